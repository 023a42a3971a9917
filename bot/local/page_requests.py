"""What a person does on the page: commands, presses, selects, messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.local import commands
from bot.local.activities import Activities
from bot.local.commands import APP_HANDLES, ENTRY_POINT, Impossible
from bot.local.components import (
    BUTTON,
    LINK,
    PREMIUM,
    SELECTS,
    STRING_SELECT,
    walk,
)
from bot.local.errors import ApiError
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interactions
from bot.local.messages import Messages, Origin
from bot.local.payloads import Payloads
from bot.local.reading import Body
from bot.local.snowflake import is_id
from bot.local.state import GROUP, Channel, Json, Message, Person, World
from bot.local.storage import Autosave
from bot.local.tabs import Tabs

MAX_HISTORY = 100
NOT_SENT = (LINK, PREMIUM)
"""The styles of buttons for which Discord's client opens something itself, without telling the bot."""


class PageRequests:
    def __init__(
        self,
        world: World,
        payloads: Payloads,
        messages: Messages,
        interactions: Interactions,
        activities: Activities,
        *,
        tabs: Tabs,
        autosave: Autosave,
        open_direct: Callable[[Person], Channel],
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._messages = messages
        self._interactions = interactions
        self._activities = activities
        self._tabs = tabs
        self._autosave = autosave
        self._open_direct = open_direct
        self._handlers: Mapping[str, Callable[[Person, Json], None]] = {
            "command": self._command,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "select": self._select,
            "dismiss": self._dismiss,
            "send": self._send,
            "read": self._read,
            "history": self._history,
            "open_dm": self._open_dm,
            "enter": self._enter,
            "launch": self._launch,
            "join_activity": self._join_activity,
            "leave_activity": self._leave_activity,
            "authorize": self._authorize,
        }

    def answer(self, person: Person, request: Json) -> None:
        """Handle a request; if it cannot be done, push an error frame that says why."""
        try:
            self.handle(person, request)
        except Impossible as error:
            self._error(person, request, 0, str(error))
        except ApiError as error:
            self._error(person, request, error.body["code"], error.body["message"])

    def handle(self, person: Person, request: Json) -> None:
        """Carry out a request; raises Impossible for what Discord's client would not allow, ApiError for what
        Discord refuses."""
        handler = self._handlers.get(str(request.get("op")))
        if handler is None:
            raise Impossible(f"there is no request {request.get('op')!r}")
        handler(person, request)

    def _error(self, person: Person, request: Json, code: int, message: str) -> None:
        error = {"nonce": request.get("nonce"), "code": code, "message": message}
        self._tabs.push(person.id, {"t": "error", "d": error})

    def _command(self, person: Person, request: Json) -> None:
        channel = self._channel(person, request)
        name, data = self._data(person, channel, request)
        self._interactions.send(COMMAND, person, channel, data, nonce=_nonce(request), name=name)

    def _autocomplete(self, person: Person, request: Json) -> None:
        channel = self._channel(person, request)
        name, data = self._data(person, channel, request, focused=str(request.get("focused")))
        self._interactions.send(AUTOCOMPLETE, person, channel, data, nonce=_nonce(request), name=name)

    def _data(
        self, person: Person, channel: Channel, request: Json, focused: str | None = None
    ) -> tuple[str, Json]:
        options = request.get("options") or {}
        if not isinstance(options, dict):
            raise Impossible("options must be an object of names and values")
        name = str(request.get("name"))
        return commands.build(
            self._world, self._payloads, person, channel, name=name, given=options, focused=focused
        )

    def _press(self, person: Person, request: Json) -> None:
        channel, message, part = self._component(person, request)
        if part["type"] != BUTTON or part.get("style") in NOT_SENT:
            raise Impossible(f"{part.get('custom_id')!r} is not a button to press")
        data = {"component_type": BUTTON, "custom_id": part["custom_id"], "id": part["id"]}
        self._interactions.send(COMPONENT, person, channel, data, nonce=_nonce(request), source=message)

    def _select(self, person: Person, request: Json) -> None:
        channel, message, part = self._component(person, request)
        if part["type"] not in SELECTS:
            raise Impossible(f"{part.get('custom_id')!r} is not a select")
        values, resolved = self._chosen(channel, part, request.get("values"))
        data = {
            "component_type": part["type"],
            "custom_id": part["custom_id"],
            "id": part["id"],
            "values": values,
            **({"resolved": resolved} if resolved else {}),
        }
        self._interactions.send(COMPONENT, person, channel, data, nonce=_nonce(request), source=message)

    def _chosen(self, channel: Channel, select: Json, given: Any) -> tuple[list[str], Json]:
        """Return the values of a select and what they stand for; raises Impossible."""
        values = [str(value) for value in given] if isinstance(given, list) else []
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        if not low <= len(values) <= high or len(set(values)) != len(values):
            raise Impossible(f"choose {low} to {high} different options, not {values}")
        if select["type"] == STRING_SELECT:
            known = {option["value"] for option in select["options"]}
            if not known.issuperset(values):
                raise Impossible(f"{values} are not all options of {select['custom_id']!r}")
            return values, {}
        kind = {5: commands.USER, 6: commands.ROLE, 7: commands.MENTIONABLE, 8: commands.CHANNEL}[
            select["type"]
        ]
        mentioned, has_members = [(kind, value) for value in values], channel.type != GROUP
        return values, commands.resolve(self._world, self._payloads, mentioned, has_members=has_members)

    def _dismiss(self, person: Person, request: Json) -> None:
        _, message = self._message(person, request)
        if not message.is_ephemeral:
            raise Impossible("only an ephemeral message can be dismissed")
        # Only the tabs hide it: the bot may still edit it through its token.
        self._tabs.dismiss(person.id, message)

    def _send(self, person: Person, request: Json) -> None:
        channel, content = self._channel(person, request), request.get("content")
        if not isinstance(content, str | None):
            raise Impossible(f"{content!r} is no text")
        self._messages.create(
            channel, Body({"content": content, "nonce": _nonce(request)}), Origin(person.id)
        )

    def _read(self, person: Person, request: Json) -> None:
        channel = self._channel(person, request)
        message_id = str(request.get("message_id"))
        if not is_id(message_id):
            raise Impossible(f"{message_id!r} is not a message id")
        self._world.read.setdefault(person.id, {})[channel.id] = message_id
        self._autosave.soon()
        self._tabs.push_unread(person.id, channel.id)

    def _history(self, person: Person, request: Json) -> None:
        channel = self._channel(person, request)
        limit = request.get("limit", 50)
        if not isinstance(limit, int) or not 1 <= limit <= MAX_HISTORY:
            raise Impossible(f"limit must be 1 to {MAX_HISTORY}, not {limit!r}")
        self._tabs.push_history(person.id, channel, str(request.get("before", "")), limit, _nonce(request))

    def _open_dm(self, person: Person, _request: Json) -> None:
        channel = self._open_direct(person)
        self._tabs.push(person.id, {"t": "channel_create", "d": self._tabs.channel(channel)})

    def _enter(self, person: Person, request: Json) -> None:
        """Use the entry point of the Activity, which is handled by the application or by Discord."""
        channel = self._channel(person, request)
        entry = next(
            (one for one in commands.usable(self._world, person.id) if one["type"] == ENTRY_POINT), None
        )
        if entry is None:
            raise Impossible("this application has no entry point")
        if entry.get("handler", APP_HANDLES) != APP_HANDLES:
            self._activities.launch(person, channel, _nonce(request))
            return
        data = {"id": entry["id"], "name": entry["name"], "type": ENTRY_POINT}
        self._interactions.send(
            COMMAND, person, channel, data, nonce=_nonce(request), name=str(entry["name"])
        )

    def _launch(self, person: Person, request: Json) -> None:
        """Follow a link to the Activity."""
        link = {key: str(request.get(key) or "") for key in ("custom_id", "referrer_id", "link_id")}
        self._activities.launch(person, self._channel(person, request), _nonce(request), **link)

    def _join_activity(self, person: Person, request: Json) -> None:
        self._activities.join(person, str(request.get("instance_id")), str(request.get("frame_id")))
        self._tabs.push(person.id, {"t": "joined", "d": {"nonce": _nonce(request)}})

    def _leave_activity(self, person: Person, request: Json) -> None:
        self._activities.leave(person.id, str(request.get("frame_id")))

    def _authorize(self, person: Person, request: Json) -> None:
        answer = {"nonce": _nonce(request), "code": self._activities.authorize(person, request)}
        self._tabs.push(person.id, {"t": "authorized", "d": answer})

    def _channel(self, person: Person, request: Json) -> Channel:
        channel = self._world.channels.get(str(request.get("channel_id")))
        if channel is None or person.id not in self._world.audience(channel):
            raise Impossible("there is no such channel")
        return channel

    def _message(self, person: Person, request: Json) -> tuple[Channel, Message]:
        channel = self._channel(person, request)
        message = self._world.message(channel.id, str(request.get("message_id")))
        if message is None or person.id not in self._world.audience_of(message):
            raise Impossible("there is no such message")
        return channel, message

    def _component(self, person: Person, request: Json) -> tuple[Channel, Message, Json]:
        channel, message = self._message(person, request)
        custom_id = request.get("custom_id")
        found = next(
            (part for _, part in walk(message.components) if part.get("custom_id") == custom_id), None
        )
        if found is None or custom_id is None:
            raise Impossible(f"the message has no component {custom_id!r}")
        if found.get("disabled"):
            raise Impossible(f"{custom_id!r} is disabled")
        return channel, message, found


def _nonce(request: Json) -> str | None:
    nonce = request.get("nonce")
    return None if nonce is None else str(nonce)

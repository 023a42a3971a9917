"""Creates, edits and deletes messages, for the bot and for people."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from bot.local import permissions
from bot.local.components import CONTAINER, FILE, SELECTS, SEPARATOR, THUMBNAIL, walk
from bot.local.reading import Body
from bot.local.rules import Rules
from bot.local.snowflake import Clock, Snowflakes, made_at
from bot.local.state import COMPONENTS_V2, LOADING, Attachment, Channel, Json, Message, World
from bot.local.storage import Files

DEFAULTS: Mapping[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"spoiler": False, "description": None},
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
"""Fields that Discord fills in."""
MENTION = re.compile(r"<@!?(\d+)>")
UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")
MAX_NAME = 100
"""Characters of a file name that are kept, the last ones."""
NONCE_LIFE = 5 * 60 * 1000
"""Milliseconds in which `enforce_nonce` finds a message again."""
MOST_MESSAGES = 20_000
"""Messages of a channel; the oldest make room for new ones."""
MOST_RETIRED = 500
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Origin:
    """Who wrote a message, who sees it, and what it responds to."""

    author_id: str
    seen_by: str | None = None
    interaction: Json | None = None
    reference: str | None = None
    type: int = 0
    flags: int = 0


class Messages:
    """The messages of the world; announces every change."""

    def __init__(
        self,
        world: World,
        files: Files,
        clock: Clock,
        new_id: Snowflakes,
        *,
        rules: Rules,
        announce: Callable[[str, Message], None],
    ) -> None:
        self._world = world
        self._files = files
        self._clock = clock
        self._new_id = new_id
        self._rules = rules
        self._announce = announce
        self._retired: deque[str] = deque()
        """Files that no message has any more, the oldest first; tabs may still be loading them."""

    def create(self, channel: Channel, body: Body, origin: Origin, *, at: tuple[str, ...] = ()) -> Message:
        """Create a message; raises ApiError and changes nothing if Discord would refuse the body."""
        given = body.object
        names = [clean(name) for name, _ in body.files.values()]
        is_loading = bool(origin.flags & LOADING)
        self._rules.check_message(body, given, names=names, start=at, may_be_empty=is_loading)
        if (earlier := self._with_nonce(channel, given, origin.author_id)) is not None:
            return earlier
        message = Message(
            self._new_id(),
            channel.id,
            origin.author_id,
            self._clock(),
            content=given.get("content") or "",
            type=origin.type,
            flags=origin.flags | _settable_flags(given),
            embeds=_shown(channel, given.get("embeds") or ()),
            components=fill_components(given.get("components") or ()),
            attachments=self._attach(channel.id, body, ()),
            nonce=None if given.get("nonce") is None else str(given["nonce"]),
            mentions=_mentioned(given),
            seen_by=origin.seen_by,
            interaction=origin.interaction,
            reference=origin.reference,
        )
        self._world.put(message)
        self._announce("message_create", message)
        held = self._world.messages[channel.id]
        if len(held) > MOST_MESSAGES:
            self.delete(next(iter(held.values())))
        return message

    def edit(self, message: Message, body: Body, *, at: tuple[str, ...] = ()) -> Message:
        """Edit a message; raises ApiError and changes nothing if Discord would refuse the body."""
        given = body.object
        kept = self._kept(message, given)
        names = [*(attachment.filename for attachment in kept), *(clean(n) for n, _ in body.files.values())]
        merged = _merged(message, given)
        had_files = [attachment.id for attachment in message.attachments]
        self._rules.check_message(
            body, merged, names=names, had_files=had_files, had_flags=message.flags, start=at
        )
        was_loading = bool(message.flags & LOADING)
        edited = replace(
            message,
            content=merged["content"] or "",
            embeds=_shown(self._world.channels.get(message.channel_id), given["embeds"] or ())
            if "embeds" in given
            else message.embeds,
            components=fill_components(merged["components"]) if "components" in given else message.components,
            attachments=self._attach(message.channel_id, body, kept),
            flags=(message.flags & ~LOADING) | _settable_flags(given),
            edited=None if was_loading else self._clock(),
            mentions=_mentioned(given) if was_loading else message.mentions,
        )
        self._retire(message, {attachment.id for attachment in kept})
        self._world.put(edited)
        self._announce("message_update", edited)
        return edited

    def delete(self, message: Message) -> None:
        self._world.messages[message.channel_id].pop(message.id, None)
        self._retire(message)
        self._announce("message_delete", message)

    def _retire(self, message: Message, kept: Collection[str] = ()) -> None:
        self._retired.extend(file.path for file in message.attachments if file.id not in kept)
        while len(self._retired) > MOST_RETIRED:
            self._files.delete(self._retired.popleft())

    def _kept(self, message: Message, given: Json) -> tuple[Attachment, ...]:
        """Return the files that an edit keeps: those that `attachments` lists, or all if it has no such
        field."""
        if "attachments" not in given:
            return message.attachments
        listed = {
            str(entry.get("id")): entry for entry in given["attachments"] or () if isinstance(entry, dict)
        }
        return tuple(
            replace(own, description=listed[own.id].get("description", own.description))
            for own in message.attachments
            if own.id in listed
        )

    def _attach(self, channel_id: str, body: Body, kept: Sequence[Attachment]) -> tuple[Attachment, ...]:
        entries = {str(entry.get("id")): entry for entry in body.object.get("attachments") or ()}
        fresh = []
        for number, (given_name, content) in sorted(body.files.items()):
            entry = entries.get(str(number), {})
            name = clean(entry.get("filename") or given_name)
            number_id = self._new_id()
            path = f"attachments/{channel_id}/{number_id}/{name}"
            self._files.write(path, content)
            width, height = image_size(content)
            kind = mimetypes.guess_type(name)[0]
            fresh.append(
                Attachment(number_id, name, len(content), kind, path, entry.get("description"), width, height)
            )
        return (*kept, *fresh)

    def _with_nonce(self, channel: Channel, given: Json, author_id: str) -> Message | None:
        nonce = given.get("nonce")
        if not given.get("enforce_nonce") or nonce is None:
            return None
        since = self._clock() - NONCE_LIFE
        for message in reversed(self._world.messages.get(channel.id, {}).values()):
            if made_at(message.id) < since:
                return None
            if message.nonce == str(nonce) and message.author_id == author_id:
                return message
        return None


def clean(name: str) -> str:
    """Return a file name as Discord stores it."""
    return UNSAFE.sub("_", name)[-MAX_NAME:].lstrip("._-") or "unknown"


def image_size(content: bytes) -> tuple[int | None, int | None]:
    """Return width and height of a PNG picture; None for anything else."""
    if not content.startswith(PNG) or len(content) < 24:
        return None, None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _shown(channel: Channel | None, given: Sequence[Json]) -> tuple[Json, ...]:
    """Return the embeds to show: where the bot may not embed links, Discord silently drops them."""
    if channel is not None and not permissions.may(permissions.of_bot(channel), "EMBED_LINKS"):
        return ()
    # Discord keeps rich ones, without what is null.
    return tuple({**_present(embed), "type": "rich"} for embed in given)


def _present(part: Json) -> Json:
    def kept(value: object) -> object:
        if isinstance(value, dict):
            return _present(value)
        return [kept(item) for item in value] if isinstance(value, list) else value

    return {key: kept(value) for key, value in part.items() if value is not None}


def _settable_flags(body: Json) -> int:
    """Return the flags that any message may set; EPHEMERAL is not among them."""
    return int(body.get("flags") or 0) & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2)


def fill_components(components: Sequence[Json]) -> tuple[Json, ...]:
    """Return the components with the fields that Discord fills in, such as ids."""
    used = {part.get("id") for _, part in walk(components)}
    fresh = (number for number in count(1) if number not in used)

    def fill(part: Json) -> Json:
        done = {
            **DEFAULTS.get(part.get("type", 0), {}),
            **{key: value for key, value in part.items() if value is not None},
            "id": part.get("id") or next(fresh),
            **_media(part),
        }
        if isinstance(part.get("emoji"), dict):
            # Unicode emojis have no id.
            done["emoji"] = _present(part["emoji"])
        if isinstance(part.get("options"), list):
            done["options"] = [
                {**option, "emoji": _present(option["emoji"])}
                if isinstance(option.get("emoji"), dict)
                else option
                for option in part["options"]
            ]
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                done[key] = fill(part[key])
        if isinstance(part.get("components"), list):
            done["components"] = [fill(child) for child in part["components"]]
        return done

    return tuple(fill(component) for component in components)


def _media(part: Json) -> Json:
    """Return the media of a component, each with an id and a URL to load it from."""
    items = part.get("items")
    if isinstance(items, list):
        return {"items": [{"description": None, "spoiler": False, **item, **_media(item)} for item in items]}
    return {
        key: {"id": "0", "proxy_url": part[key]["url"], **part[key]}
        for key in ("media", "file")
        if isinstance(part.get(key), dict)
    }


def _merged(message: Message, given: Json) -> Json:
    """Return the fields of the message after the edit that the rules check together."""
    own: Json = {
        "content": message.content,
        "embeds": list(message.embeds),
        "components": list(message.components),
    }
    merged = {key: given.get(key, value) for key, value in own.items()}
    return {
        key: ("" if key == "content" else []) if value is None else value for key, value in merged.items()
    }


def _mentioned(given: Json) -> tuple[str, ...]:
    named = dict.fromkeys(MENTION.findall(given.get("content") or ""))
    allowed = given.get("allowed_mentions")
    if not isinstance(allowed, dict) or "users" in (allowed.get("parse") or ()):
        return tuple(named)
    users = {str(user) for user in allowed.get("users") or ()}
    return tuple(person for person in named if person in users)

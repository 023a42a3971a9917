"""Scripted people on a local server, who see what their pages would show and press controls."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Any

from bot.local.callbacks import UPDATE
from bot.local.components import walk
from bot.local.hub import Hub
from bot.local.interactions import Interaction
from bot.local.state import Channel, Json, Message, Person
from bot.pages.control import Control, parse_control

SHEET = "sheet.png"
PATIENCE = 3.2
"""Seconds to wait for an answer; after three, Discord says that the interaction failed."""


@dataclass(frozen=True, slots=True)
class Part:
    """A control that a message shows."""

    message: Message
    control: Control
    custom_id: str
    values: tuple[str, ...] = ()
    """The options of a select."""


@dataclass(frozen=True, slots=True)
class PressOutcome:
    """How a press ended."""

    seconds: float | None
    """Seconds until the callback arrived; None if none came."""
    shown: Message | None = None
    """The pressed message as the answer shows it; None if the answer was a deferral, or a message of its own."""
    interaction: str = ""


class Crowd:
    """All people on one server. Their presses take the same path as the page's, except for its socket."""

    def __init__(self, hub: Hub, place: str | None = None) -> None:
        """Create the people of a channel, by its name; by default the first."""
        self.hub = hub
        self._place = place
        self._waiting: dict[str, asyncio.Future[PressOutcome]] = {}
        self._numbers = count()
        self._answered = hub.interactions.answered
        hub.interactions.answered = self._note_answer  # type: ignore[method-assign]  # the server has no other hook

    @property
    def channel(self) -> Channel:
        """Return the channel shared by everyone."""
        places = (channel for channel in self.hub.world.channels.values() if channel.recipient is None)
        return next(place for place in places if self._place in (None, place.name))

    async def command(self, person: Person, name: str, **options: Any) -> PressOutcome:
        return await self.command_in(self.channel, person, name, options)

    async def command_in(
        self, channel: Channel, person: Person, name: str, options: Mapping[str, Any]
    ) -> PressOutcome:
        request = {"op": "command", "channel_id": channel.id, "name": name, "options": dict(options)}
        return await self._act(person, request)

    async def press(self, person: Person, part: Part, value: str | None = None) -> PressOutcome:
        """Press a button, or choose this value of a select."""
        request = {
            "op": "press" if value is None else "select",
            "channel_id": part.message.channel_id,
            "message_id": part.message.id,
            "custom_id": part.custom_id,
        }
        return await self._act(person, request if value is None else {**request, "values": [value]})

    def give_up(self) -> None:
        """Release everyone who waits: the bot is gone."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(PressOutcome(None))

    def panels(self, person: Person) -> Iterator[Message]:
        """Yield every sheet that this person can play on, in any channel."""
        direct = self.hub.world.direct_channel(person.id)
        places = [self.channel.id] if direct is None else [direct.id, self.channel.id]
        for place in places:
            for message in self.hub.world.messages.get(place, {}).values():
                if is_sheet(message) and person.id in self.hub.world.audience_of(message):
                    yield message

    def private(self, person: Person) -> Iterator[Message]:
        """Yield the messages that only this person sees in the channel."""
        messages = self.hub.world.messages.get(self.channel.id, {}).values()
        return (message for message in messages if message.seen_by == person.id)

    async def _act(self, person: Person, request: Json) -> PressOutcome:
        nonce = f"{self.channel.name}-{next(self._numbers)}"
        waiting = self._waiting[nonce] = asyncio.get_running_loop().create_future()
        begin, made = perf_counter(), ""
        try:
            self.hub.page_requests.handle(person, {**request, "nonce": nonce})
            newest = self.hub.interactions.newest
            made = "" if newest is None else newest.id
            outcome = await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            return PressOutcome(None, interaction=made)
        finally:
            del self._waiting[nonce]
        return PressOutcome(outcome.seconds and outcome.seconds - begin, outcome.shown, outcome.interaction)

    def _note_answer(self, interaction: Interaction, kind: int) -> None:
        self._answered(interaction, kind)
        waiting = self._waiting.get(interaction.nonce or "")
        if waiting is not None and not waiting.done():
            # A message that stays as it was answers an earlier press.
            source = interaction.source if kind == UPDATE else None
            shown = None if source is None else self.hub.world.message(source.channel_id, source.id)
            waiting.set_result(PressOutcome(perf_counter(), shown, interaction.id))


def controls(message: Message) -> Iterator[Part]:
    """Yield the game controls that a message shows."""
    for _, part in walk(message.components):
        control = parse_control(str(part.get("custom_id", "")))
        if control is not None and not part.get("disabled"):
            values = tuple(str(option["value"]) for option in part.get("options", ()))
            yield Part(message, control, part["custom_id"], values)


def find(message: Message, verb: str, is_it: Callable[[Part], bool] = lambda _: True) -> Part | None:
    """Return the first matching control with this verb."""
    return next((part for part in controls(message) if part.control.verb == verb and is_it(part)), None)


def is_sheet(message: Message) -> bool:
    return any(attachment.filename == SHEET for attachment in message.attachments)

"""People on a local server who see what their pages would show, and press controls there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from heapq import merge
from itertools import count
from time import perf_counter
from typing import Any

from bot.local.callbacks import UPDATE
from bot.local.hub import Hub
from bot.local.interactions import Interaction
from bot.local.state import LOADING, Channel, Json, Message, Person
from bot.pages.control import Verb
from tests.world.offers import Part, controls, find, is_sheet
from tests.world.player import Outcome

PATIENCE = 3.2
"""Seconds to wait for an answer; after three, Discord says that the interaction failed."""
SAVED = "Saved"
"""Every sentence that acknowledges a move says so; the people read English."""
REFUSED = "⚠️"
"""Begins the remark on a sheet that says why a press changed nothing."""


class Crowd:
    """All people on one server. Their presses take the same path as the page's, except for its socket."""

    def __init__(self, hub: Hub, place: str | None = None) -> None:
        """Create the people of a channel, by its name; by default the first."""
        self.hub = hub
        self._place = place
        self._waiting: dict[str, asyncio.Future[Outcome]] = {}
        self._numbers = count()
        self._direct: dict[str, Channel] = {}
        self._answered = hub.interactions.answered
        hub.interactions.answered = self._note_answer  # type: ignore[method-assign]  # the server has no other hook

    @property
    def channel(self) -> Channel:
        """Return the channel shared by everyone."""
        places = (channel for channel in self.hub.world.channels.values() if channel.recipient is None)
        return next(place for place in places if self._place in (None, place.name))

    async def command(self, person: Person, name: str, **options: Any) -> Outcome:
        return await self.command_in(self.channel, person, name, options)

    async def command_in(
        self, channel: Channel, person: Person, name: str, options: Mapping[str, Any]
    ) -> Outcome:
        return await self._act(person, command_request(channel, name, options))

    async def press(self, person: Person, part: Part, value: str | None = None) -> Outcome:
        """Press a button, or choose this value of a select."""
        return await self._act(person, press_request(part, value))

    def give_up(self) -> None:
        """Release everyone who waits: the bot is gone."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(Outcome(None))

    def drop_old_pictures(self) -> None:
        """Drop the pictures that no message shows any more; they would fill the disk."""
        messages = (message for kept in self.hub.world.messages.values() for message in kept.values())
        self.hub.files.keep_only({a.path for message in messages for a in message.attachments})

    def public(self, channel: Channel | None = None) -> Iterator[Message]:
        """Yield what everyone in a channel sees, the newest first."""
        for message in self._newest((channel or self.channel).id):
            if not message.is_ephemeral and not message.flags & LOADING:
                yield message

    def private(self, person: Person, channel: Channel | None = None) -> Iterator[Message]:
        """Yield the messages that only this person sees in a channel, the newest first."""
        messages = self._newest((channel or self.channel).id)
        return (message for message in messages if message.seen_by == person.id)

    def panels(self, person: Person, channel: Channel | None = None) -> Iterator[Message]:
        """Yield every sheet that this person can play on, by direct message or in a channel, the newest first."""
        here = filter(is_sheet, self.private(person, channel))
        return merge(self.direct_panels(person), here, key=lambda sheet: int(sheet.id), reverse=True)

    def direct_panels(self, person: Person) -> Iterator[Message]:
        """Yield the sheets that came by direct message, the newest first."""
        # The server would look through all channels each time.
        direct = self._direct.get(person.id) or self.hub.world.direct_channel(person.id)
        if direct is None:
            return iter(())
        self._direct[person.id] = direct
        return filter(is_sheet, self._newest(direct.id))

    def _newest(self, place: str) -> Iterator[Message]:
        return reversed(self.hub.world.messages.get(place, {}).values())

    async def _act(self, person: Person, request: Json) -> Outcome:
        nonce = f"{self.channel.name}-{next(self._numbers)}"
        waiting = self._waiting[nonce] = asyncio.get_running_loop().create_future()
        begin, made = perf_counter(), ""
        try:
            self.hub.page_requests.handle(person, {**request, "nonce": nonce})
            made = next(reversed(self.hub.interactions._by_id), "")
            outcome = await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            return Outcome(None, made)
        finally:
            del self._waiting[nonce]
        return Outcome(outcome.seconds and outcome.seconds - begin, outcome.key, outcome.shown)

    def _note_answer(self, interaction: Interaction, kind: int) -> None:
        self._answered(interaction, kind)
        waiting = self._waiting.get(interaction.nonce or "")
        if waiting is not None and not waiting.done():
            # A message that stays as it was answers an earlier press.
            source = interaction.source if kind == UPDATE else None
            shown = None if source is None else self.hub.world.message(source.channel_id, source.id)
            waiting.set_result(Outcome(perf_counter(), interaction.id, shown))


class ChatHand:
    """A person who plays on the messages of their sheets."""

    def __init__(self, crowd: Crowd, person: Person, channel: Channel | None = None) -> None:
        """`channel` is where they play, unless only by direct message."""
        self._crowd = crowd
        self._person = person
        self._channel = channel

    async def sheets(self) -> Iterator[list[Part]]:
        crowd, person, channel = self._crowd, self._person, self._channel
        return map(parts_of, crowd.panels(person, channel) if channel else crowd.direct_panels(person))

    async def press(self, offer: Part, value: str | None = None) -> Outcome:
        return await self._crowd.press(self._person, offer, value)

    def has_saved(self, offer: Part, outcome: Outcome) -> bool:
        # A refusal shows what was saved before.
        if outcome.shown is None or REFUSED in outcome.shown.words:
            return False
        undo = find(outcome.shown, Verb.RETRACT)
        return SAVED in outcome.shown.words and undo is not None and undo.control.step == offer.control.step


def parts_of(message: Message) -> list[Part]:
    """Return what a sheet offers, lists first: a button may be a pass."""
    return sorted(controls(message), key=lambda part: not part.values)


def command_request(channel: Channel, name: str, options: Mapping[str, Any]) -> Json:
    return {"op": "command", "channel_id": channel.id, "name": name, "options": dict(options)}


def press_request(part: Part, value: str | None = None) -> Json:
    place = {"channel_id": part.message.channel_id, "message_id": part.message.id}
    request = {"op": "press", **place, "custom_id": part.custom_id}
    return request if value is None else {**request, "op": "select", "values": [value]}

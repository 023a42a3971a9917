"""Tables of four scripted people, who press when they can; a given number of tables at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterator
from random import Random
from time import perf_counter

from bot.games.registry import PARTS
from bot.local.hub import Hub
from bot.local.state import Message, Person
from tests.bench.load.crowd import Crowd, Part, controls, find, is_sheet
from tests.bench.load.figures import Window
from tests.bench.load.waits import Span

SEATS = 4
AT_ONCE = 16
OPENING_AT_ONCE = 8
OPENING_SECONDS = 120.0
OVER_SECONDS = 3.0
"""Seconds without anything to press for anyone after which a game counts as over."""
LOOK_SECONDS = 0.02
FIRST_CHOICE = 0.8
"""How often people choose from the first list that their sheet shows."""
MOVES = ("move", "decide", "choose")


class Tables:
    def __init__(self, hub: Hub, seed: int, place: str | None = None) -> None:
        """Create tables in a channel, by its name; by default the first."""
        self._hub = hub
        self._crowd = Crowd(hub, place)
        self._chance = Random(seed)
        self._places: dict[str, str] = {}
        self.groups: list[list[Person]] = []

    def invite(self, count: int, locale: str = "en-US") -> None:
        """Add this many groups of new people."""
        for number in range(len(self.groups), len(self.groups) + count):
            names = (f"{self._crowd.channel.name} {number}-{seat}" for seat in range(SEATS))
            self.groups.append([self._hub.add_person(name, locale) for name in names])

    async def open(self, groups: list[list[Person]]) -> None:
        """Let each group open a game and begin; return when everyone has a sheet."""
        room = asyncio.Semaphore(OPENING_AT_ONCE)

        async def one(group: list[Person]) -> None:
            async with room:
                await self._open(group)

        try:
            async with asyncio.timeout(OPENING_SECONDS):
                await asyncio.gather(*(one(group) for group in groups))
        except TimeoutError:
            raise TimeoutError(
                f"{len(groups)} games had not all begun after {OPENING_SECONDS:.0f} s"
            ) from None

    async def press(self, people: list[Person], seconds: float, at_once: int = AT_ONCE) -> Window:
        """Let those who owe a move make it and press Ready, as fast as the bot answers, so many of them at once."""
        waiting, window = deque(people), Window()
        begin = perf_counter()
        workers = (self._work(waiting, begin + seconds, window) for _ in range(min(at_once, len(people))))
        await asyncio.gather(*workers)
        window.seconds = perf_counter() - begin
        return window

    async def press_in_turn(self, people: list[Person], seconds: float) -> None:
        """Press as `press` does, but one press after another."""
        await self._work(deque(people), perf_counter() + seconds, Window())

    def sheet(self, person: Person) -> Message | None:
        """Return the person's newest sheet."""
        place = self._places.get(person.id)
        if place is None:
            channel = self._hub.world.direct_channel(person.id)
            if channel is None:
                return None
            place = self._places[person.id] = channel.id
        messages = self._hub.world.messages.get(place, {})
        return next((message for message in reversed(messages.values()) if is_sheet(message)), None)

    async def _work(self, waiting: deque[Person], until: float, window: Window) -> None:
        while perf_counter() < until:
            person = waiting.popleft() if waiting else None
            part = None if person is None else next(self._turn(person), None)
            if person is None or part is None:
                await asyncio.sleep(0.001)
            else:
                pressed = perf_counter()
                outcome = await self._crowd.press(person, part, self._value(part))
                if outcome.seconds is None:
                    window.failed += 1
                else:
                    window.answered[outcome.interaction] = Span(pressed, pressed + outcome.seconds)
            if person is not None:
                waiting.append(person)

    def _turn(self, person: Person) -> Iterator[Part]:
        """Yield the control that the person has to press: a move, the first half of one, or Ready."""
        sheet = self.sheet(person)
        if sheet is None:
            return
        parts = list(controls(sheet))
        has_moved = any(part.control.verb == "retract" for part in parts)
        for verb in ("ready",) if has_moved else MOVES:
            owed = [part for part in parts if part.control.verb == verb]
            yield from sorted(owed, key=lambda part: not part.values)

    def _value(self, part: Part) -> str | None:
        return self._chance.choice(part.values) if part.values else None

    async def play(self, group: list[Person], game: str, **options: str) -> AsyncGenerator[bool, None]:
        """Let the group play a whole game, one press after the other; yield whether each was answered."""
        await self._open(group, game, **options)
        idle = 0.0
        while idle < OVER_SECONDS:
            idle += LOOK_SECONDS
            for person in group:
                if parts := list(self._turn(person)):
                    # Sometimes another list: the first may offer nothing that can be placed.
                    part = parts[0] if self._chance.random() < FIRST_CHOICE else self._chance.choice(parts)
                    yield (await self._crowd.press(person, part, self._value(part))).seconds is not None
                    idle = 0.0
            await asyncio.sleep(LOOK_SECONDS)

    async def _open(self, group: list[Person], game: str = next(iter(PARTS)), **options: str) -> None:
        host, *guests = group
        before = {person.id: self.sheet(person) for person in group}
        await self._crowd.command(host, f"{game} play", players=SEATS, **options)
        while (lobby := self._lobby(host)) is None:  # noqa: ASYNC110 (the server tells no event)
            await asyncio.sleep(0.01)
        for guest in guests:
            if (join := find(lobby, "join")) is not None:
                await self._crowd.press(guest, join)
        while any(self._is_same(person, before[person.id]) for person in group):  # noqa: ASYNC110 (the same)
            await asyncio.sleep(0.01)

    def _lobby(self, host: Person) -> Message | None:
        messages = self._hub.world.messages.get(self._crowd.channel.id, {})
        mine = (message for message in reversed(messages.values()) if f"<@{host.id}> – host" in message.words)
        return next((message for message in mine if find(message, "join")), None)

    def _is_same(self, person: Person, before: Message | None) -> bool:
        now = self.sheet(person)
        return now is None or (before is not None and now.id == before.id)

"""Tables of four scripted people, who press or tap when they can; a given number of tables at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Sequence
from random import Random
from time import perf_counter
from typing import Any

import aiohttp

from bot.door.activity.server import PREFIX
from bot.games.registry import PARTS
from bot.local.hub import Hub
from bot.local.state import Message, Person
from bot.pages.control import Control, Verb
from tests.bench.load.figures import Window
from tests.bench.load.waits import Span
from tests.waiting import until
from tests.world.activity import ActivityHand
from tests.world.chat import ChatHand, Crowd
from tests.world.offers import controls, find
from tests.world.player import Hand, Turn, owed, with_value

SEATS = 4
AT_ONCE = 16
OPENING_AT_ONCE = 8
OPENING_SECONDS = 120.0
OVER_SECONDS = 3.0
"""Seconds without anything to press for anyone after which a game counts as over."""
LOOK_SECONDS = 0.02
FIRST_CHOICE = 0.8
"""How often people choose from the first list that their sheet shows."""


class Tables:
    def __init__(self, hub: Hub, seed: int, place: str | None = None, *, url: str | None = None) -> None:
        """Create tables in a channel, by its name; by default the first. `url` is the address of the bot's door, if people
        tap in the Activity, and their sheets come in no message."""
        self._hub = hub
        self._url = url
        self._chance = Random(seed)
        self.crowd = Crowd(hub, place)
        self.groups: list[list[Person]] = []
        self.hands: dict[str, Hand[Any]] = {}

    def invite(self, count: int, locale: str = "en-US") -> None:
        """Add this many groups of new people."""
        for number in range(len(self.groups), len(self.groups) + count):
            names = (f"{self.crowd.channel.name} {number}-{seat}" for seat in range(SEATS))
            group = [self._hub.add_person(name, locale) for name in names]
            self.groups.append(group)
            self.hands |= {person.id: ChatHand(self.crowd, person) for person in group}

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

    async def aclose(self) -> None:
        """Close the pages of those who tap."""
        for hand in self.hands.values():
            if isinstance(hand, ActivityHand):
                await hand.close()

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
        return next(self.crowd.direct_panels(person), None)

    async def turn(self, person: Person) -> Turn[Any] | None:
        """Return what the person has to press: a move, the first half of one, or Ready."""
        found = await self._owed(person)
        return with_value(found[0], self._chance) if found else None

    async def first_sheet(self, person: Person) -> float:
        """Return how many seconds pass from asking for the page until it shows the own sheet."""
        hand = self.hands[person.id]
        assert isinstance(hand, ActivityHand)
        begin = perf_counter()
        async with aiohttp.ClientSession() as http, http.get(f"{self._url}{PREFIX}") as answer:
            await answer.read()
            page = await hand.another_page(http)
            seconds = perf_counter() - begin
            await page.close()
        return seconds

    async def _work(self, waiting: deque[Person], until: float, window: Window) -> None:
        while perf_counter() < until:
            person = waiting.popleft() if waiting else None
            turn = None if person is None else await self.turn(person)
            if person is None or turn is None:
                await asyncio.sleep(0.001)
            else:
                pressed = perf_counter()
                outcome = await self.hands[person.id].press(*turn)
                if outcome.seconds is None:
                    window.failed += 1
                else:
                    window.answered[outcome.key] = Span(pressed, pressed + outcome.seconds)
            if person is not None:
                waiting.append(person)

    async def _owed(self, person: Person) -> Sequence[Any]:
        return owed(next(iter(await self.hands[person.id].sheets()), ()))

    async def play(self, group: list[Person], game: str, **options: str) -> AsyncGenerator[bool, None]:
        """Let the group play a whole game, one press after the other; yield whether each was answered."""
        await self._open(group, game, **options)
        idle = 0.0
        while idle < OVER_SECONDS:
            idle += LOOK_SECONDS
            for person in group:
                if found := await self._owed(person):
                    # Sometimes another list: the first may offer nothing that can be placed.
                    is_first = self._chance.random() < FIRST_CHOICE
                    offer = found[0] if is_first else self._chance.choice(found)
                    outcome = await self.hands[person.id].press(*with_value(offer, self._chance))
                    yield outcome.seconds is not None
                    idle = 0.0
            await asyncio.sleep(LOOK_SECONDS)

    async def _open(self, group: list[Person], game: str = next(iter(PARTS)), **options: str) -> None:
        host, *guests = group
        before = {person.id: self.sheet(person) for person in group}
        if self._url is not None:
            options["sheets"] = "channel"
        await self.crowd.command(host, f"{game} play", players=SEATS, **options)
        while (lobby := self._lobby(host)) is None:  # noqa: ASYNC110 (the server tells no event)
            await asyncio.sleep(0.01)
        [join] = [part for part in controls(lobby) if part.control.verb == Verb.JOIN]
        for guest in guests:
            # On a busy machine a press may come too late, and without everybody the game does not begin.
            while (await self.crowd.press(guest, join)).seconds is None:
                pass
        if self._url is not None:
            await self._open_pages(self._url, group, join.control.game)
            return
        while any(self._is_same(person, before[person.id]) for person in group):  # noqa: ASYNC110 (the same)
            await asyncio.sleep(0.01)

    async def _open_pages(self, url: str, group: list[Person], game: str) -> None:
        start = Control(Verb.SHEET, game).custom_id()
        for person in group:
            hand = self.hands[person.id] = ActivityHand(self._hub, url, self.crowd.channel, person, start)
            await until(hand.sheets)

    def _lobby(self, host: Person) -> Message | None:
        mine = (message for message in self.crowd.public() if f"<@{host.id}> – host" in message.words)
        return next((message for message in mine if find(message, Verb.JOIN)), None)

    def _is_same(self, person: Person, before: Message | None) -> bool:
        now = self.sheet(person)
        return now is None or (before is not None and now.id == before.id)

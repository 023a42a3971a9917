"""Tables of two on several servers, whose people play until they are stopped."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from bot.local.hub import Hub
from bot.local.interactions import Interaction
from bot.local.state import Channel, Message, Person
from tests.bench.load.crowd import Crowd, Part, PressOutcome, controls, find, is_sheet
from tests.process.players import ENTERS, GAMES, Ledger, Press, promises, turn_on

SEATS = 2
LOOK_SECONDS = 2.0
SHOWN_SECONDS = 20.0
"""After which a person tries again to open a table."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A press, and how it ended."""

    at: float
    until: float
    seconds: float | None
    verb: str
    guild: str | None
    interaction: str


@dataclass(frozen=True, slots=True)
class Again:
    """A second answer to a press, which the server refused."""

    at: float
    interaction: str
    kind: int
    """The type of the first answer."""


@dataclass(slots=True)
class Table:
    channel: Channel
    people: list[Person]
    is_direct: bool
    """Whether its sheets are in direct messages; else in the channel."""
    is_idle: bool
    """Whether no one plays, so that its deadlines run out."""
    game: str
    """The word of its command."""
    opened: int = 0
    """How often somebody asked for a new game."""


@dataclass
class Gathering:
    hub: Hub
    channels: list[Channel]
    chance: Random
    pause: float
    """Mean seconds between two presses at a table."""
    clock: str | None = None
    """The clock of the games, unless it is the server's."""
    tables: list[Table] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    ledger: Ledger = field(default_factory=lambda: defaultdict(list))
    in_flight: int = 0

    def __post_init__(self) -> None:
        self.crowd = Crowd(self.hub)
        self.twice: list[Again] = []
        self._count_answers()
        self._may_press = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def _count_answers(self) -> None:
        interactions = self.hub.interactions
        to_answer = interactions.to_answer

        def counting(interaction_id: str, token: str) -> Interaction:
            known = interactions.find(interaction_id)
            if known is not None and known.answer is not None:
                self.twice.append(Again(perf_counter(), interaction_id, known.answer))
            return to_answer(interaction_id, token)

        # The server has no other hook for refused answers.
        interactions.to_answer = counting  # type: ignore[method-assign]  # counts on the way

    def invite(self, count: int, *, direct: float, idle: float) -> None:
        """Seat people at this many tables; shares of them play by direct message, or not at all."""
        for number in range(count):
            people = [self.hub.add_person(f"P{number}-{seat}", "en-US") for seat in range(SEATS)]
            channel = self.channels[number % len(self.channels)]
            is_direct, is_idle = self.chance.random() < direct, self.chance.random() < idle
            game = GAMES[number % len(GAMES)]
            self.tables.append(Table(channel, people, is_direct=is_direct, is_idle=is_idle, game=game))

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._live(table)) for table in self.tables]
        self.resume()

    def resume(self) -> None:
        self._may_press.set()

    def pause_all(self) -> None:
        self._may_press.clear()

    def check_alive(self) -> None:
        """Raise the error that stopped a table early."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for fault in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(fault, Exception):
                raise fault

    async def _live(self, table: Table) -> None:
        chance = Random(self.chance.random())
        await asyncio.sleep(chance.random() * self.pause)
        while True:
            await self._may_press.wait()
            person = chance.choice(table.people)
            acted = await self._act(table, person, chance)
            await asyncio.sleep(
                (0.2 + 1.6 * chance.random()) * self.pause if acted else min(LOOK_SECONDS, self.pause)
            )

    async def _act(self, table: Table, person: Person, chance: Random) -> bool:
        """Whether there was something to do."""
        shown = self._newest(table)
        if shown is None or find(shown, "rematch") is not None:
            return await self._seat(table, shown)
        game = next(controls(shown)).control.game
        sheet = self._sheet(table, person, game)
        if find(shown, "join") is not None:
            return await self._join(table, shown)
        if sheet is None:
            part = find(shown, "sheet")
            return part is not None and not table.is_direct and await self._press(table, person, part)
        if table.is_idle:
            return False
        return await self._play(table, person, sheet, chance)

    async def _seat(self, table: Table, over: Message | None) -> bool:
        host = table.people[0]
        again = None if over is None else find(over, "rematch")
        table.opened += 1
        if again is not None:
            return await self._press(table, host, again)
        options: dict[str, Any] = {"players": SEATS, "level": str(self.chance.randint(1, 4))}
        if table.game == "brilliant":
            options["start"] = self.chance.choice(("stars", "free"))
        if not table.is_direct:
            options["sheets"] = "channel"
        if self.clock is not None:
            options["clock"] = self.clock
        work = self.crowd.command_in(table.channel, host, f"{table.game} play", options)
        outcome = await self._sent(work, "play", table.channel)
        until = perf_counter() + (0 if outcome.seconds is None else SHOWN_SECONDS)
        while self._newest(table) is None and perf_counter() < until:  # noqa: ASYNC110 (as a person looks)
            await asyncio.sleep(min(LOOK_SECONDS, self.pause))
        return True

    async def _join(self, table: Table, lobby: Message) -> bool:
        part = find(lobby, "join")
        for person in table.people:
            if part is not None and f"<@{person.id}>" not in lobby.words:
                return await self._press(table, person, part)
        return False

    async def _play(self, table: Table, person: Person, sheet: Message, chance: Random) -> bool:
        turn = turn_on(sheet, chance)
        if turn is None:
            return False
        part, value = turn
        if part.control.verb not in (*ENTERS, "retract"):
            await self._pressed(table, person, part, value)
            return True
        press = Press(None if part.control.verb == "retract" else value or part.control.arg)
        self.ledger[part.control.game, person.id, part.control.step].append(press)
        outcome = await self._pressed(table, person, part, value)
        press.is_acknowledged = press.move is not None and promises(outcome, part)
        return True

    async def _press(self, table: Table, person: Person, part: Part) -> bool:
        await self._pressed(table, person, part, None)
        return True

    async def _pressed(self, table: Table, person: Person, part: Part, value: str | None) -> PressOutcome:
        is_direct = part.message.channel_id != table.channel.id
        work = self.crowd.press(person, part, value)
        return await self._sent(work, part.control.verb, None if is_direct else table.channel)

    async def _sent(
        self, work: Coroutine[Any, Any, PressOutcome], verb: str, channel: Channel | None
    ) -> PressOutcome:
        guild = None if channel is None else channel.guild_id
        begin = perf_counter()
        self.in_flight += 1
        try:
            outcome = await work
        finally:
            self.in_flight -= 1
        self.sent.append(Sent(begin, perf_counter(), outcome.seconds, str(verb), guild, outcome.interaction))
        return outcome

    def _newest(self, table: Table) -> Message | None:
        """The table's newest public message with controls that names its host."""
        messages = self.hub.world.messages.get(table.channel.id, {})
        mine = (m for m in reversed(messages.values()) if not m.is_ephemeral and _names(m, table.people[0]))
        return next((m for m in mine if next(controls(m), None) is not None), None)

    def _sheet(self, table: Table, person: Person, game: str) -> Message | None:
        return next((m for m in self._sheets(table, person) if _shows(m, game)), None)

    def _sheets(self, table: Table, person: Person) -> Iterator[Message]:
        direct = self.hub.world.direct_channel(person.id) if table.is_direct else None
        place = table.channel if direct is None else direct
        for message in reversed(self.hub.world.messages.get(place.id, {}).values()):
            if is_sheet(message) and person.id in self.hub.world.audience_of(message):
                yield message


def _names(message: Message, person: Person) -> bool:
    """Return whether a message mentions this person, or its picture names them."""
    name = re.compile(rf"\b{re.escape(person.name)}\b")
    alts = (attachment.description or "" for attachment in message.attachments)
    return f"<@{person.id}>" in message.words or any(map(name.search, alts))


def _shows(message: Message, game: str) -> bool:
    return any(part.control.game == game for part in controls(message))

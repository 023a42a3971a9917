"""Six people who play both games as they are shown, and remember which moves were acknowledged."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Protocol

from bot.local.state import LOADING, Message, Person
from tests.bench.load.crowd import Crowd, Part, PressOutcome, controls, find

SAVED = "Saved"
"""Every sentence that acknowledges a move says so; the people read English."""
REFUSED = "⚠️"
"""Begins the remark on a sheet that says why a press changed nothing."""
LOOK_SECONDS = 0.03
GAMES = ("brilliant", "brikks")
ENTERS = ("move", "decide")


@dataclass(slots=True)
class Press:
    """A press that changes the entries of a round."""

    move: str | None
    """None takes the move back."""
    is_acknowledged: bool = False


Ledger = dict[tuple[str, str, int], list[Press]]
"""By game, user and step, in the order of the presses."""


class Tapping(Protocol):
    """A person's way to play that is no message."""

    async def act(self, chance: Random, ledger: Ledger, counts: Counter[str]) -> bool:
        """Play; return whether there was something to do."""

    async def close(self) -> None: ...


class Players:
    def __init__(self, crowd: Crowd, tapping: Mapping[str, Tapping] = MappingProxyType({})) -> None:
        """`tapping` has those, by their ids, who do not play on the messages of their sheets."""
        self.tapping = tapping
        self.crowd = crowd
        self.people = list(crowd.hub.world.people.values())
        self.ledger: Ledger = defaultdict(list)
        self.counts: Counter[str] = Counter()
        self.in_flight = 0
        self.are_restless = False
        """Whether they keep moving their sheets between channel and direct messages."""
        self._may_press = asyncio.Event()
        self._chance: dict[str, Random] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._live(person)) for person in self.people]

    def reseed(self, seed: str) -> None:
        """Each person's choices follow from the seed and the place."""
        self._chance = {p.id: Random(f"{seed}:{place}") for place, p in enumerate(self.people)}

    def resume(self) -> None:
        self._may_press.set()

    def pause(self) -> None:
        self._may_press.clear()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        done = await asyncio.gather(*self._tasks, return_exceptions=True)
        for tapper in self.tapping.values():
            await tapper.close()
        for fault in done:
            if isinstance(fault, Exception):
                raise fault

    def check_alive(self) -> None:
        """Raise the error that stopped a person early."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def _live(self, person: Person) -> None:
        while True:
            await self._may_press.wait()
            chance = self._chance[person.id]
            if not await self._act(person, chance):
                await asyncio.sleep(LOOK_SECONDS)
            await asyncio.sleep(chance.random() * 0.15)

    async def _act(self, person: Person, chance: Random) -> bool:
        """Act; return whether there was something to do."""
        tables = self._tables()
        if self.are_restless and chance.random() < 0.4 and (part := self._moving(person, tables)) is not None:
            with self._flying():
                await self.crowd.press(person, part)
            return True
        if (tapper := self.tapping.get(person.id)) is not None:
            with self._flying():
                if await tapper.act(chance, self.ledger, self.counts):
                    return True
        elif (turn := self._turn(person, chance)) is not None:
            await self._enter(person, *turn)
            return True
        part = self._at_table(person, tables, chance)
        if part is None and (person is not self.people[0] or any(map(_is_open, tables))):
            return False
        with self._flying():
            await (self._open(person, chance) if part is None else self.crowd.press(person, part))
        return True

    def _turn(self, person: Person, chance: Random) -> tuple[Part, str | None] | None:
        """What to press on one of the sheets, and the value of a select."""
        panels = list(self.crowd.panels(person))
        chance.shuffle(panels)
        turns = (turn_on(panel, chance) for panel in panels)
        return next((turn for turn in turns if turn is not None), None)

    async def _enter(self, person: Person, part: Part, value: str | None) -> None:
        control, press = part.control, None
        if control.verb in (*ENTERS, "retract"):
            press = Press(None if control.verb == "retract" else value or control.arg)
            self.ledger[control.game, person.id, control.step].append(press)
        with self._flying():
            outcome = await self.crowd.press(person, part, value)
        self.counts["presses"] += 1
        self.counts["unanswered"] += outcome.seconds is None
        if press is not None and press.move is not None and promises(outcome, part):
            press.is_acknowledged = True
            self.counts["acknowledged"] += 1

    def _at_table(self, person: Person, tables: list[Message], chance: Random) -> Part | None:
        """What to press on a table message: join a lobby, begin, play again, or move the sheet here."""
        is_host = person is self.people[0]
        again = find(tables[-1], "rematch") if tables else None
        if is_host and again is not None and not any(map(_is_open, tables)) and chance.random() < 0.5:
            return again
        for table in tables:
            join, start, sheet = (find(table, verb) for verb in ("join", "start", "sheet"))
            # A running table mentions only those it waits for.
            has_sheet = any(_game(panel) == _game(table) for panel in self.crowd.panels(person))
            is_in = has_sheet or f"<@{person.id}>" in table.words
            if join is not None and not is_in:
                return join
            is_full = join is None or all(f"<@{p.id}>" in table.words for p in self.people)
            if start is not None and is_host and is_full:
                return start
            # A person without a sheet asks for it; sometimes a person wants it in the channel.
            if sheet is not None and is_in and chance.random() < (0.01 if has_sheet else 0.3):
                return sheet
        return None

    def _moving(self, person: Person, tables: list[Message]) -> Part | None:
        """What moves a sheet to the other place: `My sheet`, or `More` and there `Sheet by direct message`."""
        table = next((table for table in tables if find(table, "sheet")), None)
        if table is None:
            return None
        own = [panel for panel in self.crowd.panels(person) if _game(panel) == _game(table)]
        if not own and f"<@{person.id}>" not in table.words:
            return None
        if not any(panel.is_ephemeral for panel in own):
            return find(table, "sheet")
        offers = (find(message, "dm") for message in self.crowd.private(person))
        return next((offer for offer in offers if offer is not None), find(table, "more"))

    def _tables(self) -> list[Message]:
        """The newest public messages of this channel, oldest first."""
        messages = self.crowd.hub.world.messages.get(self.crowd.channel.id, {}).values()
        public = [m for m in messages if not m.is_ephemeral and not m.flags & LOADING]
        return [message for message in public if _game(message)][-3:]

    async def _open(self, person: Person, chance: Random) -> PressOutcome:
        """Open a game of either kind; in one of four, those without a seat watch."""
        game, options = chance.choice(GAMES), {"level": str(chance.randint(1, 4))}
        if game == "brilliant":
            options["start"] = chance.choice(("stars", "stars", "free"))
        return await self.crowd.command(person, f"{game} play", **options)

    @contextmanager
    def _flying(self) -> Iterator[None]:
        self.in_flight += 1
        try:
            yield
        finally:
            self.in_flight -= 1


def turn_on(panel: Message, chance: Random) -> tuple[Part, str | None] | None:
    """What to press on a sheet, and the value of a select."""
    parts = list(controls(panel))
    moves = [part for part in parts if part.control.verb in ENTERS]
    halves = [part for part in parts if part.control.verb == "choose"]
    undo = next((part for part in parts if part.control.verb == "retract"), None)
    ready = next((part for part in parts if part.control.verb == "ready"), None)
    draw = chance.random()
    if (moves or halves) and (undo is None or draw < 0.08):
        if moves and (draw < 0.9 or not halves):
            return move_of(moves, chance)
        # Also what ends a player's game early.
        return _with_value(chance.choice(halves), chance)
    if undo is not None and draw < 0.12:
        return undo, None
    if ready is not None and draw < 0.8:
        return ready, None
    return None


def move_of(moves: list[Part], chance: Random) -> tuple[Part, str | None]:
    """A move; rarely a pass if something can be written."""
    selects = [part for part in moves if part.values]
    if selects and chance.random() < 0.97:
        return _with_value(chance.choice(selects), chance)
    return _with_value(chance.choice(moves), chance)


def _with_value(part: Part, chance: Random) -> tuple[Part, str | None]:
    return part, chance.choice(part.values) if part.values else None


def promises(outcome: PressOutcome, part: Part) -> bool:
    """Whether the answer said that the move is placed and saved, and the round is still open."""
    # A refusal shows what was saved before.
    if outcome.shown is None or REFUSED in outcome.shown.words:
        return False
    undo = find(outcome.shown, "retract")
    return SAVED in outcome.shown.words and undo is not None and undo.control.step == part.control.step


def _is_open(table: Message) -> bool:
    return bool(find(table, "join") or find(table, "sheet"))


def _game(message: Message) -> str | None:
    return next((part.control.game for part in controls(message)), None)

"""A coordinator on a real database, with a clock that only the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from bot.client import FEATURES
from bot.games.registry import players
from bot.interactions.boards import count_games
from bot.store.address import Place
from bot.store.engines import store_on
from bot.store.rows import MessageKind, MessageRow
from bot.turns import lobby
from bot.turns.clocks import GameClock
from bot.turns.coordinator import Coordinator
from bot.turns.look import Person, Setup
from bot.turns.processes import Peers
from engine.games import GAMES
from tests.computers import Threads
from tests.counted import COUNTINGS
from tests.databases import answers, fresh, stored
from tests.paths import DATA
from tests.stored import log_of

GUILD, CHANNEL = 11, 21
MODERATOR = 999
STRANGER = Person(666, "Stranger", "en")
LEVEL = (DATA / "fixture.toml").read_text(encoding="utf-8")


def person(number: int) -> Person:
    return Person(100 + number, f"P{number}", "en")


def setup(
    *, seats: int = 3, clock: str = "live", mode: str = "table", start: str = "stars", is_casual: bool = False
) -> Setup:
    rules = {"level": LEVEL, "start": start}
    place = (GUILD, CHANNEL, "en")
    return Setup("brilliant", "fixture", mode, rules, seats, clock, "dm", *place, is_casual=is_casual)


HOOKS = [*(feature.hooks for feature in FEATURES), count_games(COUNTINGS)]
"""The hooks of the features."""


class Peer:
    """A process among several, which wakes nobody."""

    count = 2
    is_keeper = False

    def __init__(self, owner: str) -> None:
        self.owner = owner

    def tell(self) -> None:
        pass


class Table:
    """One bot process: a store, a coordinator, the time, and the games it reported as changed."""

    def __init__(
        self, place: Place, late: float = inf, silence: float = inf, peers: Peers | None = None
    ) -> None:
        self.place = place
        self.peers = peers
        self.now = 1_000_000
        self.set_by = 0
        """How far the wall clock was set, which makes no time pass."""
        self.late, self.silence = late, silence
        self.changes: list[str] = []
        self.computers = Threads()
        self.random = Random(7)
        self._process()

    def _process(self) -> None:
        self.store = store_on(self.place)
        self.clock = GameClock(
            lambda: self.now - self.set_by, at=self.now, late=self.late, silence=self.silence
        )
        self.coordinator = Coordinator(
            self.store,
            lambda: self.now,
            self.changes.append,
            self.computers,
            clock=self.clock,
            peers=self.peers,
            hooks=HOOKS,
        )
        self.messages = self.coordinator.messages

    @property
    def path(self) -> Path:
        """The file of a table on SQLite."""
        assert isinstance(self.place, Path)
        return self.place

    async def up(self) -> None:
        self._process()
        await self.store.__aenter__()
        await self.coordinator.resume()
        self.changes += await self.coordinator.adopt()
        await self.coordinator.idle()

    async def down(self) -> None:
        await self.coordinator.close()
        await self.store.__aexit__()

    async def restart(self) -> None:
        await self.down()
        await self.up()

    async def started(self, people: int = 2, *, computers: int = 0, **options: Any) -> str:
        """Start a game with this many people and computer players; returns its id."""
        game = await self.coordinator.open_lobby(setup(seats=people + computers, **options), person(0))
        for number in range(1, people):
            await self.coordinator.change(game, lobby.join, person(number))
        for _ in range(computers):
            await self.coordinator.add_computer(game, person(0).user_id)
        await self.coordinator.idle()
        return game

    async def look(self, game: str, number: int | None = None) -> Any:
        """A look; any, because tests read the view as its game knows it."""
        return await self.coordinator.look(game, None if number is None else person(number).user_id)

    async def legal(self, game: str, number: int) -> str:
        """A random legal move of this person, as text."""
        look = await self.look(game, number)
        return GAMES[look.kind].format_move(players(look.kind)["random"](look.view, self.random))

    async def submit(
        self,
        game: str,
        number: int,
        move: str | None = None,
        step: int | None = None,
        interaction: int | None = None,
    ) -> None:
        user_id = person(number).user_id
        step = (await self.look(game)).step if step is None else step
        move = move or await self.legal(game, number)
        await self.coordinator.submit(game, user_id, step, move, interaction=interaction)

    async def ready(self, game: str, number: int, step: int | None = None) -> None:
        step = (await self.look(game)).step if step is None else step
        await self.coordinator.ready(game, person(number).user_id, step)

    async def open_message(self, game: str, kind: MessageKind = "panel", seat: int = 0) -> MessageRow:
        """Open a message that is not there yet; return its row, which is not sent."""
        row = await self.messages.open(game, kind, seat, now=self.now, instead_of=None)
        assert row is not None
        return row

    async def send_panel(self, game: str, seat: int = 0) -> MessageRow:
        """Send a panel that shows the present; return its row."""
        row = await self.open_message(game, seat=seat)
        revision = (await self.look(game)).revision
        await self.messages.sent(row, CHANNEL, seat + 1, revision, self.now)
        return next(known for known in await self.messages.of(game) if known.id == row.id)

    async def play_round(self, game: str, numbers: Iterable[int]) -> None:
        """Everyone moves and is ready, which closes the round."""
        numbers = list(numbers)
        step = (await self.look(game)).step
        for number in numbers:
            await self.submit(game, number, step=step)
        await self.coordinator.idle()
        for number in numbers:
            await self.ready(game, number, step)
        await self.coordinator.idle()

    async def play_out(self, game: str, numbers: Iterable[int]) -> None:
        numbers = list(numbers)
        while (await self.look(game)).status == "running":
            await self.play_round(game, numbers)

    async def play_step(self, game: str) -> None:
        """Everyone who is asked moves, and the time for second thoughts passes."""
        look = await self.look(game)
        for player in look.pending:
            await self.submit(game, player.user_id - person(0).user_id, step=look.step)
        await self.tick(10_000)

    async def tick(self, milliseconds: int = 0) -> None:
        """Let time pass, once; then the computer players have moved."""
        self.now += milliseconds
        await tick(self.coordinator)

    def set_wall_clock(self, by: int) -> None:
        self.now += by
        self.set_by += by

    async def flush(self) -> None:
        """Write the bookkeeping of messages, after the changes under way."""
        while writing := self.coordinator.games._writing:
            await asyncio.wait(writing)
        await self.coordinator.games.flush()

    def rows(self, statement: str, *values: object) -> list[dict[str, Any]]:
        """What the database holds, read past the store."""
        return stored(self.place, statement, *values)

    def log(self, game: str) -> list[str]:
        """The lines of a game's events."""
        return log_of(self.place, game)

    def dump(self) -> dict[str, list[dict[str, Any]]]:
        """Every table that a game changes."""
        tables = ("game", "player", "event", "entry", "message", "result")
        found = answers(self.place, [(f"select * from {name} order by 1, 2, 3", ()) for name in tables])  # noqa: S608 (names of our own)
        return dict(zip(tables, found, strict=True))


@asynccontextmanager
async def opened(place: Place, *, late: float = inf, silence: float = inf) -> AsyncIterator[Table]:
    """Open a table whose game clock stops for readings this `late`, or after such a `silence`."""
    table = Table(fresh(place), late, silence)
    await table.up()
    try:
        yield table
    finally:
        await table.down()


@asynccontextmanager
async def two(place: Place) -> AsyncIterator[tuple[Table, Table]]:
    """Open two processes on one database; each has a time of its own."""
    one, other = Table(fresh(place), peers=Peer("one")), Table(place, peers=Peer("other"))
    await one.up()
    await other.up()
    try:
        yield one, other
    finally:
        await other.down()
        await one.down()


async def tick(coordinator: Coordinator) -> None:
    """Do what a coordinator does once a second, to the end."""
    await coordinator.keep_time()
    await coordinator.expire_in_memory()
    await coordinator.expire_due()
    await coordinator.idle()

"""Measure event loop lag while people play and computer players think."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from bot.computers.pool import Pool
from bot.games.registry import players
from bot.store.database import Store
from bot.store.engines import store_on
from bot.turns import lobby
from bot.turns.coordinator import Coordinator
from bot.turns.look import Person, Refused, Setup
from engine.game import Seat, View
from engine.games import GAMES
from tests.bench.report import Figure, quantile

PAUSE = 0.005
TABLES = 25
"""The number of tables of each game."""
PEOPLE, COMPUTERS = 2, 2
"""The players at each table."""
PACE = 2.0
"""The average seconds that a person takes for a move."""
SECONDS = 8.0
WINDOWS = 3
KINDS = {"people": False, "with computers": True}
"""Who plays: people alone, or also computer players, of every strength in turn."""
GOAL = 10.0
"""The lag allowed, in milliseconds."""

SCHEDULED = Path("/proc/thread-self/schedstat")
"""On Linux, the file with the nanoseconds that a thread ran, and those that it waited for a core."""

OptionsOf = Mapping[str, Mapping[str, str]]
"""The options of each game."""


class Late(NamedTuple):
    """How late a sleep ended, in milliseconds."""

    all: float
    at_work: float
    """The lag without the time in which the thread waited for a core."""


async def measure_lag(
    options_of: OptionsOf, pool: Pool, seconds: float = SECONDS, windows: int = WINDOWS, count: int = TABLES
) -> list[Figure]:
    """Measure the event loop's lag without computer players and with them, at `count` tables of each game."""
    lags: dict[str, list[Late]] = {kind: [] for kind in KINDS}
    thought = dict.fromkeys(KINDS, 0)
    # Interleaved, so that other load on the machine affects all equally.
    for _ in range(windows):
        for kind, has_computers in KINDS.items():
            await _settle(pool, options_of)
            async with _tables(options_of, pool, count, has_computers=has_computers) as tables:
                lags[kind] += await tables.watch(seconds)
                thought[kind] += tables.computers.thought
    return _rows(lags, {kind: moves / windows / seconds for kind, moves in thought.items()})


async def _settle(pool: Pool, options_of: OptionsOf) -> None:
    """Wait until the process has finished all earlier work; the first time, it also compiles."""
    for game, options in options_of.items():
        state = GAMES[game].start(GAMES[game].new_header(1, options))
        await pool.think(game, pool.strengths(game).strongest, GAMES[game].view(state, Seat(0)), Random(1))


@asynccontextmanager
async def _tables(
    options_of: OptionsOf, pool: Pool, count: int, *, has_computers: bool
) -> AsyncIterator[_Tables]:
    """Open tables with running games, in a separate database."""
    with tempfile.TemporaryDirectory() as name:
        async with store_on(Path(name) / "bot.db") as store:
            tables = _Tables(store, pool)
            try:
                for number in range(count):
                    for game, options in options_of.items():
                        known = pool.strengths(game).names
                        seated = [known[(COMPUTERS * number + i) % len(known)] for i in range(COMPUTERS)]
                        await tables.open(game, options, seated if has_computers else (), number)
                yield tables
            finally:
                await tables.coordinator.close()


class _Counted:
    """A pool that counts the moves it finds."""

    def __init__(self, pool: Pool) -> None:
        self.strengths, self.points_of_par, self.make = pool.strengths, pool.points_of_par, pool.make
        self.thought = 0
        self._pool = pool

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        move = await self._pool.think(game, player, view, random)
        self.thought += 1
        return move


class _Tables:
    def __init__(self, store: Store, pool: Pool) -> None:
        self.computers = _Counted(pool)
        self.coordinator = Coordinator(store, _now, lambda _: None, self.computers)
        self._seated: list[tuple[str, int]] = []

    async def open(
        self, game: str, options: Mapping[str, str], computers: Sequence[str], number: int
    ) -> None:
        setup = Setup(game, "", "table", options, PEOPLE + len(computers), "live", "dm", None, 0, "en")
        people = [Person(PEOPLE * number + place, "", "en") for place in range(PEOPLE)]
        opened = await self.coordinator.open_lobby(setup, people[0])
        for person in people[1:]:
            await self.coordinator.change(opened, lobby.join, person)
        for strength in computers:
            await self.coordinator.add_computer(opened, people[0].user_id, strength)
        self._seated += [(opened, person.user_id) for person in people]

    async def watch(self, seconds: float) -> list[Late]:
        """Let everyone play for a while; return how late each sleep on the event loop ended."""
        playing = [asyncio.create_task(self._play(game, user_id)) for game, user_id in self._seated]
        late, end = [], time.perf_counter() + seconds
        while (begin := time.perf_counter()) < end:
            waited = _waited()
            await asyncio.sleep(PAUSE)
            lag = time.perf_counter() - begin - PAUSE
            late.append(Late(1000 * lag, 1000 * max(0.0, lag - (_waited() - waited))))
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        if failed := next((r for r in results if isinstance(r, Exception)), None):
            raise failed
        return late

    async def _play(self, game: str, user_id: int) -> None:
        """Play as a person who answers every throw with any legal move."""
        random = Random(f"{game}:{user_id}")
        while True:
            await asyncio.sleep(2 * PACE * random.random())
            look = await self.coordinator.look(game, user_id)
            if look.is_over:
                return
            if look.own is not None and look.own.is_awaited:
                move = GAMES[look.kind].format_move(players(look.kind)["random"](look.view, random))
                with suppress(Refused):  # the step may be over by now
                    await self.coordinator.submit(game, user_id, look.step, move, is_final=True)


def _waited() -> float:
    """Return the seconds that this thread has waited for a core; 0 where the system does not report it."""
    return int(SCHEDULED.read_text().split()[1]) / 1e9 if SCHEDULED.exists() else 0.0


def _now() -> int:
    return time.time_ns() // 1_000_000


def _rows(lags: Mapping[str, list[Late]], moves: Mapping[str, float]) -> list[Figure]:
    rows = []
    for kind, late in lags.items():
        lag = [one.all for one in late]
        rows += [
            Figure(f"{kind}, moves of computers", moves[kind], "a second"),
            Figure(f"{kind}, median", median(lag), "ms"),
            Figure(f"{kind}, p99", quantile(lag, 0.99), "ms", GOAL),
            Figure(
                f"{kind}, p99 without waiting for a core", quantile((one.at_work for one in late), 0.99), "ms"
            ),
            Figure(f"{kind}, longest", max(lag), "ms"),
        ]
    return rows

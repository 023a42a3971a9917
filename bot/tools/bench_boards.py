"""Measures how long a leaderboard takes after many games."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.games.registry import PARTS
from bot.games.tooling import Row
from bot.store.database import Store
from bot.store.dialects import statements
from bot.store.records import Records
from bot.store.rows import ResultRow, Uncounted
from bot.store.schema import count_standings, prepare

GAMES = 100_000
PEOPLE = 20_000
GUILDS = 500
VARIANTS = ("1", "2", "3", "4")
SEATS = 3
UNCOUNTED: tuple[Uncounted, ...] = ("", "", "", "alone")
RUNS = 20
TARGET = 50.0
"""Milliseconds."""


def measure_boards(games: int = GAMES) -> list[Row]:
    """The leaderboards of one server and of all servers, for a person in mid-table."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "db"
        prepare(path)
        begin = perf_counter()
        with closing(sqlite3.connect(path)) as connection:
            insert = statements().insert_result.sql
            connection.executemany(insert, _results(games, Random(1)))
            count_standings(connection)
            connection.commit()
        filled = Row(f"{games:,} games written and counted", perf_counter() - begin, "s")
        return [filled, *asyncio.run(_boards(path))]


async def _boards(path: Path) -> list[Row]:
    boards = {"all servers, all variants": (None, None), "one server, one variant": (VARIANTS[0], 1)}
    async with Store(path) as store:
        records = Records(store)
        return [
            Row(what, await _time(records, variant, guild), "ms", TARGET)
            for what, (variant, guild) in boards.items()
        ]


async def _time(records: Records, variant: str | None, guild: int | None) -> float:
    times = []
    for user_id in range(1, RUNS + 1):
        begin = perf_counter()
        await records.board(_game(), "table", variant, guild, user_id)
        times.append(perf_counter() - begin)
    return 1000 * median(times)


def _results(games: int, chance: Random) -> Iterator[dict[str, object]]:
    for number in range(games):
        guild = chance.randint(1, GUILDS)
        variant = chance.choice(VARIANTS)
        # A quarter does not count; a board says so, and why.
        uncounted = chance.choice(UNCOUNTED)
        for seat, person in enumerate(chance.sample(range(1, PEOPLE + 1), SEATS)):
            row = ResultRow(
                f"g{number}", seat, person, f"P{person}", None, guild, _game(), variant, "table", SEATS,
                chance.randint(0, 60), seat == 0, "target", number, uncounted,
            )  # fmt: skip
            yield {name: getattr(row, name) for name in row.__slots__}


def _game() -> str:
    return next(iter(PARTS))

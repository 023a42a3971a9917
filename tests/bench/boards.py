"""Measure how long a leaderboard takes after many games."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from bot.features.boards.standings import BoardName, board
from bot.games.registry import PARTS
from bot.store.database import Store
from bot.store.dialects import SQLITE
from bot.store.engines import store_on
from bot.store.periods import season_at
from bot.store.rated_games import OPPONENTS, UPSERT_RATING, RatingRow
from bot.store.records import INSERT_RESULT
from bot.store.rows import ResultRow, Uncounted
from bot.store.schema import prepare
from bot.store.settings import SAVE_SETTING
from tests.bench.command import run
from tests.bench.report import Figure, show_figures
from tests.counted import count_standings

GAMES = 100_000
PEOPLE = 20_000
GUILDS = 500
VARIANTS = ("1", "2", "3", "4")
SEATS = 3
UNCOUNTED: tuple[Uncounted, ...] = ("", "", "", "alone")
RUNS = 20
UNLISTED = 200
APART = 60_000
"""Milliseconds between the ends of two games: 100,000 of them take ten weeks."""
NOW = 1_800_000_000_000
TARGET = 50.0
"""The time (ms) allowed for a leaderboard."""


def main(_: argparse.Namespace) -> int:
    """Return 1 if a target is missed."""
    return show_figures("A leaderboard: wall clock, median of several people", measure_boards())


def measure_boards(games: int = GAMES) -> list[Figure]:
    """Measure the leaderboards of one server and of all servers, for a person in mid-table."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "db"
        prepare(path)
        begin = perf_counter()
        with closing(sqlite3.connect(path)) as connection:
            insert = INSERT_RESULT.texts[SQLITE]
            connection.executemany(insert, _results(games, Random(1)))
            count_standings(connection)
            connection.commit()
        filled = Figure(f"{games:,} games written and counted", perf_counter() - begin, "s")
        return [filled, *asyncio.run(_boards(path))]


async def _boards(path: Path) -> list[Figure]:
    everywhere = BoardName("wins", _game(), "table")
    boards = {
        "wins, all servers": everywhere,
        "wins, one server": replace(everywhere, guild_id=1),
        "season, all servers": replace(everywhere, kind="beaten", period=season_at(NOW).name),
        "ratings, all servers": replace(everywhere, kind="rating"),
        "ratings, one server": replace(everywhere, kind="rating", guild_id=1),
    }
    async with store_on(path) as store:
        async with store.transaction() as tx:
            # All ratings count as settled, which gives the longest lists possible; some people hide.
            for row in _ratings(Random(2)):
                await tx.run(UPSERT_RATING, **asdict(row))
            for person in range(1, PEOPLE, PEOPLE // UNLISTED):
                await tx.run(
                    SAVE_SETTING, owner="person", id=person, feature="core", name="listed", value="no"
                )
        rows = []
        for what, name in boards.items():
            clock, cpu = await _time(partial(_board, store, name))
            rows += [
                Figure(what, clock, "ms", TARGET),
                Figure(f"{what}: CPU time", cpu, "ms"),
            ]
        return rows


async def _board(store: Store, name: BoardName, user_id: int) -> None:
    await board(store, name, user_id, now=NOW, page=user_id)


async def _time(ask: Callable[[int], Awaitable[None]]) -> tuple[float, float]:
    """Return the medians over several people of the time and the CPU time, in milliseconds."""
    times, cpu = [], []
    for user_id in range(1, RUNS + 1):
        begin, used = perf_counter(), process_time()
        await ask(user_id)
        times.append(perf_counter() - begin)
        cpu.append(process_time() - used)
    return 1000 * median(times), 1000 * median(cpu)


def _ratings(chance: Random) -> Iterator[RatingRow]:
    for person in range(1, PEOPLE + 1):
        shown = chance.randint(1000, 2000)
        yield RatingRow(_game(), "table", person, 25.0, 5.0, shown, 70, OPPONENTS, NOW)


def _results(games: int, chance: Random) -> Iterator[dict[str, object]]:
    for number in range(games):
        # A fifth of all games is on one big server with a tenth of the people, the others on small ones.
        guild = 1 if number % 5 == 0 else chance.randint(2, GUILDS)
        people = range(1, PEOPLE + 1, 10) if guild == 1 else range(guild, PEOPLE + 1, GUILDS)
        variant = chance.choice(VARIANTS)
        # A quarter does not count; a board says so, and why.
        uncounted = chance.choice(UNCOUNTED)
        for seat, person in enumerate(chance.sample(people, SEATS)):
            row = ResultRow(
                f"g{number}", seat, person, None, guild, _game(), variant, "table", SEATS,
                chance.randint(0, 60), seat == 0, "target", NOW - (games - number) * APART, uncounted, unrated=uncounted,
            )  # fmt: skip
            yield {
                **{name: getattr(row, name) for name in row.__slots__},
                "person": person,
                "beaten": 100 if seat == 0 else 25,
            }


def _game() -> str:
    return next(iter(PARTS))


if __name__ == "__main__":
    sys.exit(run("boards"))

"""Measure the space that games take: finished ones in the database, open ones in memory."""

from __future__ import annotations

import argparse
import asyncio
import gc
import sqlite3
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

from bot.computers.pool import Pool
from bot.games.registry import strengths, warm_up
from bot.store.engines import store_on
from bot.store.statements import Batch
from bot.turns.coordinator import Coordinator
from bot.turns.game import GameDraft
from tests.bench.command import run
from tests.bench.finished_games import IDS, begun, copied, finished, play_round
from tests.bench.registry import TOOLS
from tests.bench.report import Figure, show_figures

GAMES, PEOPLE, OPEN = 100_000, 20_000, 1_000
SERVER = 40
"""How many people play with each other on one server."""
VARIETY = 3
"""The number of games played of every kind; all others are copies of them."""
ROUNDS = 8
"""The rounds played of an open game, which is then about half over."""
BATCH = 200
LARGEST = 3000.0
"""The bytes allowed for the whole file per finished game."""
LEFT_OVER = {
    "tokens": "select count(*) from message where token is not null",
    "entries": "select count(*) from entry",
    "events outside the records": "select count(*) from event",
}


def main(_: argparse.Namespace) -> int:
    """Return 1 if a target is missed."""
    return show_figures("What games take: finished ones in the database, open ones in memory", measure_size())


def measure_size(games: int = GAMES, people: int = PEOPLE, opened: int = OPEN) -> list[Figure]:
    """Measure games of every kind in equal parts, by people who each play many."""
    with tempfile.TemporaryDirectory() as name:
        path, begin = Path(name) / "db", perf_counter()
        asyncio.run(_fill(path, games, people))
        filled = Figure(f"{games:,} finished games written", perf_counter() - begin, "s")
        size = Figure("the whole file for each", path.stat().st_size / games, "bytes", LARGEST)
        with closing(sqlite3.connect(path)) as connection:
            left = [
                Figure(f"{what} left", connection.execute(query).fetchone()[0], "", 0)
                for what, query in LEFT_OVER.items()
            ]
        kept = asyncio.run(_memory(Path(name) / "open", opened))
    return [filled, size, *left, Figure("memory for each open game in memory", kept / 1000, "kB")]


def _kinds() -> Iterator[tuple[str, dict[str, str], int]]:
    for game, tools in TOOLS.items():
        for header in tools.benchmark.headers():
            yield game, dict(header.options), header.seats


async def _fill(path: Path, games: int, people: int) -> None:
    chance = Random(3)
    played = [finished(*kind, chance) for kind in _kinds() for _ in range(VARIETY)]
    async with store_on(path) as store:
        for first in range(0, games, BATCH):
            _check(
                await store.commit_each(
                    _somewhere(played[number % len(played)], number, people, chance)
                    for number in range(first, min(games, first + BATCH))
                )
            )


def _somewhere(game: GameDraft, number: int, people: int, chance: Random) -> Batch:
    """Return another game with the same events, by people of one server."""
    servers = max(1, people // SERVER)
    server = chance.randrange(servers)
    return copied(game, number, range(server + 1, people + 1, servers), chance, IDS[0] + server)


async def _memory(path: Path, games: int) -> float:
    """Return the bytes of a game that several people look at."""
    chance, pool = Random(3), Pool(strengths, warm_up)
    half = [_half_played(begun(*kind, chance)) for kind in _kinds()]
    async with store_on(path) as store:
        numbers = range(games)
        batches = (copied(half[n % len(half)], n, range(1, 10 * games), chance) for n in numbers)
        _check(await store.commit_each(batches))
        coordinator = Coordinator(store, lambda: 0, lambda _: None, pool)
        gc.collect()
        tracemalloc.start()
        for number in numbers:
            looks = await coordinator.looks(f"x{number:06}")
            for player in looks(None).players:
                looks(player.user_id)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await coordinator.close()
    pool.close()
    return taken / games


def _half_played(game: GameDraft) -> GameDraft:
    for _ in range(ROUNDS):
        play_round(game)
    return game


def _check(outcomes: list[Exception | None]) -> None:
    for outcome in outcomes:
        if outcome is not None:
            raise outcome


if __name__ == "__main__":
    sys.exit(run("size"))

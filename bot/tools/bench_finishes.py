"""Measures what writing the end of a game costs, by the number of games that its people have finished before."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.games.registry import PARTS
from bot.games.tooling import BenchmarkFigure
from bot.store.address import Place
from bot.store.batch import Batch
from bot.store.database import Store
from bot.store.records import results_written
from bot.store.rows import ResultRow

BEFORE = (10, 100, 1_000, 5_000)
SEATS = 3
RUNS = 20
TOGETHER = 100
NOW = 1_800_000_000_000


async def measure_finishes(place: Place | None) -> list[BenchmarkFigure]:
    """In an empty database, or in a new file."""
    if place is not None:
        return await _measured(place)
    with tempfile.TemporaryDirectory() as name:
        return await _measured(Path(name) / "db")


async def _measured(place: Place) -> list[BenchmarkFigure]:
    batches, rows, written = _finishes(Random(1)), [], 0
    async with Store(place) as store:
        for before in BEFORE:
            while written < before:
                some = [next(batches) for _ in range(min(TOGETHER, before - written))]
                for outcome in await store.commit_each(some):
                    if outcome is not None:
                        raise outcome
                written += len(some)
            times = []
            for batch in (next(batches) for _ in range(RUNS)):
                begin = perf_counter()
                await store.commit(batch)
                times.append(perf_counter() - begin)
            written += RUNS
            rows.append(
                BenchmarkFigure(
                    f"results of {SEATS} people with {before:,} games", 1000 * median(times), "ms"
                )
            )
    return rows


def _finishes(chance: Random) -> Iterator[Batch]:
    """The results of one game after another, all by the same people on the same server."""
    game_name, number = next(iter(PARTS)), 0
    while True:
        rows = [
            ResultRow(
                f"g{number}", seat, 1 + seat, f"P{seat}", None, 1, game_name, "1", "table", SEATS,
                chance.randint(0, 60), seat == number % SEATS, "target", NOW + number,
            )
            for seat in range(SEATS)
        ]  # fmt: skip
        yield tuple(results_written(rows))
        number += 1

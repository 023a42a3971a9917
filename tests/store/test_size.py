"""What a finished game needs in the database, with the real levels and its messages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from bot.games.brilliant.levels.files import LEVELS
from bot.store.database import Store
from bot.tools import bench_size
from bot.tools.finished_games import copied, finished
from tests.turns.tables import LEVEL

GAMES = 400
MOST = 3000
"""Bytes; a hundred thousand games fit into 300 MB."""
PEOPLE = [10**18 + number for number in range(10)]
"""Who plays the games: a standing belongs to a person, not to a game."""
PRINTED = {"level": (LEVELS / "1.toml").read_text(encoding="utf-8"), "start": "stars"}
OWN = {"level": LEVEL, "start": "stars"}


KINDS: tuple[tuple[str, Mapping[str, str], int], ...] = (
    ("brilliant", PRINTED, 4),
    ("brilliant", OWN, 2),
    ("brilliant", OWN, 4),
    ("brikks", {"level": "2"}, 3),
)


async def test_a_finished_game_needs_at_most_three_kilobytes(tmp_path: Path) -> None:
    """On average: how long a single game is, and so how much it needs, is chance."""
    chance, path = Random(3), tmp_path / "db"
    games = [finished(name, rules, seats, chance) for name, rules, seats in KINDS]
    async with Store(path) as store:
        empty = path.stat().st_size
        batches = (copied(games[number % len(games)], number, PEOPLE, chance) for number in range(GAMES))
        assert not any(await store.commit_each(batches))
    assert (path.stat().st_size - empty) / GAMES <= MOST


def test_the_benchmark_weighs_a_database_and_finds_nothing_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_size, "VARIETY", 1)
    kinds = [("brilliant", PRINTED, 2), ("brikks", {"level": "2"}, 1)]
    monkeypatch.setattr(bench_size, "_kinds", lambda: iter(kinds))
    rows = {row.what: row for row in bench_size.measure_size(games=40, people=50, opened=4)}
    assert rows["memory for each open game in memory"].value > 5
    assert rows["the whole file for each"].value > 500
    left = [row for what, row in rows.items() if what.endswith(" left")]
    assert len(left) == len(bench_size.LEFT_OVER)
    assert all(row.is_met for row in left)

"""The space of a finished game in the database, with the real levels and its messages."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count, islice
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.games.brilliant.levels.files import LEVELS
from bot.store.engines import store_on
from bot.turns import lobby
from tests.bench import size
from tests.bench.finished_games import copied, finished
from tests.turns.tables import LEVEL

BEFORE, GAMES = 48, 192
MOST = 3000
"""Bytes; a hundred thousand games fit into 300 MB."""
PEOPLE = [10**18 + number for number in range(10)]
"""The people who play; their standings exist before anything is measured."""
PRINTED = {"level": (LEVELS / "1.toml").read_text(encoding="utf-8"), "start": "stars"}
OWN = {"level": LEVEL, "start": "stars"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind",
    [
        ("brilliant", PRINTED, 4, 12),
        ("brilliant", OWN, 2, 12),
        ("brilliant", OWN, 4, 12),
        ("brikks", {"level": "2"}, 3, 2),
    ],
)
async def test_a_finished_game_needs_at_most_three_kilobytes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: tuple[str, Mapping[str, str], int, int],
) -> None:
    """On average, because the number of rounds is chance, and fewer long records fit onto a page."""
    (name, rules, seats, different), chance, path = kind, Random(3), tmp_path / "db"
    drawn = SimpleNamespace(token_hex=lambda length: chance.randbytes(length).hex(), choice=chance.choice)
    monkeypatch.setattr(lobby, "secrets", drawn)
    games = [finished(name, rules, seats, chance) for _ in range(different)]
    batches = (copied(games[number % different], number, PEOPLE, chance) for number in count())
    async with store_on(path) as store:
        assert not any(await store.commit_each(islice(batches, BEFORE)))
    before = path.stat().st_size
    async with store_on(path) as store:
        assert not any(await store.commit_each(islice(batches, GAMES)))
    assert 1000 < (path.stat().st_size - before) / GAMES <= MOST


def test_the_benchmark_weighs_a_database_and_finds_nothing_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(size, "VARIETY", 1)
    kinds = [("brilliant", PRINTED, 2), ("brikks", {"level": "2"}, 1)]
    monkeypatch.setattr(size, "_kinds", lambda: iter(kinds))
    rows = {row.what: row for row in size.measure_size(games=40, people=50, opened=4)}
    assert rows["memory for each open game in memory"].value > 5
    assert rows["the whole file for each"].value > 500
    left = [row for what, row in rows.items() if what.endswith(" left")]
    assert len(left) == len(size.LEFT_OVER)
    assert all(row.is_met for row in left)

"""The benchmark of computer players measures what it claims."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.computers.pool import Pool
from bot.games.brilliant.levels.files import level_text
from bot.games.registry import players, strengths
from engine.brikks.state import new_header
from tests.bench import players as bench
from tests.bench.brilliant import benchmark as brilliant_bench
from tests.bench.command import run
from tests.bench.event_loop import KINDS, measure_lag
from tests.bench.players import measure_thinking, sampled, times

HEADERS = [new_header(seats, {}) for seats in (1, 2)]


def test_positions_come_from_all_games_and_are_the_same_again() -> None:
    views: list[Any] = list(sampled("brikks", HEADERS, 60))
    assert views == sampled("brikks", HEADERS, 60)
    assert {view.seats for view in views} == {1, 2}
    for view in views[:5]:
        players("brikks")["random"](view, Random(1))


def test_a_move_counts_with_the_median_of_its_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.003, 1.0, 1.001, 2.0, 2.009, 3.0, 3.002, 4.0, 4.005, 5.0, 5.004])
    monkeypatch.setattr(bench, "process_time", lambda: next(clock))
    called = Counter[str]()

    def player(view: Any, _: Random) -> None:
        called[view] += 1

    named: list[Any] = ["a", "b"]
    # Of "a" 3, 9 and 5 ms, of "b" 1, 2 and 4.
    assert times(player, named, lambda: called.update(["forgotten"])) == pytest.approx([2, 5])
    assert called == {"a": 4, "b": 3, "forgotten": 6}


def test_every_strength_has_its_limit() -> None:
    rows = measure_thinking("brikks", HEADERS, lambda: None, {"other": lambda *_: None}, positions=3, few=1)
    limits = {row.what: row.target for row in rows if "p99" in row.what}
    assert limits == {f"{name}, p99": 50 for name in ("relaxed", "steady", "strong")} | {
        f"{name}, p99": 1000 for name in ("master", "other")
    }
    assert all(row.value >= 0 for row in rows)


def test_random_games_are_compared_within_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brilliant_bench, "SECONDS", 0.05)
    monkeypatch.setattr(brilliant_bench, "HAS_NUMBA", False)
    [engine, compact, ratio] = brilliant_bench.measure_games(level_text("1"))
    assert engine.value > 0
    assert ratio.value == pytest.approx(compact.value / engine.value)


def test_lateness_is_measured_with_what_came_before_kept_from_the_collector(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frozen: list[int] = []

    async def measure_nothing(*_: object) -> list[Any]:
        frozen.append(gc.get_freeze_count())
        return []

    monkeypatch.setattr(bench, "TOOLS", {})
    monkeypatch.setattr(bench, "measure_lag", measure_nothing)
    threshold, before = gc.get_threshold(), gc.get_freeze_count()
    try:
        assert run("players", []) == 0
    finally:
        gc.set_threshold(*threshold)
        gc.unfreeze()
    assert frozen[0] > before


@pytest.mark.slow
async def test_lateness_is_measured_while_computer_players_move() -> None:
    pool = Pool(strengths, prepare=int)
    try:
        measured = await measure_lag({"brikks": {}}, pool, seconds=0.4, windows=1, count=4)
    finally:
        pool.close()
    rows = {row.what: row.value for row in measured}
    for kind in KINDS:
        assert rows[f"{kind}, median"] > 0
    assert rows["people, moves of computers"] == 0
    assert rows["with computers, moves of computers"] > 0

"""The verb `simulate`: its options, its summary and its file of records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bench.command import run
from tests.bench.simulated_games import simulated
from tests.bench.strength.figures import mean_error, share_bounds
from tests.games.brikks import record_checker as brikks_checker
from tests.games.brilliant import record_checker as brilliant_checker

CHECKS = {"brilliant": brilliant_checker.check, "brikks": brikks_checker.check}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("brilliant", ["--strength", "naive,random"]),
        ("brikks", ["--strength", "steady,random"]),
        ("brikks", ["--strength", "random", "--level", "4,1"]),
        ("brikks", ["--strength", "random", "--variant", "duel"]),
    ],
)
def test_the_command_writes_one_record_a_line(tmp_path: Path, game: str, options: list[str]) -> None:
    path = tmp_path / "games.jsonl"
    words = ["--game", game, "--players", "2", "--games", "3", "--json", str(path), *options]
    assert run("simulate", words) == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    for line in lines:
        CHECKS[game](json.loads(line))


@pytest.mark.parametrize(("game", "strength"), [("brilliant", "random"), ("brikks", "random")])
def test_the_same_seed_gives_the_same_records(game: str, strength: str) -> None:
    assert simulated(game, [strength] * 2, 2) == simulated(game, [strength] * 2, 2)
    assert simulated(game, [strength] * 2, 2) != simulated(game, [strength] * 2, 2, seed=8)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "7"], "--players 7: choose 1 to 6"),
        (["--level", "ruby"], "there is no level 'ruby'; choose one of 1, 2, 3, 4"),
        (["--strength", "clever"], "--strength 'clever': choose from"),
        (["--strength", "naive,random"], "--strength names 2 players for 4 seats"),
        (["--variant", "duel"], "--variant: brilliant has no such option"),
        (["--game", "brikks", "--variant", "duel", "--strength", "random,random,random"], "for 2 seats"),
        (["--game", "brikks", "--variant", "trio"], "variant 'trio' is none of base, duel"),
    ],
)
def test_wrong_words_get_one_line(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate", [*words, "--json", str(tmp_path / "games.jsonl")]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_the_error_of_a_mean_falls_with_the_root_of_the_games() -> None:
    few, many = [0, 10] * 50, [0, 10] * 5000
    assert mean_error(few) == pytest.approx(0.985, abs=0.001)
    assert mean_error(few) / mean_error(many) == pytest.approx(10, rel=0.01)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 100, 0.0, 0.0370), (50, 100, 0.4038, 0.5962), (100, 100, 0.9630, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_the_bounds_of_a_share_are_those_of_wilson(count: int, total: int, low: float, high: float) -> None:
    assert share_bounds(count, total) == pytest.approx((low, high), abs=0.0001)

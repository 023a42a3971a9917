"""The verb `simulate`: its options, its summary and its file of records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.figures import mean_error, share_bounds
from bot.tools.summary import deciles
from tests.games.brikks import record_checker as brikks_checker
from tests.games.brilliant import record_checker as brilliant_checker
from tests.tools.simulated_games import simulated

CHECKS = {"brilliant": brilliant_checker.check, "brikks": brikks_checker.check}


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a successful run prints."""
    assert main(["simulate", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "options", "title"),
    [
        ("brilliant", ["--strength", "naive,random"], "3 games on Quartz"),
        ("brikks", ["--strength", "steady,random"], "3 games on BRIKKS, base, level 2"),
        ("brikks", ["--strength", "random", "--level", "4,1"], "3 games on BRIKKS, base, level 4,1"),
        ("brikks", ["--strength", "random", "--variant", "duel"], "3 games on BRIKKS, duel, level 2"),
    ],
)
def test_the_command_writes_one_record_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, options: list[str], title: str
) -> None:
    path = tmp_path / "games.jsonl"
    words = ["--game", game, "--players", "2", "--games", "3", "--json", str(path), *options]
    assert title in printed(capsys, *words)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    for line in lines:
        CHECKS[game](json.loads(line))


def test_the_table_of_the_summary_fits_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--players", "6", "--games", "2")
    assert "…" not in out
    assert out.count("steady") == 6


def test_the_summary_of_a_solo_game_of_brikks_counts_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--game", "brikks", "--players", "1", "--games", "5", "--strength", "random")
    assert "rated: >150 0, 130-150 0," in out
    assert "<60 5" in out
    assert "won" not in out


def test_the_duel_has_two_seats_unless_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "brikks", "--variant", "duel", "--games", "1", "--strength", "random"]
    assert printed(capsys, *words).count("random") == 2


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
        (["--games", "0"], "--games 0: play at least 1"),
        (["--games", "1000001"], "--games 1000001: play at least 1, at most 1000000"),
        (["--strength", ""], "--strength '': choose from"),
        (["--json", "no/such/folder/x"], "no/such/folder/x"),
        (["--variant", "duel"], "--variant: brilliant has no such option"),
        (["--game", "brikks", "--players", "5"], "--players 5: choose 1 to 4"),
        (["--game", "brikks", "--variant", "duel", "--players", "3"], "--players 3: choose 2"),
        (["--game", "brikks", "--variant", "trio"], "variant 'trio' is none of base, duel"),
        (["--game", "brikks", "--level", "1,2"], "level '1,2' is none of 1, 2, 3, 4, own"),
        (["--game", "brikks", "--strength", "naive"], "--strength 'naive': choose from random, relaxed"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_deciles_of_one_game_are_its_value() -> None:
    assert list(deciles([4])) == [4] * 9
    assert list(deciles(range(11))) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


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

"""Contests between computer players are played once, repeatable by seed, and resume where they ended."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from engine.game import MalformedText
from tests.bench.command import run
from tests.bench.strength.figures import Contest, Match, Outcome
from tests.bench.strength.matches import contests, measured, outcome_of
from tests.bench.strength.outcomes import format_outcome, parse_outcome, read_outcomes
from tests.bench.strength.play import add_arguments, missing, outcomes

pytestmark = pytest.mark.slow

QUICK = [
    Contest("brilliant", "solo", "1", ("naive",)),
    Contest("brilliant", "table", "2", ("naive", "random")),
    Contest("brikks", "solo", "2", ("relaxed",)),
    Contest("brikks", "duel", "2", ("steady", "relaxed")),
]
ONE_LEVEL = ["--game", "brilliant", "--modes", "solo", "--levels", "1", "--players", "master", "--games", "2"]
MATCHES = [Match(contest, 3, number) for number in range(2) for contest in QUICK]


def play(file: Path, *words: str) -> int:
    brief = [
        "--game",
        "brilliant",
        "--levels",
        "3",
        "--players",
        "random",
        "naive",
        "--seed",
        "5",
        "--jobs",
        "1",
    ]
    return run("strength.__main__", ["play", str(file), *brief, *words])


def test_every_strength_meets_the_one_below_it_and_master_three_naive() -> None:
    def met(game: str, mode: str) -> list[tuple[str, ...]]:
        return [contest.players for contest in contests(game, [mode], ["2"])]

    steps = [("steady", "relaxed"), ("strong", "steady"), ("master", "strong")]
    assert met("brikks", "table") == met("brikks", "duel") == steps
    assert met("brilliant", "table") == [("master", "naive", "naive", "naive"), *steps]
    assert met("brilliant", "solo") == [
        (name,) for name in ("random", "naive", "relaxed", "steady", "strong", "master")
    ]
    assert {
        contest.level for contest in contests("brilliant", measured()["brilliant"].modes, ["1", "4"])
    } == {
        "1",
        "4",
    }


def test_outcomes_are_the_same_for_any_number_of_processes() -> None:
    assert list(outcomes(MATCHES, jobs=2)) == [outcome_of(match) for match in MATCHES]


def test_games_keep_the_dice_that_they_had() -> None:
    """Outcomes of long runs are kept: their games must come out the same for ever."""
    values = [outcome_of(match).value for match in MATCHES[:2]]
    assert values == [42, 1]
    assert MATCHES[0].id == "contest-1-3-0"


def test_the_first_player_is_told_apart_on_every_seat() -> None:
    contest = Contest("brikks", "table", "2", ("steady", "random", "random"))
    found = [outcome_of(Match(contest, 1, number)) for number in range(3)]
    assert [outcome.value for outcome in found] == [1, 1, 1]
    assert all(outcome.points[0] > 2 * max(outcome.points[1:]) for outcome in found)


def test_hindsight_finds_what_the_player_missed() -> None:
    contest = Contest("brilliant", "solo", "1", ("random",))
    outcome = outcome_of(Match(contest, 1, 0, width=1))
    assert outcome.bound is not None
    assert outcome.bound > outcome.value


def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    file, whole = tmp_path / "part.jsonl", tmp_path / "whole.jsonl"
    assert play(whole, "--games", "2") == 0
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 2 * 2
    # Killed in the middle of a line.
    file.write_bytes(b"".join(lines[:2]) + lines[2][:20])
    assert play(file, "--games", "2") == 0
    assert file.read_bytes() == whole.read_bytes()


def test_an_interrupted_run_plays_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Match] = []
    is_stopping = Event()

    class Threads(ThreadPoolExecutor):
        def __init__(self, jobs: int, *_: object, **__: object) -> None:
            super().__init__(jobs)

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            is_stopping.set()
            super().shutdown(wait=wait)

    def asked() -> Iterator[Match]:
        yield from MATCHES
        raise KeyboardInterrupt

    def played(match: Match) -> Outcome:
        begun.append(match)
        is_stopping.wait()
        return Outcome(match, 0)

    monkeypatch.setattr("tests.bench.strength.play.ProcessPoolExecutor", Threads)
    monkeypatch.setattr("tests.bench.strength.play.outcome_of", played)
    with pytest.raises(KeyboardInterrupt):
        list(outcomes(asked(), jobs=1))
    assert begun == MATCHES[:1]


def test_hindsight_can_be_added_to_games_later(tmp_path: Path) -> None:
    contest = Contest("brilliant", "solo", "1", ("master",))
    file = tmp_path / "outcomes.jsonl"
    parser = ArgumentParser()
    add_arguments(parser)
    words = [str(file), *ONE_LEVEL]
    assert missing(parser.parse_args([*words, "--bounds", "0"])) == [
        Match(contest, 1, 0),
        Match(contest, 1, 1),
    ]
    without, later = Outcome(Match(contest, 1, 0), 50), Outcome(Match(contest, 1, 0, 150), 50, 55)
    file.write_text(format_outcome(without) + "\n")
    assert missing(parser.parse_args([*words, "--bounds", "1"])) == [
        Match(contest, 1, 0, 150),
        Match(contest, 1, 1),
    ]
    file.write_text(format_outcome(without) + "\n" + format_outcome(later) + "\n")
    assert list(read_outcomes([file]).values()) == [later]


def test_an_outcome_is_text_both_ways() -> None:
    outcome = Outcome(Match(QUICK[0], 1, 7, 150), 48, 55, is_compiled=True, points=(48,))
    assert parse_outcome(format_outcome(outcome)) == outcome


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "{}"], "line 1: no outcome is no outcome"),
        (["report", "{}"], "line 1: no outcome is no outcome"),
        (["report", "{}.missing"], "No such file"),
    ],
)
def test_a_fault_is_told_in_one_line(
    words: Sequence[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_text("no outcome\n")
    assert run("strength.__main__", [*(word.format(file) for word in words)]) == 2
    errors = capsys.readouterr().err
    assert reason in errors
    assert errors.count("\n") == 1


def test_a_line_that_is_no_outcome_is_refused() -> None:
    with pytest.raises(MalformedText, match="no outcome"):
        parse_outcome('{"game": "brikks"}')

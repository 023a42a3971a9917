"""Contests between computer players are repeatable and go on where they ended, and the report says what they gave."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.bench.brilliant.strength import AGAINST_NAIVE
from tests.bench.command import run
from tests.bench.strength.__main__ import outcomes
from tests.bench.strength.contests import SOLO
from tests.bench.strength.figures import Contest, Estimate, Match, Outcome, mean, ratio, share_bounds
from tests.bench.strength.markdown import percent
from tests.bench.strength.matches import contests, has_hindsight, measured, outcome_of
from tests.bench.strength.outcomes import format_outcome, mend, parse_outcome, read_outcomes
from tests.bench.strength.page import Goal, by_game, page

QUICK = [
    Contest("brilliant", "solo", "1", ("naive",)),
    Contest("brilliant", "table", "2", ("naive", "random")),
    Contest("brikks", "solo", "2", ("relaxed",)),
    Contest("brikks", "duel", "2", ("steady", "relaxed")),
]
MATCHES = [Match(contest, 3, number) for number in range(2) for contest in QUICK]
OUTCOME = Outcome(Match(QUICK[0], 1, 7, 150), 48, 55, is_compiled=True, points=(48,))
LINE = format_outcome(OUTCOME).encode() + b"\n"
SKILL = {"random": 20, "naive": 50, "relaxed": 45, "steady": 60, "strong": 70, "master": 90}
GAMES, WINS, BOUNDED = 40, 30, 30
"""The games of each contest; how many of them the first player wins; how many of the master's have a hindsight result."""


@pytest.fixture(scope="module")
def invented() -> list[Outcome]:
    """Games of each contest in which a player's points are near its skill."""
    random = Random(1)
    found = []
    for game, declared in measured().items():
        for contest in contests(game, declared.modes, "1234"):
            for number in range(GAMES):
                points = SKILL[contest.players[0]] + random.randint(-9, 9)
                value = points if contest.mode == SOLO else number < WINS
                width = 150 if has_hindsight(contest) else None
                match = Match(contest, 1, number, width)
                reached = tuple(SKILL[name] + number % 2 for name in contest.players)
                found.append(Outcome(match, float(value), 100 if width else None, points=reached))
    return found


def play(file: Path, *words: str) -> int:
    brief = ["--game", "brilliant", "--levels", "3", "--players", "random", "naive", "--jobs", "1"]
    return run("strength.__main__", ["play", str(file), *brief, *words])


def rows(text: str, *cells: str) -> list[list[str]]:
    """The rows of tables that begin with these cells."""
    found = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return [row for row in found if tuple(row[: len(cells)]) == cells]


@pytest.mark.slow
def test_outcomes_are_the_same_for_any_number_of_processes_and_for_ever() -> None:
    """Outcomes of long runs are kept: their games must come out the same."""
    found = list(outcomes(MATCHES, jobs=2))
    assert found == [outcome_of(match) for match in MATCHES]
    assert [outcome.value for outcome in found[:2]] == [42, 1]


@pytest.mark.slow
def test_the_first_player_is_told_apart_on_every_seat_and_hindsight_finds_more() -> None:
    contest = Contest("brikks", "table", "2", ("steady", "random", "random"))
    found = [outcome_of(Match(contest, 1, number)) for number in range(3)]
    assert [outcome.value for outcome in found] == [1, 1, 1]
    assert all(outcome.points[0] > 2 * max(outcome.points[1:]) for outcome in found)
    alone = outcome_of(Match(Contest("brilliant", "solo", "1", ("random",)), 1, 0, width=1))
    assert alone.bound is not None
    assert alone.bound > alone.value


@pytest.mark.slow
def test_a_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    file, whole = tmp_path / "part.jsonl", tmp_path / "whole.jsonl"
    assert play(whole, "--games", "2") == 0
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 2 * 2
    # Killed in the middle of a line.
    file.write_bytes(b"".join(lines[:2]) + lines[2][:20])
    assert play(file, "--games", "2") == 0
    assert file.read_bytes() == whole.read_bytes()


def test_an_outcome_is_text_both_ways_and_the_later_of_two_counts(tmp_path: Path) -> None:
    assert parse_outcome(format_outcome(OUTCOME)) == OUTCOME
    file = tmp_path / "outcomes.jsonl"
    file.write_text(format_outcome(replace(OUTCOME, bound=None)) + "\n" + format_outcome(OUTCOME) + "\n")
    assert list(read_outcomes([file]).values()) == [OUTCOME]


@pytest.mark.parametrize(
    "content",
    [
        b"My diary\nDear di",
        b"My diary",
        LINE + b"Dear di",
        b'{"game": "brikks", "seats": 2, "options": {}}',
        LINE + b'{"game": "brikks", "mode": "solo", "level": "2", "players": ["random"]}',
    ],
)
def test_a_foreign_file_is_left_as_it_is(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert play(file, "--games", "1") == 2
    error = capsys.readouterr().err
    assert re.search(rf"{file}, line \d+: .* is no outcome", error)
    assert error.count("\n") == 1
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("content", "mended"),
    [
        (b"", b""),
        (LINE, LINE),
        (LINE + LINE[:1], LINE),
        (LINE + LINE[:70], LINE),
        (LINE[:70], b""),
        (LINE + LINE[:-1], LINE),
    ],
)
def test_only_the_end_of_a_file_of_outcomes_is_mended(content: bytes, mended: bytes, tmp_path: Path) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_bytes(content)
    mend(file)
    assert file.read_bytes() == mended


def test_a_mean_tells_how_sure_it_is() -> None:
    few, many = mean([1, 2, 3, 4]), mean([1, 2, 3, 4] * 100)
    assert few is not None
    assert many is not None
    assert few.low < many.low < few.value == many.value == 2.5 < many.high < few.high
    # 1.96 standard errors, each the deviation 1.29 over the root of 4.
    assert few.high == pytest.approx(2.5 + 1.96 * 1.2909944 / 2)
    assert mean([1]) is None


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 100, 0.0, 0.0370), (50, 100, 0.4038, 0.5962), (100, 100, 0.9630, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_the_bounds_of_a_share_are_those_of_wilson(count: int, total: int, low: float, high: float) -> None:
    assert share_bounds(count, total) == pytest.approx((low, high), abs=0.0001)


def test_a_ratio_takes_the_games_that_both_have() -> None:
    values = {(1, number): float(number) for number in range(1, 9)}
    doubled = {number: 2 * value for number, value in values.items()}
    assert ratio(values, {**doubled, (1, 99): 7.0}) == Estimate(0.5, 0.5, 0.5, 8)
    assert ratio(values, {(2, 1): 1.0, (2, 2): 1.0}) is None
    assert ratio(values, dict.fromkeys(values, 0.0)) is None, "of nothing"


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.94, 0.96, "**met**"),
        (0.92, 0.94, "not settled: 93.0 % is within the interval"),
        (0.89, 0.91, "**missed** by 3.0 percentage points"),
    ],
)
def test_a_goal_is_judged_by_the_whole_interval(low: float, high: float, verdict: str) -> None:
    reached = Estimate((low + high) / 2, low, high, 100)
    assert Goal("", 0.93, reached, percent).verdict == verdict
    assert Goal("", 0.93, None, percent).verdict == "not measured"


@pytest.mark.slow
def test_the_report_has_every_figure_and_goal(invented: Sequence[Outcome]) -> None:
    text = page(by_game(invented))
    assert rows(text, "4", "*hindsight*")[0][2:4] == ["40", "100.0 (100.0 to 100.0)"]
    master = rows(text, "1", "master")[0]
    assert master[2] == "40"
    assert 88 < float(master[3].split()[0]) < 92
    assert master[5].split()[0] == master[3].split()[0]  # the bound is 100
    assert rows(text, "steady against relaxed")[0][:2] == ["steady against relaxed", "160"]
    assert rows(text, "steady against relaxed")[1][2:] == ["75.0 % (59.8 to 85.8)"] * 2
    assert "the 150 best sheets" in text.replace("\n", " ")
    verdicts = {row[1]: row[-1] for row in rows(text, "BRILLIANT") + rows(text, "BRIKKS")}
    assert len(verdicts) == 10
    assert verdicts["master alone on level 1: at least 93.0 % of hindsight"].startswith("**missed** by")
    assert verdicts["master alone on level 2: mean points above 100"].startswith("**missed** by")
    assert verdicts["master against three naive: at least 60.0 % of the wins"] == "**met**"
    (rated,) = (row for row in rows(text, "master") if len(row) == 10)
    assert sum(float(cell.split()[0]) for cell in rated[1:]) == pytest.approx(100)
    at_tables = [rows(text, name)[-1] for name in ("relaxed", "steady", "master")]
    assert [row[1] for row in at_tables] == ["40", "80", "40"]
    assert [float(row[2].split()[0]) for row in at_tables] == [45.5, 60.5, 90.5]
    assert rows(page(by_game(invented[:1])), "1", "master")[0][2:] == ["0", "–", "–", "–"]


@pytest.mark.slow
def test_the_commands_are_those_that_play_the_games(invented: Sequence[Outcome], tmp_path: Path) -> None:
    more = [
        replace(o, match=replace(o.match, number=o.match.number + 40)) for o in invented if _is_played_on(o)
    ]
    most = [replace(o, bound=None) if o.match.number >= BOUNDED else o for o in (*invented, *more)]
    file, out = tmp_path / "outcomes.jsonl", tmp_path / "power.md"
    file.write_text("".join(format_outcome(outcome) + "\n" for outcome in most))
    assert run("strength.__main__", ["report", str(file), "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert sorted(re.findall(r"strength play outcomes.jsonl (.*) --seed 1", text)) == [
        "--game brikks --modes duel --levels 2 --games 40",
        "--game brikks --modes solo --levels 1 3 4 --games 40",
        "--game brikks --modes solo --levels 2 --games 80",
        "--game brikks --modes table --levels 2 --games 40",
        f"--game brilliant --modes solo --levels 1 2 3 4 --games 40 --bounds {BOUNDED}",
        "--game brilliant --modes table --levels 1 2 3 4 --games 40",
        "--game brilliant --modes table --levels 1 2 3 4 --players master naive --games 80",
    ]


def _is_played_on(outcome: Outcome) -> bool:
    contest = outcome.match.contest
    is_solo = (contest.game, contest.mode, contest.level) == ("brikks", "solo", "2")
    return is_solo or contest.players == AGAINST_NAIVE

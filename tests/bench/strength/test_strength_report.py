"""The report on strength says what the outcomes say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bench.brilliant.strength import AGAINST_NAIVE
from tests.bench.command import run
from tests.bench.strength.conftest import SKILL
from tests.bench.strength.figures import Estimate, Figures, Outcome, mean, ratio, share
from tests.bench.strength.goals import Goal, goals
from tests.bench.strength.markdown import percent
from tests.bench.strength.matches import measured
from tests.bench.strength.outcomes import format_outcome
from tests.bench.strength.page import by_game, page

pytestmark = pytest.mark.slow


def rows(text: str, *cells: str) -> list[list[str]]:
    """The rows of tables that begin with these cells."""
    found = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return [row for row in found if tuple(row[: len(cells)]) == cells]


def test_a_mean_tells_how_sure_it_is() -> None:
    few, many = mean([1, 2, 3, 4]), mean([1, 2, 3, 4] * 100)
    assert few is not None
    assert many is not None
    assert few.value == many.value == 2.5
    assert few.low < many.low < 2.5 < many.high < few.high
    # 1.96 standard errors, each the deviation 1.29 over the root of 4.
    assert few.high == pytest.approx(2.5 + 1.96 * 1.2909944 / 2)
    assert mean([1]) is None


def test_a_share_that_was_never_missed_is_still_not_sure() -> None:
    always = share([1.0] * 20)
    assert always is not None
    assert [always.value, always.low, always.high] == pytest.approx([1, 0.839, 1], abs=0.001)


def test_a_ratio_takes_the_games_that_both_have() -> None:
    values = {(1, number): float(number) for number in range(1, 9)}
    doubled = {number: 2 * value for number, value in values.items()}
    assert ratio(values, {**doubled, (1, 99): 7.0}) == Estimate(0.5, 0.5, 0.5, 8)
    assert ratio(values, {(2, 1): 1.0, (2, 2): 1.0}) is None


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


def test_what_was_not_played_is_not_judged() -> None:
    assert {goal.verdict for each in measured().values() for goal in goals(each, Figures([]))} == {
        "not measured"
    }


def test_the_report_has_every_figure(invented: Sequence[Outcome]) -> None:
    text = page(by_game(invented))
    assert rows(text, "4", "*hindsight*")[0][2:4] == ["40", "100.0 (100.0 to 100.0)"]
    master = rows(text, "1", "master")[0]
    assert master[2] == "40"
    assert 88 < float(master[3].split()[0]) < 92
    assert master[5].split()[0] == master[3].split()[0]  # the bound is 100
    assert rows(text, "steady against relaxed")[0][:2] == ["steady against relaxed", "160"]
    assert rows(text, "steady against relaxed")[1][2:] == ["75.0 % (59.8 to 85.8)"] * 2
    assert "the 150 best sheets" in text.replace("\n", " ")


def test_the_report_names_the_goals_and_what_is_reached(invented: Sequence[Outcome]) -> None:
    text = page(by_game(invented))
    verdicts = {row[1]: row[-1] for row in rows(text, "BRILLIANT") + rows(text, "BRIKKS")}
    assert len(verdicts) == 10
    assert verdicts["master alone on level 1: at least 93.0 % of hindsight"].startswith("**missed** by")
    assert verdicts["master alone on level 2: mean points above 100"].startswith("**missed** by")
    assert verdicts["master against three naive: at least 60.0 % of the wins"] == "**met**"


def test_the_ratings_of_a_player_are_all_its_games(invented: Sequence[Outcome]) -> None:
    text = page(by_game(invented))
    (rated,) = (row for row in rows(text, "master") if len(row) == 10)
    assert sum(float(cell.split()[0]) for cell in rated[1:]) == pytest.approx(100)


def test_the_report_has_each_strength_at_a_table(invented: Sequence[Outcome]) -> None:
    found = [row for name in ("relaxed", "steady", "master") for row in rows(page(by_game(invented)), name)]
    of_tables = [row[:2] for row in found if len(row) == 3]
    assert of_tables == [["relaxed", "40"], ["steady", "80"], ["master", "40"]]
    assert [row[2].split()[0] for row in found if len(row) == 3] == [
        f"{SKILL[name] + 0.5:.1f}" for name in ("relaxed", "steady", "master")
    ]


BOUNDED = 30
"""The number of the master's games that have a hindsight result."""


def test_the_commands_are_those_that_play_the_games(invented: Sequence[Outcome]) -> None:
    more = [
        replace(o, match=replace(o.match, number=o.match.number + 40)) for o in invented if _is_played_on(o)
    ]
    most = [replace(o, bound=None) if o.match.number >= BOUNDED else o for o in (*invented, *more)]
    text = page(by_game(most))
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


def test_a_report_on_one_game_has_gaps(invented: Sequence[Outcome]) -> None:
    text = page(by_game(invented[:1]))
    assert rows(text, "1", "master")[0][2:] == ["0", "–", "–", "–"]
    assert rows(text, "2", "master") == []


def test_the_command_writes_the_report(invented: Sequence[Outcome], tmp_path: Path) -> None:
    file, out = tmp_path / "outcomes.jsonl", tmp_path / "power.md"
    file.write_text("".join(format_outcome(outcome) + "\n" for outcome in invented))
    assert run("strength.__main__", ["report", str(file), "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == page(by_game(invented))

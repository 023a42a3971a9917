"""A short campaign; `python -m tests.games.campaign` has the long one."""

from __future__ import annotations

import re

import pytest

from bot.games.brikks.players import compact
from tests.games import campaign
from tests.games.campaign import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips level generation and compilation."""
    monkeypatch.setattr(campaign, "GENERATED", 0)
    monkeypatch.setattr(campaign, "HAS_NUMBA", False)


def test_it_counts_the_positions_of_both_games(capsys: Capture) -> None:
    assert main(["--positions", "50", "--seed", "3"]) == 0
    told = re.findall(r"(BRI\w+), positions that agree\W+50\W", capsys.readouterr().out)
    assert told == ["BRILLIANT", "BRIKKS"]


def test_it_ends_at_a_difference_and_tells_how_to_see_it_again(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compact, "CROSSES_FOR_ROWS", (0, 1, 1, 2, 4))
    assert main(["--positions", "500", "--seed", "3"]) == 1
    told = capsys.readouterr().out.splitlines()[-1]
    [words] = re.findall(r"--seed 3 --first \d+", told)
    assert main(["--positions", "50", *words.split()]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == told


@pytest.mark.slow
def test_generated_levels_follow_from_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "GENERATED", 1)
    monkeypatch.setattr(campaign, "DIFFICULTIES", (1,))
    made = [campaign.levels(seed)[-1] for seed in (3, 3, 4)]
    assert made[0] == made[1] != made[2]

"""Invented outcomes."""

from __future__ import annotations

from random import Random

import pytest

from tests.bench.strength.contests import SOLO
from tests.bench.strength.figures import Match, Outcome
from tests.bench.strength.matches import contests, has_hindsight, measured

GAMES = 40
SKILL = {
    "random": 20,
    "naive": 50,
    "relaxed": 45,
    "steady": 60,
    "strong": 70,
    "master": 90,
}
WINS = 30
BOUND = 100


@pytest.fixture(scope="session")
def invented() -> list[Outcome]:
    """40 games of each contest: a player's points are near its skill, and the first wins 30."""
    random = Random(1)
    found = []
    for game, declared in measured().items():
        for contest in contests(game, declared.modes, "1234"):
            for number in range(GAMES):
                value = (
                    number < WINS
                    if contest.mode != SOLO
                    else SKILL[contest.players[0]] + random.randint(-9, 9)
                )
                width = 150 if has_hindsight(contest) else None
                match = Match(contest, 1, number, width)
                points = tuple(SKILL[name] + number % 2 for name in contest.players)
                found.append(Outcome(match, float(value), BOUND if width else None, points=points))
    return found

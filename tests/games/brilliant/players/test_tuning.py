"""Tuning starts from sensible values and improves them."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.brilliant.players import tuning
from bot.games.brilliant.players.evaluation import PER_RULE
from bot.games.brilliant.players.weights import WEIGHTS


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "SHEETS", 1)
    monkeypatch.setattr(tuning, "VARIANTS", 4)


def test_generations_repeat_for_a_seed_and_change_all_weights() -> None:
    first, second = (list(tuning.tuned(seed=3, generations=1, games=1)) for _ in range(2))
    assert first == second
    weights = first[0].weights
    assert len(weights) == len(WEIGHTS)
    assert not set(weights) & set(tuning.BEGIN)
    assert all(weight > 0 for place, weight in enumerate(weights) if place % PER_RULE >= 4)


def test_the_weights_in_use_play_better_than_those_it_begins_with() -> None:
    trial = tuning.Trial(seed=1)
    begin = tuning.BEGIN * (len(WEIGHTS) // PER_RULE)
    assert trial.points(WEIGHTS, 6, Random(1)) > trial.points(begin, 6, Random(1)) + 3

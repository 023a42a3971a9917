"""All processes together stay below Discord's limit on requests per second."""

from __future__ import annotations

import pytest

from bot.messages.request_limits import RequestBudget
from tests.times import Time


def test_a_single_process_never_waits() -> None:
    budget = RequestBudget(lambda: 1, 50, Time().seconds)
    assert {budget.pause() for _ in range(1000)} == {0.0}


@pytest.mark.parametrize("limit", [50, 400])
def test_three_processes_share_the_limit(limit: int) -> None:
    time = Time()
    budgets = [RequestBudget(lambda: 3, limit, time.seconds) for _ in range(3)]
    made = [time.seconds() + budget.pause() for budget in budgets for _ in range(6 * limit)]
    seconds = [sum(begin <= at < begin + 1 for at in made) for begin in range(1000, 1019)]
    # The first second makes up for an unused one.
    assert max(seconds[1:]) <= limit
    assert sum(seconds[1:11]) / 10 > 0.8 * limit


def test_a_lone_request_after_a_pause_does_not_wait() -> None:
    time = Time()
    budget = RequestBudget(lambda: 2, 50, time.seconds)
    for _ in range(20):
        time.now += 100
        assert budget.pause() == 0.0

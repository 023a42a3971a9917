"""A short campaign; `python -m tests.process.campaign` has the long one, with every point."""

from __future__ import annotations

import sys

import pytest

from bot.local.carrier import GATEWAY
from tests.journeys.guests import GuestPlace
from tests.local.ways import WAYS
from tests.process.campaign import AT_RANDOM, Plan, draw_plans, run
from tests.process.crashing import LABELS

pytestmark = pytest.mark.slow

POINTS = (
    Plan("point", "after-commit", 30),
    Plan("request", "edit_token after"),
    Plan("point", "before-record", 1, recovery=("before-edit 1",)),
)
SEED = 11


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_lost_wherever_the_bot_is_killed(way: str) -> None:
    # Over HTTP the bot itself does the same.
    points = POINTS if way == GATEWAY else POINTS[:1]
    report = await run(SEED, list(enumerate(points)), way=way)
    assert "\n".join(report.faults) == ""
    assert sum(report.kills.values()) == sum(1 + len(point.recovery) for point in points)
    assert report.acknowledged > 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_nothing_is_lost_in_the_activity_wherever_the_bot_is_killed() -> None:
    report = await run(SEED, list(enumerate(POINTS[:1])), has_activity=True)
    assert "\n".join(report.faults) == ""
    assert report.taps > 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("place", ["group", "server"])
async def test_nothing_is_lost_where_the_bot_is_a_guest_wherever_it_is_killed(place: GuestPlace) -> None:
    report = await run(SEED, list(enumerate(POINTS[::2])), place=place)
    assert "\n".join(report.faults) == ""
    assert report.acknowledged > 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_a_planted_fault_is_found_at_the_first_kill() -> None:
    report = await run(SEED, list(enumerate(draw_plans(SEED, 6))), canary="sheet-for-all")
    assert "is seen by" in "".join(report.faults)
    assert sum(report.kills.values()) == 1


def test_a_campaign_follows_from_its_seed_and_has_every_point() -> None:
    plans = draw_plans(7, 200)
    assert plans == draw_plans(7, 200)
    assert plans != draw_plans(8, 200)
    assert {plan.label for plan in plans} > {*LABELS, AT_RANDOM}

from __future__ import annotations

import pytest

from tests.process.outages import run

pytestmark = pytest.mark.slow


async def test_a_bot_that_loses_its_database_answers_everybody_and_recovers() -> None:
    report = await run(seed=3, drops=10, only=("away", "full"))
    assert report.faults == []
    assert report.ended > 10
    assert len(report.known) > 10
    assert report.told

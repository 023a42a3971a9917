"""A process is replaced by a new one while people play; the campaign, `tests.process.cluster`, does much more."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.address import Server
from tests.process.cluster import Report, run


@pytest.fixture
def engine() -> str:
    return "postgres"


async def test_a_new_process_takes_over_without_an_unanswered_press(tmp_path: Path, place: Server) -> None:
    report = Report(seed=7, tables=3, processes=1)
    await run(report, tmp_path, place, seconds=0, rounds=1, pause=0.3)
    assert report.faults == []
    assert (report.replaced, report.cut_off, report.twice, report.refused_starts) == (1, 0, 0, 0)
    assert report.rolling_answers

"""A short run of the fuzzer; `python -m tests.door.activity.fuzz` runs it at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.door.activity.fuzz import KINDS, campaign

FRAMES = 400


@pytest.mark.slow
async def test_a_short_run_finds_nothing(tmp_path: Path) -> None:
    report = await campaign(FRAMES, 5, tmp_path)
    assert report.faults == []
    assert report.frames.keys() == KINDS.keys()
    # The fuzzer would otherwise test only the refusals.
    assert report.changes > 5

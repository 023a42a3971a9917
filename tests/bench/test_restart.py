"""A small restart with few descriptors; `python -m tests.bench.restart` has 5,000 games."""

from __future__ import annotations

import sys

import pytest

from tests.bench.restart import restart
from tests.local.ways import WAYS

pytestmark = pytest.mark.slow

GAMES = 80
DESCRIPTORS = 96
"""Little more than one for each game; a bot at rest holds about 45, a busy one up to 63, and work in spare time takes
eight."""
THREADS = 24


@pytest.mark.skipif(sys.platform != "linux", reason="the figures are found in /proc")
@pytest.mark.parametrize("way", WAYS)
async def test_a_restart_with_many_open_games_needs_few_descriptors_and_threads(way: str) -> None:
    figures = await restart(GAMES, seed=7, descriptors=DESCRIPTORS, way=way)
    assert figures.faults == []
    assert figures.answers
    assert figures.descriptors <= DESCRIPTORS
    assert figures.threads <= THREADS

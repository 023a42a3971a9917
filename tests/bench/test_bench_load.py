from __future__ import annotations

import aiohttp
import pytest

from tests.bench.load.figures import LoadFigures, Window
from tests.bench.load.measure import SECONDS, measure_tail, measure_taps

GAMES = 1


@pytest.mark.slow
async def test_taps_are_measured_on_more_pages_than_a_session_has_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a hundred connections for two hundred pages, the benchmark waited until it ended without a word."""
    usual = aiohttp.TCPConnector.__init__.__kwdefaults__
    assert usual is not None
    monkeypatch.setitem(usual, "limit", 2)
    tapped = await measure_taps(GAMES, pairs=1, seconds=0.2)
    assert [len(windows) for windows in tapped.windows.values()] == [1, 1]
    assert len(tapped.first) == 4 * GAMES


@pytest.mark.slow
async def test_games_that_end_within_a_window_are_opened_anew() -> None:
    """Two games were over after the first window, and the command ended in an IndexError."""
    tail = await measure_tail(2, runs=1, seconds=SECONDS)
    assert [figures.failed for figures in tail.ours] == [0]


def test_a_window_without_an_answer_is_said_to_be_one() -> None:
    with pytest.raises(
        RuntimeError, match=r"2 games: no press was answered in window 1 of 1, 4 came too late"
    ):
        LoadFigures.of(2, [Window(SECONDS, failed=4)])

from __future__ import annotations

import aiohttp
import pytest

from tests.bench.load.measure import measure_taps

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
    assert [len(windows) for windows in (tapped.presses, tapped.taps)] == [1, 1]
    assert len(tapped.first) == 4 * GAMES

from __future__ import annotations

import pytest

from bot.store.address import DatabaseServer
from tests.process.drops import campaign

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("engine", ["postgres"])
async def test_dropped_connections_lose_nothing_and_silence_nobody(place: DatabaseServer) -> None:
    assert await campaign(place, drops=30, seed=2) == []

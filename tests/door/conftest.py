"""A doorway at which tests knock."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.door import server
from tests.door.knocking import Knocker, knocking


@pytest.fixture
async def knocker(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Knocker]:
    # A doorway keeps the value of its beginning.
    monkeypatch.setattr(server, "LINGER_SECONDS", 0.05)
    async with knocking() as opened:
        yield opened

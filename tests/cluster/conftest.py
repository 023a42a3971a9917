"""A database that several processes use."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store.address import Place
from bot.store.database import Store


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    async with Store(place) as opened:
        yield opened

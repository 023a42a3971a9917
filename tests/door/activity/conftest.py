"""A door with an Activity, and Anna's page."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from tests.door.activity.visiting import Visit, visiting


@pytest.fixture
async def visit() -> AsyncIterator[Visit]:
    async with visiting() as opened:
        yield opened


@pytest.fixture
async def page(visit: Visit) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with visit.page(await visit.session()) as opened:
        yield opened

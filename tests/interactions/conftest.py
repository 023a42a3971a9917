"""The bot on its own database, on a German server; no page may notify anyone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store.address import Place
from tests.journeys.running import check_requests, running
from tests.journeys.server import More
from tests.journeys.world import Person, World


@pytest.fixture
async def world(place: Place, one_process: None, told_once: None) -> AsyncIterator[World]:
    async with running(place, More(), language="de") as world:
        yield world
        # Unfinished redraws keep the database open, and games started by a test are not part of SimCord.
        await world.bot.coordinator.idle()
        await world.bot.refresher._tasks.idle()
    check_requests(world, may_name=False)


@pytest.fixture
def anna(world: World) -> Person:
    return world.person("anna")


@pytest.fixture
def bert(world: World) -> Person:
    """Reads German."""
    return world.person("bert", "de")


@pytest.fixture
def chief(world: World) -> Person:
    """Manages the server."""
    return world.person("chief", is_manager=True)

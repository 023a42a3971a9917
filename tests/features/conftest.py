"""The same small server as for commands and their pages, and a turn loop with a database of its own."""

from collections.abc import AsyncIterator

import pytest

from bot.store.address import Place
from tests.interactions.conftest import anna, bert, chief, world
from tests.turns.tables import Table, opened

__all__ = ["anna", "bert", "chief", "world"]


@pytest.fixture
async def table(place: Place) -> AsyncIterator[Table]:
    async with opened(place) as found:
        yield found

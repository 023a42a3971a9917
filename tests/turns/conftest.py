"""A table on a new database, and the game that most tests begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from math import inf

import pytest

from bot.store.address import Place
from tests.times import Time
from tests.turns.tables import Table, opened, two


@pytest.fixture
def late() -> float:
    """How late a reading may be for the game clock to count the time before it."""
    return inf


@pytest.fixture
def silence() -> float:
    """How long Discord may be silent while the game clock goes on."""
    return inf


@pytest.fixture
async def table(place: Place, late: float, silence: float) -> AsyncIterator[Table]:
    """A process at work on an empty database."""
    async with opened(place, late=late, silence=silence) as table:
        yield table


@pytest.fixture
async def game(table: Table) -> str:
    """A running game of two people, in which nobody has moved."""
    return await table.started()


@pytest.fixture
async def processes(place: Place) -> AsyncIterator[tuple[Table, Table]]:
    """Two processes on one database; each has a time of its own."""
    async with two(place) as tables:
        yield tables


@pytest.fixture
def one(processes: tuple[Table, Table]) -> Table:
    return processes[0]


@pytest.fixture
def other(processes: tuple[Table, Table]) -> Table:
    return processes[1]


@pytest.fixture
def time() -> Time:
    """A clock that several processes share."""
    return Time()

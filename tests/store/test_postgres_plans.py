"""On PostgreSQL as well, no statement that runs with every press or every second reads a whole table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any, TypeAlias

import asyncpg
import pytest

from bot.store.address import DatabaseServer
from bot.store.dialects import POSTGRES, numbered
from tests.statements import statements
from tests.store.test_plans import QUEUES, SELDOM

pytestmark = pytest.mark.slow

ACCESS = ("Seq Scan", "Index Scan", "Index Only Scan", "Bitmap Index Scan")


Driver: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


@pytest.fixture
def engine() -> str:
    return "postgres"


@pytest.fixture
async def driver(place: DatabaseServer) -> AsyncIterator[Driver]:
    """A connection whose planner knows no value, and reads a whole table only where it has no other way."""
    driver = await asyncpg.connect(place.url)
    await driver.execute("set enable_seqscan = off; set plan_cache_mode = force_generic_plan")
    yield driver
    await driver.close()


def whole(node: dict[str, Any]) -> Iterator[str]:
    """The tables that a plan reads from end to end."""
    if node["Node Type"] in ACCESS and "Index Cond" not in node and node.get("Index Name") not in QUEUES:
        yield str(node.get("Relation Name") or node.get("Index Name"))
    for child in node.get("Plans", ()):
        yield from whole(child)


async def plan(driver: Driver, sql: str) -> list[str]:
    text, names = numbered(sql)
    await driver.execute(f"prepare asked as {text}")
    values = f"({', '.join('null' for _ in names)})" if names else ""
    found = await driver.fetchval(f"explain (format json) execute asked{values}")
    await driver.execute("deallocate asked")
    return list(whole(json.loads(found)[0]["Plan"]))


async def test_no_frequent_statement_reads_a_whole_table(driver: Driver) -> None:
    frequent = {name: query.texts[POSTGRES] for name, query in statements().items() if query not in SELDOM}
    assert {name: found for name, sql in frequent.items() if (found := await plan(driver, sql))} == {}


async def test_a_statement_that_reads_a_whole_table_is_found(driver: Driver) -> None:
    assert await plan(driver, "select * from message where wants > :wants") == ["message"]

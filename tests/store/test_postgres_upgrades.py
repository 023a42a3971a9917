"""Databases of every schema that PostgreSQL had continue mid-game."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.postgres import migrating
from tests import databases
from tests.databases import stored
from tests.store.test_schema import DUMPS, database, goes_on, soil

pytestmark = pytest.mark.slow

SCRIPTS = migrating.scripts()
OLD = [number for number in SCRIPTS if f"schema-{number:04}" in DUMPS]
COLUMNS = """
select table_name, column_name, data_type, is_nullable from information_schema.columns
where table_schema = 'public' order by 1, 2
"""


@pytest.fixture
def servers() -> Iterator[list[DatabaseServer]]:
    """Two empty databases."""
    made = [databases.new_server_database(is_empty=True) for _ in range(2)]
    yield made
    for place in made:
        databases.drop(place)


async def fill(place: DatabaseServer, version: int, source: Path) -> None:
    """Create a schema as its program did, with the rows of a SQLite file of the same schema."""
    server = await asyncpg.connect(place.url)
    try:
        for number, script in SCRIPTS.items():
            if number <= version:
                await server.execute(script.read_text(encoding="utf-8"))
        await server.execute("delete from schema_version")
        await server.execute("insert into schema_version (version) values ($1)", version)
        # Old databases hold rows whose game is gone.
        await server.execute("set session_replication_role = replica")
        with closing(sqlite3.connect(source)) as file:
            for (table,) in file.execute("select name from sqlite_master where type = 'table'").fetchall():
                rows = file.execute(f"select * from {table}")  # noqa: S608 (our own names)
                names = ", ".join(column for column, *_ in rows.description)
                marks = ", ".join(f"${n}" for n in range(1, len(rows.description) + 1))
                insert = f"insert into {table} ({names}) values ({marks}) on conflict do nothing"  # noqa: S608 (our own names)
                await server.executemany(insert, rows.fetchall())
    finally:
        await server.close()


def test_every_schema_of_postgresql_is_tried() -> None:
    assert [number for number in SCRIPTS if number < migrating.newest()] == OLD


@pytest.mark.parametrize("version", OLD)
async def test_a_database_in_mid_game_goes_on_after_the_upgrade(
    tmp_path: Path, servers: list[DatabaseServer], version: int
) -> None:
    source = database(tmp_path / "db", DUMPS[f"schema-{version:04}"])
    soil(source)
    old, new = servers
    await fill(old, version, source)
    await goes_on(old)
    async with Store(new):
        pass
    assert stored(old, COLUMNS) == stored(new, COLUMNS)

"""SQLite and PostgreSQL have the same schema: tables, columns, nullability, keys and indexes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot.store.address import DatabaseServer, Place
from bot.store.dialects import POSTGRES, SQLITE, from_array, numbered
from bot.store.engines import store_on
from bot.store.errors import StoreError
from tests.databases import stored, tables
from tests.statements import misfits, statements
from tests.store.baseline import add_migration

pytestmark = pytest.mark.slow

ON_POSTGRES_ALONE = {"schema_version", "writer"}
KINDS = {"integer": int, "bigint": int, "double precision": float, "text": str}
Columns = dict[tuple[str, str], tuple[int, type, bool, str | None]]
"""By table and column: its position, its type, whether it may be null, its default."""


@pytest.fixture
def engine() -> str:
    return "postgres"


@pytest.fixture
async def twins(tmp_path: Path, place: Place) -> tuple[Path, DatabaseServer]:
    assert isinstance(place, DatabaseServer)
    async with store_on(tmp_path / "db"):
        return tmp_path / "db", place


def columns_of_file(path: Path) -> Columns:
    with closing(sqlite3.connect(path)) as connection:
        return {
            (table, name): (number, KINDS[kind.lower()], not (is_needed or is_key), default)
            for table in tables(path)
            for number, name, kind, is_needed, default, is_key in connection.execute(
                f"pragma table_info({table})"
            )
        }


def columns_of_server(server: DatabaseServer) -> Columns:
    # Columns that were dropped keep their numbers on the server.
    found = stored(
        server,
        "select *, row_number() over (partition by table_name order by ordinal_position) as place"
        " from information_schema.columns join information_schema.tables using (table_schema, table_name)"
        " where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    return {
        (row["table_name"], row["column_name"]): (
            row["place"] - 1,
            KINDS[row["data_type"]],
            row["is_nullable"] == "YES",
            None if row["column_default"] is None else row["column_default"].split("::")[0].strip("()"),
        )
        for row in found
        if row["table_name"] not in ON_POSTGRES_ALONE
    }


def plain(default: str | None) -> str | None:
    return None if default is None else default.strip("'")


async def test_both_have_the_same_columns(twins: tuple[Path, DatabaseServer]) -> None:
    file, server = (columns_of_file(twins[0]), columns_of_server(twins[1]))
    assert {key: (*rest, plain(default)) for key, (*rest, default) in file.items()} == {
        key: (*rest, plain(default)) for key, (*rest, default) in server.items()
    }
    assert len(file) > 100


async def test_both_have_the_same_indexes(twins: tuple[Path, DatabaseServer]) -> None:
    on_file = stored(
        twins[0], "select name, tbl_name from sqlite_master where type = 'index' and sql is not null"
    )
    on_server = stored(
        twins[1],
        "select indexname as name, tablename as tbl_name from pg_indexes where schemaname = 'public'"
        " and indexname not like '%_pkey'",
    )
    assert sorted(map(str, on_file)) == sorted(map(str, on_server))
    assert len(on_file) > 10


async def test_both_understand_every_statement_and_return_its_rows(
    twins: tuple[Path, DatabaseServer],
) -> None:
    connection = await asyncpg.connect(twins[1].url)
    for name, query in statements().items():
        prepared = await connection.prepare(numbered(query.texts[POSTGRES])[0])
        assert not misfits(query, (column.name for column in prepared.get_attributes())), name
    await connection.close()
    with closing(sqlite3.connect(twins[0])) as file:
        for query in statements().values():
            sql = query.texts[SQLITE]
            file.execute(f"explain {sql}", dict.fromkeys(numbered(sql)[1], 0))


def test_values_become_an_array_that_the_server_unpacks() -> None:
    sql = "update t set a = :a, b = :b, c = :c::text where a = :a and d = :d"
    assert numbered(sql) == (
        "update t set a = $1, b = $2, c = $3::text where a = $1 and d = $4",
        ("a", "b", "c", "d"),
    )
    assert from_array(sql, {"a": 5, "b": None, "c": "x", "d": True, "further": 1}) == (
        "update t set a = ($1->>0)::bigint, b = null, c = ($1->>2)::text where a = ($1->>0)::bigint and d = ($1->>3)::bigint",
        [5, None, "x", 1],
    )


async def test_a_migration_that_fails_changes_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    number = add_migration(monkeypatch, "create table novelty (id integer); create table game (id integer);")
    before = tables(place)
    with pytest.raises(
        StoreError, match=rf"from schema \d+ to {number} .*already exists.*nothing was changed"
    ):
        await store_on(place).__aenter__()
    assert tables(place) == before

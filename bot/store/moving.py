"""Copy a whole database to another, on either engine, in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from bot.store.address import DatabaseServer, Place
from bot.store.database import Transaction
from bot.store.errors import StoreError
from bot.store.holding import held
from bot.store.memos import DELETE_MEMO
from bot.store.postgres import migrated
from bot.store.postgres.causes import failure
from bot.store.postgres.connection import NAME, Driver
from bot.store.postgres.connection import Connection as ServerConnection
from bot.store.postgres.migrating import version_of
from bot.store.process_lock import AlreadyRunning
from bot.store.running import RUNNING
from bot.store.schema import BUSY_SECONDS, need_known, newest, prepare
from bot.store.sqlite import Connection, connect

FIRST = "game"
"""The table that the rows of other tables refer to."""
TOGETHER = 1000
"""Rows read and written at once."""

CHECKS, CHECK_SECONDS = 10, 0.2
OTHERS = """
select count(*) from pg_stat_activity
where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()
"""

End: TypeAlias = "File | OnServer"
"""One of the two databases."""
Check = Callable[[Transaction, Transaction], Awaitable[None]]
"""Raises StoreError unless the second database holds what the first does."""


async def move(
    source: Place,
    target: Place,
    told: Callable[[str], None],
    check: Check,
    *,
    is_running: bool = False,
    replace: bool = False,
) -> None:
    """Copy everything, then `check` it, then commit; if this raises StoreError, the target is as it was.

    The source is only read, as of one moment. No bot may be running on either, or with `is_running` not on
    the target. The target must be empty, unless `replace` says that what it holds may go.
    """
    if source == target:
        raise StoreError("both are the same database")
    async with (
        _opened(source, is_target=False, is_alone=not is_running) as read,
        _opened(target, is_target=True) as written,
    ):
        tables = sorted(await read.tables(), key=lambda table: (table != FIRST, table))
        if missing := set(tables) ^ set(await written.tables()):
            raise StoreError(f"only one of the databases has {', '.join(sorted(missing))}")
        for table in reversed(tables) if replace else ():
            await written.clear(table)
        for table in tables:
            if (await _summed(written, table))[0]:
                raise StoreError(f"{target} is not empty: name a new database")
        for table in tables:
            columns = await read.columns(table)
            async for rows in read.rows(table):
                await written.insert(table, columns, rows)
            count, total = await _summed(read, table)
            if (count, total) != await _summed(written, table):
                raise StoreError(f"{target}: the rows of {table} differ from those of {source}")
            if count:
                told(f"{table}: {count:,} rows")
        await check(read.connection, written.connection)
        await written.commit()


async def _summed(end: End, table: str) -> tuple[int, int]:
    """Return the number of rows, and a checksum of their contents in any order."""
    columns = await end.columns(table)
    order = [columns.index(name) for name in sorted(columns)]
    count = total = 0
    async for rows in end.rows(table):
        count += len(rows)
        total += sum(hash(tuple(row[place] for place in order)) for row in rows)
    return count, total


@asynccontextmanager
async def _opened(place: Place, *, is_target: bool, is_alone: bool = True) -> AsyncIterator[End]:
    """Open a database, on a server exclusively only if `is_alone`; uncommitted changes are undone."""
    if isinstance(place, DatabaseServer):
        async with _opened_server(place, is_target=is_target, is_alone=is_alone) as end:
            yield end
        return
    if not is_target and not place.exists():
        raise StoreError(f"there is no file {place}")
    try:
        with held(place):
            async with _opened_file(place, is_target=is_target) as end:
                yield end
    except AlreadyRunning as taken:
        raise StoreError(f"{place} is in use by {taken}: stop that one first") from taken
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{place}: {error}") from error


@asynccontextmanager
async def _opened_file(path: Path, *, is_target: bool) -> AsyncIterator[End]:
    if is_target:
        await asyncio.to_thread(prepare, path)
    connection = await connect(path, BUSY_SECONDS)
    try:
        [row] = await connection.execute_fetchall("pragma user_version")
        _need_newest(path, int(row[0]))
        await connection.execute("begin immediate" if is_target else "begin")
        yield File(connection)
    finally:
        await connection.close()


@asynccontextmanager
async def _opened_server(server: DatabaseServer, *, is_target: bool, is_alone: bool) -> AsyncIterator[End]:
    connection = ServerConnection(server)
    try:
        driver = await connection.live()
        if is_target:
            await migrated(driver, server)
        _need_newest(server, await version_of(driver))
        if is_alone:
            await _need_alone(driver, server)
        await connection.begin("repeatable read" if is_target else "repeatable read read only")
        yield OnServer(connection)
    except StoreError:
        raise
    except Exception as error:
        raise failure(server, error) from None
    finally:
        await connection.close()


async def need_alone(server: DatabaseServer) -> None:
    """Raise StoreError while a bot uses a database on a server, or if it does not answer."""
    async with _opened_server(server, is_target=True, is_alone=True):
        pass


async def _need_alone(driver: Driver, server: DatabaseServer) -> None:
    """Raise StoreError while a bot is connected."""
    for _ in range(CHECKS):
        if not await driver.fetchval(OTHERS, NAME):
            return
        # A closed connection may linger for a moment.
        await asyncio.sleep(CHECK_SECONDS)
    raise StoreError(f"{server} is in use by a bot: stop that one first")


def _need_newest(place: Place, version: int) -> None:
    need_known(version, place)
    if version != newest():
        raise StoreError(
            f"{place} has schema {version}, not {newest()}: start a bot of this version on it once"
        )


class File:
    """A database in a file, inside a transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def tables(self) -> list[str]:
        return await self._names(
            "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
        )

    async def columns(self, table: str) -> list[str]:
        return await self._names("select name from pragma_table_info(:table)", table=table)

    async def rows(self, table: str) -> AsyncIterator[Sequence[Sequence[Any]]]:
        """Yield all rows, in chunks."""
        async with self.connection.execute(f"select * from {table}") as cursor:  # noqa: S608 (names from the schema)
            while rows := await cursor.fetchmany(TOGETHER):
                yield [tuple(row) for row in rows]

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        marks = ", ".join("?" for _ in columns)
        into = f"insert into {table} ({', '.join(columns)}) values ({marks})"  # noqa: S608 (names from the schema)
        await self.connection.executemany(into, rows)

    async def clear(self, table: str) -> None:
        """Delete all rows."""
        await self.connection.execute(f"delete from {table}")  # noqa: S608 (a table's name, from the schema)

    async def commit(self) -> None:
        # The copy is whole, even if it was made after a crash of the bot.
        await self.connection.run(DELETE_MEMO, name=RUNNING)
        await self.connection.commit()

    async def _names(self, sql: str, **values: str) -> list[str]:
        return [str(row[0]) for row in await self.connection.execute_fetchall(sql, values)]


class OnServer:
    """A database on a server, inside a transaction."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection

    async def tables(self) -> list[str]:
        own = "select tablename from pg_tables where schemaname = current_schema()"
        return sorted(set(await self._names(own)) - {"schema_version", "writer"})

    async def columns(self, table: str) -> list[str]:
        return await self._names(
            "select column_name from information_schema.columns where table_schema = current_schema()"
            " and table_name = $1 order by ordinal_position",
            table,
        )

    async def rows(self, table: str) -> AsyncIterator[Sequence[Sequence[Any]]]:
        driver = await self.connection.live()
        cursor = await driver.cursor(f"select * from {table}")  # noqa: S608 (a table's name, from the schema)
        while rows := await cursor.fetch(TOGETHER):
            yield [tuple(row) for row in rows]

    async def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        driver = await self.connection.live()
        await driver.copy_records_to_table(table, records=rows, columns=columns)

    async def clear(self, table: str) -> None:
        driver = await self.connection.live()
        await driver.execute(f"delete from {table}")  # noqa: S608 (a table's name, from the schema)

    async def commit(self) -> None:
        await self.connection.commit()

    async def _names(self, sql: str, *values: str) -> list[str]:
        driver = await self.connection.live()
        return [str(row[0]) for row in await driver.fetch(sql, *values)]

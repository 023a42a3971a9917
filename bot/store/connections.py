"""A pool: a fixed number of connections to one database file, lent in request order."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.batch import LostRace

Asked = tuple[str, Mapping[str, Any]]
"""A statement and its values."""
Guarded = Sequence[tuple[str, Mapping[str, Any], bool]]
"""A batch: statements, their values, and whether each must change exactly one row."""
PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = on")


class Connection(aiosqlite.Connection):
    """A connection that can run several queries in one trip to its thread."""

    async def fetch_each(self, asked: Sequence[Asked]) -> list[list[sqlite3.Row]]:
        """The rows of each statement, all from one snapshot, in one trip to the thread."""
        execute: Any = self._execute  # aiosqlite does not type it
        rows: list[list[sqlite3.Row]] = await execute(self._fetch_each, asked)
        return rows

    def _fetch_each(self, asked: Sequence[Asked]) -> list[list[sqlite3.Row]]:
        has_own_snapshot = not self._conn.in_transaction
        if has_own_snapshot:
            self._conn.execute("begin")
        try:
            return [self._conn.execute(sql, values).fetchall() for sql, values in asked]
        finally:
            if has_own_snapshot:
                self._conn.rollback()

    async def commit_each(self, batches: Sequence[Guarded]) -> list[Exception | None]:
        """Write batches in one transaction and one trip; returns what went wrong with each, which undoes it alone.

        Raises sqlite3.Error if none was written, SQLITE_BUSY if another program holds the database.
        """
        execute: Any = self._execute
        outcomes: list[Exception | None] = await execute(self._commit_each, batches)
        return outcomes

    def _commit_each(self, batches: Sequence[Guarded]) -> list[Exception | None]:
        self._conn.execute("begin immediate")
        try:
            outcomes = [self._written(batch) for batch in batches]
            self._conn.execute("commit")
        except BaseException:
            self._conn.rollback()
            raise
        return outcomes

    def _written(self, batch: Guarded) -> Exception | None:
        self._conn.execute("savepoint batch")
        failure: Exception | None = None
        try:
            for sql, values, is_guard in batch:
                if self._conn.execute(sql, values).rowcount != 1 and is_guard:
                    failure = LostRace("another writer was faster")
                    break
        except sqlite3.IntegrityError as error:
            failure = error
        if failure is not None:
            self._conn.execute("rollback to batch")
        self._conn.execute("release batch")
        return failure


class Connections:
    """Each connection has a thread, which waits up to `busy_seconds` for other programs' locks."""

    def __init__(self, path: Path, size: int, busy_seconds: float) -> None:
        self._path = path
        self._size = size
        self._busy_seconds = busy_seconds
        self._room = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self._returning: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open all of them; on sqlite3.Error, close them again and raise."""
        try:
            for _ in range(self._size):
                self._idle.append(await self._connect())
        except BaseException:
            for connection in self._idle:
                await connection.close()
            raise

    async def close(self) -> None:
        """Wait until every connection is returned, then end all threads."""
        for _ in range(self._size):
            await self._room.acquire()
        # The thread of an open connection would keep the program from exiting.
        for connection in self._idle:
            await connection.close()
        self._idle.clear()

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Connection]:
        """Lend a connection outside any transaction; an exception rolls back its open transaction."""
        await self._room.acquire()
        connection = self._idle.pop()
        try:
            yield connection
        except BaseException:
            # A cancelled task may leave a statement running, and may be cancelled again while it waits
            # for that, so another task gives the connection back.
            returning = asyncio.create_task(self._cleared(connection))
            self._returning.add(returning)
            returning.add_done_callback(self._returning.discard)
            await asyncio.shield(returning)
            raise
        self._give_back(connection)

    def _give_back(self, connection: Connection) -> None:
        self._idle.append(connection)
        self._room.release()

    async def _cleared(self, connection: Connection) -> None:
        try:
            await connection.rollback()
        except (sqlite3.Error, ValueError):
            # The connection may be broken: the next borrower gets a new one, or its own error.
            with suppress(sqlite3.Error, ValueError):
                await connection.close()
            with suppress(sqlite3.Error):
                connection = await self._connect()
        finally:
            self._give_back(connection)

    async def _connect(self) -> Connection:
        connector = partial(sqlite3.connect, self._path, timeout=self._busy_seconds, isolation_level=None)
        connection = Connection(connector, iter_chunk_size=1)
        await connection
        connection.row_factory = sqlite3.Row
        try:
            for pragma in PRAGMAS:
                # An open cursor would still be running at the first commit.
                await (await connection.execute(f"pragma {pragma}")).close()
        except BaseException:
            await connection.close()
            raise
        return connection

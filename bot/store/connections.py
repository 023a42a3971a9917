"""A fixed number of connections to one database file, lent out in the order in which they are asked for."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

Asked = tuple[str, Mapping[str, Any]]
"""A statement and its values."""
PRAGMAS = ("journal_mode = wal", "synchronous = full", "foreign_keys = on")


class Connection(aiosqlite.Connection):
    """One that can be asked for several things at once."""

    async def fetch_each(self, asked: Sequence[Asked]) -> list[list[sqlite3.Row]]:
        """The rows of each statement, all of one moment, by one way to the thread and back."""
        execute: Any = self._execute  # aiosqlite says nothing of its types
        rows: list[list[sqlite3.Row]] = await execute(self._fetch_each, asked)
        return rows

    def _fetch_each(self, asked: Sequence[Asked]) -> list[list[sqlite3.Row]]:
        has_own_moment = not self._conn.in_transaction
        if has_own_moment:
            self._conn.execute("begin")
        try:
            return [self._conn.execute(sql, values).fetchall() for sql, values in asked]
        finally:
            if has_own_moment:
                self._conn.rollback()


class Connections:
    """Each has a thread; `busy_seconds` is how long that thread waits for other programs' locks."""

    def __init__(self, path: Path, size: int, busy_seconds: float) -> None:
        self._path = path
        self._size = size
        self._busy_seconds = busy_seconds
        self._room = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self._returning: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Raises sqlite3.Error, and then none is open."""
        try:
            for _ in range(self._size):
                self._idle.append(await self._connect())
        except BaseException:
            for connection in self._idle:
                await connection.close()
            raise

    async def close(self) -> None:
        """Wait for those that are lent, and end all threads."""
        for _ in range(self._size):
            await self._room.acquire()
        # The thread of a connection left open would keep the program from ending.
        for connection in self._idle:
            await connection.close()
        self._idle.clear()

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Connection]:
        """A connection outside any transaction; what an exception leaves open is rolled back."""
        await self._room.acquire()
        connection = self._idle.pop()
        try:
            yield connection
        except BaseException:
            # A cancelled task may leave a statement running. It may be cancelled again while it waits
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
            # Whatever became of it, the next to borrow shall have a sound one, or fail in turn.
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
                # A pragma's cursor left open would still be in progress at the first commit.
                await (await connection.execute(f"pragma {pragma}")).close()
        except BaseException:
            await connection.close()
            raise
        return connection

"""The database: every statement lives in `bot/store/sql`, and only this module runs them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import monotonic
from typing import Any, Self, TypeVar

from bot.store.batch import Batch
from bot.store.connections import Connection, Connections
from bot.store.identity import Files, free_name
from bot.store.rows import read_row
from bot.store.schema import BUSY_SECONDS, StoreError, prepare, statements
from bot.store.writer import LONGEST_PAUSE, SHORTEST_PAUSE, Writer

READERS = 4
"""A read takes one or two milliseconds and Python runs one thread at a time: more would not help."""
WRITE_TIMEOUT = 60.0
"""Seconds that a writer waits for its turn, including other programs' locks; Discord accepts an answer for
15 minutes."""
WATCH_SECONDS = 2.0
"""Seconds between checks of the file; anything written in between is rescued too."""

T = TypeVar("T")


class StoreBusy(StoreError):
    """Another program held the database too long; nothing changed."""


class Transaction:
    """The named queries on one connection, inside one transaction."""

    def __init__(self, connection: Connection, queries: Any) -> None:
        self._connection = connection
        self._queries = queries

    async def rows(self, kind: type[T], query: str, **values: Any) -> list[T]:
        return [read_row(kind, row) for row in await self._fetch(query, values)]

    async def row(self, kind: type[T], query: str, **values: Any) -> T | None:
        return next(iter(await self.rows(kind, query, **values)), None)

    async def values(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._fetch(query, values)]

    async def value(self, query: str, **values: Any) -> Any:
        return next((value for value, *_ in await self.values(query, **values)), None)

    async def rows_of(self, *queries: str, **values: Any) -> list[list[dict[str, Any]]]:
        """The rows of several queries with the same parameters, all from one snapshot."""
        asked = [(getattr(self._queries, query).sql, values) for query in queries]
        return [[dict(row) for row in rows] for rows in await self._connection.fetch_each(asked)]

    async def run(self, query: str, **values: Any) -> int:
        """The number of rows that the statement changed."""
        changed: int = await getattr(self._queries, query)(self._connection, **values)
        return changed

    async def _fetch(self, query: str, values: Mapping[str, Any]) -> Iterable[sqlite3.Row]:
        [rows] = await self._connection.fetch_each([(getattr(self._queries, query).sql, values)])
        return rows


class Store:
    """A SQLite file in WAL mode: one connection writes and several read, each in request order."""

    def __init__(self, path: Path, *, write_timeout: float = WRITE_TIMEOUT) -> None:
        self._path = path
        self._write_timeout = write_timeout
        self._queries = statements()
        self._readers = Connections(path, READERS, BUSY_SECONDS)
        # `_begin` waits for other programs instead: that leaves the event loop free and can be cancelled.
        self._writer = Connections(path, 1, busy_seconds=0)
        self._batches = Writer(self._writer, write_timeout, self._busy, self._closed)
        self._files: Files | None = None

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(prepare, self._path)
        try:
            await self._readers.open()
            await self._writer.open()
        except sqlite3.Error as error:
            await self._readers.close()
            raise StoreError(f"DATABASE_PATH: cannot open {self._path} ({error}); try again") from error
        self._files = Files(self._path)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let current transactions finish; a new one raises StoreError."""
        self._files = None
        await self._batches.close()
        await self._writer.close()
        await self._readers.close()

    async def commit(self, batch: Batch) -> None:
        """Write a batch, together with those that others wait for.

        Raises LostRace if a guard fails and StoreBusy if its turn does not come; nothing was written then.
        """
        [error] = await self.commit_each([batch])
        if error is not None:
            raise error

    async def commit_each(self, batches: Iterable[Batch]) -> list[Exception | None]:
        """Write batches that do not depend on each other; returns what kept each from being written."""
        self._need_open()
        queries = self._queries
        return await self._batches.commit(
            [
                [(getattr(queries, one.query).sql, one.values, one.is_guard) for one in batch]
                for batch in batches
            ]
        )

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """For rare changes that read first: committed on return, rolled back on any exception.

        Raises StoreBusy if its turn does not come.
        """
        asked = monotonic()
        self._need_open()
        async with self._writer.lent() as connection:
            self._need_open()
            await self._begin(connection, asked)
            yield Transaction(connection, self._queries)
            await connection.commit()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """For single calls: each sees the newest commit without the cost of a snapshot."""
        self._need_open()
        async with self._readers.lent() as connection:
            self._need_open()
            yield Transaction(connection, self._queries)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """Several reads from one snapshot; they do not wait for writers."""
        self._need_open()
        async with self._readers.lent() as connection:
            self._need_open()
            await connection.execute("begin")
            yield Transaction(connection, self._queries)
            await connection.commit()

    async def watch(self) -> None:
        """Wait until the file disappears from its path; then rescue its content and raise StoreError."""
        while (files := self._files) is None or files.are_in_place():  # noqa: ASYNC110 (there is no event to wait for)
            await asyncio.sleep(WATCH_SECONDS)
        # Anything acknowledged from now on would be lost.
        self._files = None
        fate = "was replaced by another file" if self._path.exists() else "was deleted or moved"
        raise StoreError(
            f"DATABASE_PATH: {self._path} {fate} while the bot was running; {await self._rescued(files)}"
        )

    async def _rescued(self, files: Files) -> str:
        """Copy the still open database to a new file; returns where it is and what to do."""
        copy = free_name(self._path.with_name(f"{self._path.name}.rescued"))
        try:
            async with self._writer.lent() as connection:
                target = sqlite3.connect(copy, check_same_thread=False)
                with closing(target):
                    await connection.backup(target)
        except (OSError, sqlite3.Error) as error:
            return f"what it held could not be saved ({error}): put a backup in its place and start again"
        files.remove_companions()
        return f"all that it held is in {copy}: move that, or a backup, to its place and start again"

    def _need_open(self) -> None:
        if error := self._closed():
            raise error

    def _closed(self) -> StoreError | None:
        return None if self._files else StoreError("the database is closed: the program is ending")

    def _busy(self) -> StoreBusy:
        return StoreBusy(f"{self._path} is locked by another program: nothing was changed")

    async def _begin(self, connection: Connection, asked: float) -> None:
        """Begin, waiting for other programs' locks; a writer that timed out in the queue still tries once."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                await connection.execute("begin immediate")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                if monotonic() - asked >= self._write_timeout:
                    raise self._busy() from error
            else:
                return
            await asyncio.sleep(pause)
            self._need_open()
            pause = min(2 * pause, LONGEST_PAUSE)

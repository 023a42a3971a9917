"""The store, which alone runs statements, as both engines provide it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from time import monotonic
from typing import Any, Self, TypeVar

from bot.store.errors import LostRace, StoreError
from bot.store.pool import Connections
from bot.store.statements import Batch, Row, Sql
from bot.store.writer import Outcomes, Writer

WRITE_TIMEOUT = 60.0
"""Seconds that a writer waits for its turn and for other programs' locks; Discord accepts an answer for 15
minutes."""

T = TypeVar("T")


class ReadAccess(ABC):
    """Runs statements that select."""

    async def rows(self, query: Sql[T], /, **values: Any) -> list[T]:
        [rows] = await self.fetch_each([query], values)
        return [query.read(row) for row in rows]

    async def row(self, query: Sql[T], /, **values: Any) -> T | None:
        return next(iter(await self.rows(query, **values)), None)

    async def value(self, query: Sql[tuple[Any, ...]], /, **values: Any) -> Any:
        return next((value for value, *_ in await self.rows(query, **values)), None)

    async def rows_of(self, *queries: Sql[Any], **values: Any) -> list[list[dict[str, Any]]]:
        """Return the rows of several statements with the same parameters, all from one snapshot."""
        return [[dict(row) for row in rows] for rows in await self.fetch_each(queries, values)]

    @abstractmethod
    async def fetch_each(
        self, queries: Sequence[Sql[Any]], values: Mapping[str, Any]
    ) -> Sequence[Sequence[Row]]:
        """Return the rows of each statement, all from one snapshot, in one trip."""


class Transaction(ReadAccess):
    """Statements on one connection, inside one transaction."""

    @abstractmethod
    async def run(self, query: Sql[Any], /, **values: Any) -> int:
        """Return the number of rows that the statement changed."""

    @abstractmethod
    async def run_each(self, query: Sql[Any], /, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run a statement once for each of these values, in one trip."""


class Store(ReadAccess):
    """A database: one connection writes and several read, each in request order.

    What is read from it directly is the newest commit.
    """

    _readers: Connections[Any]
    """The connections that read."""
    _batches: Writer
    """What waits to be written."""

    def __init__(self, committed: Callable[[float], None]) -> None:
        """Create a store; `committed` is called with the seconds until batches were on disk, waiting included."""
        self._committed = committed

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @abstractmethod
    async def open(self) -> None:
        """Bring the database up to date; raises StoreError if that is not possible."""

    @abstractmethod
    async def close(self) -> None:
        """Let current transactions finish; a new one raises StoreError."""

    @property
    @abstractmethod
    def fault(self) -> str:
        """Describe a fault of the database itself in a few words; empty if none is known."""

    @abstractmethod
    def refusal(self) -> StoreError | None:
        """Return why the database cannot be read or written now, if that is known."""

    def need_usable(self) -> None:
        """Raise StoreError if the database is known to be away, damaged or closed, as every change and read
        does."""
        if error := self.refusal():
            raise error

    async def commit(self, batch: Batch) -> None:
        """Write a batch, together with those that other callers wait for.

        Raises LostRace if a guard fails and StoreBusy if its turn does not come; then nothing was written.
        Raises StoreUnsure if the database was lost while writing; then it was written wholly or not at all.
        """
        [error] = await self.commit_each([batch])
        if error is not None:
            raise error

    async def try_commit(self, batch: Batch) -> bool:
        """Write a batch; return False if one of its guards fails, and nothing was written."""
        try:
            await self.commit(batch)
        except LostRace:
            return False
        return True

    async def commit_each(self, batches: Iterable[Batch]) -> Outcomes:
        """Write batches that do not depend on each other; return each one's error, or None."""
        self.need_usable()
        begin = monotonic()
        outcomes = await self._batches.commit(list(batches))
        self._committed(monotonic() - begin)
        return outcomes

    async def fetch_each(
        self, queries: Sequence[Sql[Any]], values: Mapping[str, Any]
    ) -> Sequence[Sequence[Row]]:
        self.need_usable()
        async with self._readers.lent() as connection:
            self.need_usable()
            rows: Sequence[Sequence[Row]] = await connection.fetch_each(queries, values)
            return rows

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction for rare changes that read first: committed on return, rolled back on any exception;
        `for update` locks last until then.

        Raises StoreBusy if its turn does not come, StoreUnsure if the database is lost while it is committed.
        """

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a snapshot for several reads, which all see the same commit; they do not wait for writers."""

    @abstractmethod
    async def watch(self) -> None:
        """Wait until the database is gone for good; then rescue its contents if possible, and raise
        StoreError."""

    # By default there is nothing to do.

    async def scrub(self) -> None:
        """Remove deleted data from logs beside the database, after current readers have finished."""

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this when another process reports a change; delivery is not guaranteed."""

    async def wake_others(self) -> None:
        """Tell the other processes to look at the games."""

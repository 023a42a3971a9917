"""The interface that the store needs from any database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

from bot.store.errors import StoreError
from bot.store.statements import Batch, Row, Sql

T = TypeVar("T")
Outcomes = list[Exception | None]
"""The error of each batch, or None; only a failed batch was undone."""


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


class Backend(Protocol):
    async def open(self) -> None:
        """Bring the database up to date; raises StoreError if that is not possible."""

    async def close(self) -> None:
        """Let current transactions finish; a new one raises StoreError."""

    def refusal(self) -> StoreError | None:
        """Return why the database cannot be read or written now, if that is known."""

    async def scrub(self) -> bool:
        """Remove deleted data from logs beside the database; return whether that succeeded at once."""

    def fault(self) -> str:
        """Describe a fault of the database itself in a few words; empty if none is known."""

    async def commit_each(self, batches: Sequence[Batch]) -> Outcomes:
        """Write batches in one transaction, each wholly or not at all."""

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction, committed on return; `for update` locks last until then."""

    def reading(self) -> AbstractAsyncContextManager[ReadAccess]:
        """Open a connection for reads that each see the newest commit."""

    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a snapshot, in which all reads see the same commit."""

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this when another process reports a change; delivery is not guaranteed."""

    async def wake_others(self) -> None:
        """Tell the other processes to look at the games."""

    async def watch(self) -> None:
        """Return only by raising StoreError, once the database is gone for good."""

"""The interface that the store needs from any database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from bot.store.dialects import Dialect
from bot.store.errors import StoreError

Asked = tuple[str, Mapping[str, Any]]
"""A statement and its values."""
Guarded = Sequence[tuple[str, Mapping[str, Any], bool]]
"""A batch: statements, their values, and whether each must change exactly one row."""
Outcomes = list[Exception | None]
"""The error of each batch, or None; only a failed batch was undone."""


class Row(Protocol):
    """A row of either driver: `tuple` returns its values, `dict` also their names."""

    def keys(self) -> Iterable[str]: ...

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    async def fetch_each(self, asked: Sequence[Asked]) -> Sequence[Sequence[Row]]:
        """Return the rows of each statement, all from one snapshot, in one trip."""
        ...

    async def run(self, sql: str, values: Mapping[str, Any]) -> int:
        """Return the number of rows that the statement changed."""
        ...

    async def run_each(self, sql: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run the statement with each of these values, in one trip."""
        ...


class Backend(Protocol):
    @property
    def dialect(self) -> Dialect: ...

    async def open(self) -> None:
        """Bring the database up to date; raises StoreError if that is not possible."""
        ...

    async def close(self) -> None:
        """Let current transactions finish; a new one raises StoreError."""
        ...

    def closed(self) -> StoreError | None:
        """Return why the database can no longer be read or written, if so."""
        ...

    def refusal(self) -> StoreError | None:
        """Return why the database cannot be read or written now, if that is known."""
        ...

    async def scrub(self) -> bool:
        """Remove deleted data from logs beside the database; return whether that succeeded at once."""
        ...

    def fault(self) -> str:
        """Describe a fault of the database itself in a few words; empty if none is known."""
        ...

    async def commit_each(self, batches: list[Guarded]) -> Outcomes:
        """Write batches in one transaction, each wholly or not at all."""
        ...

    def transaction(self) -> AbstractAsyncContextManager[Connection]:
        """Open a transaction, committed on return; `for update` locks last until then."""
        ...

    def reading(self) -> AbstractAsyncContextManager[Connection]:
        """Open a connection for reads that each see the newest commit."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Connection]:
        """Open a snapshot, in which all reads see the same commit."""
        ...

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this when another process reports a change; delivery is not guaranteed."""
        ...

    async def wake_others(self) -> None:
        """Tell the other processes to look at the games."""
        ...

    async def watch(self) -> None:
        """Return only by raising StoreError, once the database is gone for good."""
        ...

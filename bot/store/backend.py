"""What the store asks of a database, whichever it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from enum import StrEnum
from typing import Any, Protocol

from bot.store.dialects import Dialect
from bot.store.errors import StoreError

Asked = tuple[str, Mapping[str, Any]]
"""A statement and its values."""
Guarded = Sequence[tuple[str, Mapping[str, Any], bool]]
"""A batch: statements, their values, and whether each must change exactly one row."""
Outcomes = list[Exception | None]
"""For each batch what went wrong, which undid it alone."""


class Topic(StrEnum):
    """What processes tell each other to look at."""

    GAMES = "games"
    LEASES = "leases"


class Row(Protocol):
    """A row of either driver: `tuple` takes its values, `dict` their names as well."""

    def keys(self) -> Iterable[str]: ...

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    async def fetch_each(self, asked: Sequence[Asked]) -> Sequence[Sequence[Row]]:
        """The rows of each statement, all from one snapshot, in one trip."""
        ...

    async def run(self, sql: str, values: Mapping[str, Any]) -> int:
        """The number of rows that the statement changed."""
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
        """Why nothing can be read or written any more, if so."""
        ...

    async def scrub(self) -> bool:
        """Leave nothing of what was deleted in logs beside the database; whether that succeeded at once."""
        ...

    def fault(self) -> str:
        """What is wrong with the database itself, in a few words; empty if nothing is known of."""
        ...

    async def commit_each(self, batches: list[Guarded]) -> Outcomes:
        """Write batches in one transaction, each wholly or not at all."""
        ...

    def transaction(self) -> AbstractAsyncContextManager[Connection]:
        """Committed on return; what `for update` has locked stays so until then."""
        ...

    def reading(self) -> AbstractAsyncContextManager[Connection]:
        """Each call sees the newest commit."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Connection]:
        """All calls see the same commit."""
        ...

    def listen(self, heard: Callable[[Topic], None]) -> None:
        """Call this when another process tells of a change; not every time is certain."""
        ...

    async def wake_others(self, topic: Topic) -> None:
        """Tell the other processes what has changed."""
        ...

    async def watch(self) -> None:
        """Return only by StoreError: the database is gone for good."""
        ...

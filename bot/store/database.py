"""The store, which alone runs statements."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Self

from bot.store.address import DatabaseServer, Place
from bot.store.backend import Backend, Outcomes, ReadAccess, Transaction
from bot.store.errors import LostRace
from bot.store.sqlite import Sqlite
from bot.store.statements import Batch, Row, Sql

WRITE_TIMEOUT = 60.0
"""Seconds that a writer waits for its turn and for other programs' locks; Discord accepts an answer for 15
minutes."""

SCRUB_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to empty the log: a reader blocks it for milliseconds."""

logger = logging.getLogger(__name__)


class Store(ReadAccess):
    """A database, on SQLite or PostgreSQL: one connection writes and several read, each in request order.

    What is read from it directly is the newest commit.
    """

    def __init__(
        self,
        place: Place,
        *,
        write_timeout: float = WRITE_TIMEOUT,
        committed: Callable[[float], None] = lambda _: None,
    ) -> None:
        """Create a store; `committed` is called with the seconds until batches were on disk, waiting included."""
        self._backend: Backend
        if isinstance(place, DatabaseServer):
            from bot.store.postgres import Postgres  # noqa: PLC0415 (SQLite needs no such driver)

            self._backend = Postgres(place, write_timeout)
        else:
            self._backend = Sqlite(place, write_timeout)
        self._committed = committed

    async def __aenter__(self) -> Self:
        await self._backend.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let current transactions finish; a new one raises StoreError."""
        await self._backend.close()

    @property
    def fault(self) -> str:
        """Describe a fault of the database itself in a few words; empty if none is known."""
        return self._backend.fault()

    def need_usable(self) -> None:
        """Raise StoreError if the database is known to be away, damaged or closed, as every change and read
        does."""
        if error := self._backend.refusal():
            raise error

    async def commit(self, batch: Batch) -> None:
        """Write a batch, together with those that other callers wait for.

        Raises LostRace if a guard fails and StoreBusy if its turn does not come; then nothing was written.
        Raises StoreUnsure if the database was lost meanwhile; then it was written wholly or not at all.
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
        outcomes = await self._backend.commit_each(list(batches))
        self._committed(monotonic() - begin)
        return outcomes

    async def scrub(self) -> None:
        """Remove deleted data from logs beside the database, after current readers have finished."""
        for pause in SCRUB_PAUSES:
            if await self._backend.scrub():
                return
            await asyncio.sleep(pause)
        logger.warning("what was deleted stays in the database's log until it is next emptied")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Open a transaction for rare changes that read first: committed on return, rolled back on any
        exception.

        Raises StoreBusy if its turn does not come, StoreUnsure if the database is lost while it is committed.
        """
        self.need_usable()
        async with self._backend.transaction() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """Open a snapshot for several reads; they do not wait for writers."""
        self.need_usable()
        async with self._backend.snapshot() as connection:
            self.need_usable()
            yield connection

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this when another process reports a change; delivery is not guaranteed."""
        self._backend.listen(heard)

    async def wake_others(self) -> None:
        """Tell the other processes to look at the games."""
        await self._backend.wake_others()

    async def watch(self) -> None:
        """Wait until the database is gone for good; then rescue its contents if possible, and raise
        StoreError."""
        await self._backend.watch()

    async def fetch_each(
        self, queries: Sequence[Sql[Any]], values: Mapping[str, Any]
    ) -> Sequence[Sequence[Row]]:
        self.need_usable()
        async with self._backend.reading() as connection:
            self.need_usable()
            return await connection.fetch_each(queries, values)

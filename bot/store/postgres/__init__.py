"""The store on a PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from time import monotonic

from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.errors import StoreAway, StoreBusy, StoreClosed, StoreError
from bot.store.pool import Connections
from bot.store.postgres.causes import Cause, cause_of, describe_error, remedy
from bot.store.postgres.committer import Committer
from bot.store.postgres.connection import Connection, Driver, ask, connected
from bot.store.postgres.migrating import bring_up, need_fit, version_of
from bot.store.postgres.wakeups import Wakeups
from bot.store.postgres.watch import LONGEST_PAUSE, ServerWatch
from bot.store.writer import Writer

READERS, CHANGERS = 4, 2
MOST = 50
"""Batches in one transaction: PostgreSQL keeps 64 of its subtransactions in memory."""
START_SECONDS = 10.0
"""Seconds that a server gets to start."""


class Postgres(Store):
    """One connection writes, several read, and rare changes have their own; each in request order."""

    def __init__(
        self, server: DatabaseServer, write_timeout: float, committed: Callable[[float], None]
    ) -> None:
        super().__init__(committed)
        self._server = server
        self._watch = ServerWatch(server)
        self._readers = Connections(self._new, READERS)
        self._changers = Connections(self._new, CHANGERS)
        self._committer = Committer(server, self._watch)
        self._batches = Writer(
            lambda: nullcontext(self._committer), write_timeout, self._busy, self.refusal, MOST
        )
        self._wakeups = Wakeups(server)
        self._is_open = False

    async def open(self) -> None:
        await self._start()
        await self._readers.open()
        await self._changers.open()
        self._watch.open(partial(ask, self._server), self._batches.refuse)
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False
        await self._wakeups.close()
        await self._batches.close()
        await self._committer.close()
        await self._changers.close()
        await self._readers.close()
        await self._watch.close()

    def refusal(self) -> StoreError | None:
        if not self._is_open:
            return StoreClosed("the database is closed: the program is ending")
        return self._watch.away()

    @property
    def fault(self) -> str:
        return self._watch.fault

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        self.need_usable()
        async with self._changers.lent() as connection:
            await connection.begin()
            yield connection
            await connection.commit()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Connection]:
        self.need_usable()
        async with self._readers.lent() as connection:
            self.need_usable()
            await connection.begin("repeatable read read only")
            yield connection
            await connection.finish()

    def listen(self, heard: Callable[[], None]) -> None:
        self._wakeups.listen(heard)

    async def wake_others(self) -> None:
        with suppress(TimeoutError):
            async with self._watch.answering():
                await self._wakeups.tell()

    async def watch(self) -> None:
        # It waits as long as the store can find a server that was away.
        await self._watch.ended()
        raise StoreError("DATABASE_URL: the store no longer looks for its server: report this")

    async def _start(self) -> None:
        begun = monotonic()
        while True:
            try:
                driver = await connected(self._server)
                try:
                    await migrated(driver, self._server)
                finally:
                    driver.terminate()
            except StoreError:
                raise
            except Exception as error:
                is_lost = cause_of(error) is Cause.LOST
                if not is_lost or monotonic() - begun >= START_SECONDS:
                    kind = StoreAway if is_lost else StoreError
                    raise kind(f"{describe_error(self._server, error)}: {remedy(error)}") from None
            else:
                return
            await asyncio.sleep(LONGEST_PAUSE)

    async def _new(self) -> Connection:
        return Connection(self._server, self._watch)

    def _busy(self) -> StoreBusy:
        return StoreBusy(f"DATABASE_URL: {self._server} does not answer: nothing was changed")


async def migrated(driver: Driver, server: DatabaseServer) -> None:
    """Bring the database up to date; raises StoreError."""
    try:
        await bring_up(driver)
    except StoreError as error:
        raise StoreError(f"DATABASE_URL: {server}: {error}") from error


async def found_on(server: DatabaseServer) -> tuple[int, float]:
    """Return the schema of a database, and how many milliseconds it takes to answer; raises StoreError."""
    connection, other = Connection(server), Connection(server)
    try:
        if not await connection.call(version_of):
            await connection.call(need_fit)
        begun = monotonic()
        await connection.call(lambda driver: driver.execute("select 1"))
        milliseconds = (monotonic() - begun) * 1000
        # A pooler in transaction mode gives the server's connection to the other one, and so no longer knows what was
        # prepared on it.
        await other.begin()
        return await connection.call(version_of), milliseconds
    finally:
        await other.close()
        await connection.close()

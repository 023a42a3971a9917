"""The store on a PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from bot.store.address import DatabaseServer
from bot.store.backend import Guarded, Outcomes
from bot.store.dialects import POSTGRES
from bot.store.errors import StoreBusy, StoreClosed, StoreError
from bot.store.pool import Connections
from bot.store.postgres.committer import Committer
from bot.store.postgres.connection import (
    FAILED,
    LONGEST_PAUSE,
    Connection,
    Driver,
    failure,
    is_lost,
)
from bot.store.postgres.migrating import bring_up, version_of
from bot.store.postgres.wakeups import Wakeups
from bot.store.writer import Writer

READERS, CHANGERS = 4, 2
MOST = 50
"""Batches in one transaction: PostgreSQL keeps 64 of its subtransactions in memory."""
START_SECONDS = 10.0
"""Seconds that a server gets to start."""


class Postgres:
    """One connection writes, several read, and rare changes have their own; each in request order."""

    dialect = POSTGRES

    def __init__(self, server: DatabaseServer, write_timeout: float) -> None:
        self._server = server
        self._patience = write_timeout
        self._readers = Connections(self._new, READERS)
        self._changers = Connections(self._new, CHANGERS)
        self._committer = Committer(server, Connection(server, write_timeout), write_timeout)
        self._batches = Writer(self._lent, write_timeout, self._busy, self.closed, MOST)
        self._wakeups = Wakeups(server)
        self._is_open = False

    async def open(self) -> None:
        connection = Connection(self._server, START_SECONDS)
        try:
            await self._start(connection)
        finally:
            await connection.close()
        await self._readers.open()
        await self._changers.open()
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False
        await self._wakeups.close()
        await self._batches.close()
        await self._committer.close()
        await self._changers.close()
        await self._readers.close()

    def closed(self) -> StoreError | None:
        return None if self._is_open else StoreClosed("the database is closed: the program is ending")

    async def scrub(self) -> bool:
        """Do nothing, since the server looks after its own log."""
        return True

    def fault(self) -> str:
        """Return no fault: a server's faults may all pass."""
        return ""

    async def commit_each(self, batches: list[Guarded]) -> Outcomes:
        return await self._batches.commit(batches)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        async with self._changers.lent() as connection:
            await connection.begin()
            yield connection
            await connection.commit()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        async with self._readers.lent() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Connection]:
        async with self._readers.lent() as connection:
            await connection.begin("repeatable read read only")
            yield connection
            await connection.commit()

    def listen(self, heard: Callable[[], None]) -> None:
        self._wakeups.listen(heard)

    async def wake_others(self) -> None:
        await self._wakeups.tell()

    async def watch(self) -> None:
        """Wait forever: a server that is away may come back, and callers wait for it."""
        await asyncio.Event().wait()

    async def _start(self, connection: Connection) -> None:
        begun = monotonic()
        while True:
            try:
                await migrated(await connection.live(), self._server)
            except FAILED as error:
                if not is_lost(error) or monotonic() - begun >= START_SECONDS:
                    raise StoreError(
                        f"{failure(self._server, error)}: start the server, or correct the address"
                    ) from None
                await connection.close()
            else:
                return
            await asyncio.sleep(LONGEST_PAUSE)

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Committer]:
        yield self._committer

    async def _new(self) -> Connection:
        return Connection(self._server, self._patience)

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
    connection = Connection(server, patience=0)
    try:
        version = await connection.call(version_of)
        begun = monotonic()
        await connection.call(lambda driver: driver.execute("select 1"))
        return version, (monotonic() - begun) * 1000
    finally:
        await connection.close()

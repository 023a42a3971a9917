"""A pool: a fixed number of connections to one database, lent in request order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Generic, Protocol, TypeVar


class Lendable(Protocol):
    async def rollback(self) -> None:
        """End the connection's transaction, if it has one."""

    async def close(self) -> None: ...


C = TypeVar("C", bound=Lendable)


class Connections(Generic[C]):
    def __init__(self, connect: Callable[[], Awaitable[C]], size: int) -> None:
        self._connect = connect
        self._size = size
        self._room = asyncio.Semaphore(size)
        self._idle: list[C] = []
        self._returning: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open all connections, or none and raise."""
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
        for connection in self._idle:
            await connection.close()
        self._idle.clear()

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[C]:
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
        self._idle.append(connection)
        self._room.release()

    async def _cleared(self, connection: C) -> None:
        try:
            await connection.rollback()
        except Exception:
            # The connection may be broken: the next borrower gets a new one, or its error.
            with suppress(Exception):
                await connection.close()
            with suppress(Exception):
                connection = await self._connect()
        finally:
            self._idle.append(connection)
            self._room.release()

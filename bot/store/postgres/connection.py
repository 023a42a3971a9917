"""Connections to PostgreSQL that reconnect after a loss."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from time import monotonic
from typing import Any, TypeAlias, TypeVar

import asyncpg

from bot.store.address import DatabaseServer
from bot.store.backend import Asked, Row
from bot.store.batch import IntegrityError
from bot.store.dialects import numbered
from bot.store.errors import StoreBusy, StoreError

CONNECT_SECONDS, ANSWER_SECONDS = 10, 30
"""Seconds after which an unresponsive server counts as lost."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.01, 1.0
"""Seconds between attempts to connect again."""
STATEMENTS = 1000
"""The size of the statement cache, above their number: each is prepared once for a connection, then takes one
trip."""
NAME = "roll-and-write"
"""The name that the server shows for our connections."""
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # from a server that was replaced by another
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # from a connection that was just learning of its end
)
OURS = (asyncpg.DataError, asyncpg.ClientConfigurationError)
"""The faults of a caller, not of the server."""
FAILED = (*LOST, asyncpg.PostgresError)

T = TypeVar("T")
Driver: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


def is_lost(error: BaseException) -> bool:
    """Return whether the connection or the server is gone, and may come back."""
    return isinstance(error, LOST) and not isinstance(error, OURS)


def failure(server: DatabaseServer, error: Exception) -> Exception:
    """Return the error without any value of a row."""
    state = getattr(error, "sqlstate", None) or getattr(error, "strerror", None) or type(error).__name__
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return IntegrityError(state)
    if isinstance(error, asyncpg.PostgresError) and not isinstance(error, asyncpg.DataError):
        # The first argument is the message alone; details repeat rows.
        return StoreError(f"DATABASE_URL: {server}: {error.args[0]} ({state})")
    return StoreError(f"DATABASE_URL: {server}: {state}")


class Connection:
    """Connects at its first use, and again after a loss."""

    def __init__(self, server: DatabaseServer, patience: float) -> None:
        """Create a connection. Outside a transaction, a read waits up to `patience` seconds for a server that
        is away."""
        self._server = server
        self._patience = patience
        self._driver: Driver | None = None
        self._is_in_transaction = False

    async def fetch_each(self, asked: Sequence[Asked]) -> Sequence[Sequence[Row]]:
        """Return the rows of each statement, all from one snapshot, in one trip; equal names have equal
        values."""
        if len(asked) == 1:
            [(sql, values)] = asked
            return [await self._fetch(sql, values)]
        merged = {name: value for _, values in asked for name, value in values.items()}
        [found] = await self._fetch(_together(tuple(sql for sql, _ in asked)), merged)
        return [json.loads(rows) for rows in found]

    async def run(self, sql: str, values: Mapping[str, Any]) -> int:
        """Return the number of rows that the statement changed, in a transaction."""
        text, names = numbered(sql)
        status = await self.call(lambda driver: driver.execute(text, *(values[name] for name in names)))
        return int(status.rpartition(" ")[2])

    async def run_each(self, sql: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run the statement with each of these values, in one trip, in a transaction."""
        text, names = numbered(sql)
        values = [tuple(row[name] for name in names) for row in rows]
        await self.call(lambda driver: driver.executemany(text, values))

    async def begin(self, how: str = "read committed") -> None:
        try:
            await self.call(lambda driver: driver.execute(f"begin isolation level {how}"))
        except BaseException:
            # A cancelled task does not know whether its transaction has begun.
            self._drop()
            raise
        self._is_in_transaction = True

    async def commit(self) -> None:
        """Commit; raises StoreError if it is unknown whether that happened."""
        try:
            await self.once("commit")
        except FAILED as error:
            self._drop()
            raise failure(self._server, error) from None
        self._is_in_transaction = False

    async def rollback(self) -> None:
        """End the connection's transaction, if it has one."""
        driver, was_in_transaction = self._driver, self._is_in_transaction
        self._is_in_transaction = False
        if driver is not None and not driver.is_closed() and was_in_transaction:
            await driver.execute("rollback")

    async def close(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None and not driver.is_closed():
            try:
                await driver.close(timeout=1)
            except FAILED:
                driver.terminate()

    async def once(self, sql: str, *values: Any) -> Any:
        """Return the statement's one value, without another attempt; raises what the driver does."""
        driver = await self.live()
        if not self._server.is_pooled or self._is_in_transaction:
            return await driver.fetchval(sql, *values)
        async with driver.transaction():
            return await driver.fetchval(sql, *values)

    async def live(self) -> Driver:
        """Return a connection that is not known to be lost; raises what the driver does."""
        if self._driver is None or self._driver.is_closed():
            if self._is_in_transaction:
                raise asyncpg.ConnectionDoesNotExistError("the connection was lost")
            self._driver = await asyncpg.connect(
                self._server.url,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                # A pooler gives the next transaction another connection, without the statements prepared on
                # this one.
                statement_cache_size=0 if self._server.is_pooled else STATEMENTS,
                max_cached_statement_lifetime=0,
                server_settings={"application_name": NAME},
            )
        return self._driver

    async def call(self, work: Callable[[Driver], Awaitable[T]]) -> T:
        """Run work on the connection; outside a transaction, retry while the server is away."""
        begun, pause = monotonic(), SHORTEST_PAUSE
        while True:
            try:
                return await self._in_own_transaction(work)
            except FAILED as error:
                if not is_lost(error):
                    raise failure(self._server, error) from None
                self._drop()
                if self._is_in_transaction or monotonic() - begun >= self._patience:
                    raise StoreBusy(f"{failure(self._server, error)}: nothing was changed") from None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _in_own_transaction(self, work: Callable[[Driver], Awaitable[T]]) -> T:
        driver = await self.live()
        if not self._server.is_pooled or self._is_in_transaction:
            return await work(driver)
        async with driver.transaction():
            return await work(driver)

    async def _fetch(self, sql: str, values: Mapping[str, Any]) -> Sequence[Row]:
        text, names = numbered(sql)
        return await self.call(lambda driver: driver.fetch(text, *(values[name] for name in names)))

    def _drop(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()


@cache
def _together(statements: tuple[str, ...]) -> str:
    """Return one statement that gives the rows of each as a JSON array."""
    bare = (sql.rstrip("; \n") for sql in statements)
    each = "(select coalesce(json_agg(one), '[]') from ({}) one)"
    columns = (each.format(sql) for sql in bare)
    return f"select {', '.join(columns)}"

"""Connections to PostgreSQL that reconnect after a loss."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

import asyncpg

from bot.store.address import DatabaseServer
from bot.store.database import Transaction
from bot.store.dialects import POSTGRES, numbered
from bot.store.errors import StoreAway, StoreError, StoreUnsure
from bot.store.postgres.causes import Cause, NotConnected, cause_of, describe_error
from bot.store.postgres.watch import ServerWatch
from bot.store.statements import Row, Sql

CONNECT_SECONDS, ANSWER_SECONDS = 10, 30
"""Seconds after which an unresponsive server counts as lost."""
TRIES = 5
"""Attempts at a statement whose connection is lost each time, although the server answers."""
STATEMENTS = 1000
"""The size of the statement cache, above their number: each is prepared once for a connection, then takes one
trip."""
NAME = "roll-and-write"
"""The name that the server shows for our connections."""


T = TypeVar("T")
Driver: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


async def connected(server: DatabaseServer) -> Driver:
    """Return a new connection; raises whatever the driver does."""
    return await asyncpg.connect(
        server.url,
        timeout=CONNECT_SECONDS,
        command_timeout=ANSWER_SECONDS,
        # A pooler gives the next transaction another connection, without the statements prepared on this one.
        statement_cache_size=0 if server.is_pooled else STATEMENTS,
        max_cached_statement_lifetime=0,
        # The certificates of the system are a setting of this call, which then counts instead of the address.
        ssl=True if server.trusts_system else None,
        server_settings={"application_name": NAME},
    )


async def ask(server: DatabaseServer) -> None:
    """Ask a server something on a new connection; raises whatever the driver does."""
    driver = await connected(server)
    try:
        await driver.execute("select 1")
    finally:
        driver.terminate()


class Connection(Transaction):
    """Connects at its first use, and again after a loss."""

    def __init__(self, server: DatabaseServer, watch: ServerWatch | None = None) -> None:
        """Create a connection. Outside a transaction it repeats a read whose connection is lost, if the watch
        says that the server is there; without one, the first loss is an error."""
        self._server = server
        self._watch = watch or ServerWatch(server)
        self._driver: Driver | None = None
        self._is_in_transaction = False

    async def fetch_each(
        self, queries: Sequence[Sql[Any]], values: Mapping[str, Any]
    ) -> Sequence[Sequence[Row]]:
        if len(queries) == 1:
            return [await self._fetch(queries[0].texts[POSTGRES], values)]
        [found] = await self._fetch(_together(tuple(query.texts[POSTGRES] for query in queries)), values)
        return [json.loads(rows) for rows in found]

    async def run(self, query: Sql[Any], /, **values: Any) -> int:
        text, names = numbered(query.texts[POSTGRES])
        status = await self.call(lambda driver: driver.execute(text, *(values[name] for name in names)))
        return int(status.rpartition(" ")[2])

    async def run_each(self, query: Sql[Any], /, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows:
            text, names = numbered(query.texts[POSTGRES])
            values = [tuple(row[name] for name in names) for row in rows]
            await self.call(lambda driver: driver.executemany(text, values))

    async def begin(self, how: str = "read committed") -> None:
        try:
            await self.call(lambda driver: driver.execute(f"begin isolation level {how}"), is_begin=True)
        except BaseException:
            # A cancelled task does not know whether its transaction has begun.
            self.drop()
            raise
        self._is_in_transaction = True

    async def commit(self) -> None:
        """Commit; raises StoreUnsure if it is unknown whether that happened."""
        try:
            await self._end()
        except Exception as error:
            self.drop()
            if cause_of(error) is Cause.LOST:
                raise StoreUnsure(
                    f"{describe_error(self._server, error)}: it is unknown whether this was saved"
                ) from None
            raise self._watch.failed(error) from None
        self._is_in_transaction = False

    async def finish(self) -> None:
        """End a transaction that only read: what was read holds, even if the connection is lost now."""
        try:
            await self._end()
        except Exception:  # the next user of this connection finds out more
            self.drop()
        self._is_in_transaction = False

    async def rollback(self) -> None:
        """End the connection's transaction, if it has one."""
        driver, was_in_transaction = self._driver, self._is_in_transaction
        self._is_in_transaction = False
        if driver is not None and not driver.is_closed() and was_in_transaction:
            async with self._watch.answering():
                await driver.execute("rollback")

    async def close(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None and not driver.is_closed():
            try:
                await driver.close(timeout=1)
            except Exception:  # it is given up whatever happens
                driver.terminate()

    def drop(self) -> None:
        """End the connection without a word to the server."""
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()

    async def once(self, sql: str, *values: Any) -> Any:
        """Return the statement's one value, without another attempt; raises NotConnected, and whatever the
        driver does."""
        return await self._in_transaction(lambda driver: driver.fetchval(sql, *values), is_begin=False)

    async def live(self) -> Driver:
        """Return a connection that is not known to be lost; raises NotConnected."""
        if self._driver is None or self._driver.is_closed():
            if self._is_in_transaction:
                raise NotConnected from asyncpg.ConnectionDoesNotExistError("the connection was lost")
            try:
                async with self._watch.answering():
                    self._driver = await connected(self._server)
            except Exception as error:  # one that cannot be made is one that is lost
                raise NotConnected from error
        return self._driver

    async def call(self, work: Callable[[Driver], Awaitable[T]], *, is_begin: bool = False) -> T:
        """Run work on the connection; outside a transaction, again if the connection is lost. `is_begin` says that the
        work begins a transaction."""
        tries = 1 if self._is_in_transaction else TRIES
        while True:
            self._watch.need_here()
            try:
                return await self._in_transaction(work, is_begin=is_begin)
            except Exception as error:
                if cause_of(error) is not Cause.LOST and (
                    self._driver is None or not self._driver.is_closed()
                ):
                    raise self._watch.failed(error) from None
                self.drop()
                await self._watch.doubt(error)
                tries -= 1
                if not tries:
                    raise self._lost(error) from None

    async def _in_transaction(self, work: Callable[[Driver], Awaitable[T]], *, is_begin: bool) -> T:
        driver = await self.live()
        async with self._watch.answering():
            if not self._server.is_pooled or self._is_in_transaction or is_begin:
                return await work(driver)
            async with driver.transaction():
                return await work(driver)

    def _lost(self, error: Exception) -> StoreError:
        """Return the error for a connection that was lost although the server is there."""
        if isinstance(error, asyncpg.InterfaceError):
            # Also what a wrong use of the driver would raise, each time.
            return StoreError(f"{describe_error(self._server, error)}: {error}")
        return StoreAway(f"{describe_error(self._server, error)}: nothing was changed")

    async def _end(self) -> None:
        driver = await self.live()
        async with self._watch.answering():
            await driver.execute("commit")

    async def _fetch(self, sql: str, values: Mapping[str, Any]) -> Sequence[Row]:
        text, names = numbered(sql)
        return await self.call(lambda driver: driver.fetch(text, *(values[name] for name in names)))


@cache
def _together(statements: tuple[str, ...]) -> str:
    """Return one statement that gives the rows of each as a JSON array."""
    bare = (sql.rstrip("; \n") for sql in statements)
    each = "(select coalesce(json_agg(one), '[]') from ({}) one)"
    columns = (each.format(sql) for sql in bare)
    return f"select {', '.join(columns)}"

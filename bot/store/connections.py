"""Connections to a SQLite file; each has a thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.backend import Outcomes, Transaction
from bot.store.batch import Batch, IntegrityError, LostRace
from bot.store.dialects import SQLITE
from bot.store.errors import NotNow, StoreDamaged, StoreUnwritable
from bot.store.statements import Sql

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNWRITABLE = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it can only be read",
    sqlite3.SQLITE_IOERR: "the disk reports an error, or can only be read",
}
"""Errors after which SQLite has undone the transaction, and a later one may succeed."""
PRAGMAS = (
    "journal_mode = wal",
    "synchronous = full",
    "fullfsync = on",  # macOS leaves what is synced in the disk's own memory otherwise
    "foreign_keys = on",
    "secure_delete = fast",
)


class Connection(aiosqlite.Connection, Transaction):
    """A connection that can run several queries in one trip to its thread."""

    on_damage: Callable[[str], None] = staticmethod(lambda _: None)
    """Called whenever the file turns out to be damaged."""
    on_failure: Callable[[str], None] = staticmethod(lambda _: None)
    """Called whenever the file cannot be written, with the reason."""

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        """Run every trip to the thread; raises StoreDamaged or StoreUnwritable for such a file."""
        execute: Any = super()._execute  # aiosqlite does not type it
        try:
            return await execute(fn, *args, **kwargs)
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if reason := UNWRITABLE.get(code):
                self.on_failure(reason)
                raise StoreUnwritable(
                    f"the database cannot be written ({reason}): nothing was changed"
                ) from error
            if code in DAMAGED:
                self.on_damage(str(error))
                raise StoreDamaged(f"the database is damaged ({error}): nothing was changed") from error
            raise

    async def fetch_each(
        self, queries: Sequence[Sql[Any]], values: Mapping[str, Any]
    ) -> list[list[sqlite3.Row]]:
        rows: list[list[sqlite3.Row]] = await self._execute(self._fetch_each, queries, values)
        return rows

    def _fetch_each(self, queries: Sequence[Sql[Any]], values: Mapping[str, Any]) -> list[list[sqlite3.Row]]:
        has_own_snapshot = not self._conn.in_transaction
        if has_own_snapshot:
            self._conn.execute("begin")
        try:
            return [self._conn.execute(query.texts[SQLITE], values).fetchall() for query in queries]
        finally:
            if has_own_snapshot:
                self._conn.rollback()

    async def run(self, query: Sql[Any], /, **values: Any) -> int:
        async with self.execute(query.texts[SQLITE], values) as cursor:
            return cursor.rowcount

    async def run_each(self, query: Sql[Any], /, rows: Sequence[Mapping[str, Any]]) -> None:
        if rows:
            async with self.executemany(query.texts[SQLITE], rows):
                pass

    async def commit_each(self, batches: Sequence[Batch]) -> Outcomes:
        """Write batches in one transaction and one trip; return each one's error, which undoes it alone.

        Raises NotNow if another program holds the database, sqlite3.Error if another error keeps all from
        being written.
        """
        try:
            outcomes: Outcomes = await self._execute(self._commit_each, batches)
        except sqlite3.Error as error:
            if is_busy(error):
                raise NotNow from error
            raise
        return outcomes

    def _commit_each(self, batches: Sequence[Batch]) -> Outcomes:
        self._conn.execute("begin immediate")
        try:
            outcomes = [self._written(batch) for batch in batches]
            self._conn.execute("commit")
        except BaseException:
            self._conn.rollback()
            raise
        return outcomes

    def _written(self, batch: Batch) -> Exception | None:
        self._conn.execute("savepoint batch")
        failure: Exception | None = None
        try:
            for one in batch:
                changed = self._conn.execute(one.query.texts[SQLITE], one.values).rowcount
                if changed != 1 and one.is_guard:
                    failure = LostRace("another writer was faster")
                    break
        except sqlite3.IntegrityError as error:
            failure = IntegrityError(str(error))
        if failure is not None:
            self._conn.execute("rollback to batch")
        self._conn.execute("release batch")
        return failure


async def connect(
    path: Path,
    busy_seconds: float,
    on_damage: Callable[[str], None] = lambda _: None,
    on_failure: Callable[[str], None] = lambda _: None,
) -> Connection:
    """Open a connection, which waits in its thread up to `busy_seconds` for other programs' locks.

    Close it: its thread would keep the program from exiting.
    """
    connection = Connection(partial(_connect, path, busy_seconds), iter_chunk_size=1)
    connection.on_damage = on_damage
    connection.on_failure = on_failure
    await connection
    return connection


def _connect(path: Path, busy_seconds: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
    try:
        for pragma in PRAGMAS:
            # An open cursor would still be running at the first commit.
            connection.execute(f"pragma {pragma}").close()
    except BaseException:
        connection.close()
        raise
    connection.row_factory = sqlite3.Row
    return connection


def is_busy(error: sqlite3.Error) -> bool:
    """Return whether another program holds the database."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY

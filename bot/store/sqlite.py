"""The store on a SQLite file in WAL mode. Each connection has a thread."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import aiosqlite

from bot import PROGRAM
from bot.store.database import Store, Transaction
from bot.store.dialects import SQLITE
from bot.store.errors import (
    IntegrityError,
    LostRace,
    NotNow,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreUnwritable,
)
from bot.store.files import DatabaseFiles, free_name, make_file
from bot.store.pool import Connections
from bot.store.schema import BUSY_SECONDS, prepare
from bot.store.statements import Batch, Sql
from bot.store.text_files import shell_word
from bot.store.writer import LONGEST_PAUSE, SHORTEST_PAUSE, Outcomes, Writer

logger = logging.getLogger(__name__)

READERS = 4
"""The number of readers: a read takes one or two milliseconds and Python runs one thread at a time, so more
would not help."""
CHECK_EVERY = 30
"""After this many checks of its name, the file's content is checked, which reads all of it: half a second per GB."""
SCRUB_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to empty the log: a reader blocks it for milliseconds."""
WATCH_SECONDS = 2.0
"""Seconds between checks of the file; anything written in between is rescued too."""
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


class Sqlite(Store):
    """One connection writes and several read, each in request order."""

    def __init__(self, path: Path, write_timeout: float, committed: Callable[[float], None]) -> None:
        super().__init__(committed)
        self._path = path
        self._write_timeout = write_timeout
        self._readers = Connections(partial(connect, path, BUSY_SECONDS, self._damaged), READERS)
        # `_begin` waits for other programs instead: that leaves the event loop free and can be cancelled.
        self._writer = Connections(partial(connect, path, 0, self._damaged, self._unwritable), 1)
        self._batches = Writer(self._writer.lent, write_timeout, self._busy, self.refusal)
        self._files: DatabaseFiles | None = None
        self._fault = ""
        self._failure = ""
        """Why nothing can be written at the moment."""

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self._path)
        try:
            await self._readers.open()
            await self._writer.open()
        except sqlite3.Error as error:
            await self._readers.close()
            raise StoreError(f"DATABASE_PATH: cannot open {self._path} ({error}); try again") from error
        self._files = DatabaseFiles(self._path)

    async def close(self) -> None:
        self._files = None
        await self._batches.close()
        await self._writer.close()
        await self._readers.close()

    def refusal(self) -> StoreError | None:
        if self._fault:
            # A change that a damaged file acknowledges may be lost with it.
            return StoreDamaged(f"{self._fault}: nothing was changed")
        return None if self._files else StoreClosed("the database is closed: the program is ending")

    async def scrub(self) -> None:
        for pause in SCRUB_PAUSES:
            async with self._writer.lent() as connection:
                [(is_used, *_)] = await connection.execute_fetchall("pragma wal_checkpoint(truncate)")
            # A reader may still use an older state, which is in the log.
            if not is_used:
                return
            await asyncio.sleep(pause)
        logger.warning("what was deleted stays in the database's log until it is next emptied")

    @property
    def fault(self) -> str:
        return self._fault or self._failure

    async def commit_each(self, batches: Iterable[Batch]) -> Outcomes:
        outcomes = await super().commit_each(batches)
        if self._failure and not all(isinstance(outcome, StoreError) for outcome in outcomes):
            logger.warning("DATABASE_PATH: %s can be written again", self._path)
            self._failure = ""
        return outcomes

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        self.need_usable()
        asked = monotonic()
        async with self._writer.lent() as connection:
            self.need_usable()
            await self._begin(connection, asked)
            yield connection
            await connection.commit()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Connection]:
        self.need_usable()
        async with self._readers.lent() as connection:
            self.need_usable()
            await connection.execute("begin")
            yield connection
            await connection.commit()

    async def watch(self) -> None:
        # Look for damage too, which could otherwise wait for months until somebody needs that page.
        looks = 0
        while (files := self._files) is None or files.are_in_place():
            await asyncio.sleep(WATCH_SECONDS)
            looks += 1
            if looks % CHECK_EVERY == 0 and not self._fault:
                await self._check()
        # Anything acknowledged from now on would be lost.
        self._files = None
        fate = "was replaced by another file" if self._path.exists() else "was deleted or moved"
        raise StoreError(
            f"DATABASE_PATH: {self._path} {fate} while the bot was running; {await self._rescued(files)}"
        )

    async def _check(self) -> None:
        with suppress(StoreError, sqlite3.Error):
            # A damaged page is reported when it is read, or else in the answer.
            async with self._readers.lent() as connection:
                [(found,)] = await connection.execute_fetchall("pragma quick_check(1)")
            if found != "ok":
                self._damaged(" ".join(str(found).split()))

    async def _rescued(self, files: DatabaseFiles) -> str:
        """Copy the still open database to a new file; return where it is and what to do."""
        copy = free_name(self._path.with_name(f"{self._path.name}.rescued"))
        try:
            make_file(copy)
            async with self._writer.lent() as connection:
                target = sqlite3.connect(copy, check_same_thread=False)
                with closing(target):
                    await connection.backup(target)
        except (OSError, sqlite3.Error) as error:
            return (
                f"what it held could not be saved ({error}): restore a backup with `{PROGRAM} restore FILE`"
            )
        files.remove_companions()
        return f"all that it held is in {copy}: run `{PROGRAM} restore {shell_word(copy)}`, and start again"

    def _damaged(self, found: str) -> None:
        """Log once what to do; every caller is told that nothing was changed."""
        if not self._fault:
            self._fault = f"{self._path} is damaged ({found})"
            logger.critical(
                "DATABASE_PATH: %s: stop the bot and run `%s restore FILE` with a backup",
                self._fault,
                PROGRAM,
            )

    def _unwritable(self, reason: str) -> None:
        """Log once what to do; every caller is told that nothing was changed."""
        if not self._failure:
            self._failure = f"{self._path} cannot be written: {reason}"
            logger.critical("DATABASE_PATH: %s; the bot goes on once it can", self._failure)

    def _busy(self) -> StoreBusy:
        return StoreBusy(f"{self._path} is locked by another program: nothing was changed")

    async def _begin(self, connection: Connection, asked: float) -> None:
        """Begin, waiting for other programs' locks; a writer that timed out in the queue still tries once."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                await connection.execute("begin immediate")
            except sqlite3.OperationalError as error:
                if not is_busy(error):
                    raise
                if monotonic() - asked >= self._write_timeout:
                    raise self._busy() from error
            else:
                return
            await asyncio.sleep(pause)
            self.need_usable()
            pause = min(2 * pause, LONGEST_PAUSE)


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

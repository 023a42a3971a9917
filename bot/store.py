"""The database: every statement lives in `bot/sql` and is called here alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

import aiosql
import aiosqlite

SQL = Path(__file__).parent / "sql"
BUSY_SECONDS = 10
KEPT_CONNECTIONS = 8
"""Each has a thread; more than these are closed after use."""

Status = Literal["lobby", "running", "finished", "cancelled"]
PanelPlace = Literal["dm", "channel", "closed"]
"""`closed`: by DM, but Discord refused to deliver it."""
MessageKind = Literal["table", "panel", "notice", "reveal"]
TABLE_SEAT = -1

T = TypeVar("T")


class StoreError(Exception):
    """The database cannot be used; the message names the file and what to do."""


class LostRace(Exception):
    """Another writer moved the game on since it was loaded."""


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    name: str
    variant: str
    mode: str
    status: Status
    options: str
    header: str | None
    seed: str
    step: int
    revision: int
    guild_id: int | None
    channel_id: int
    host_id: int
    locale: str
    deadline: int | None
    warn_at: int | None
    closes_at: int | None
    is_warned: int
    rematch: str | None
    created_at: int
    ended_at: int | None
    is_casual: int
    """Hints may be taken, so it counts for no leaderboard; in solo set by the first hint."""
    mark: int | None
    is_hidden: int
    """Discord takes no public message of the game."""
    ends_at: int | None
    """When the game ends, because its channel or server is gone."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    game: str
    seat: int
    user_id: int | None
    name: str
    locale: str
    computer: str | None
    panel: PanelPlace
    missed: int = 0
    has_left: int = 0


@dataclass(frozen=True, slots=True)
class EntryRow:
    game: str
    seat: int
    move: str
    is_ready: int


@dataclass(frozen=True, slots=True)
class MessageRow:
    id: int
    game: str
    kind: MessageKind
    seat: int
    step: int
    """The game's step when the message was sent."""
    channel_id: int
    message_id: int
    token: str | None
    token_until: int | None
    wants: int
    shows: int
    is_urgent: int
    is_retired: int
    failures: int
    created_at: int
    edited_at: int
    due_at: int
    """After a failure it is not tried again before."""
    is_unsure: int
    """Since a start nobody has looked whether it shows what `shows` says."""


@dataclass(frozen=True, slots=True)
class GuildRow:
    id: int
    language: str | None = None
    clock: str | None = None
    channels: str = ""
    is_message_per_round: int = 0


@dataclass(frozen=True, slots=True)
class ResultRow:
    game: str
    seat: int
    user_id: int | None
    name: str
    computer: str | None
    guild_id: int | None
    game_name: str
    variant: str
    mode: str
    seats: int
    points: int
    is_winner: int
    reason: str
    ended_at: int
    is_casual: int = 0


class Transaction:
    """The named queries on one connection, inside one transaction."""

    def __init__(self, connection: aiosqlite.Connection, queries: Any) -> None:
        self._connection = connection
        self._queries = queries

    async def rows(self, kind: type[T], query: str, **values: Any) -> list[T]:
        return [kind(**dict(row)) for row in await self._fetch(query, values)]

    async def row(self, kind: type[T], query: str, **values: Any) -> T | None:
        return next(iter(await self.rows(kind, query, **values)), None)

    async def values(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._fetch(query, values)]

    async def value(self, query: str, **values: Any) -> Any:
        return next((value for value, *_ in await self.values(query, **values)), None)

    async def run(self, query: str, **values: Any) -> int:
        """The number of rows that the statement changed."""
        changed: int = await getattr(self._queries, query)(self._connection, **values)
        return changed

    async def _fetch(self, query: str, values: Mapping[str, Any]) -> Iterable[sqlite3.Row]:
        # One way to the connection's thread and back; a cursor would take four.
        return await self._connection.execute_fetchall(getattr(self._queries, query).sql, values)

    async def update_game(self, expected_step: int, columns: Mapping[str, Any]) -> None:
        """Write what may change of a game; raises LostRace when its step is no longer as expected."""
        if await self.run("update_game", expected=expected_step, **columns) != 1:
            raise LostRace(f"game {columns['id']} is no longer at step {expected_step}")


class Store:
    """A SQLite file in WAL mode; each transaction has a connection of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queries = _statements()
        self._idle: list[aiosqlite.Connection] = []
        self._is_open = False
        self._connections = 0
        self._is_at_rest = asyncio.Event()
        # SQLite has one writer; waiting here is fair and costs no busy polling.
        self._writer = asyncio.Lock()

    async def __aenter__(self) -> Self:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Where this fails, aiosqlite would leave a thread that complains when the loop is closed.
            sqlite3.connect(self._path).close()
            connection = await self._connect()
        except (OSError, sqlite3.OperationalError) as error:
            raise StoreError(
                f"DATABASE_PATH: cannot open {self._path} ({error}); make its directory writable"
            ) from error
        except sqlite3.DatabaseError as error:
            raise self._foreign(error) from error
        try:
            await _migrate(connection)
        except sqlite3.DatabaseError as error:
            await self._close(connection)
            raise self._foreign(error) from error
        except StoreError:
            await self._close(connection)
            raise
        self._idle.append(connection)
        self._is_open = True
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let the transactions under way end; whoever begins another is told that it is too late."""
        self._is_open = False
        while self._idle:
            await self._close(self._idle.pop())
        # The thread of a connection left open would keep the program from ending.
        await self._is_at_rest.wait()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Committed on return, rolled back on any exception."""
        async with self._writer, self._connection("begin immediate") as transaction:
            yield transaction

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Transaction]:
        """A consistent reading; it does not wait for writers."""
        async with self._connection("begin") as transaction:
            yield transaction

    @asynccontextmanager
    async def _connection(self, begin: str) -> AsyncIterator[Transaction]:
        if not self._is_open:
            raise StoreError("the database is closed: the program is ending")
        connection = self._idle.pop() if self._idle else await self._connect()
        try:
            await connection.execute(begin)
            yield Transaction(connection, self._queries)
            await connection.commit()
        except BaseException:
            # A cancelled task may leave a statement running; such a connection is not reused.
            await asyncio.shield(self._close(connection))
            raise
        if self._is_open and len(self._idle) < KEPT_CONNECTIONS:
            self._idle.append(connection)
        else:
            await asyncio.shield(self._close(connection))

    def _foreign(self, error: sqlite3.DatabaseError) -> StoreError:
        return StoreError(f"DATABASE_PATH: {self._path} is not a database of this bot ({error})")

    async def _connect(self) -> aiosqlite.Connection:
        self._connections += 1
        self._is_at_rest.clear()
        opening = asyncio.create_task(self._open())
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            # A connection that nobody waits for has a thread that would outlive the event loop.
            await asyncio.shield(self._close_unwanted(opening))
            raise

    async def _close_unwanted(self, opening: asyncio.Task[aiosqlite.Connection]) -> None:
        with suppress(sqlite3.Error):
            await self._close(await opening)

    async def _open(self) -> aiosqlite.Connection:
        try:
            connection = await aiosqlite.connect(self._path, timeout=BUSY_SECONDS, isolation_level=None)
        except BaseException:
            self._gone()
            raise
        connection.row_factory = sqlite3.Row
        try:
            for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
                # A pragma's cursor left open would still be in progress at the first commit.
                await (await connection.execute(f"pragma {pragma}")).close()
        except BaseException:
            await self._close(connection)
            raise
        return connection

    async def _close(self, connection: aiosqlite.Connection) -> None:
        try:
            # An unfinished statement keeps a closed connection alive, with its transaction and its lock.
            with suppress(sqlite3.Error, ValueError):
                await connection.rollback()
            await connection.close()
        finally:
            self._gone()

    def _gone(self) -> None:
        self._connections -= 1
        if not self._connections:
            self._is_at_rest.set()


@cache
def _statements() -> Any:
    """Every named statement; they are the same for each store."""
    files = sorted(SQL.glob("*.sql"))
    return aiosql.from_str("\n".join(file.read_text(encoding="utf-8") for file in files), "aiosqlite")


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Apply the numbered files that this database lacks, in one transaction each."""
    files = sorted((SQL / "migrations").glob("*.sql"))
    async with connection.execute("pragma user_version") as cursor:
        row = await cursor.fetchone()
    version = int(row[0]) if row else 0
    if version > len(files):
        raise StoreError(
            f"the database has schema {version}, this program knows {len(files)}: update the program"
        )
    for number, path in enumerate(files[version:], version + 1):
        script = path.read_text(encoding="utf-8")
        await connection.executescript(f"begin immediate; {script}; pragma user_version = {number}; commit;")

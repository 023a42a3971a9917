"""The schema of both engines; check and upgrade the database file before anything uses it."""

from __future__ import annotations

import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot import PROGRAM
from bot.store.dialects import SQL, SQLITE, Dialect
from bot.store.errors import StoreError, UnknownSchema
from bot.store.files import make_file, make_folder
from bot.store.memos import SET_MEMO, TO_RECOUNT

logger = logging.getLogger(__name__)

BASELINE = 31
"""The oldest schema that this program brings up to date: that of version 1.0.0."""
BEFORE_BASELINE = "d0be0df79a"
"""The last commit that brings older ones up to it."""
COMMENT = re.compile(r"^ *--.*\n", re.MULTILINE)
"""A line of SQL that is a comment."""
BUSY_SECONDS = 10
"""Seconds to wait for the file, which a backup program may hold briefly."""


def migrations(dialect: Dialect = SQLITE) -> dict[int, str]:
    """Return the SQL that makes each schema from the one before it, in order; the first is the baseline.

    A file in `sql/migrations` serves both engines, and is followed by the one with its number in the folder of this
    engine. An existing file is never edited: databases have gone through it.
    """
    scripts: dict[int, str] = {}
    for folder in ("migrations", dialect.name):
        for file in sorted((SQL / folder).glob("*.sql")):
            number = int(file.name.partition("_")[0])
            scripts[number] = scripts.get(number, "") + script_for(dialect, file.read_text(encoding="utf-8"))
    return dict(sorted(scripts.items()))


def script_for(dialect: Dialect, sql: str) -> str:
    """Return the SQL of a migration as this engine takes it."""
    # SQLite keeps the text of each table, and cannot drop the last column below a comment that has a comma.
    return dialect.render(COMMENT.sub("", sql) if dialect is SQLITE else sql)


def newest() -> int:
    """Return the schema of this program."""
    return max(migrations())


def scripts_after(version: int, dialect: Dialect) -> list[str]:
    """Return the migrations that a database with this schema lacks."""
    return [script for number, script in migrations(dialect).items() if number > version]


def need_known(version: int, subject: object) -> None:
    """Raise UnknownSchema unless this program can use this schema or bring it up to date; 0 is an empty database's."""
    found = f"{subject} has schema {version}"
    if version > newest():
        raise UnknownSchema(f"{found}, this program knows {newest()}", "update the program")
    if 0 < version < BASELINE:
        raise UnknownSchema(
            f"{found}, from before version 1.0.0",
            f"bring it to schema {BASELINE} with commit {BEFORE_BASELINE} first, as docs/hosting.md says",
        )


def copy_of(path: Path, version: int | str) -> Path:
    """Return the path of the copy made before upgrading a database with this schema version."""
    return path.with_name(f"{path.name}.schema-{version}")


def prepare(path: Path) -> None:
    """Prepare the file for this program; if it raises StoreError, the file is unchanged."""
    try:
        make_folder(path.parent)
        make_file(path)
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise not_opened(path, error) from error
    with closing(connection):
        version = _checked_version(connection, path)
        if version < newest():
            _upgrade(connection, path, version)
        try:
            connection.execute("pragma journal_mode = wal").close()
        except sqlite3.OperationalError as error:
            raise not_opened(path, error) from error


def copy_into(connection: sqlite3.Connection, copy: Path) -> None:
    """Write what the connection sees to one file, completely or not at all."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    with closing(sqlite3.connect(part)) as target:
        connection.backup(target)
    part.replace(copy)


def not_opened(path: Path, error: Exception) -> StoreError:
    """Return the error for an unreadable or unwritable file or directory."""
    return StoreError(f"DATABASE_PATH: cannot open {path} ({error}); make its directory writable")


def _checked_version(connection: sqlite3.Connection, path: Path) -> int:
    try:
        [version] = connection.execute("pragma user_version").fetchone()
        # Reads the whole file, half a second per gigabyte; a fault found later could cost moves.
        [found] = connection.execute("pragma quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        raise not_opened(path, error) from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise _foreign(path, error) from error
        raise _damaged(path, str(error)) from error
    if found != "ok":
        raise _damaged(path, str(found))
    need_known(version, f"DATABASE_PATH: {path}")
    return int(version)


def _upgrade(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Copy the database, then apply the migrations it lacks, all or none."""
    copy = copy_of(path, version)
    try:
        if version:
            copy_into(connection, copy)
        connection.executescript("\n;".join(["begin immediate", *scripts_after(version, SQLITE)]))
        if version:
            connection.execute(SET_MEMO.texts[SQLITE], {"name": TO_RECOUNT, "value": ""})
        connection.execute(f"pragma user_version = {newest()}")
        connection.execute("commit")
    except (OSError, sqlite3.Error) as error:
        if connection.in_transaction:
            connection.rollback()
        if not version:
            raise _foreign(path, error) from error
        raise StoreError(
            f"DATABASE_PATH: {path} could not be brought from schema {version} to {newest()} ({error}); "
            f"{_put_back(connection, copy)}: run the program it was made with, and report this"
        ) from error
    if version:
        logger.info("brought from schema %d to %d; %s is as it was before", version, newest(), copy)


def _put_back(connection: sqlite3.Connection, copy: Path) -> str:
    """Restore the database, even if a migration has committed; return what became of it."""
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as source:
            source.backup(connection)
    except sqlite3.Error as error:
        return f"what it held before is in {copy}, which could not be put back ({error})"
    return f"nothing was changed, and {copy} is a copy"


def _foreign(path: Path, error: Exception) -> StoreError:
    return StoreError(f"DATABASE_PATH: {path} is not a database of this bot ({error})")


def _damaged(path: Path, found: str) -> StoreError:
    line = " ".join(found.split())
    return StoreError(
        f"DATABASE_PATH: {path} is damaged ({line}): restore a backup with `{PROGRAM} restore FILE`; copies made "
        f"before upgrades are beside it, {copy_of(path, 'N').name}"
    )

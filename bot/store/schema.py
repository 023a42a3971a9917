"""Check and upgrade the database file before anything uses it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from bot import PROGRAM
from bot.store.dialects import SQL, texts
from bot.store.errors import StoreError
from bot.store.periods import season_at, spans_at
from bot.store.private_files import make_file, make_folder
from bot.store.record import packed
from bot.store.statements import CoreSql

logger = logging.getLogger(__name__)

BUSY_SECONDS = 10
"""Seconds to wait for the file, which a backup program may hold briefly."""


def migrations() -> list[Path]:
    """Return the numbered files in order; a schema version is the number of files applied."""
    return sorted((SQL / "migrations").glob("*.sql"))


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
        if version < len(migrations()):
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
    if version > len(migrations()):
        raise StoreError(
            f"the database has schema {version}, this program knows {len(migrations())}: update the program"
        )
    return int(version)


def _upgrade(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Copy the database, then apply the migrations it lacks, all or none."""
    files, copy = migrations(), copy_of(path, version)
    try:
        if version:
            copy_into(connection, copy)
        scripts = [file.read_text(encoding="utf-8") for file in files[version:]]
        connection.executescript("\n;".join(["begin immediate", *scripts]))
        count_standings(connection)
        _pack_games(connection)
        connection.execute(f"pragma user_version = {len(files)}")
        connection.execute("commit")
    except (OSError, sqlite3.Error) as error:
        if connection.in_transaction:
            connection.rollback()
        if not version:
            raise _foreign(path, error) from error
        raise StoreError(
            f"DATABASE_PATH: {path} could not be brought from schema {version} to {len(files)} ({error}); "
            f"{_put_back(connection, copy)}: run the program it was made with, and report this"
        ) from error
    if version:
        logger.info("brought from schema %d to %d; %s is as it was before", version, len(files), copy)


def _put_back(connection: sqlite3.Connection, copy: Path) -> str:
    """Restore the database, even if a migration has committed; return what became of it."""
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as source:
            source.backup(connection)
    except sqlite3.Error as error:
        return f"what it held before is in {copy}, which could not be put back ({error})"
    return f"nothing was changed, and {copy} is a copy"


def count_standings(connection: sqlite3.Connection) -> None:
    """Recount all standings but those of frozen seasons: an upgrade may have changed what counts."""
    sql = texts()
    connection.execute(sql[CoreSql.forget_all_standings])
    games = connection.execute(sql[CoreSql.counted_games]).fetchall()
    connection.executemany(sql[CoreSql.add_standings], recounts("game", games))
    challenges = connection.execute(sql[CoreSql.counted_challenges]).fetchall()
    connection.executemany(sql[CoreSql.add_challenge], recounts("id", challenges))


def recounts(what: str, counted: Sequence[tuple[str, int]]) -> Iterator[dict[str, str | int]]:
    """Yield the values that count these games or challenges, each with the time of its end, the newest last.

    Months and weeks are counted only if current, because others are never read.
    """
    present = spans_at(counted[-1][1]) if counted else ()
    for key, ended_at in counted:
        for span in spans_at(ended_at):
            if span == season_at(ended_at) or span in present:
                yield {what: key, "period": span.name, "since": span.since, "until": span.until}


def _pack_games(connection: sqlite3.Connection) -> None:
    """Pack the records of finished games that are not packed yet."""
    sql = texts()
    for game, header in connection.execute(sql[CoreSql.unpacked_games]).fetchall():
        lines = [line for (line,) in connection.execute(sql[CoreSql.events_of], {"game": game})]
        connection.execute(sql[CoreSql.pack_game], {"id": game, "record": packed(header, lines)})
        connection.execute(sql[CoreSql.delete_events], {"game": game})


def _foreign(path: Path, error: Exception) -> StoreError:
    return StoreError(f"DATABASE_PATH: {path} is not a database of this bot ({error})")


def _damaged(path: Path, found: str) -> StoreError:
    line = " ".join(found.split())
    return StoreError(
        f"DATABASE_PATH: {path} is damaged ({line}): restore a backup with `{PROGRAM} restore FILE`; copies made "
        f"before upgrades are beside it, {copy_of(path, 'N').name}"
    )

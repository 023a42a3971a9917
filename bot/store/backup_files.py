"""Copy a SQLite database, in use or not, to one sound file, and set the files of a database aside."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

from bot.store.dialects import SQLITE
from bot.store.errors import StoreError
from bot.store.files import companions, free_name, make_file
from bot.store.memos import DELETE_MEMO
from bot.store.running import RUNNING
from bot.store.schema import BUSY_SECONDS, need_known

NO_DATABASE = "is not a database of this bot"
NOT_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_IOERR)
"""The primary codes of a file whose lock another program holds, or that a share cannot lock."""


def copy_database(source: Path, target: Path) -> None:
    """Write the database as of one moment to a new file without companions, check it, and put it on the disk.

    The bot may go on writing to the source. Raises StoreError; then delete the target.
    """
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    try:
        # Not opened read-only: a database that was not closed needs its log merged.
        address = f"{source.resolve().as_uri()}?mode=rw"
        make_file(target)
        with closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as read:
            _copy(read, source, target)
        # Windows flushes a file to the disk only for a program that may write to it.
        with target.open("r+b") as file:
            os.fsync(file.fileno())
    except sqlite3.OperationalError as error:
        remedy = "make it and its directory writable"
        if error.sqlite_errorcode & 0xFF in NOT_LOCKED:
            remedy = (
                "stop the program that holds it, or copy it to a local disk first if it is on a network share"
            )
        raise StoreError(f"{source} cannot be read ({error}): {remedy}") from error
    except sqlite3.DatabaseError as error:
        fault = NO_DATABASE if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB else f"is damaged ({error})"
        raise StoreError(f"{source} {fault}: name another file") from error
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from error


def set_aside(path: Path) -> Path | None:
    """Rename a database together with its log; return its new name, or None if nothing was there."""
    found = [file for file in (path, *companions(path)) if file.exists() and file.stat().st_size]
    if not found:
        return None
    kept = free_name(path.with_name(f"{path.name}.replaced"))
    for file in found:
        # SQLite looks for the log beside the database, under its name.
        file.rename(kept.with_name(kept.name + file.name.removeprefix(path.name)))
    return kept


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on the disk, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _patience(source: Path) -> Callable[[int, int, int], None]:
    """Return what ends a copy that waits for a lock: SQLite would try again for ever."""
    due = monotonic() + BUSY_SECONDS

    def progress(status: int, _remaining: int, _pages: int) -> None:
        if status in NOT_LOCKED and monotonic() > due:
            raise StoreError(
                f"{source} could not be copied: its lock, or that of the copy, is held all the time"
            )

    return progress


def _copy(read: sqlite3.Connection, source: Path, target: Path) -> None:
    [version] = read.execute("pragma user_version").fetchone()
    need_known(version, source)
    if not version:
        raise StoreError(f"{source} {NO_DATABASE}: name another file")
    with closing(sqlite3.connect(target, isolation_level=None)) as written:
        read.backup(written, progress=_patience(source))
        # One file, which can be copied alone and read where nothing can be written.
        written.execute("pragma journal_mode = delete").close()
        for check in ("integrity_check(1)", "foreign_key_check"):
            for found, *_ in written.execute(f"pragma {check}").fetchall():
                if found != "ok":
                    line = " ".join(str(found).split())
                    raise StoreError(f"{source} is damaged ({line}): name another file")
        # The copy is whole, unlike one of the file alone while its log holds the newest moves.
        written.execute(DELETE_MEMO.texts[SQLITE], {"name": RUNNING}).close()

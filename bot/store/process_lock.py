"""A lock for one process at a time, which ends with its holder on every system."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.files import make_file


class AlreadyRunning(Exception):
    """Another process holds the lock; the message says which."""


@contextmanager
def only_one(lock: Path) -> Iterator[None]:
    """Hold this file; raises AlreadyRunning if another process does, OSError if the file cannot be created."""
    make_file(lock)
    try:
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise OSError(errno.EACCES, str(error)) from error
    with closing(connection):
        _take(connection)
        yield


def _take(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("create table if not exists holder (process integer not null)")
        connection.execute("begin immediate")
        connection.execute("delete from holder")
        connection.execute("insert into holder values (?)", (os.getpid(),))
        connection.execute("commit")
        # This transaction is never committed: it keeps others out but lets them read the holder's name.
        connection.execute("begin immediate")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise OSError(errno.EACCES, str(error)) from error
        raise AlreadyRunning(_holder(connection)) from error


def _holder(connection: sqlite3.Connection) -> str:
    try:
        [process] = connection.execute("select process from holder").fetchone()
    except (sqlite3.OperationalError, TypeError):
        return "another process"  # the holder has not written its name yet
    return f"process {process}"

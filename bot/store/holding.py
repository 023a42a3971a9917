"""Reserve a database file for one process, under all its names, and refuse it once its games were lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot import PROGRAM
from bot.store import health
from bot.store.errors import StoreError
from bot.store.files import close_to_others, make_file
from bot.store.process_lock import AlreadyRunning, only_one
from bot.store.text_files import shell_word

if sys.platform != "win32":
    import fcntl


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a database file, created if missing; raises AlreadyRunning, StoreError, or OSError if that is not
    possible."""
    need_whole(path.resolve())
    with locked(path):
        yield


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a database file even if its games were lost, in order to put a backup in its place."""
    real = path.resolve()
    make_file(real)
    close_to_others(real)
    with only_one(real.with_name(f"{real.name}.lock")), _inode(real):
        yield


def need_whole(path: Path, *, may_be_gone: bool = False) -> None:
    """Raise StoreError if the games of this path were lost, which a new database would hide.

    With `may_be_gone` only if they were rescued: then a backup would hide newer games.
    """
    if rescued := sorted(path.parent.glob(f"{path.name}.rescued*")):
        raise StoreError(
            f"DATABASE_PATH: {rescued[-1]} holds the games of a database that was deleted or replaced: "
            f"run `{PROGRAM} restore {shell_word(rescued[-1])}`, or move it to another folder if you do not need it"
        )
    sign = health.read(health.sign_path(path))
    is_there = path.exists() and path.stat().st_size > 0
    if sign is not None and sign.has_file and not is_there and not may_be_gone:
        raise StoreError(
            f"DATABASE_PATH: {path} had games and is {'empty' if path.exists() else 'gone'}: put it back, or "
            f"restore a backup with `{PROGRAM} restore FILE`; to begin without them, delete {health.sign_path(path)}"
        )


@contextmanager
def _inode(path: Path) -> Iterator[None]:
    """Hold the file itself: a hard link is another name for it, with another lock beside it.

    SQLite's locks are of another kind, but end when any descriptor of the file is closed: close this one
    last.
    """
    if sys.platform == "win32":
        # Without a lock there, SQLite still has its own; hard links are rare.
        yield
    else:
        descriptor = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        try:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise AlreadyRunning("another process, under another name") from error
            yield
        finally:
            os.close(descriptor)

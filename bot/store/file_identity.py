"""Check whether the database's path still leads to the file that was opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

COMPANIONS = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps next to an open database."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A file on the disk, independent of its name."""

    device: int
    number: int

    @classmethod
    def of(cls, path: Path) -> Identity | None:
        """Return the identity of a file; None if there is no readable one."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino)


class DatabaseFiles:
    """The identities of a database's files when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = {file: Identity.of(file) for file in (path, *companions(path))}

    def are_in_place(self) -> bool:
        return Identity.of(self._path) == self._known[self._path]

    def remove_companions(self) -> None:
        """Delete leftovers: SQLite would apply them to the new file."""
        for file in companions(self._path):
            if Identity.of(file) == self._known[file]:
                with suppress(OSError):
                    file.unlink(missing_ok=True)


def companions(path: Path) -> Iterator[Path]:
    return (path.with_name(path.name + suffix) for suffix in COMPANIONS)


def free_name(path: Path) -> Path:
    """Return this path, or one with a number added if it is taken."""
    names = (path, *(path.with_name(f"{path.name}-{number}") for number in range(2, 1000)))
    return next(name for name in names if not name.exists())

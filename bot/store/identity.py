"""Whether the database file is still the one that was opened; its path may lead to another by now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

COMPANIONS = ("-wal", "-shm")
"""What SQLite keeps beside a database in use."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A file of the disk, whatever it is called."""

    device: int
    number: int

    @classmethod
    def of(cls, path: Path) -> Identity | None:
        """None where there is no file, or none that can be looked at."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino)


class Files:
    """The files of a database, as they were when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = {file: Identity.of(file) for file in (path, *companions(path))}

    def are_in_place(self) -> bool:
        return Identity.of(self._path) == self._known[self._path]

    def remove_companions(self) -> None:
        """Those that are left over; SQLite would take them for the new file's and mix the two."""
        for file in companions(self._path):
            if Identity.of(file) == self._known[file]:
                with suppress(OSError):
                    file.unlink(missing_ok=True)


def companions(path: Path) -> Iterator[Path]:
    return (path.with_name(path.name + suffix) for suffix in COMPANIONS)


def free_name(path: Path) -> Path:
    """This path, or one like it where there is something already."""
    names = (path, *(path.with_name(f"{path.name}-{number}") for number in range(2, 1000)))
    return next(name for name in names if not name.exists())

"""The files of a SQLite database: for their owner only, because they reveal every open sheet and seed; still those that
were opened; and on a disk where locks hold."""

from __future__ import annotations

import glob
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from stat import S_IRWXO, S_ISREG

FILE_MODE, FOLDER_MODE = 0o600, 0o700
KINDS = ("", "-*", ".lock", ".schema-*", ".rescued*", ".replaced*")
"""The suffixes that the files of a database add to its name."""
COMPANIONS = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps next to an open database."""
MOUNTS = Path("/proc/self/mounts")
"""The kernel's list of mounts, on Linux only; elsewhere the answer is unknown."""
DEVICES = Path("/sys/dev/block")
"""What the kernel says of disks, by their numbers; on Linux only."""
LOCAL = re.compile(
    r"ext[234]|xfs|btrfs|zfs|bcachefs|f2fs|jfs|reiserfs|nilfs2|ufs|minix|hfs(plus)?|apfs"
    r"|overlay|aufs|tmpfs|ramfs|rootfs|ecryptfs"
    r"|v?fat|msdos|exfat|ntfs3?|fuseblk"
)
"""File systems of disks and of memory; `fuseblk` is a disk with a driver outside the kernel."""
DOUBT = (
    "locks may not hold there, which can damage the games: name a file on a local disk, in a container on a named volume, "
    "or use PostgreSQL (DATABASE_URL)"
)
NETWORK = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "glusterfs", "lustre", "ocfs2", "gfs2"}
)
NETWORK_FUSE = frozenset({"sshfs", "glusterfs", "ceph", "s3fs", "rclone", "davfs2"})


def make_folder(folder: Path) -> None:
    """Make a folder for its owner only, if it is missing; an existing one stays as it is, since others may share it."""
    if not folder.is_dir():
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        give(folder, folder.parent)


def make_file(path: Path) -> None:
    """Make an empty file for its owner only, if it is missing; SQLite gives its mode to the files beside it."""
    if not path.exists():
        path.touch(mode=FILE_MODE)
        give(path, path.parent)


def close_to_others(path: Path) -> None:
    """Take from other people the rights in a database and its copies, which earlier versions gave them."""
    for file in (file for kind in KINDS for file in path.parent.glob(f"{glob.escape(path.name)}{kind}")):
        # Somebody else's file keeps its mode, and some disks have none.
        with suppress(OSError):
            mode = file.lstat().st_mode
            if S_ISREG(mode) and mode & S_IRWXO:
                file.chmod(FILE_MODE)


def give(path: Path, like: Path) -> None:
    """Give a file that root has made to the owner of another one, who may run the bot."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = like.stat()
        with suppress(OSError):
            os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


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


def file_system(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the kind of file system that this path is on, if the kernel says."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    real, found, depth = path.resolve(), "", -1
    for line in lines:
        _, place, kind, *_ = line.split(" ")
        where = Path(place.replace("\\040", " "))
        # A later mount at the same place hides an earlier one.
        if real.is_relative_to(where) and len(where.parts) >= depth:
            found, depth = kind, len(where.parts)
    return found or None


def network_file_system(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the kind of network file system that this path is on, if any."""
    found = file_system(path, mounts)
    is_network = found is not None and (found in NETWORK or found.removeprefix("fuse.") in NETWORK_FUSE)
    return found if is_network else None


def doubtful_file_system(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the kind of file system that this path is on if locks may not hold there, such as a folder that a virtual
    machine or a container shares with its host."""
    found = file_system(path, mounts)
    is_known = found is None or LOCAL.fullmatch(found) or network_file_system(path, mounts)
    return None if is_known else found


def is_encrypted(path: Path, devices: Path = DEVICES) -> bool | None:
    """Return whether Linux encrypts the disk that this path is on; None if that cannot be told, as for file systems
    that span several disks, and on other systems."""
    if sys.platform == "win32":
        return None
    number = path.stat().st_dev
    device = devices / f"{os.major(number)}:{os.minor(number)}"
    return _is_encrypted(device.resolve()) if device.exists() else None


def _is_encrypted(device: Path) -> bool:
    """Return whether dm-crypt makes this device, or every one that it is made of."""
    kind = device / "dm" / "uuid"
    if kind.is_file() and kind.read_text(encoding="ascii").startswith("CRYPT-"):
        return True
    is_part = (device / "partition").exists()
    below = [device.parent] if is_part else [one.resolve() for one in device.glob("slaves/*")]
    return bool(below) and all(map(_is_encrypted, below))

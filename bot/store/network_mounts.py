"""Check whether SQLite's locks hold where a path is: not on a network file system, surely on those of local disks."""

from __future__ import annotations

import re
from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
"""The kernel's list of mounts, on Linux only; elsewhere the answer is unknown."""
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

"""Check whether a path is on a network file system, on which SQLite's locks do not hold."""

from __future__ import annotations

from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
"""The kernel's list of mounts, on Linux only; elsewhere the answer is unknown."""
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

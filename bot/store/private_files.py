"""Make files and folders for their owner only: a database reveals every open sheet and seed."""

from __future__ import annotations

import glob
import os
import sys
from contextlib import suppress
from pathlib import Path
from stat import S_IRWXO, S_ISREG

FILE_MODE, FOLDER_MODE = 0o600, 0o700
KINDS = ("", "-*", ".lock", ".schema-*", ".rescued*", ".replaced*")
"""What follows the name of a database in those of its files."""


def make_folder(folder: Path) -> None:
    """Make a folder if it is missing; one that is there stays as it is, since others may share it."""
    if not folder.is_dir():
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        give(folder, folder.parent)


def make_file(path: Path) -> None:
    """Make an empty file if it is missing; SQLite gives its mode to the files that it makes beside it."""
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

"""The bot's heartbeat: a file beside the database, touched while the event loop runs."""

from __future__ import annotations

import os
from pathlib import Path

EVERY_SECONDS = 10
# On a busy machine, two beats may be late.
DEAD_AFTER_SECONDS = 3 * EVERY_SECONDS


def heartbeat_path(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


def touch(path: Path, now: float | None = None) -> None:
    """Mark the bot as alive at a time in seconds, by default now."""
    path.touch()
    if now is not None:
        os.utime(path, (now, now))


def is_alive(path: Path, now: float) -> bool:
    """Whether the file was touched recently; `now` in seconds, as `time.time()` gives them."""
    try:
        return now - path.stat().st_mtime < DEAD_AFTER_SECONDS
    except OSError:
        return False

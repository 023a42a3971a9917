"""The bot's sign of life: a file beside the database, written while the bot works."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic

EVERY_SECONDS = 10
# Two signs may be late on a busy machine.
DEAD_AFTER_SECONDS = 3 * EVERY_SECONDS
STOPPED = "the bot has stopped"
"""The fault in the last sign of a bot that ended in order."""


@dataclass(frozen=True, slots=True)
class Sign:
    at: float
    """The time in seconds, by the machine's monotonic clock, which cannot be set."""
    fault: str
    """The fault that keeps the bot from working, in a few words; empty if there is none."""
    has_file: bool
    """Whether the games are in the database file beside this one, not on a server."""
    written: int = 0
    """What the bot had last written to the database to show that it lives, in milliseconds UTC; 0 if nothing yet."""
    waits: str = ""
    """What the bot cannot do at the moment, though it works; empty if there is nothing."""


def sign_path(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


def write(
    path: Path,
    *,
    fault: str = "",
    has_file: bool = True,
    written: int = 0,
    waits: str = "",
    now: float | None = None,
) -> None:
    """Write a sign, completely or not at all unless the disk is full; `now` is in seconds by the monotonic clock."""
    sign = Sign(monotonic() if now is None else now, fault, has_file, written, waits)
    part = path.with_name(f"{path.name}.part")
    text = json.dumps(asdict(sign))
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError:
        # On a full disk, the old sign still has its place.
        with suppress(OSError), path.open("r+", encoding="utf-8") as old:
            old.write(text.ljust(path.stat().st_size))


def read(path: Path) -> Sign | None:
    """Return the last sign; None if none is readable, or an older version wrote it."""
    try:
        return Sign(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def fault(path: Path, now: float) -> str:
    """Describe what is wrong with the bot at a time by the monotonic clock; empty if it is well."""
    sign = read(path)
    # The monotonic clock restarts with the machine.
    is_fresh = sign is not None and 0 <= now - sign.at < DEAD_AFTER_SECONDS
    if sign is None or not (is_fresh or sign.fault == STOPPED):
        return f"no sign of life in {path}"
    return sign.fault

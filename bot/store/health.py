"""The bot's sign of life: a file beside the database, written while the bot does its work."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic

EVERY_SECONDS = 10
# On a busy machine, two signs may be late.
DEAD_AFTER_SECONDS = 3 * EVERY_SECONDS


@dataclass(frozen=True, slots=True)
class Sign:
    at: float
    """In seconds, by the machine's monotonic clock, which nobody can set."""
    fault: str
    """What keeps the bot from its work, in a few words; empty if nothing does."""
    has_file: bool
    """The games are in the file that this one stands beside, not on a server."""


def sign_path(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


def write(path: Path, *, fault: str = "", has_file: bool = True, now: float | None = None) -> None:
    """Leave a sign, whole or not at all; `now` is in seconds by the monotonic clock."""
    sign = Sign(monotonic() if now is None else now, fault, has_file)
    part = path.with_name(f"{path.name}.part")
    part.write_text(json.dumps(asdict(sign)), encoding="utf-8")
    part.replace(path)


def read(path: Path) -> Sign | None:
    """The last sign; None if there is none that can be read, or an older version left it."""
    try:
        return Sign(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def fault(path: Path, now: float) -> str:
    """What is wrong with the bot at a time by the monotonic clock, in a few words; empty if it is well."""
    sign = read(path)
    # After a restart of the machine its clock begins anew.
    if sign is None or not 0 <= now - sign.at < DEAD_AFTER_SECONDS:
        return f"no sign of life in {path}"
    return sign.fault

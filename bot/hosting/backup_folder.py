"""The folder of the backups that are made by schedule: their names and ages, and which are kept. `backups` lists
them."""

from __future__ import annotations

import argparse
import re
import shutil
import time
from collections.abc import Collection, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot import PROGRAM
from bot.settings import SettingsError, load
from bot.store.text_files import shell_word

NAME = "bot-%Y-%m-%dT%H%M%SZ.db"
NAMED = re.compile(r"bot-\d{4}-\d\d-\d\dT\d{6}Z\.db")
KEPT = ((7, "%Y-%m-%d"), (4, "%G-%V"), (6, "%Y-%m"))
"""How many days, weeks and months keep a backup, the newest of each."""
UNFINISHED = ".backup-"
"""The beginning of the names of unfinished files, and of folders with them."""
EVERY = timedelta(days=1)
LATE = 2 * EVERY


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        f"the folder is that of BACKUP_DIR. `{PROGRAM} restore FILE` puts one in the place of the database."
    )


def main(_: argparse.Namespace) -> int:
    """Return zero if BACKUP_DIR could be read, even without a backup."""
    folder = load(uses={"backup_dir"}).backup_dir
    if folder is None:
        raise SettingsError("BACKUP_DIR is not set")
    print("\n".join(backup_lines(folder, time.time())) or describe_newest(folder, time.time()))
    return 0


def backup_lines(folder: Path, now: float) -> Iterator[str]:
    """Yield a line for each backup, the newest first: its time, its size, and its path as a shell takes it."""
    # Backups that people have made by hand have any name.
    moments = {file: datetime.fromtimestamp(file.stat().st_mtime, UTC) for file in folder.glob("*.db")}
    moments |= {file: moment for moment, file in made_in(folder).items()}
    for file, moment in sorted(moments.items(), key=lambda one: one[1], reverse=True):
        line = f"{moment:%Y-%m-%d %H:%M} UTC  {file.stat().st_size / 1e6:9,.1f} MB  {shell_word(file)}"
        yield f"{line} (a clock that was ahead has dated it)" if moment.timestamp() > now else line


def file_at(folder: Path, now: float) -> Path:
    """Return the path of a backup that is made at this time, in seconds UTC."""
    return folder / datetime.fromtimestamp(now, UTC).strftime(NAME)


def made_in(folder: Path) -> dict[datetime, Path]:
    """Return the backups that were made by schedule, the oldest first."""
    files = sorted(file for file in folder.glob("bot-*.db") if NAMED.fullmatch(file.name))
    return {datetime.strptime(file.name, NAME).replace(tzinfo=UTC): file for file in files}


def superseded_backups(moments: Collection[datetime]) -> set[datetime]:
    """Return the backups that need not be kept beside the others."""
    kept: set[datetime] = set()
    for most, period in KEPT:
        newest = {moment.strftime(period): moment for moment in sorted(moments)}
        kept.update(sorted(newest.values())[-most:])
    return {*moments} - kept


def dated_ahead(folder: Path, now: float) -> list[str]:
    """Return the names of backups that a wrong clock has dated later than now. Their age is unknown, so they
    do not count, and stay."""
    return [file.name for moment, file in made_in(folder).items() if moment.timestamp() > now]


def _past(folder: Path, now: float) -> dict[datetime, Path]:
    return {moment: file for moment, file in made_in(folder).items() if moment.timestamp() <= now}


def thin(folder: Path, now: float) -> None:
    """Delete superseded backups."""
    made = _past(folder, now)
    for moment in superseded_backups(made):
        made[moment].unlink()


def sweep(folder: Path, now: float) -> None:
    """Delete what backups that were killed left unfinished."""
    for left in folder.glob(f"{UNFINISHED}*"):
        if abs(now - left.stat().st_mtime) > EVERY.total_seconds():
            shutil.rmtree(left) if left.is_dir() else left.unlink()


def age_of_newest(folder: Path, now: float) -> timedelta | None:
    """Return how old the newest backup is at a time in seconds UTC; None if there is none."""
    newest = max(_past(folder, now), default=None)
    return None if newest is None else datetime.fromtimestamp(now, UTC) - newest


def is_due(folder: Path, now: float) -> bool:
    """Return whether the newest backup is a day old, or there is none."""
    age = age_of_newest(folder, now)
    return age is None or age >= EVERY


def describe_newest(folder: Path, now: float) -> str:
    """Say how old the newest backup is, and which ones are dated later than now."""
    age, ahead = age_of_newest(folder, now), dated_ahead(folder, now)
    hours = 0 if age is None else age // timedelta(hours=1)
    old = f"{hours} h old" if hours else "less than an hour old"
    said = f"no backup in {folder} yet" if age is None else f"the newest backup is {old}"
    others = f" and {len(ahead) - 1} more" if ahead[1:] else ""
    return f"{said}; a clock that was ahead has dated {ahead[-1]}{others}" if ahead else said

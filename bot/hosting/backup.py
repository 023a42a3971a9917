"""`backup`: writes all games to one file, while the bot runs; the bot makes one a day."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from bot.hosting import backup_folder
from bot.hosting.backup_folder import UNFINISHED, dated_ahead, describe_newest, is_due
from bot.hosting.move_store import replay_open_games, same_games, say_nothing
from bot.settings import DATABASE, Settings, SettingsError, load
from bot.store.address import DatabaseServer, Place
from bot.store.backup_files import copy_database, sync_folder
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.files import make_file
from bot.store.moving import move

RETRY_SECONDS, LOOK_SECONDS = 3600.0, 60.0
MOST_SECONDS = 3600.0
"""How long a backup may take, as on a share that has stopped answering."""
GIVING_WAY = 10
"""How much lower than the bot's the priority of a backup is."""

logger = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "the database is that of DATABASE_PATH or DATABASE_URL. Without FILE the backup goes to BACKUP_DIR, and "
        "older ones there are thinned out. Anybody who has the file can read every sheet: keep it as private as "
        "the database."
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a new SQLite file")


def main(options: argparse.Namespace) -> int:
    """Return zero once the file is there and proven."""
    settings = load(uses=DATABASE if options.file else DATABASE | {"backup_dir"})
    file = options.file or _file_by_schedule(settings)
    give_way()
    games = asyncio.run(back_up(settings.database, file))
    if options.file is None:
        backup_folder.thin(file.parent, time.time())
        for folder in {file.parent, settings.database_path.parent}:
            backup_folder.sweep(folder, time.time())
    print(f"{file} has all games; {games:,} open ones were replayed from it")
    return 0


def _file_by_schedule(settings: Settings) -> Path:
    if settings.backup_dir is None:
        raise SettingsError("name a file, or set BACKUP_DIR")
    return backup_folder.file_at(settings.backup_dir, time.time())


async def back_up(place: Place, file: Path) -> int:
    """Write a database to a new file, verify it, and return how many open games it has.

    The bot may go on running. Raises StoreError; then there is no such file.
    """
    _need_new(file)
    # A share that holds backups need not have the locks that SQLite wants: nothing is opened there.
    with workshop(Path(gettempdir()) if isinstance(place, DatabaseServer) else place.parent) as folder:
        source = place
        if isinstance(source, DatabaseServer):
            source = folder / "moved.db"
            await move(place, source, say_nothing, same_games, is_running=True)
        whole = folder / file.name
        await asyncio.to_thread(copy_database, source, whole)
        proof = Path(shutil.copy(whole, folder / "proof.db"))
        # Opening a copy may upgrade it; the backup itself stays as it is.
        async with store_on(proof) as store, store.snapshot() as tx:
            games = await replay_open_games(tx)
        _deliver(whole, file)
    return games


def _deliver(whole: Path, file: Path) -> None:
    """Copy a finished file to where it goes, completely or not at all, and put it on that disk."""
    part = file.with_name(f"{UNFINISHED}{file.name}")
    try:
        make_file(part)
        with whole.open("rb") as source, part.open("r+b") as target:
            shutil.copyfileobj(source, target)
            target.flush()
            os.fsync(target.fileno())
        part.rename(file)
    except OSError as error:
        raise StoreError(f"{error.filename or file}: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink()
    sync_folder(file.parent)


def _need_new(file: Path) -> None:
    if file.exists():
        raise StoreError(f"{file} is there already: name a new file")


@contextmanager
def workshop(folder: Path) -> Iterator[Path]:
    """Make a folder for unfinished files on the disk where the finished ones go."""
    try:
        with TemporaryDirectory(dir=folder, prefix=UNFINISHED) as name:
            yield Path(name)
    except OSError as error:
        raise StoreError(f"{error.filename or folder}: {error.strerror}") from error


async def back_up_daily(folder: Path, wall: Callable[[], float] = time.time) -> None:
    """Make a backup whenever the newest is a day old, and try again an hour after a failure.

    Another process makes it, so that presses need not wait.
    """
    while True:
        now, failed = wall(), False
        if is_due(folder, now):
            if dated_ahead(folder, now):
                logger.warning("backups: %s", describe_newest(folder, now))
            failed = not await _run_backup()
        await asyncio.sleep(RETRY_SECONDS if failed else LOOK_SECONDS)


async def _run_backup() -> bool:
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "backup", stdin=nothing, stdout=pipe, stderr=pipe
    )
    try:
        async with asyncio.timeout(MOST_SECONDS):
            said, complaint = await process.communicate()
    except TimeoutError:
        process.kill()
        logger.error("no backup was made in an hour: does the disk of BACKUP_DIR answer?")
        return False
    except asyncio.CancelledError:
        # Like Ctrl-C, this leaves nothing unfinished behind.
        process.terminate() if os.name == "nt" else process.send_signal(signal.SIGINT)
        await process.wait()
        raise
    if process.returncode:
        lines = complaint.decode(errors="replace").strip().splitlines() or [f"exit code {process.returncode}"]
        logger.error("no backup was made, the next attempt is in an hour: %s", lines[-1])
        return False
    logger.info("%s", said.decode(errors="replace").strip())
    return True


def give_way() -> None:
    """Lower this process's priority, where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(GIVING_WAY)

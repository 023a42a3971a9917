"""Backups: one SQLite file with all games as of one moment, and the way back from it."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from time import time

from bot.hosting.backup_folder import UNFINISHED, dated_ahead, described, is_due
from bot.hosting.replaying import replay_open_games, same_games
from bot.store.address import DatabaseServer, Place
from bot.store.backup_files import copy_database, set_aside, sync_folder
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.file_identity import free_name
from bot.store.holding import locked, need_whole
from bot.store.moving import move, need_alone
from bot.store.private_files import give, make_file, make_folder
from bot.store.process_lock import AlreadyRunning
from bot.store.statements import CoreSql

RETRY_SECONDS, LOOK_SECONDS = 3600.0, 60.0
MOST_SECONDS = 3600.0
"""How long a backup may take, as on a share that has stopped answering."""
GIVING_WAY = 10
"""How much lower than the bot's the priority of a backup is."""

logger = logging.getLogger(__name__)


async def back_up(place: Place, file: Path) -> int:
    """Write a database to a new file, prove it, and return how many open games it has.

    The bot may go on running. Raises StoreError; then there is no such file.
    """
    _need_new(file)
    # A share that holds backups need not have the locks that SQLite wants: nothing is opened there.
    with _workshop(Path(gettempdir()) if isinstance(place, DatabaseServer) else place.parent) as folder:
        source = place
        if isinstance(source, DatabaseServer):
            source = folder / "moved.db"
            await move(place, source, _ignore, same_games, is_running=True)
        whole = folder / file.name
        await asyncio.to_thread(copy_database, source, whole)
        proof = Path(shutil.copy(whole, folder / "proof.db"))
        # Opening a copy may upgrade it; the backup itself stays as it is.
        async with Store(proof) as store, store.snapshot() as tx:
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


async def restore(file: Path, place: Place, folder: Path) -> Path | None:
    """Put a backup in the place of a database; return where what was there is kept, a server's in `folder`.

    The file is proven and brought up to date first, and stays. Raises StoreError; then nothing has changed.
    """
    if not isinstance(place, DatabaseServer):
        place = place.resolve()
    async with AsyncExitStack() as stack:
        if isinstance(place, DatabaseServer):
            await need_alone(place)
            make_folder(folder)
        else:
            _take(stack, place, file)
        workshop = stack.enter_context(_workshop(folder))
        fresh = workshop / "restored.db"
        await asyncio.to_thread(copy_database, file, fresh)
        async with Store(fresh) as store:
            async with store.snapshot() as tx:
                await replay_open_games(tx)
            await store.commit((statement(CoreSql.redraw_open_games),))
        if isinstance(place, DatabaseServer):
            return await _into_server(fresh, place, folder)
        return _put(fresh, place, file)


def _take(stack: AsyncExitStack, path: Path, file: Path) -> None:
    """Keep the bot away from a database file; raises StoreError while it runs, or if newer games lie beside."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    was_there = path.exists()
    try:
        make_folder(path.parent)
        stack.enter_context(locked(path))
    except AlreadyRunning as taken:
        raise StoreError(f"{path} is in use by {taken}: stop that one first") from taken
    except OSError as error:
        raise StoreError(f"{path}: {error}") from error
    if not was_there:
        stack.callback(_remove_empty, path)
    if not _is_rescued(file, path):
        need_whole(path, may_be_gone=True)


def _remove_empty(path: Path) -> None:
    """Remove the file that only the lock has made: the next start would take it for a lost database."""
    with suppress(OSError):
        if not path.stat().st_size:
            path.unlink()


def _put(fresh: Path, path: Path, file: Path) -> Path | None:
    """Put a finished database in the place of another; return where that one is kept."""
    # The bot may run as somebody else than who restores.
    give(fresh, path)
    kept = set_aside(path)
    fresh.replace(path)
    sync_folder(path.parent)
    if _is_rescued(file, path):
        # Beside it the bot would not start, and all of it is in place now.
        file.unlink()
    return kept


def _need_new(file: Path) -> None:
    if file.exists():
        raise StoreError(f"{file} is there already: name a new file")


def _is_rescued(file: Path, path: Path) -> bool:
    """Return whether the file is what the bot saved of this database when it was deleted or replaced."""
    return file.resolve().parent == path.parent and file.name.startswith(f"{path.name}.rescued")


async def _into_server(fresh: Path, server: DatabaseServer, folder: Path) -> Path:
    async with Store(server):
        # It has the newest schema now.
        pass
    kept = free_name(folder / "replaced.db")
    await back_up(server, kept)
    await move(fresh, server, _ignore, same_games, replace=True)
    return kept


@contextmanager
def _workshop(folder: Path) -> Iterator[Path]:
    """Make a folder for unfinished files on the disk where the finished ones go."""
    try:
        with TemporaryDirectory(dir=folder, prefix=UNFINISHED) as name:
            yield Path(name)
    except OSError as error:
        raise StoreError(f"{error.filename or folder}: {error.strerror}") from error


def _ignore(_: str) -> None:
    pass


async def back_up_daily(folder: Path, wall: Callable[[], float] = time) -> None:
    """Make a backup whenever the newest is a day old, and try again an hour after a failure.

    Another process makes it, so that presses need not wait.
    """
    while True:
        now, failed = wall(), False
        if is_due(folder, now):
            if dated_ahead(folder, now):
                logger.warning("backups: %s", described(folder, now))
            failed = not await _run_backup()
        await asyncio.sleep(RETRY_SECONDS if failed else LOOK_SECONDS)


async def _run_backup() -> bool:
    command = (sys.executable, "-m", "bot", "backup")
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=nothing, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(MOST_SECONDS):
            said, complaint = await process.communicate()
    except TimeoutError:
        process.kill()
        logger.error("no backup was made in an hour: does the disk of BACKUP_DIR answer?")
        return False
    except asyncio.CancelledError:
        # As Ctrl-C does: it leaves nothing unfinished behind.
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

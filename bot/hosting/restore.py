"""`restore`: puts a backup in the place of the database."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from bot.hosting.backup import back_up, workshop
from bot.hosting.move_store import replay_open_games, same_games, say_nothing
from bot.settings import DATABASE, load
from bot.store.address import DatabaseServer, Place
from bot.store.backup_files import copy_database, set_aside, sync_folder
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.files import free_name, give, make_folder
from bot.store.holding import locked, need_whole
from bot.store.moving import move, need_alone
from bot.store.process_lock import AlreadyRunning
from bot.store.statements import sql, statement


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "the database is that of DATABASE_PATH or DATABASE_URL; what it holds is kept in another file. Stop the bot "
        "first. At its next start it draws every message of an open game again."
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup, also of an earlier version")


def main(options: argparse.Namespace) -> int:
    """Return zero once the database holds what the backup does."""
    settings = load(uses=DATABASE)
    place = settings.database
    kept = asyncio.run(restore(options.file, place, settings.database_path.resolve().parent))
    before = "" if kept is None else f"; what was there before is in {kept}"
    print(f"{place} holds what {options.file} does{before}. Start the bot: it redraws all open games.")
    return 0


# After a restore, messages may show what this database has never known. They count as showing nothing and
# wanting nothing new, so each is drawn again in its place.
REDRAW_OPEN_GAMES = sql("""
    update message set shows = -1, wants = -1, is_unsure = 1, failures = 0, due_at = 0
    where is_retired = 0 and message_id <> 0 and exists (
        select 1 from game where game.id = message.game and game.status in ('lobby', 'running')
    )
""")


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
        fresh = stack.enter_context(workshop(folder)) / "restored.db"
        await asyncio.to_thread(copy_database, file, fresh)
        async with store_on(fresh) as store:
            async with store.snapshot() as tx:
                await replay_open_games(tx)
            await store.commit((statement(REDRAW_OPEN_GAMES),))
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
    # The bot may run as another user than the one who restores.
    give(fresh, path)
    kept = set_aside(path)
    fresh.replace(path)
    sync_folder(path.parent)
    if _is_rescued(file, path):
        # Beside it the bot would not start, and all of it is in place now.
        file.unlink()
    return kept


def _is_rescued(file: Path, path: Path) -> bool:
    """Return whether the file is what the bot saved of this database when it was deleted or replaced."""
    return file.resolve().parent == path.parent and file.name.startswith(f"{path.name}.rescued")


async def _into_server(fresh: Path, server: DatabaseServer, folder: Path) -> Path:
    async with store_on(server):
        # It has the newest schema now.
        pass
    kept = free_name(folder / "replaced.db")
    await back_up(server, kept)
    await move(fresh, server, say_nothing, same_games, replace=True)
    return kept

"""What a database file says of its last run: whether it was closed, or is a copy of one that was in use."""

from __future__ import annotations

import logging
from pathlib import Path

from bot.store.batch import statement
from bot.store.database import Store
from bot.store.file_identity import companions
from bot.store.statements import CoreSql

RUNNING = "running"
"""The memo that stands while a bot uses the file."""

logger = logging.getLogger(__name__)


def has_log(path: Path) -> bool:
    """Whether there is a write-ahead log; look before the database is opened, which makes one."""
    return next(companions(path.resolve())).exists()


async def begin(store: Store, path: Path, *, had_log: bool) -> None:
    """Say how many games are open, and warn of a copy that lacks what its original had in the log."""
    async with store.reading() as tx:
        was_running = await tx.value(CoreSql.memo, name=RUNNING) is not None
        games = await tx.value(CoreSql.count_open_games)
    logger.info("open games in %s: %d", path, games)
    if was_running and not had_log:
        logger.warning(
            "%s was in use when it was copied, and its %s-wal is missing: the newest games and moves may be missing "
            "with it; a copy made with sqlite3's .backup has all of them",
            path,
            path.name,
        )
    await store.commit((statement(CoreSql.set_memo, name=RUNNING, value="yes"),))
    # Else a copy of the file alone would not even have its tables.
    await store.scrub()


async def end(store: Store) -> None:
    """Note that the file is closed in good order."""
    await store.commit((statement(CoreSql.delete_memo, name=RUNNING),))

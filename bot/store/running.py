"""Tell from a database file whether its last run closed it, or it is a copy of one in use."""

from __future__ import annotations

import logging
from pathlib import Path

from bot.store.batch import statement
from bot.store.database import Store
from bot.store.file_identity import companions
from bot.store.statements import CoreSql

RUNNING = "running"
"""The memo that exists while a bot uses the file."""

logger = logging.getLogger(__name__)


def has_log(path: Path) -> bool:
    """Return whether there is a write-ahead log; call this before opening the database, which creates one."""
    return next(companions(path.resolve())).exists()


async def begin(store: Store, path: Path, *, had_log: bool) -> None:
    """Log how many games are open, and warn of a copy that lacks what its original had in the log."""
    async with store.reading() as tx:
        was_running = await tx.value(CoreSql.memo, name=RUNNING) is not None
        games = await tx.value(CoreSql.count_open_games)
    logger.info("open games in %s: %d", path, games)
    if was_running and not had_log:
        logger.warning(
            "%s was in use when it was copied, and its %s-wal is missing: the newest games and moves may be missing "
            "with it; `python -m bot backup` makes a copy that has all of them",
            path,
            path.name,
        )
    await store.commit((statement(CoreSql.set_memo, name=RUNNING, value="yes"),))
    # Otherwise a copy of the file alone would lack even the tables.
    await store.scrub()


async def end(store: Store) -> None:
    """Note that the file was closed properly."""
    await store.commit((statement(CoreSql.delete_memo, name=RUNNING),))

"""Tell from a database file whether its last run closed it, or it is a copy of one in use."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot import PROGRAM
from bot.store import health
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.files import companions
from bot.store.memos import DELETE_MEMO, MEMO, SET_MEMO
from bot.store.statements import sql, statement

RUNNING = "running"
"""The memo that exists while a bot uses the file."""
ALIVE = "alive"
"""The memo that a running bot writes again and again, in milliseconds UTC; its sign of life repeats it."""

logger = logging.getLogger(__name__)


def has_log(path: Path) -> bool:
    """Return whether there is a write-ahead log; call this before opening the database, which creates one."""
    return next(companions(path.resolve())).exists()


COUNT_OPEN_GAMES = sql("select count(*) from game where status in ('lobby', 'running')")


@asynccontextmanager
async def noted(store: Store, path: Path, *, had_log: bool) -> AsyncIterator[None]:
    """Note in the file that a bot uses it, until that ends in whatever order. Log how many games are open, and warn
    of a copy that lacks what its original had in the log."""
    was_running = await store.value(MEMO, name=RUNNING) is not None
    alive = int(await store.value(MEMO, name=ALIVE) or 0)
    logger.info("open games in %s: %d", path, await store.value(COUNT_OPEN_GAMES))
    if was_running and not had_log and not _is_whole(path, alive):
        logger.warning(
            "%s was in use when it was copied, and its %s-wal is missing: the newest games and moves may be missing "
            "with it; `%s backup` makes a copy that has all of them",
            path,
            path.name,
            PROGRAM,
        )
    await store.commit((statement(SET_MEMO, name=RUNNING, value="yes"),))
    try:
        # Otherwise a copy of the file alone would lack even the tables.
        await store.scrub()
        yield
    finally:
        with suppress(StoreError):
            await store.commit((statement(DELETE_MEMO, name=RUNNING),))


def _is_whole(path: Path, alive: int) -> bool:
    """Return whether the file has what its last run wrote last: whatever opened it after a crash, such as `doctor`,
    has moved the log into it."""
    sign = health.read(health.sign_path(path))
    return sign is not None and 0 != sign.written == alive

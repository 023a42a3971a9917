"""A daily job that deletes what processes leave behind, and corrects what a wrong clock has stored."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta

from bot.store.batch import Batch, Sql, statement
from bot.store.database import Store
from bot.store.periods import month_at, week_at
from bot.store.statements import CoreSql

TIDYING = "tidying"
AHEAD = (
    CoreSql.undo_jobs_ahead,
    CoreSql.free_jobs_ahead,
    CoreSql.free_claims_ahead,
    CoreSql.free_thinking_ahead,
    CoreSql.forget_processes_ahead,
    CoreSql.free_drawings_ahead,
    CoreSql.untell_people_ahead,
    CoreSql.wipe_departed_ahead,
)
KEPT = 40 * 24 * 60 * 60 * 1000
"""Milliseconds for which done jobs are kept."""

logger = logging.getLogger(__name__)


def next_day(now: int) -> tuple[str, int]:
    """Return the coming day as a slot, and when it begins (ms UTC)."""
    today = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    day = today + timedelta(days=1)
    return day.date().isoformat(), int(day.timestamp() * 1000)


async def tidied(now: Callable[[], int], slot: str) -> Batch:
    """Return the statements that delete old jobs, boards of past weeks and months, and processes that ended
    without notice.

    What is old follows from the day of the slot: by a clock that is ahead, too much would be. The job reschedules itself
    for the next day.
    """
    at = int(datetime.fromisoformat(slot).replace(tzinfo=UTC).timestamp() * 1000)
    next_slot, due = next_day(now())
    return (
        statement(CoreSql.forget_jobs, before=at - KEPT),
        statement(CoreSql.forget_processes, now=now()),
        statement(CoreSql.forget_periods, month=month_at(at).name, week=week_at(at).name),
        statement(CoreSql.add_job, kind=TIDYING, slot=next_slot, due=due),
    )


async def put_right(store: Store, now: int, others: Iterable[Sql]) -> None:
    """Treat nothing as done, claimed or postponed that a clock which was ahead has stored for an impossible
    time; `others` are the statements of features."""
    async with store.transaction() as tx:
        found = sum([await tx.run(query, now=now) for query in (*AHEAD, *others)])
    if found:
        logger.warning("a clock that was ahead stored times later than can be: %d count no more", found)

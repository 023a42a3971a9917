"""A daily job that deletes what processes leave behind, and corrects what a wrong clock has stored."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store.database import Store
from bot.store.jobs import ADD_JOB
from bot.store.periods import month_at, week_at
from bot.store.statements import Batch, Sql, sql, statement

TIDYING = "tidying"

# Nothing is kept for more than 93 days.
WIPE_DEPARTED_AHEAD = sql("delete from departed where until > cast(:now as bigint) + 8121600000")
UNSEE_PEOPLE_AHEAD = sql("update person set seen_at = :now where seen_at > :now")
# People who have been told are forgotten 30 days later.
UNWARN_PEOPLE_AHEAD = sql("""
    update person set forget_at = null where forget_at > cast(:now as bigint) + 2592000000
""")
UNTELL_PEOPLE_AHEAD = sql("update person set told_at = 0 where told_at > :now")
# What is done before it is due was done by a clock that was ahead; here and below, nothing that a right
# clock writes lies so far in the future.
UNDO_JOBS_AHEAD = sql("delete from job where is_done = 1 and due > :now")
FREE_JOBS_AHEAD = sql("update job set until = 0 where until > cast(:now as bigint) + 60000")
FREE_CLAIMS_AHEAD = sql("delete from claim where until > cast(:now as bigint) + 60000")
FREE_THINKING_AHEAD = sql("delete from thinking where until > cast(:now as bigint) + 60000")
FORGET_PROCESSES_AHEAD = sql("delete from process where until > cast(:now as bigint) + 60000")
# Processes that have such a game in memory reload it.
FREE_DRAWINGS_AHEAD = sql("""
    update game set drawer = '', drawn_until = 0, noted = noted + 1
    where drawer <> '' and drawn_until > cast(:now as bigint) + 60000
""")


AHEAD = (
    UNDO_JOBS_AHEAD,
    FREE_JOBS_AHEAD,
    FREE_CLAIMS_AHEAD,
    FREE_THINKING_AHEAD,
    FORGET_PROCESSES_AHEAD,
    FREE_DRAWINGS_AHEAD,
    UNTELL_PEOPLE_AHEAD,
    UNSEE_PEOPLE_AHEAD,
    UNWARN_PEOPLE_AHEAD,
    WIPE_DEPARTED_AHEAD,
)
KEPT = 40 * 24 * 60 * 60 * 1000
"""Milliseconds for which done jobs are kept."""

logger = logging.getLogger(__name__)


def next_day(now: int) -> tuple[str, int]:
    """Return the coming day as a slot, and when it begins (ms UTC)."""
    today = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    day = today + timedelta(days=1)
    return day.date().isoformat(), int(day.timestamp() * 1000)


# Forgets processes that died without signing off.
FORGET_PROCESSES = sql("delete from process where until < {clock} - 60000")
FORGET_JOBS = sql("delete from job where is_done = 1 and due < :before")
# Deletes the months and weeks that are over; seasons stay.
FORGET_PERIODS = sql("""
    delete from standing
    where period <> '' and period <> :month and period <> :week and period not like '%-Q%'
""")


async def tidied(now: Callable[[], int], slot: str) -> Batch:
    """Return the statements that delete old jobs, boards of past weeks and months, and processes that ended
    without notice.

    What is old follows from the day of the slot: by a clock that is ahead, too much would be. The job reschedules
    itself for the next day.
    """
    at = int(datetime.fromisoformat(slot).replace(tzinfo=UTC).timestamp() * 1000)
    next_slot, due = next_day(now())
    return (
        statement(FORGET_JOBS, before=at - KEPT),
        statement(FORGET_PROCESSES, now=now()),
        statement(FORGET_PERIODS, month=month_at(at).name, week=week_at(at).name),
        statement(ADD_JOB, kind=TIDYING, slot=next_slot, due=due),
    )


async def put_right(store: Store, now: int, others: Iterable[Sql[Any]]) -> None:
    """Treat nothing as done, claimed or postponed that a clock which was ahead has stored for an impossible
    time; `others` are the statements of features."""
    async with store.transaction() as tx:
        found = sum([await tx.run(query, now=now) for query in (*AHEAD, *others)])
    if found:
        logger.warning("a clock that was ahead stored times later than can be: %d count no more", found)

"""A daily job that deletes what the processes leave behind."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.store.batch import Batch, statement
from bot.store.periods import month_at, week_at
from bot.store.statements import CoreSql

TIDYING = "tidying"
KEPT = 40 * 24 * 60 * 60 * 1000
"""Milliseconds for which done jobs are kept."""


def next_day(now: int) -> tuple[str, int]:
    """Return the coming day as a slot, and when it begins (ms UTC)."""
    today = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    day = today + timedelta(days=1)
    return day.date().isoformat(), int(day.timestamp() * 1000)


async def tidied(now: Callable[[], int], _: str) -> Batch:
    """Return the statements that delete old jobs, boards of past weeks and months, and processes that ended
    without notice.

    The job reschedules itself for the next day.
    """
    slot, due = next_day(now())
    return (
        statement(CoreSql.forget_jobs, before=now() - KEPT),
        statement(CoreSql.forget_processes, now=now()),
        statement(CoreSql.forget_periods, month=month_at(now()).name, week=week_at(now()).name),
        statement(CoreSql.add_job, kind=TIDYING, slot=slot, due=due),
    )

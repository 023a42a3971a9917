"""A daily job: what the processes leave behind is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.store.batch import Batch, statement
from bot.store.periods import month_at, week_at
from bot.store.statements import CoreSql

TIDYING = "tidying"
KEPT = 40 * 24 * 60 * 60 * 1000
"""Milliseconds; jobs that were done longer ago than this leave no trace."""


def next_day(now: int) -> tuple[str, int]:
    """The coming day as a slot, and when it begins; milliseconds UTC."""
    today = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    day = today + timedelta(days=1)
    return day.date().isoformat(), int(day.timestamp() * 1000)


async def tidied(now: Callable[[], int], _: str) -> Batch:
    """Forget old jobs, boards of weeks and months that are over, and the processes that ended without a word.

    It happens again on the next day.
    """
    slot, due = next_day(now())
    return (
        statement(CoreSql.forget_jobs, before=now() - KEPT),
        statement(CoreSql.forget_processes, now=now()),
        statement(CoreSql.forget_sessions),
        statement(CoreSql.forget_periods, month=month_at(now()).name, week=week_at(now()).name),
        statement(CoreSql.add_job, kind=TIDYING, slot=slot, due=due),
    )

"""The daily streak, on profiles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.daily.days import day_of, later
from bot.features.daily.statements import DailySql
from bot.features.daily.streaks import streak_of
from bot.interactions.figures import Figure
from bot.pages.texts import text
from bot.store.database import Transaction


async def streak_figure(tx: Transaction, user_id: int, now: int, locale: str) -> Sequence[Figure]:
    """Return the streak or, between two streaks, the best one."""
    days = [str(day) for (day,) in await tx.values(DailySql.finished_days, user_id=user_id)]
    if not days:
        return ()
    today = day_of(now)
    begun = await tx.values(DailySql.tries_since, user_id=user_id, day=later(today, -1))
    # Yesterday's sheet may still be finished, if it was begun.
    streak = streak_of(days, today, still_open={str(day) for _, day in begun} - set(days))
    key = "daily-figure" if streak.days else "daily-figure-best"
    return (Figure(text(locale, key), str(streak.days or streak.best)),)

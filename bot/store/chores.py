"""Whether there is anything to do beside the games: removals, jobs, ratings, daily messages, challenges."""

from __future__ import annotations

from bot.store.database import Store
from bot.store.rating import MODEL


async def has_chores(store: Store, now: int) -> bool:
    """In one look, since it is asked every second and mostly answered with no; `now` is milliseconds UTC."""
    async with store.reading() as tx:
        return await tx.value("has_chores", now=now, model=MODEL) is not None

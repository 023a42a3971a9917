"""Check whether there is work besides the games: jobs, ratings, and the features' chores."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.batch import Sql
from bot.store.database import Store
from bot.store.rating import MODEL
from bot.store.statements import CoreSql


async def has_chores(store: Store, now: int, others: Sequence[Sql] = ()) -> bool:
    """Return whether any chore is due, in one trip, since this is asked every second and is mostly false.

    `now` is milliseconds UTC; `others` are the statements of features.
    """
    async with store.reading() as tx:
        return any(await tx.rows_of(CoreSql.has_chores, *others, now=now, model=MODEL))

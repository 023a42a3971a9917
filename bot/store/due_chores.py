"""Whether there is anything to do beside the games: jobs, ratings, and what features have to do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.batch import Sql
from bot.store.database import Store
from bot.store.rating import MODEL
from bot.store.statements import CoreSql


async def has_chores(store: Store, now: int, others: Sequence[Sql] = ()) -> bool:
    """In one trip, since it is asked every second and mostly answered with no; `now` is milliseconds UTC.

    `others` are the statements of features.
    """
    async with store.reading() as tx:
        return any(await tx.rows_of(CoreSql.has_chores, *others, now=now, model=MODEL))

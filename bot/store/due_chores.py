"""Check whether there is work besides the games: jobs, ratings, and the features' chores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.database import Store
from bot.store.rating import MODEL
from bot.store.statements import Sql, sql

HAS_CHORES = sql("""
    select 1 as found
    where exists (select * from job where is_done = 0 and due <= {clock} and until < {clock})
        or (select min(ended_at) from rating_due) is not null
        or not exists (select * from memo where name = 'rating_model' and value = :model)
""")


async def has_chores(store: Store, now: int, others: Sequence[Sql[Any]] = ()) -> bool:
    """Return whether any chore is due, in one trip, since this is asked every second and is mostly false.

    `now` is milliseconds UTC; `others` are the statements of features.
    """
    return any(await store.rows_of(HAS_CHORES, *others, now=now, model=MODEL))

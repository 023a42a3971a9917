"""Jobs: work done once, at a date, by any process, such as the end of a season or a new daily sheet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.store.database import Store
from bot.store.errors import LostRace, StoreError
from bot.store.rating import MODEL
from bot.store.statements import Batch, Sql, guard, sql, statement

LEASE = 30_000
"""Milliseconds after which a job whose process has died begins again."""

Job = Callable[[str], Awaitable[Batch]]
"""Does a kind of job for a slot, such as `2026-Q4`; returns what is written together with the note that it is
done."""

logger = logging.getLogger(__name__)

ADD_JOB = sql("""
    insert into job (kind, slot, due) values (:kind, :slot, :due) on conflict (kind, slot) do nothing
""")
DUE_JOBS = sql("""
    select kind, slot, due, term from job where is_done = 0 and due <= {clock} and until < {clock}
    order by due limit 20
""")
CLAIM_JOB = sql("""
    update job set owner = :owner, term = term + 1, until = {clock} + :lease
    where kind = :kind and slot = :slot and term = :term and is_done = 0 and until < {clock}
""")
RENEW_JOB = sql("""
    update job set until = {clock} + :lease
    where kind = :kind and slot = :slot and owner = :owner and term = :term
""")
JOB_DONE = sql("""
    update job set is_done = 1
    where kind = :kind and slot = :slot and owner = :owner and term = :term and is_done = 0
""")


class Jobs:
    """Claims due jobs one by one. One may begin twice after a crash, but its batch is written once."""

    def __init__(self, store: Store, owner: str, now: Callable[[], int], jobs: Mapping[str, Job]) -> None:
        """Create it; `jobs` has them by kind, `now` gives milliseconds UTC."""
        self._store = store
        self._owner = owner
        self._now = now
        self._jobs = jobs

    async def add(self, kind: str, slot: str, due: int) -> None:
        """Schedule a job for a time, in milliseconds UTC; a second call for the same slot does nothing."""
        await self._store.commit((statement(ADD_JOB, kind=kind, slot=slot, due=due),))

    async def run_due(self) -> None:
        """Run the due jobs that no other process runs: a sweep."""
        for kind, slot, _, term in await self._store.rows(DUE_JOBS, now=self._now()):
            if kind in self._jobs:
                # Another version of the program may have more kinds.
                await self._run(str(kind), str(slot), int(term))

    async def _run(self, kind: str, slot: str, term: int) -> None:
        job = {"kind": kind, "slot": slot, "owner": self._owner}
        claim = guard(CLAIM_JOB, **job, term=term, lease=LEASE, now=self._now())
        if not await self._store.try_commit((claim,)):
            return
        renewing = asyncio.create_task(self._renew(kind, slot, term + 1))
        try:
            await self._store.commit((guard(JOB_DONE, **job, term=term + 1), *await self._jobs[kind](slot)))
        except LostRace:
            logger.warning("job %s %s was taken over by another process", kind, slot)
        except Exception:
            # The job is retried when the lease has expired.
            logger.exception("job %s %s failed", kind, slot)
        finally:
            renewing.cancel()
            with suppress(asyncio.CancelledError):
                await renewing

    async def _renew(self, kind: str, slot: str, term: int) -> None:
        while True:
            await asyncio.sleep(LEASE / 3000)
            renewal = {"kind": kind, "slot": slot, "owner": self._owner, "term": term}
            # A database that is away may be back before the lease ends; a job that was taken over writes nothing.
            with suppress(StoreError):
                await self._store.commit((statement(RENEW_JOB, **renewal, lease=LEASE, now=self._now()),))


IS_ANYTHING_DUE = sql("""
    select 1 as found
    where exists (select * from job where is_done = 0 and due <= {clock} and until < {clock})
        or (select min(ended_at) from rating_due) is not null
        or not exists (select * from memo where name = 'rating_model' and value = :model)
""")


async def is_anything_due(store: Store, now: int, others: Sequence[Sql[Any]] = ()) -> bool:
    """Return whether a job is due, or ratings or the sweeps of features have work, in one trip: this is asked every
    second and is mostly false.

    `now` is milliseconds UTC; `others` are the statements of features.
    """
    return any(await store.rows_of(IS_ANYTHING_DUE, *others, now=now, model=MODEL))

"""A quarterly job: freeze the standings of a season that is over."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.database import Store
from bot.store.jobs import ADD_JOB, Jobs
from bot.store.periods import season_at
from bot.store.ratings import Ratings
from bot.store.statements import Batch, sql, statement

SEASON = "season"
LATE = 5 * 60_000
"""How long after the end of a season (ms) every game that ended in it is written."""

SEASONS = sql("select name from season order by name desc")
FIRST_RESULT = sql("select min(ended_at) from result")


async def open_seasons(store: Store, now: int) -> list[tuple[str, int]]:
    """Return the present season and the past ones that are not frozen, each with the time to freeze it."""
    async with store.snapshot() as tx:
        frozen = {name for (name,) in await tx.rows(SEASONS)}
        first = await tx.value(FIRST_RESULT)
    span = season_at(now if first is None else min(int(first), now))
    found = []
    while span.since <= now:
        if span.name not in frozen:
            found.append((span.name, span.until + LATE))
        span = season_at(span.until)
    return found


async def begin_seasons(jobs: Jobs, store: Store, now: int) -> None:
    """At a start, schedule the freezing of every season for when it is over."""
    for slot, due in await open_seasons(store, now):
        await jobs.add(SEASON, slot, due)


INSERT_SEASON = sql("""
    insert into season (name, frozen_at) values (:name, :frozen_at) on conflict (name) do nothing
""")


async def freeze_season(store: Store, now: Callable[[], int], slot: str) -> Batch:
    """Freeze a season once its games are rated, and schedule the same for the present one."""
    await Ratings(store).catch_up()
    present = season_at(now())
    return (
        statement(INSERT_SEASON, name=slot, frozen_at=now()),
        statement(ADD_JOB, kind=SEASON, slot=present.name, due=present.until + LATE),
    )

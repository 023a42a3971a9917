"""Streaks that two people keep together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.days import day_of, later
from bot.features.streaks import Streak, streak_of
from bot.pages.page import MAX_OPTIONS
from bot.store.database import ReadAccess, Store
from bot.store.people import INSERT_PERSON
from bot.store.statements import guard, sql, statement
from bot.turns.look import Refused

MOST_PAIRS = 5
"""How many pairs one person may have."""
RECENT = 14
"""For how many days after playing on the server people may be asked."""


@dataclass(frozen=True, slots=True)
class Pair:
    asker: int
    asked: int
    since: str | None
    """The day on which they agreed; None while one of them is still asked."""

    def other(self, user_id: int) -> int:
        return self.asked if self.asker == user_id else self.asker


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Somebody who plays on the same server."""

    user_id: int
    name: str


# Selects other people who have finished a sheet on a server lately, the newest first; without those who stay
# off the boards.
DAILY_NEIGHBOURS = sql(
    Neighbour,
    """
    select daily_try.user_id, max(person.name) as name
    from daily_try join result on result.game = daily_try.game join person on person.id = daily_try.user_id
    where daily_try.guild_id = :guild_id and daily_try.day >= :since and result.uncounted = 'daily'
        and daily_try.user_id <> :viewer and daily_try.user_id not in (select id from unlisted)
    group by daily_try.user_id
    order by max(result.ended_at) desc, daily_try.user_id
    limit :limit
    """,
)
# Kept or asked for, the oldest first.
PAIRS_OF = sql(
    Pair,
    """
    select asker, asked, since from daily_pair
    where asker = :user_id or asked = :user_id
    order by asked_at, asker, asked
    """,
)
# One row for two people, no matter who asks; a request counts as a pair of the person who asks.
ASK_PAIR = sql("""
    insert into daily_pair (asker, asked, asked_at)
    select cast(:asker as bigint), cast(:asked as bigint), cast(:asked_at as bigint)
    where not exists (select * from daily_pair where asker = :asked and asked = :asker)
        and (
            select count(*) from daily_pair where asker = :asker or (asked = :asker and since is not null)
        ) < :most
    on conflict (asker, asked) do nothing
""")
ACCEPT_PAIR = sql("""
    update daily_pair set since = :since
    where asker = :asker and asked = :asked and since is null
        and (
            select count(*) from daily_pair other
            where other.since is not null and (other.asker = :asked or other.asked = :asked)
        ) < :most
""")
END_PAIR = sql("""
    delete from daily_pair where (asker = :one and asked = :other) or (asker = :other and asked = :one)
""")
# The days for which both have finished a sheet.
PAIR_DAYS = sql("""
    select distinct daily_try.day
    from daily_try join result on result.game = daily_try.game
    where daily_try.user_id = :one and daily_try.day >= :since and result.uncounted = 'daily'
        and exists (
            select * from daily_try theirs join result reached on reached.game = theirs.game
            where theirs.user_id = :other and theirs.day = daily_try.day and reached.uncounted = 'daily'
        )
    order by daily_try.day
""")


class Pairs:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user_id: int) -> list[Pair]:
        """Return a person's pairs, agreed and requested, the oldest first."""
        return await self._store.rows(PAIRS_OF, user_id=user_id)

    async def neighbours(self, guild_id: int, user_id: int, now: int) -> list[Neighbour]:
        """Return the people whom a person may ask on a server: they played there lately and are not yet a
        pair."""
        known = {pair.other(user_id) for pair in await self.of(user_id)}
        since = later(day_of(now), -RECENT)
        values = {"guild_id": guild_id, "since": since, "viewer": user_id, "limit": MAX_OPTIONS + len(known)}
        found = await self._store.rows(DAILY_NEIGHBOURS, **values)
        return [one for one in found if one.user_id not in known][:MAX_OPTIONS]

    async def ask(self, asker: int, asked: int, now: int) -> None:
        """Store the request. Raises Refused if either has too many pairs, or one has asked the other
        already."""
        if any(pair.other(asker) == asked for pair in await self.of(asker)):
            raise Refused("pair_known")
        values = {"asker": asker, "asked": asked, "asked_at": now, "most": MOST_PAIRS}
        if not await self._store.try_commit((guard(ASK_PAIR, **values), statement(INSERT_PERSON, id=asker))):
            raise Refused("pairs_full", {"most": MOST_PAIRS})

    async def accept(self, asker: int, asked: int, now: int) -> None:
        """Begin the streak today. Raises Refused if nobody asks any more, or the person has too many pairs."""
        await self._need_asked(asker, asked)
        values = {"asker": asker, "asked": asked, "since": day_of(now), "most": MOST_PAIRS}
        if not await self._store.try_commit((guard(ACCEPT_PAIR, **values),)):
            raise Refused("pairs_full", {"most": MOST_PAIRS})

    async def refuse(self, asker: int, asked: int) -> None:
        await self._need_asked(asker, asked)
        await self.end(asker, asked)

    async def end(self, one: int, other: int) -> None:
        """End a streak, or withdraw a request; do nothing if that has happened already."""
        await self._store.commit((statement(END_PAIR, one=one, other=other),))

    async def _need_asked(self, asker: int, asked: int) -> None:
        if Pair(asker, asked, None) not in await self.of(asked):
            raise Refused("pair_not_asked")


async def streak_of_pair(tx: ReadAccess, pair: Pair, now: int) -> Streak:
    """Return the streak of a pair: days on which both have finished a sheet."""
    since = min(pair.since or day_of(now), day_of(now))
    days = await tx.rows(PAIR_DAYS, one=pair.asker, other=pair.asked, since=since)
    return streak_of([str(day) for (day,) in days], day_of(now))

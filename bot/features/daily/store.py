"""The daily sheets, who has played them, and what counts for their days."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bot.features.daily.terms import Term, term_of
from bot.features.days import day_of, later
from bot.features.streaks import Streak, streak_of
from bot.store.database import ReadAccess, Store
from bot.store.departed import has_departed
from bot.store.rows import LAST_GUILD, OfDay, Status
from bot.store.statements import Statement, columns, guard, insert, sql

COUNTED = ("daily", "weekly")
"""How results are marked that count on their sheet."""

TRIES_SINCE = sql("""
    select game_kind, day from daily_try where user_id = :user_id and day >= :day order by day, game_kind
""")


@dataclass(frozen=True, slots=True)
class DailyRow:
    """The sheet of a day or of a week, the same for everybody."""

    game_kind: str
    day: str
    """The key of its term."""
    seed: str
    """The dice seed in hexadecimal; secret while a game on the sheet can still count."""
    variant: str
    rules: str
    """The options of the header as JSON."""
    par: int
    """The points of the strength that sets par, with the same throws."""

    @property
    def term(self) -> Term:
        return term_of(self.day)

    @property
    def throws(self) -> int:
        """Return the number of throws of an express sheet; 0 for a full one."""
        return int(json.loads(self.rules).get("throws", 0))


@dataclass(frozen=True, slots=True)
class Try:
    """A person's one game that counts on a sheet."""

    game: str
    """The id of the game; empty if it is known only that there was one."""
    status: Status
    points: int | None
    """The points; None before the end, or if the game was given up."""
    uncounted: OfDay | str

    @property
    def has_counted(self) -> bool:
        return self.uncounted in COUNTED


DELETED = Try("", "finished", None, "deleted")
"""The try of somebody who deleted their data after it."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """A person's result on a sheet, or on several."""

    user_id: int
    name: str
    """Empty for a person who asked to be forgotten."""
    points: int
    game: str = ""
    """The id of the game; empty for a result on several sheets."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message about sheets on a server."""

    guild_id: int
    day: str
    """The day or the week that it is about, with `/end` behind it once the week is over."""
    channel_id: int
    message_id: int = 0
    """The id of the message; 0 until Discord has confirmed it."""
    shown: str = ""
    """What it shows, as a hash."""
    due_at: int = 0
    """The time (ms UTC) before which it is not changed or tried again."""


@dataclass(frozen=True, slots=True)
class WeekResult:
    """A person's result on one of several sheets."""

    game_kind: str
    day: str
    user_id: int
    name: str
    points: int
    par: int


def sheet_scope(game_kind: str, day: str) -> str:
    """Return the scope that says that a person has begun this daily sheet."""
    return f"daily {game_kind} {day}"


# The first process to make a day's sheet decides for all.
ADD_DAILY = insert("daily", columns(DailyRow), "on conflict (game_kind, day) do nothing")


def daily_added(row: DailyRow) -> Statement:
    """Return the statement that stores a day's sheet unless there is one."""
    return Statement(ADD_DAILY, asdict(row))


DAILY_OF = sql(DailyRow, "select * from daily where game_kind = :game_kind and day = :day")
# The newest days before this one.
DAILY_DAYS = sql("""
    select day from daily where game_kind = :game_kind and day < :before order by day desc limit :limit
""")
DAILY_TRY = sql(
    Try,
    """
    select game.id as game, game.status, result.points, coalesce(result.uncounted, '') as uncounted
    from daily_try join game on game.id = daily_try.game left join result on result.game = daily_try.game
    where daily_try.game_kind = :game_kind and daily_try.day = :day and daily_try.user_id = :user_id
    """,
)
# Selects what counts on a sheet, the best first; people who asked to be forgotten have no name, and people
# who stay off the boards are only in their own list.
DAILY_RESULTS = sql(
    DayResult,
    """
    select daily_try.user_id, coalesce(person.name, '') as name, result.points, result.game
    from daily_try join result on result.game = daily_try.game
    left join person on person.id = daily_try.user_id
    where daily_try.game_kind = :game_kind and daily_try.day = :day and result.uncounted in ('daily', 'weekly')
        and coalesce(daily_try.guild_id, 0) between :from_guild and :to_guild
        and daily_try.user_id not in (select id from unlisted where id <> :viewer)
    order by result.points desc, result.ended_at, daily_try.user_id
    """,
)
# Selects what counts for the days of a week, or for the weeks of a season; names and omissions as for a day.
_WEEK = """
    select daily_try.game_kind, daily_try.day, daily_try.user_id, coalesce(person.name, '') as name, result.points,
        daily.par
    from daily_try join result on result.game = daily_try.game
        join daily on daily.game_kind = daily_try.game_kind and daily.day = daily_try.day
        left join person on person.id = daily_try.user_id
    where daily_try.day between :since and :until and result.uncounted in ('daily', 'weekly')
        and daily_try.user_id not in (select id from unlisted where id <> :viewer)
"""
DAILY_WEEK = sql(WeekResult, _WEEK)
DAILY_WEEK_HERE = sql(WeekResult, f"{_WEEK} and daily_try.guild_id = :guild_id")
# How many of a person's tries of a day's sheets are under way.
OPEN_TRIES = sql("""
    select count(*) from daily_try join game on game.id = daily_try.game
    where daily_try.user_id = :user_id and daily_try.day = :day and game.status = 'running'
""")
# The days for which a person has finished a sheet.
FINISHED_DAYS = sql("""
    select distinct daily_try.day
    from daily_try join result on result.game = daily_try.game
    where daily_try.user_id = :user_id and result.uncounted = 'daily'
    order by daily_try.day
""")
# The days for which anybody has finished a sheet on a server.
FINISHED_DAYS_HERE = sql("""
    select distinct daily_try.day
    from daily_try join result on result.game = daily_try.game
    where daily_try.guild_id = :guild_id and result.uncounted = 'daily'
    order by daily_try.day
""")
# Written before the message is sent; the process that comes second sends none.
INSERT_DAILY_POST = sql("""
    insert into daily_post (guild_id, day, channel_id) values (:guild_id, :day, :channel_id)
    on conflict (day, guild_id) do nothing
""")


async def streak_of_person(read: ReadAccess, user_id: int, now: int) -> Streak:
    """Return a person's streak. Yesterday is not missed while a try of its sheet may still be finished."""
    today = day_of(now)
    yesterday = later(today, -1)
    days = [str(day) for (day,) in await read.rows(FINISHED_DAYS, user_id=user_id)]
    is_open = int(await read.value(OPEN_TRIES, user_id=user_id, day=yesterday))
    return streak_of(days, today, still_open=frozenset({yesterday} if is_open else ()))


class DailyStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def sheet(self, game_kind: str, day: str) -> DailyRow | None:
        return await self._store.row(DAILY_OF, game_kind=game_kind, day=day)

    async def add(self, row: DailyRow) -> None:
        await self._store.commit((daily_added(row),))

    async def days_before(self, game_kind: str, day: str, limit: int) -> list[str]:
        """Return earlier days with a sheet, the newest first."""
        found = await self._store.rows(DAILY_DAYS, game_kind=game_kind, before=day, limit=limit)
        return [str(each) for (each,) in found]

    async def try_of(self, game_kind: str, day: str, user_id: int) -> Try | None:
        """Return a person's try; after a deletion `DELETED`, for as long as the sheet can be begun."""
        own = await self._store.row(DAILY_TRY, game_kind=game_kind, day=day, user_id=user_id)
        # In this order, a person who is being deleted is found in one of the two.
        if own is None and await has_departed(self._store, sheet_scope(game_kind, day), [user_id]):
            return DELETED
        return own

    async def results(
        self, game_kind: str, day: str, guild_id: int | None, viewer: int = 0
    ) -> list[DayResult]:
        """Return results on this server or everywhere, the best first. Of the people who stay off the
        boards, only the viewer is included."""
        span = {"from_guild": guild_id or 0, "to_guild": guild_id or LAST_GUILD}
        return await self._store.rows(DAILY_RESULTS, game_kind=game_kind, day=day, viewer=viewer, **span)

    async def finished_days(self, user_id: int) -> list[str]:
        """Return the days for which a person has finished a sheet, in order."""
        return [str(day) for (day,) in await self._store.rows(FINISHED_DAYS, user_id=user_id)]

    async def week(self, since: str, until: str, guild_id: int | None, viewer: int = 0) -> list[WeekResult]:
        """Return the results that count from one day to another, or from one week to another, both included, on
        this server or everywhere."""
        query = DAILY_WEEK if guild_id is None else DAILY_WEEK_HERE
        return await self._store.rows(query, since=since, until=until, guild_id=guild_id, viewer=viewer)

    async def finished_days_here(self, guild_id: int) -> list[str]:
        """Return the days for which anybody has finished a sheet on this server, in order."""
        return [str(day) for (day,) in await self._store.rows(FINISHED_DAYS_HERE, guild_id=guild_id)]

    async def add_post(self, post: Post) -> bool:
        """Note that the message is about to be sent; False if somebody else is about to."""
        row = {"guild_id": post.guild_id, "day": post.day, "channel_id": post.channel_id}
        return await self._store.try_commit((guard(INSERT_DAILY_POST, **row),))

"""The daily sheets, who has played them, and what counts for their days."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bot.features.daily.days import day_of, later
from bot.features.daily.statements import DailySql
from bot.features.daily.streaks import Streak, streak_of
from bot.store.batch import LostRace, Statement, guard
from bot.store.database import Store
from bot.store.departed import has_departed
from bot.store.rows import LAST_GUILD, OfDay, Status


@dataclass(frozen=True, slots=True)
class DailyRow:
    """The sheet of a day, the same for everybody."""

    game_kind: str
    day: str
    seed: str
    """The dice seed in hexadecimal; secret while the sheet can still be played for its day."""
    variant: str
    rules: str
    """The options of the header as JSON."""
    par: int
    """What the strength that sets par makes of the same throws."""

    @property
    def throws(self) -> int | None:
        """Return the number of throws of an express sheet; None for a full one."""
        throws = json.loads(self.rules).get("throws")
        return None if throws is None else int(throws)


@dataclass(frozen=True, slots=True)
class Try:
    """A person's one game that counts for a day."""

    game: str
    """Empty if it is known only that there was one."""
    status: Status
    points: int | None
    """The points; None before the end, or if the game was given up."""
    uncounted: OfDay | str
    """`daily` if it counts."""


DELETED = Try("", "finished", None, "deleted")
"""The try of somebody who deleted their data after it."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """What somebody has made of a day's sheet."""

    user_id: int
    name: str
    """Empty for a person who asked to be forgotten."""
    points: int


@dataclass(frozen=True, slots=True)
class Post:
    """A server's daily message."""

    guild_id: int
    day: str
    channel_id: int
    message_id: int = 0
    """0 until Discord has confirmed it."""
    shown: str = ""
    """What it shows, as a hash."""
    due_at: int = 0
    """It is not changed or tried again before; milliseconds UTC."""


@dataclass(frozen=True, slots=True)
class WeekResult:
    """What somebody has made of a sheet of a week."""

    user_id: int
    name: str
    points: int
    par: int


def sheet_scope(game_kind: str, day: str) -> str:
    """Return the scope that says that a person has begun this daily sheet."""
    return f"daily {game_kind} {day}"


def daily_added(row: DailyRow) -> Statement:
    """Return the statement that stores a day's sheet unless there is one."""
    return Statement(DailySql.add_daily, asdict(row))


class DailyStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def sheet(self, game_kind: str, day: str) -> DailyRow | None:
        async with self._store.reading() as tx:
            return await tx.row(DailyRow, DailySql.daily_of, game_kind=game_kind, day=day)

    async def add(self, row: DailyRow) -> None:
        await self._store.commit((daily_added(row),))

    async def days_before(self, game_kind: str, day: str, limit: int) -> list[str]:
        """Return earlier days with a sheet, the newest first."""
        async with self._store.reading() as tx:
            found = await tx.values(DailySql.daily_days, game_kind=game_kind, before=day, limit=limit)
        return [str(each) for (each,) in found]

    async def try_of(self, game_kind: str, day: str, user_id: int) -> Try | None:
        """Return a person's try; after a deletion `DELETED`, for as long as the sheet can be begun."""
        async with self._store.reading() as tx:
            own = await tx.row(Try, DailySql.daily_try, game_kind=game_kind, day=day, user_id=user_id)
            # In this order, a person who is being deleted is found in one of the two.
            if own is None and await has_departed(tx, sheet_scope(game_kind, day), [user_id]):
                return DELETED
            return own

    async def results(
        self, game_kind: str, day: str, guild_id: int | None, viewer: int = 0
    ) -> list[DayResult]:
        """Return results on this server or everywhere, the best first. Of the people who stay off the
        boards, only the viewer is included."""
        span = {"from_guild": guild_id or 0, "to_guild": guild_id or LAST_GUILD}
        async with self._store.reading() as tx:
            return await tx.rows(
                DayResult, DailySql.daily_results, game_kind=game_kind, day=day, viewer=viewer, **span
            )

    async def finished_days(self, user_id: int) -> list[str]:
        """Return the days for which a person has finished a sheet, in order."""
        async with self._store.reading() as tx:
            return [str(day) for (day,) in await tx.values(DailySql.finished_days, user_id=user_id)]

    async def streak(self, user_id: int, now: int) -> Streak:
        """Return a person's streak. Yesterday is not missed while a try of its sheet may still be finished."""
        today = day_of(now)
        yesterday = later(today, -1)
        async with self._store.reading() as tx:
            days = [str(day) for (day,) in await tx.values(DailySql.finished_days, user_id=user_id)]
            is_open = int(await tx.value(DailySql.open_tries, user_id=user_id, day=yesterday))
        return streak_of(days, today, still_open=frozenset({yesterday} if is_open else ()))

    async def week(
        self, game_kind: str, since: str, until: str, guild_id: int | None, viewer: int = 0
    ) -> list[WeekResult]:
        """Return the results that count from one day to another, both included, on this server or
        everywhere."""
        span = {"from_guild": guild_id or 0, "to_guild": guild_id or LAST_GUILD}
        values = {"game_kind": game_kind, "since": since, "until": until, "viewer": viewer, **span}
        async with self._store.reading() as tx:
            return await tx.rows(WeekResult, DailySql.daily_week, **values)

    async def finished_days_here(self, guild_id: int) -> list[str]:
        """Return the days for which anybody has finished a sheet on this server, in order."""
        async with self._store.reading() as tx:
            return [str(day) for (day,) in await tx.values(DailySql.finished_days_here, guild_id=guild_id)]

    async def guilds_with_post(self) -> list[int]:
        """Return the servers that want a daily message."""
        async with self._store.reading() as tx:
            return [int(guild) for (guild,) in await tx.values(DailySql.guilds_with_daily)]

    async def post(self, guild_id: int, day: str) -> Post | None:
        async with self._store.reading() as tx:
            return await tx.row(Post, DailySql.daily_post, guild_id=guild_id, day=day)

    async def add_post(self, post: Post) -> bool:
        """Note that the message is about to be sent; False if somebody else is about to."""
        row = {"guild_id": post.guild_id, "day": post.day, "channel_id": post.channel_id}
        try:
            await self._store.commit((guard(DailySql.insert_daily_post, **row),))
        except LostRace:
            return False
        return True

    async def note_post(self, post: Post) -> None:
        values = asdict(post)
        del values["channel_id"]
        await self._store.commit((Statement(DailySql.note_daily_post, values),))

    async def players_here(self, day: str, guild_id: int) -> int:
        """Count the people of this server who have finished a sheet of the day."""
        async with self._store.reading() as tx:
            return int(await tx.value(DailySql.daily_players, day=day, guild_id=guild_id))

"""The lines of a leaderboard, by place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.features.boards.seasons import SEASONS
from bot.render.names import distinct_names
from bot.store.database import Store, Transaction
from bot.store.periods import ALL_TIME, season_at
from bot.store.rated_games import IS_SETTLED, OPPONENTS, PUZZLE, RATING_OF, RatingRow
from bot.store.rating import DAY
from bot.store.rows import LAST_GUILD, Uncounted
from bot.store.settings import IS_UNLISTED
from bot.store.statements import Sql, sql
from bot.turns.clocks import DISCORD_EPOCH

ACTIVE = 30 * DAY
"""Players idle this long (ms) are not listed; their rating is kept."""
YOUNGEST = 30 * DAY
"""The age (ms) from which an account's rating is listed everywhere."""
ROWS = 10
NEWCOMERS = 5
"""How many provisional ratings are listed, separately."""
LOWEST = -(1 << 31)
"""A value below every real one."""
EVERYWHERE = 0
"""The server id of a standing that counts all servers."""
NOBODY = 0


@dataclass(frozen=True, slots=True)
class BoardName:
    """Identifies a board."""

    kind: str
    game_kind: str
    mode: str
    variant: str = ""
    """The variant of a solo board; empty for the others."""
    guild_id: int | None = None
    """The server; None for all of them."""
    period: str = ALL_TIME
    """The name of a season, a month or a week; ratings are of all time."""

    @property
    def is_rating(self) -> bool:
        return self.kind == "rating" or self.mode == PUZZLE


@dataclass(frozen=True, slots=True)
class Line:
    """One person on a board."""

    user_id: int
    """Negative for a person who was deleted after the end of the season."""
    name: str
    """Their present name; empty for a person who was deleted."""
    value: int
    second: int
    """Orders equal values; 0 unless the board ranks by wins."""
    games: int
    reached_at: int
    """When a solo value was reached, in milliseconds UTC."""
    margin: int
    """Half the width of the range around a rating; 0 on other boards."""


@dataclass(frozen=True, slots=True)
class Listed(Line):
    place: int
    """Equal values share a place, and the next is skipped."""
    number: int
    """The line's number on the whole board, from 1."""


@dataclass(frozen=True, slots=True)
class Newcomer(RatingRow):
    """A provisional rating."""

    name: str


@dataclass(frozen=True, slots=True)
class SeasonSoFar:
    """The current season, on the board that it decides."""

    name: str
    days: int
    """The days left, today included."""
    place: int
    """The viewer's place; 0 if they have none yet."""
    people: int
    """How many people are on the board."""
    champions: tuple[Line, ...]
    """The champions of the last season that is over; empty if that board had nobody."""


@dataclass(frozen=True, slots=True)
class Board:
    rows: tuple[Listed, ...]
    """The lines of the page."""
    around: tuple[Listed, ...]
    """The viewer's line with its two neighbours; empty if they are not listed or it is on the page."""
    page: int
    pages: int
    own_rating: RatingRow | None = None
    """The viewer's rating on a board of ratings, listed or not."""
    is_unlisted: bool = False
    """Whether the viewer stays off the boards, so that only they see their line."""
    uncounted: tuple[Uncounted, ...] = ()
    """Why some played games do not count, if there are any."""
    own_uncounted: int = 0
    """How many of them the viewer played."""
    newcomers: tuple[Newcomer, ...] = ()
    """The provisional ratings of a board of ratings, the surest first."""
    season: SeasonSoFar | None = None
    """The present season on this board."""


@dataclass(frozen=True, slots=True)
class _Source:
    """The statements that count and list a board's lines, and their values."""

    counting: Sql[Any]
    listing: Sql[Line]
    asked: Mapping[str, Any]
    has_times: bool
    """Whether equal lines are ordered by when they were reached."""

    async def above(
        self, tx: Transaction, value: int, second: int = 0, reached_at: int = -1, before: int = LOWEST
    ) -> int:
        """Count the lines above one with these values."""
        times = {"second": second, "reached_at": reached_at} if self.has_times else {}
        return int(await tx.value(self.counting, **self.asked, value=value, before=before, **times))

    async def lines(self, tx: Transaction, skipped: int, limit: int) -> list[Listed]:
        """Return some lines of the board with their places."""
        lines: list[Listed] = []
        found = await tx.rows(self.listing, **self.asked, skipped=skipped, limit=limit)
        names = distinct_names([one.name for one in found])
        for number, (one, name) in enumerate(zip(found, names, strict=True), skipped + 1):
            if not lines:
                place = 1 + await self.above(tx, one.value, one.second)
            elif (one.value, one.second) != (lines[-1].value, lines[-1].second):
                place = number
            lines.append(Listed(**asdict(replace(one, name=name)), place=place, number=number))
        return lines


# Counts a person's games that do not count.
OWN_UNCOUNTED = sql("""
    select count(*) from result
    where user_id = :user_id and game_kind = :game_kind and mode = :mode
        and uncounted in ('alone', 'challenge', 'hints', 'rules')
        and coalesce(guild_id, 0) between :from_guild and :to_guild and (:variant = '' or variant = :variant)
""")


async def board(
    store: Store, name: BoardName, viewer: int | None, *, now: int, page: int = 0, rows: int = ROWS
) -> Board:
    """Return a page (from 0) of a board, or its last one if there are fewer, as a person or everyone sees it.

    `now` is in milliseconds UTC.
    """
    source = _source(name, viewer or NOBODY, now)
    async with store.snapshot() as tx:
        pages = max(1, -(-await source.above(tx, LOWEST) // rows))
        page = min(page, pages - 1)
        lines = await source.lines(tx, page * rows, rows)
        newcomers = tuple(await _newcomers(tx, name, viewer or NOBODY, now))
        if viewer is None:
            uncounted = await _uncounted(tx, name)
            return Board(tuple(lines), (), page, pages, uncounted=uncounted, newcomers=newcomers)
        rating = await _rating(tx, name, viewer)
        around: list[Listed] = []
        own = await _own(tx, name, viewer, rating)
        if own is not None and all(line.user_id != viewer for line in lines):
            number = 1 + await source.above(tx, own.value, own.second, own.reached_at, viewer)
            around = await source.lines(tx, max(0, number - 2), 3 if number > 1 else 2)
        if all(line.user_id != viewer for line in around):
            # The line in their place is not theirs: they are not listed.
            around = []
        return Board(
            tuple(lines),
            tuple(around),
            page,
            pages,
            rating,
            is_unlisted=bool(await tx.value(IS_UNLISTED, id=viewer)),
            uncounted=await _uncounted(tx, name),
            own_uncounted=int(await tx.value(OWN_UNCOUNTED, **_games(name), user_id=viewer)),
            newcomers=newcomers,
            season=await _season(tx, name, viewer, now),
        )


async def best_board(store: Store, names: Sequence[BoardName], viewer: int, *, now: int) -> BoardName | None:
    """Return the first of these boards that the viewer is on, otherwise the first that anybody is on."""
    first: BoardName | None = None
    async with store.snapshot() as tx:
        for name in names:
            source = _source(name, viewer, now)
            if not await source.above(tx, LOWEST) and not await _newcomers(tx, name, viewer, now):
                continue
            own = await _own(tx, name, viewer, await _rating(tx, name, viewer))
            if own is not None:
                return name
            first = first or name
    return first


async def _season(tx: Transaction, name: BoardName, viewer: int, now: int) -> SeasonSoFar | None:
    """Return the current season on this board; none on a board without seasons, or of a season that is over."""
    span = season_at(now)
    if name.mode == PUZZLE or name.period not in (ALL_TIME, span.name):
        return None
    board = replace(name, kind="beaten" if name.kind == "rating" else name.kind, period=span.name)
    source, own = _source(board, viewer, now), await _own(tx, board, viewer, None)
    place = 0 if own is None else 1 + await source.above(tx, own.value, own.second)
    people = await source.above(tx, LOWEST)
    over = next((str(past) for (past,) in await tx.rows(SEASONS)), None)
    champions: list[Listed] = []
    if over is not None:
        champions = await _source(replace(board, period=over), viewer, now).lines(tx, 0, NEWCOMERS)
    first = tuple(line for line in champions if line.place == 1)
    return SeasonSoFar(span.name, -(-(span.until - now) // DAY), place, people, first)


def of_settled(text: str) -> str:
    """Return a statement with the condition for settled ratings in place of `{settled}`."""
    return text.replace("{settled}", IS_SETTLED)


# Selects provisional ratings, the surest first: of accounts up to an id or, on a server, of people who
# have played there.
NEW_RATINGS = sql(
    Newcomer,
    of_settled("""
    select rating.*, coalesce(known.name, '') as name from rating
    left join person known on known.id = rating.person
    where game_kind = :game_kind and mode = :mode and person > 0 and not {settled} and last_at >= :since
        and (:guild_id <> 0 or person <= :newest)
        and (:guild_id = 0 or exists (
            select 1 from standing
            where standing.user_id = rating.person and standing.guild_id = :guild_id and standing.period = ''
        ))
        and person not in (select id from unlisted where id <> :viewer)
    order by sigma, person
    limit :limit
    """),
)


async def _newcomers(tx: Transaction, name: BoardName, viewer: int, now: int) -> list[Newcomer]:
    if not name.is_rating:
        return []
    return await tx.rows(
        NEW_RATINGS,
        game_kind=name.game_kind,
        mode=name.mode,
        guild_id=name.guild_id or EVERYWHERE,
        since=now - ACTIVE,
        newest=_newest_account(now),
        viewer=viewer,
        limit=NEWCOMERS,
    )


def _newest_account(now: int) -> int:
    """Return the id of the youngest account whose rating is listed everywhere."""
    return (now - YOUNGEST - DISCORD_EPOCH) << 22


async def place_of(
    tx: Transaction, name: BoardName, viewer: int, value: int, second: int, *, now: int
) -> int:
    """Return the place of a person with these values."""
    return 1 + await _source(name, viewer, now).above(tx, value, second)


async def seasons(store: Store) -> list[str]:
    """Return the past seasons, the newest first."""
    return [str(name) for (name,) in await store.rows(SEASONS)]


# Counts the people listed everywhere above a rating, or level with it and before a person: accounts up to
# an id that have met enough others.
COUNT_RATINGS = sql(
    of_settled("""
    select count(*) from rating
    where game_kind = :game_kind and mode = :mode and shown >= :value and (shown > :value or person < :before)
        and person > 0 and {settled} and last_at >= :since and opponents >= :opponents
        and person <= :newest
        and person not in (select id from unlisted where id <> :viewer)
""")
)
# The sums keep SQLite from using the index by person, which has another order.
LISTED_RATINGS = sql(
    Line,
    of_settled("""
    select person as user_id, coalesce(known.name, '') as name, shown as value, 0 as second, games,
        last_at as reached_at, cast(round(40 * sigma) as integer) as margin
    from rating left join person known on known.id = rating.person
    where game_kind = :game_kind and mode = :mode
        and person + 0 > 0 and {settled} and last_at >= :since and opponents >= :opponents
        and person + 0 <= :newest
        and person + 0 not in (select id from unlisted where id <> :viewer)
    order by shown desc, person
    limit :limit
    offset :skipped
    """),
)
# The same among those who have played on a server, who are fewer than all rated people.
COUNT_RATINGS_HERE = sql(
    of_settled("""
    select count(*) from standing cross join rating
    where standing.kind = 'wins' and standing.game_kind = :game_kind and standing.mode = :mode
        and standing.variant = ''
        and standing.guild_id = :guild_id and standing.period = '' and rating.game_kind = :game_kind
        and rating.mode = :mode and rating.person = standing.user_id
        and shown >= :value and (shown > :value or person < :before) and {settled}
        and last_at >= :since
        and person not in (select id from unlisted where id <> :viewer)
""")
)
LISTED_RATINGS_HERE = sql(
    Line,
    of_settled("""
    select person as user_id, coalesce(known.name, '') as name, shown as value, 0 as second, rating.games,
        last_at as reached_at, cast(round(40 * sigma) as integer) as margin
    from standing cross join rating left join person known on known.id = rating.person
    where standing.kind = 'wins' and standing.game_kind = :game_kind and standing.mode = :mode
        and standing.variant = ''
        and standing.guild_id = :guild_id and standing.period = '' and rating.game_kind = :game_kind
        and rating.mode = :mode and rating.person = standing.user_id
        and {settled} and last_at >= :since
        and person not in (select id from unlisted where id <> :viewer)
    order by shown desc, person
    limit :limit
    offset :skipped
    """),
)
# The same of those who have solved puzzles anywhere, and played anything on a server.
COUNT_SOLVERS_HERE = sql(
    of_settled("""
    select count(*) from rating
    where game_kind = :game_kind and mode = :mode and shown >= :value and (shown > :value or person < :before)
        and person > 0 and {settled} and last_at >= :since
        and exists (
            select 1 from standing
            where standing.user_id = rating.person and standing.guild_id = :guild_id and standing.period = ''
        )
        and person not in (select id from unlisted where id <> :viewer)
""")
)
LISTED_SOLVERS_HERE = sql(
    Line,
    of_settled("""
    select person as user_id, coalesce(known.name, '') as name, shown as value, 0 as second, games,
        last_at as reached_at, cast(round(40 * sigma) as integer) as margin
    from rating left join person known on known.id = rating.person
    where game_kind = :game_kind and mode = :mode
        and person + 0 > 0 and {settled} and last_at >= :since
        and exists (
            select 1 from standing
            where standing.user_id = rating.person and standing.guild_id = :guild_id and standing.period = ''
        )
        and person + 0 not in (select id from unlisted where id <> :viewer)
    order by shown desc, person
    limit :limit
    offset :skipped
    """),
)
# Counts the lines above this one. People who stay off the boards see themselves only.
COUNT_STANDINGS = sql("""
    select count(*) from standing
    where kind = :kind and game_kind = :game_kind and mode = :mode and variant = :variant
        and guild_id = :guild_id
        and period = :period and value >= :value
        and (value > :value or second > :second or (second = :second
            and (reached_at < :reached_at or (reached_at = :reached_at and user_id < :before))))
        and user_id not in (select id from unlisted where id <> :viewer)
""")
LISTED_STANDINGS = sql(
    Line,
    """
    select user_id, coalesce(person.name, '') as name, value, second, games, reached_at, 0 as margin
    from standing left join person on person.id = standing.user_id
    where kind = :kind and game_kind = :game_kind and mode = :mode and variant = :variant
        and guild_id = :guild_id
        and period = :period
        and user_id + 0 not in (select id from unlisted where id <> :viewer)
    order by value desc, second desc, reached_at, user_id
    limit :limit
    offset :skipped
    """,
)


def _source(name: BoardName, viewer: int, now: int) -> _Source:
    if not name.is_rating:
        return _Source(COUNT_STANDINGS, LISTED_STANDINGS, {**_standing(name), "viewer": viewer}, True)
    asked: dict[str, Any] = {
        "game_kind": name.game_kind,
        "mode": name.mode,
        "since": now - ACTIVE,
        "viewer": viewer,
    }
    if name.guild_id is not None:
        here = {**asked, "guild_id": name.guild_id}
        if name.mode == PUZZLE:
            return _Source(COUNT_SOLVERS_HERE, LISTED_SOLVERS_HERE, here, False)
        return _Source(COUNT_RATINGS_HERE, LISTED_RATINGS_HERE, here, False)
    # A settled rating in puzzles takes many of them, and they are not somebody's second accounts.
    everywhere = {
        **asked,
        "opponents": 0 if name.mode == PUZZLE else OPPONENTS,
        "newest": _newest_account(now),
    }
    return _Source(COUNT_RATINGS, LISTED_RATINGS, everywhere, False)


def _standing(name: BoardName) -> dict[str, str | int]:
    return {
        "kind": name.kind,
        "game_kind": name.game_kind,
        "mode": name.mode,
        "variant": name.variant,
        "guild_id": name.guild_id or EVERYWHERE,
        "period": name.period,
    }


STANDING_OF = sql(
    Line,
    """
    select user_id, '' as name, value, second, games, reached_at, 0 as margin from standing
    where kind = :kind and game_kind = :game_kind and mode = :mode and variant = :variant
        and guild_id = :guild_id
        and period = :period and user_id = :user_id
    """,
)


async def _own(tx: Transaction, name: BoardName, viewer: int, rating: RatingRow | None) -> Line | None:
    """Return the viewer's line, whether or not it is listed."""
    if not name.is_rating:
        return await tx.row(STANDING_OF, **_standing(name), user_id=viewer)
    if rating is None:
        return None
    return Line(viewer, "", rating.shown, 0, rating.games, -1, rating.skill.margin)


async def _rating(tx: Transaction, name: BoardName, viewer: int) -> RatingRow | None:
    if not (name.is_rating or name.kind == "beaten"):
        return None
    return await tx.row(RATING_OF, game_kind=name.game_kind, mode=name.mode, person=viewer)


# Selects the reasons why games of a board do not count.
UNCOUNTED = sql("""
    select reason.name from (
        select 'alone' as name union all select 'challenge' union all select 'hints' union all select 'rules'
    ) reason
    where exists (
        select 1 from result
        where game_kind = :game_kind and mode = :mode and uncounted = reason.name and uncounted <> ''
            and coalesce(guild_id, 0) between :from_guild and :to_guild
            and (:variant = '' or variant = :variant)
    )
""")


async def _uncounted(tx: Transaction, name: BoardName) -> tuple[Uncounted, ...]:
    return tuple(reason for (reason,) in await tx.rows(UNCOUNTED, **_games(name)))


def _games(name: BoardName) -> dict[str, str | int]:
    """Return the games that a board may count."""
    return {
        "game_kind": name.game_kind,
        "mode": name.mode,
        "variant": name.variant,
        "from_guild": name.guild_id or EVERYWHERE,
        "to_guild": name.guild_id or LAST_GUILD,
    }

"""Reviews made in spare time without being requested, so that boards know what decisions lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.computers.workers import Work
from bot.features.reviews.reviews import KEEP_REVIEW, compute_review
from bot.games.review import Review, parse_review
from bot.store.database import Store
from bot.store.periods import spans_at
from bot.store.record import unpacked
from bot.store.statements import Batch, sql, statement
from bot.turns.clocks import DAY
from engine.game import MalformedText

NEW = 7 * DAY
"""The age (ms) beyond which a game is reviewed only on request."""

Compute = Callable[[Work], Awaitable[str]]
Examined = Callable[[str, Review], Awaitable[None]]
"""(game, its review) -> what else is done with a review."""


async def _nothing(*_: object) -> None:
    pass


logger = logging.getLogger(__name__)

NOTE_LOSS = sql("update result set decisions = :decisions, loss = :loss where game = :game and seat = :seat")
# Marks a game that cannot be reviewed.
NOTE_UNREVIEWED = sql("update result set decisions = 0, loss = 0 where game = :game and decisions is null")
PEOPLE_OF_RESULTS = sql("""
    select user_id, game_kind, mode, ended_at from result
    where game = :game and user_id is not null and computer is null
""")
# Sums up what a person's decisions lost in reviewed games of one mode, over all time or one period, from
# five games on: mean points lost per decision times -100, so that higher is better. A frozen season stays
# as it is.
COUNT_LOSSES = sql("""
    with own as (
        select guild_id, ended_at, decisions, loss from result
        where user_id = :user_id and game_kind = :game_kind and mode = :mode and computer is null
            and has_left = 0
            and uncounted = '' and decisions > 0 and ended_at >= :since and ended_at < :until
            and not exists (select 1 from season where name = :period)
    ),
    placed as (
        select own.*, guild_id as place from own where guild_id is not null
        union all
        select own.*, 0 from own
    )
    insert into standing
        (kind, game_kind, mode, variant, guild_id, period, user_id, games, value, second, reached_at)
    select 'loss', :game_kind, :mode, '', place, :period, :user_id, count(*),
        case when sum(loss) > 0 then -((20 * sum(loss) + sum(decisions)) / (2 * sum(decisions))) else 0 end,
        0, max(ended_at)
    from placed
    group by place
    having count(*) >= 5
    on conflict (kind, game_kind, mode, variant, guild_id, period, user_id) do update set
        games = excluded.games, value = excluded.value, second = excluded.second,
        reached_at = excluded.reached_at
""")
# Selects a review whose losses are not counted yet, unless others may still get the throws.
UNEXAMINED_REVIEW = sql("""
    select review.game, review.content from review join game on game.id = review.game
    where review.is_examined = 0 and game.record is not null
        and (game.secret_until is null or game.secret_until <= :now)
    limit 1
""")
REVIEW_EXAMINED = sql("update review set is_examined = 1 where game = :game")
# Selects the newest finished game with people that has no review; the record holds its header and events.
UNREVIEWED_GAME = sql("""
    select result.game, game.record from result join game on game.id = result.game
    where result.ended_at >= :since and result.decisions is null and result.seat = 0
        and game.record is not null
        and exists (
            select 1 from result as other where other.game = result.game and other.user_id is not null
        )
        and not exists (select 1 from review where review.game = result.game)
    order by result.ended_at desc, result.game
    limit 1
""")


class SpareTimeReviews:
    """Tasks for spare time: each call does one piece of work and returns whether there was any."""

    def __init__(
        self, store: Store, now: Callable[[], int], compute: Compute, examined: Examined = _nothing
    ) -> None:
        """Create the tasks; `now` gives milliseconds UTC, and `examined` is called once for each review."""
        self._examined = examined
        self._store = store
        self._now = now
        self._compute = compute

    async def examine(self) -> bool:
        """Record what the decisions of a reviewed game lost."""
        found = await self._store.rows(UNEXAMINED_REVIEW, now=self._now())
        for game, content in found:
            try:
                reviewed = parse_review(content)
            except MalformedText:
                # It has an older format, and is made again on request.
                await self._store.commit((statement(REVIEW_EXAMINED, game=game),))
                continue
            losses = await self._losses(game, reviewed)
            await self._store.commit((statement(REVIEW_EXAMINED, game=game), *losses))
            await self._examined(game, reviewed)
        return bool(found)

    async def review(self) -> bool:
        """Review the newest game without a review."""
        found = await self._store.rows(UNREVIEWED_GAME, since=self._now() - NEW)
        for game, record in found:
            header, lines = unpacked(record)
            try:
                content = await self._compute(partial(compute_review, header, tuple(lines)))
            except Exception:
                logger.exception("game %s could not be reviewed", game)
                # Perhaps it follows older rules; it is not retried.
                await self._store.commit((statement(NOTE_UNREVIEWED, game=game),))
                return True
            await self._store.commit((statement(KEEP_REVIEW, game=game, content=content),))
        return bool(found)

    async def _losses(self, game: str, found: Review) -> Batch:
        """Return the statements for what each seat's decisions lost, and for the standings that follow."""
        noted = (
            statement(
                NOTE_LOSS,
                game=game,
                seat=seat,
                decisions=len(one.played),
                loss=round(10 * one.played_loss),
            )
            for seat, one in enumerate(found.seats)
        )
        return (*noted, *await self._counted(game))

    async def _counted(self, game: str) -> Batch:
        people = await self._store.rows(PEOPLE_OF_RESULTS, game=game)
        return tuple(
            statement(
                COUNT_LOSSES,
                user_id=user_id,
                game_kind=game_kind,
                mode=mode,
                period=span.name,
                since=span.since,
                until=span.until,
            )
            for user_id, game_kind, mode, ended_at in people
            for span in spans_at(ended_at)
        )

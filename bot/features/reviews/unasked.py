"""Reviews made in spare time without being requested, so that boards know what decisions lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.computers.workers import Work
from bot.features.reviews.reviews import computed
from bot.features.reviews.statements import ReviewSql
from bot.games.review import Review, parse_review
from bot.store.batch import Batch, statement
from bot.store.database import Store
from bot.store.periods import spans_at
from bot.store.record import unpacked
from bot.turns.clocks import DAY
from engine.game import MalformedText

NEW = 7 * DAY
"""The age (ms) beyond which a game is reviewed only on request."""

Compute = Callable[[Work], Awaitable[str]]

logger = logging.getLogger(__name__)


class UnaskedReviews:
    """Tasks for spare time: each call does one piece of work and returns whether there was any."""

    def __init__(self, store: Store, now: Callable[[], int], compute: Compute) -> None:
        """Create the tasks; `now` gives milliseconds UTC."""
        self._store = store
        self._now = now
        self._compute = compute

    async def examine(self) -> bool:
        """Record what the decisions of a reviewed game lost."""
        async with self._store.reading() as tx:
            found = await tx.values(ReviewSql.unexamined_review, now=self._now())
        for game, content in found:
            try:
                losses = await self._losses(game, parse_review(content))
            except MalformedText:
                # It has an older format, and is made again on request.
                losses = ()
            await self._store.commit((statement(ReviewSql.review_examined, game=game), *losses))
        return bool(found)

    async def review(self) -> bool:
        """Review the newest game without a review."""
        async with self._store.reading() as tx:
            found = await tx.values(ReviewSql.unreviewed_game, since=self._now() - NEW)
        for game, record in found:
            header, lines = unpacked(record)
            try:
                content = await self._compute(partial(computed, header, tuple(lines)))
            except Exception:
                logger.exception("game %s could not be reviewed", game)
                # Perhaps it follows older rules; it is not retried.
                await self._store.commit((statement(ReviewSql.note_unreviewed, game=game),))
                return True
            await self._store.commit((statement(ReviewSql.keep_review, game=game, content=content),))
        return bool(found)

    async def _losses(self, game: str, found: Review) -> Batch:
        """Return the statements for what each seat's decisions lost, and for the standings that follow."""
        noted = (
            statement(
                ReviewSql.note_loss,
                game=game,
                seat=seat,
                decisions=len(one.played),
                loss=round(10 * one.played_loss),
            )
            for seat, one in enumerate(found.seats)
        )
        return (*noted, *await self._counted(game))

    async def _counted(self, game: str) -> Batch:
        async with self._store.reading() as tx:
            people = await tx.values(ReviewSql.people_of_results, game=game)
        return tuple(
            statement(
                ReviewSql.count_losses,
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

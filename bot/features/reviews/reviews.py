"""Reviews of finished games: made when somebody asks, one at a time in a process of low priority, and kept."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.computers.workers import Progress, apart
from bot.features.reviews.account import account
from bot.games.registry import PARTS
from bot.games.review import Review, format_review, parse_review
from bot.games.reviewing import Reviewer, review
from bot.store.database import ReadAccess, Store
from bot.store.statements import guard, sql, statement
from bot.turns.game import LoadedGame
from engine.game import Event, Header, MalformedText, Seat, format_game
from engine.games import GAMES, parse_log

NAME = "review"
"""The name of a process that makes a review."""
TREND = 10
"""How many games a trend has."""
NICENESS = 15
"""Lower priority than the computer players: running games come first."""

Compute = Callable[[str, Sequence[str], Progress], Awaitable[str]]
"""(header, events, callback for the number of events done) -> the review as JSON."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as it is stored."""

    review: Review
    is_shown: bool
    """Whether it is shown to everyone, in the channel of the game."""


@dataclass(slots=True)
class Underway:
    """A review that is being made, or waits for its turn."""

    events: int
    task: asyncio.Task[None]
    done: int = 0

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.events)


# Selects the reviews of a person's last games of the kind and mode of this one, up to it, the newest
# first.
LAST_REVIEWS = sql("""
    select result.seat, review.content
    from result as own
    join result on result.user_id = own.user_id and result.game_kind = own.game_kind
        and result.mode = own.mode
        and result.has_left = 0 and result.ended_at <= own.ended_at
    join review on review.game = result.game
    where own.game = :game and own.user_id = :user_id
    order by result.ended_at desc, result.game desc
    limit :most
""")


async def shares(tx: ReadAccess, game: str, user_id: int, most: int) -> tuple[int, ...]:
    """Return the share that a person played in the last reviewed games of this game's kind and mode, this game being
    the last. It follows from the stored reviews, so it goes with them."""
    rows = await tx.rows(LAST_REVIEWS, game=game, user_id=user_id, most=most)
    found = []
    for seat, content in reversed([*rows]):
        # A review of an older format is made again, and missing until then.
        with suppress(MalformedText):
            found.append(account(parse_review(content), Seat(seat)).accuracy)
    return tuple(found)


def make_review(header: Header, events: Sequence[Event], progress: Progress = lambda _: None) -> Review:
    """Return the review of a game; it is the same each time."""
    return review(GAMES[header.kind], header, events, reviewer_of(header, events), progress)


def reviewer_of(header: Header, events: Sequence[Event]) -> Reviewer[Any]:
    """Return the reviewer of a game, which gives the same figures each time."""
    seed = hashlib.sha256(format_game(GAMES[header.kind], header, events).encode()).hexdigest()
    return PARTS[header.kind].reviewer(header, seed)


def compute_review(header: str, lines: Sequence[str], told: Progress) -> str:
    """Review a game from its texts; return the review as it is stored."""
    log = parse_log(header, lines)
    return format_review(make_review(log.header, log.events, told))


async def in_process(header: str, lines: Sequence[str], told: Progress) -> str:
    """Compute in a new process; raises EOFError if it dies, and ends it when cancelled."""
    return await apart(partial(compute_review, header, tuple(lines)), told, NAME, NICENESS)


REVIEW_OF = sql("select content, is_shown from review where game = :game")
# A review that replaces one of an older format is searched again.
KEEP_REVIEW = sql("""
    insert into review (game, content) values (:game, :content)
    on conflict (game) do update set content = excluded.content, is_examined = 0
""")
# The compare-and-set: a review is shown to everyone only once.
SET_REVIEW_SHOWN = sql("update review set is_shown = :is_shown where game = :game and is_shown <> :is_shown")


class Reviews:
    def __init__(self, store: Store, compute: Compute = in_process) -> None:
        self._store = store
        self.compute = compute
        self._underway: dict[str, Underway] = {}
        """The reviews to be made, in the order in which they were requested."""
        self._lock = asyncio.Lock()

    async def stored(self, game: str) -> StoredReview | None:
        rows = await self._store.rows(REVIEW_OF, game=game)
        try:
            return next((StoredReview(parse_review(content), bool(shown)) for content, shown in rows), None)
        except MalformedText:
            # It has an older format, and is made again.
            return None

    def make(self, loaded: LoadedGame) -> Underway:
        """Begin to make a review unless it has begun; an unfinished one leaves nothing behind."""
        game = loaded.row.id
        if game not in self._underway:
            task = asyncio.create_task(self._make(game, loaded.row.header or "", tuple(loaded.events)))
            self._underway[game] = Underway(len(loaded.events), task)
        return self._underway[game]

    def ahead(self, game: str) -> int:
        """Count the reviews that are made before this one."""
        return list(self._underway).index(game) if game in self._underway else 0

    async def set_shown(self, game: str, *, is_shown: bool) -> bool:
        """Record whether a review is shown to everyone; return False if that is recorded already."""
        return await self._store.try_commit((guard(SET_REVIEW_SHOWN, game=game, is_shown=int(is_shown)),))

    async def close(self) -> None:
        """Stop making reviews; a request after the next start begins again."""
        tasks = [one.task for one in self._underway.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, game: str, header: str, lines: Sequence[str]) -> None:
        def told(done: int) -> None:
            self._underway[game].done = done

        try:
            async with self._lock:
                content = await self.compute(header, lines, told)
            await self._store.commit((statement(KEEP_REVIEW, game=game, content=content),))
        except Exception:
            logger.exception("the review of game %s failed", game)
            raise
        finally:
            del self._underway[game]

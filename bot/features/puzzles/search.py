"""Look for puzzles in spare time: in people's reviewed games, and in games that computers play for it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from bot.computers.workers import Work
from bot.features.puzzles.making import SourceGame, from_computers, from_game, parse_puzzles, puzzle_games
from bot.features.puzzles.store import PuzzleStore, puzzles_added
from bot.games.review import Grade, parse_review
from bot.store.database import Store
from bot.store.statements import Statement, sql, statement
from engine.game import MalformedText

WANTED, AHEAD, MOST = 200, 40, 1_000
"""Computers play for a game until it has the first number of puzzles, or the second more than anybody has
tried, but at most the third."""
AT_ONCE = 5
"""How many puzzles one turn of computers' games should yield."""

Compute = Callable[[Work], Awaitable[str]]

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A review and its game."""

    game: str
    content: str
    variant: str
    mode: str
    record: str
    is_private: bool
    """Whether somebody in it asked to be forgotten, or stays off the boards."""


# Selects a review that was not searched for puzzles, unless others may still get the throws.
UNSEARCHED_REVIEW = sql(
    _Reviewed,
    """
    select review.game, review.content, game.variant, game.mode, game.record,
        case when exists (
            select 1 from player
            where player.game = game.id and (player.computer is null or player.computer = 'ghost')
                and (coalesce(player.user_id, player.ghost_user) is null
                    or coalesce(player.user_id, player.ghost_user) in (select id from unlisted))
        ) then 1 else 0 end as is_private
    from review join game on game.id = review.game
    where review.is_searched = 0 and game.record is not null
        and (game.secret_until is null or game.secret_until <= :now)
    limit 1
    """,
)
REVIEW_SEARCHED = sql("update review set is_searched = 1 where game = :game")


class PuzzleSearch:
    """Looks for puzzles: each call does one piece of work, and returns whether there was any."""

    def __init__(self, store: Store, now: Callable[[], int], compute: Compute) -> None:
        """Create the search; `now` gives milliseconds UTC."""
        self._store = store
        self._now = now
        self._compute = compute
        self.puzzles = PuzzleStore(store)
        self._posed_last = ""
        """The game that computers played last."""

    async def search(self) -> bool:
        """Look for puzzles where the review of a game found blunders."""
        one = await self._store.row(UNSEARCHED_REVIEW, now=self._now())
        if one is None:
            return False
        posed: Iterable[Statement] = ()
        if not one.is_private and (steps := _blunders_in(one.content)):
            source = SourceGame(one.variant, one.mode, one.game)
            posed = await self._posed(partial(from_game, source, one.record, steps))
        await self._store.commit((statement(REVIEW_SEARCHED, game=one.game), *posed))
        return True

    async def pose(self) -> bool:
        """Let computers play where puzzles are missing, one game after the other, so that none waits for another."""
        games = puzzle_games()
        first = games.index(self._posed_last) + 1 if self._posed_last in games else 0
        for game in (*games[first:], *games[:first]):
            missing = await self.puzzles.missing(game, WANTED, AHEAD, MOST)
            if missing > 0:
                self._posed_last = game
                work = partial(from_computers, game, secrets.token_hex(16), min(missing, AT_ONCE))
                await self._store.commit(tuple(await self._posed(work)))
                return True
        return False

    async def _posed(self, work: Work) -> Iterable[Statement]:
        try:
            rows = parse_puzzles(await self._compute(work))
        except OSError:
            # The machine lacks a resource for now; the game is not at fault, and is searched again.
            raise
        except Exception:
            # By today's rules, an old game may take another course.
            logger.exception("no puzzles were found")
            return ()
        return puzzles_added([replace(row, made_at=self._now()) for row in rows])


def _blunders_in(content: str) -> tuple[int, ...]:
    try:
        found = parse_review(content)
    except MalformedText:
        # It has another format, and is made again on request.
        return ()
    steps = {one.step for seat in found.seats for one in seat.decisions if one.grade is Grade.BLUNDER}
    return tuple(sorted(steps))

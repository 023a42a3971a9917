"""What the bot finds out by itself when there is time: reviews of people's games, what their decisions lost, and puzzles.

One thing at a time, in a process of the lowest priority, with pauses three times as long as the work.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic

from bot.games.posing import Source, from_computers, from_game, parse_puzzles, puzzle_games
from bot.games.review import Mark, Review, parse_review
from bot.games.reviews import computed
from bot.games.workers import Work, apart
from bot.store.batch import Batch, Statement, statement
from bot.store.database import Store
from bot.store.periods import spans_at
from bot.store.puzzles import PuzzleStore, puzzles_added
from bot.store.record import unpacked
from bot.turns.clocks import DAY
from bot.turns.days import day_of, later
from bot.turns.home import Home
from engine.game import MalformedText

NAME, NICENESS = "study", 19
"""Of the process."""
SHARE = 4
"""It works for a quarter of the time at most."""
SHORTEST, LONGEST = 10.0, 300.0
"""Seconds: the pause after something was done; the one after nothing was left to do."""
NEW = 7 * DAY
"""Games that ended longer ago are reviewed only when somebody asks."""
WANTED, AHEAD, MOST = 40, 20, 1_000
"""A game has as many puzzles as the first, or more than anybody has tried by the second, but not more than the third from
computers' games."""
AT_ONCE = 5
"""Puzzles wanted of one turn of computers' games."""

Compute = Callable[[Work], Awaitable[str]]

logger = logging.getLogger(__name__)


async def in_process(work: Work) -> str:
    return await apart(work, _ignore, NAME, NICENESS)


@dataclass(frozen=True, slots=True)
class _Unexamined:
    """A review with the game that it is of."""

    game: str
    content: str
    game_name: str
    variant: str
    mode: str
    record: str
    day: str | None
    is_private: bool
    """Somebody in it asked to be forgotten, or stays off the boards."""


class Study:
    """Runs in one process of a bot at a time; what a stop interrupts begins anew."""

    def __init__(
        self, store: Store, now: Callable[[], int], home: Home, compute: Compute = in_process
    ) -> None:
        """`now` gives milliseconds UTC."""
        self._store = store
        self._home = home
        self._now = now
        self.compute = compute
        self.puzzles = PuzzleStore(store)
        self._task: asyncio.Task[None] | None = None
        self._posed_last = ""
        """The game that computers played last."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop what is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        """Do one thing after the other, as long as this process is the one that does them."""
        pause = SHORTEST
        while True:
            await asyncio.sleep(pause)
            begin, is_done = monotonic(), False
            try:
                is_done = self._home.serves(None) and await self.do_one()
            except Exception:
                # Another try follows, as after nothing to do.
                logger.exception("the study failed")
            pause = max(SHORTEST, (SHARE - 1) * (monotonic() - begin)) if is_done else LONGEST

    async def do_one(self) -> bool:
        """Whether there was anything to do."""
        return await self._examine() or await self._review() or await self._pose()

    async def _examine(self) -> bool:
        """Note what a review found, and look for puzzles where it found blunders."""
        before = later(day_of(self._now()), -1)
        async with self._store.reading() as tx:
            one = await tx.row(_Unexamined, "unexamined_review", before=before)
        if one is None:
            return False
        try:
            found = parse_review(one.content)
        except MalformedText:
            # Of another format: it is made again when somebody asks.
            await self._store.commit((statement("review_examined", game=one.game),))
            return True
        await self._store.commit(await self._losses(one.game, found))
        posed: Iterable[Statement] = ()
        if not one.is_private and (steps := _blunders(found)):
            source = Source(one.variant, one.mode, one.game)
            posed = await self._posed(partial(from_game, source, one.record, steps))
        await self._store.commit((statement("review_examined", game=one.game), *posed))
        return True

    async def _losses(self, game: str, found: Review) -> Batch:
        """What each seat's decisions lost, and the standings that follow."""
        noted = (
            statement(
                "note_loss", game=game, seat=seat, decisions=len(one.played), loss=round(10 * one.played_loss)
            )
            for seat, one in enumerate(found.seats)
        )
        return (*noted, *await self._counted(game))

    async def _counted(self, game: str) -> Batch:
        async with self._store.reading() as tx:
            people = await tx.values("people_of_results", game=game)
        return tuple(
            statement(
                "count_losses",
                user_id=user_id,
                game_name=game_name,
                mode=mode,
                period=span.name,
                since=span.since,
                until=span.until,
            )
            for user_id, game_name, mode, ended_at in people
            for span in spans_at(ended_at)
        )

    async def _pose(self) -> bool:
        """Let computers play where puzzles are missing, one game after the other: each gets its first ones soon."""
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
            rows = parse_puzzles(await self.compute(work))
        except Exception:
            # An old game may have another course by the rules of today.
            logger.exception("no puzzles were found")
            return ()
        return puzzles_added([replace(row, made_at=self._now()) for row in rows])

    async def _review(self) -> bool:
        """Review the newest game that nobody has asked about."""
        async with self._store.reading() as tx:
            found = await tx.values("unreviewed_game", since=self._now() - NEW)
        for game, record in found:
            header, lines = unpacked(record)
            try:
                content = await self.compute(partial(computed, header, tuple(lines)))
            except Exception:
                logger.exception("game %s could not be reviewed", game)
                # By older rules, perhaps; it is not tried again.
                await self._store.commit((statement("note_unreviewed", game=game),))
                return True
            await self._store.commit((statement("keep_review", game=game, content=content),))
        return bool(found)


def _blunders(found: Review) -> tuple[int, ...]:
    steps = {one.step for seat in found.seats for one in seat.decisions if one.mark is Mark.BLUNDER}
    return tuple(sorted(steps))


def _ignore(_: int) -> None:
    """Nobody waits."""

"""Puzzles, who has tried them, and the one of each day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from bot.features.puzzles.days import DayStreak, DayTry, day_of, order_of_games, streak_of
from bot.features.puzzles.statements import PuzzleSql
from bot.store.batch import Statement, statement
from bot.store.database import Store
from bot.store.departed import has_departed
from bot.store.rating import Skill
from bot.store.ratings import PUZZLE, RatingRow
from bot.store.statements import CoreSql

POOL = PUZZLE


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A decision with one move that is far better than all others."""

    id: str
    game_kind: str
    variant: str
    mode: str
    record: str
    """The game up to the decision, packed; empty once somebody in that game asked to be forgotten."""
    seat: int
    moves: str
    """The best move, then those of equal worth, separated by spaces."""
    lead: int
    """The margin over the next best move, in tenths of a point."""
    motifs: str
    """The themes, each with a space before and after it."""
    person: int
    """The negative id that stands for the puzzle in ratings."""
    source: str | None
    """The game that it comes from; None if computers played it."""
    made_at: int
    misses: int
    """How often the weakest computer player missed it, out of eight tries."""
    behind: str
    """The moves it was compared with, and how much less each brings, in tenths of a point: `C4=3:21
    D2=5:40`."""
    is_shipped: bool = False
    """Whether it comes with the bot, so that anybody can look up its answer."""


@dataclass(frozen=True, slots=True)
class TryRow:
    """A person's one try of a puzzle."""

    id: str
    """The id that names it in ratings, as a game's id does."""
    puzzle: str
    person: int
    move: str
    is_solved: bool
    tried_at: int
    is_rated: bool
    """Whether it changes ratings; it does not if the answer could be known."""


@dataclass(frozen=True, slots=True)
class Tries:
    """How people have done on a puzzle so far."""

    tries: int
    solved: int


@dataclass(frozen=True, slots=True)
class PastTry:
    """A puzzle that a person has tried, for the list of their last ones."""

    id: str
    game_kind: str
    motifs: str
    misses: int
    is_solved: bool
    tried_at: int
    is_gone: bool
    """Whether it can no longer be shown."""
    day: str | None
    """The day whose puzzle it was, if any."""


def puzzle_scope(puzzle: str) -> str:
    """Return the scope that says that a person who deleted their data had tried this puzzle."""
    return f"puzzle {puzzle}"


def puzzles_added(rows: Iterable[PuzzleRow]) -> Iterable[Statement]:
    """Insert the puzzles that are not stored yet."""
    return (Statement(PuzzleSql.insert_puzzle, asdict(row)) for row in rows)


class PuzzleStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def puzzle(self, name: str) -> PuzzleRow | None:
        """Return the puzzle if it may still be asked."""
        async with self._store.reading() as tx:
            row = await tx.row(PuzzleRow, PuzzleSql.puzzle_by_id, id=name)
        return row if row is not None and row.record else None

    async def add_missing(self, rows: Iterable[PuzzleRow]) -> None:
        """Store the puzzles of one or more games that are missing; of all that ever came with the bot, ask
        only these."""
        listed = list(rows)
        ids = json.dumps([row.id for row in listed])
        async with self._store.reading() as tx:
            known = {
                str(name)
                for game in sorted({row.game_kind for row in listed})
                for (name,) in await tx.values(PuzzleSql.known_puzzles, game_kind=game)
            }
        new = puzzles_added(row for row in listed if row.id not in known)
        await self._store.commit((statement(PuzzleSql.withdraw_puzzles, ids=ids), *new))

    async def next(self, user_id: int, game_kind: str, today: str, motif: str = "") -> PuzzleRow | None:
        """Return the puzzle nearest to a person's rating that they have not tried, with this theme or any."""
        asked = {"game_kind": game_kind, "mode": POOL, "person": user_id}
        async with self._store.snapshot() as tx:
            own = await tx.row(RatingRow, CoreSql.rating_of, **asked)
            return await tx.row(
                PuzzleRow,
                PuzzleSql.next_puzzle,
                user_id=user_id,
                game_kind=game_kind,
                motif=f"% {motif} %" if motif else "%",
                near=(Skill() if own is None else own.skill).mu,
                today=today,
            )

    async def is_from_game_of(self, puzzle: PuzzleRow, user_id: int) -> bool:
        """Return whether the person played the game that the puzzle comes from."""
        async with self._store.reading() as tx:
            return await tx.value(PuzzleSql.is_in_puzzle, id=puzzle.id, user_id=user_id) is not None

    async def missing(self, game_kind: str, least: int, ahead: int, most: int) -> int:
        """Return how many puzzles a game lacks: it wants some at least, and some more than anybody has
        tried, up to a limit."""
        async with self._store.reading() as tx:
            known = int(await tx.value(PuzzleSql.count_puzzles, game_kind=game_kind))
            tried = int(await tx.value(PuzzleSql.most_puzzle_tries, game_kind=game_kind) or 0)
        return min(most, max(least, tried + ahead)) - known

    async def try_of(self, puzzle: str, user_id: int) -> TryRow | None:
        async with self._store.reading() as tx:
            return await tx.row(TryRow, PuzzleSql.puzzle_try_of, puzzle=puzzle, person=user_id)

    async def add_try(self, row: TryRow, game_kind: str) -> None:
        """Store a try, which is rated soon if it counts; raises IntegrityError for a second one."""
        due = statement(
            CoreSql.insert_rating_due, game=row.id, game_kind=game_kind, mode=POOL, ended_at=row.tried_at
        )
        added = Statement(PuzzleSql.insert_puzzle_try, asdict(row))
        await self._store.commit((added, due) if row.is_rated else (added,))

    async def tries(self, puzzle: str) -> Tries:
        async with self._store.reading() as tx:
            return await tx.row(Tries, PuzzleSql.puzzle_tries, puzzle=puzzle) or Tries(0, 0)

    async def of_day(self, day: str) -> PuzzleRow | None:
        """Return a day's puzzle, if one was chosen and may still be asked."""
        async with self._store.reading() as tx:
            found = await tx.value(PuzzleSql.puzzle_of_day, day=day)
        return None if found is None else await self.puzzle(str(found))

    async def has_had(self, user_id: int, puzzle: str, now: int) -> bool:
        """Return whether the person tried the puzzle before they deleted their data."""
        async with self._store.reading() as tx:
            return await has_departed(tx, puzzle_scope(puzzle), [user_id], now)

    async def is_answer_out(self, puzzle: str, now: int) -> bool:
        """Return whether it was the puzzle of a day that is over, whose answer servers have been told."""
        async with self._store.reading() as tx:
            day = await tx.value(PuzzleSql.day_of_puzzle, puzzle=puzzle)
        return day is not None and str(day) < day_of(now)

    async def streak(self, user_id: int, today: str) -> DayStreak:
        async with self._store.reading() as tx:
            return streak_of(await tx.rows(DayTry, PuzzleSql.day_tries, user_id=user_id), today)

    async def last_tries(self, user_id: int, limit: int) -> list[PastTry]:
        """Return a person's newest tries, the last one first."""
        async with self._store.reading() as tx:
            return await tx.rows(PastTry, PuzzleSql.last_puzzle_tries, user_id=user_id, limit=limit)

    async def today(self, day: str, games: list[str]) -> PuzzleRow | None:
        """Return this day's puzzle; choose it now if nobody has asked for it yet. The games take turns."""
        if not games:
            return None
        await self.choose_of_day(day, order_of_games(games, day))
        return await self.of_day(day)

    async def choose_of_day(self, day: str, games: Iterable[str]) -> None:
        """Choose a day's puzzle from the first of these games that has one; the first choice stays."""
        async with self._store.reading() as tx:
            if await tx.value(PuzzleSql.puzzle_of_day, day=day) is not None:
                return
            for game_kind in games:
                found = await tx.value(PuzzleSql.day_puzzle_candidates, game_kind=game_kind, limit=1)
                if found is not None:
                    await self._store.commit((statement(PuzzleSql.insert_puzzle_day, day=day, puzzle=found),))
                    return

"""Puzzles, who has tried them, and the one of each day."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date

from bot.features.days import day_of
from bot.features.streaks import Streak, streak_of
from bot.store.database import Store
from bot.store.departed import has_departed
from bot.store.rated_games import INSERT_RATING_DUE, PUZZLE, RATING_OF
from bot.store.rating import Skill
from bot.store.statements import Statement, columns, insert, sql, statement

POOL = PUZZLE
TRIES = 8
"""How often each of several computer players has tried a puzzle."""


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
    """How many of `TRIES` tries missed it, as a mean over several computer players."""
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
    """Whether it changes ratings; it does not if the answer could be known, or in a run."""
    run: int | None = None
    """The time (ms) at which its run began."""


@dataclass(frozen=True, slots=True)
class RunPart:
    """How many puzzles of one theme a person has solved in a run."""

    game_kind: str
    motifs: str
    run: int
    solved: int


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


@dataclass(frozen=True, slots=True)
class DayTry:
    """A person's try of a day's puzzle."""

    day: str
    is_solved: bool
    tried_at: int


def streak_of_days(tries: Sequence[DayTry], today: str) -> Streak:
    """Return the days in a row whose puzzle was solved at the first try, as chess sites count them; any other day ends
    the streak, but today's puzzle may still be solved. The tries are in the order of their days."""
    # Tried on a later day it is a puzzle like any other.
    in_time = [one for one in tries if day_of(one.tried_at) <= one.day]
    streak = streak_of((one.day for one in in_time if one.is_solved), today, most_freezes=0)
    is_over = any(one.day == today and not one.is_solved for one in in_time)
    return replace(streak, days=0) if is_over else streak


def order_of_games(games: Sequence[str], day: str) -> list[str]:
    """Return the games in the order in which they are asked for a puzzle of this day: they take turns."""
    first = date.fromisoformat(day).toordinal() % len(games)
    return [*games[first:], *games[:first]]


def puzzle_scope(puzzle: str) -> str:
    """Return the scope that says that a person who deleted their data had tried this puzzle."""
    return f"puzzle {puzzle}"


# A withdrawn puzzle may come back, with new themes and misses.
INSERT_PUZZLE = insert(
    "puzzle",
    columns(PuzzleRow),
    """on conflict (id) do update set record = excluded.record, motifs = excluded.motifs, misses = excluded.misses
    where puzzle.is_shipped = 1""",
)


def puzzles_added(rows: Iterable[PuzzleRow]) -> Iterable[Statement]:
    """Insert the puzzles that are not stored yet."""
    return (Statement(INSERT_PUZZLE, asdict(row)) for row in rows)


PUZZLE_BY_ID = sql(PuzzleRow, "select * from puzzle where id = :id")
# Selects the puzzle nearest to a rating that the person may be asked: not tried yet, not today's, not from
# their own game, from one of which they have tried another, or from one with somebody who stays off the
# boards. Those whose answers were told come last. Until people have tried it, the misses of computers stand
# for a rating.
NEXT_PUZZLE = sql(
    PuzzleRow,
    """
    select puzzle.* from puzzle
    left join rating on rating.game_kind = puzzle.game_kind and rating.mode = 'puzzle'
        and rating.person = puzzle.person
    where puzzle.game_kind = :game_kind and puzzle.record <> '' and puzzle.motifs like :motif
        and not exists (
            select 1 from puzzle_try where puzzle_try.person = :user_id and puzzle_try.puzzle = puzzle.id
        )
        and not exists (
            select 1 from puzzle_day where puzzle_day.puzzle = puzzle.id and puzzle_day.day >= :today
        )
        and not exists (
            select 1 from puzzle_try join puzzle other on other.id = puzzle_try.puzzle
            where puzzle_try.person = :user_id and other.source = puzzle.source
        )
        and not exists (
            select 1 from player
            where player.game = puzzle.source and (
                coalesce(player.user_id, player.ghost_user) = :user_id
                or coalesce(player.user_id, player.ghost_user) in (select id from unlisted)
            )
        )
    order by (select count(*) from puzzle_day where puzzle_day.puzzle = puzzle.id),
        abs(coalesce(rating.mu, 20 + puzzle.misses) - :near), puzzle.id
    limit 1
    """,
)
# Selects whether the person played the game that a puzzle comes from.
IS_IN_PUZZLE = sql("""
    select 1 from puzzle join player on player.game = puzzle.source
    where puzzle.id = :id and coalesce(player.user_id, player.ghost_user) = :user_id
    limit 1
""")
# Counts puzzles whose answers were not told as those of a day.
COUNT_PUZZLES = sql("""
    select count(*) from puzzle where game_kind = :game_kind and record <> ''
        and not exists (select 1 from puzzle_day where puzzle_day.puzzle = puzzle.id)
""")
# Counts the puzzles of the person who has tried most.
MOST_PUZZLE_TRIES = sql("""
    select count(*) from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
    where puzzle.game_kind = :game_kind
    group by puzzle_try.person
    order by count(*) desc
    limit 1
""")
PUZZLE_TRY_OF = sql(TryRow, "select * from puzzle_try where puzzle = :puzzle and person = :person")
# A person's second try breaks a rule of the schema.
INSERT_PUZZLE_TRY = insert("puzzle_try", columns(TryRow))
PUZZLE_TRIES = sql(
    Tries,
    """
    select count(*) as tries, coalesce(sum(is_solved), 0) as solved from puzzle_try where puzzle = :puzzle
    """,
)
PUZZLE_OF_DAY = sql("select puzzle from puzzle_day where day = :day")
DAY_OF_PUZZLE = sql("select min(day) from puzzle_day where puzzle = :puzzle")
# Selects puzzles of no day so far, tried by as few as possible, and of middling rating.
DAY_PUZZLE_CANDIDATES = sql("""
    select puzzle.id from puzzle
    left join rating on rating.game_kind = puzzle.game_kind and rating.mode = 'puzzle'
        and rating.person = puzzle.person
    where puzzle.game_kind = :game_kind and puzzle.record <> ''
        and not exists (select 1 from puzzle_day where puzzle_day.puzzle = puzzle.id)
        and not exists (
            select 1 from player
            where player.game = puzzle.source
                and coalesce(player.user_id, player.ghost_user) in (select id from unlisted)
        )
    order by (select count(*) from puzzle_try where puzzle_try.puzzle = puzzle.id),
        abs(coalesce(rating.mu, 20 + puzzle.misses) - 25), puzzle.id
    limit :limit
""")
INSERT_PUZZLE_DAY = sql("""
    insert into puzzle_day (day, puzzle) values (:day, :puzzle) on conflict (day) do nothing
""")
# A person's tries of the puzzles of days, in the order of the days.
DAY_TRIES = sql(
    DayTry,
    """
    select puzzle_day.day, puzzle_try.is_solved, puzzle_try.tried_at
    from puzzle_try join puzzle_day on puzzle_day.puzzle = puzzle_try.puzzle
    where puzzle_try.person = :user_id
    order by puzzle_day.day
    """,
)
LAST_PUZZLE_TRIES = sql(
    PastTry,
    """
    select puzzle.id, puzzle.game_kind, puzzle.motifs, puzzle.misses, puzzle_try.is_solved,
        puzzle_try.tried_at,
        case when puzzle.record = '' then 1 else 0 end as is_gone, puzzle_day.day
    from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
    left join puzzle_day on puzzle_day.puzzle = puzzle.id
    where puzzle_try.person = :user_id
    order by puzzle_try.tried_at desc, puzzle_try.id
    limit :limit
    """,
)
ASKED_MOTIFS = sql("select distinct motifs from puzzle where game_kind = :game_kind and record <> ''")
RUN_PARTS = sql(
    RunPart,
    """
    select puzzle.game_kind, puzzle.motifs, puzzle_try.run, count(*) as solved
    from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
    where puzzle_try.person = :user_id and puzzle_try.run is not null and puzzle_try.is_solved = 1
    group by puzzle.game_kind, puzzle.motifs, puzzle_try.run
    """,
)
# Withdraws puzzles that came only with an earlier version of the bot.
WITHDRAW_PUZZLES = sql("""
    update puzzle set record = '' where is_shipped = 1 and record <> '' and not (id {listed})
""")


class PuzzleStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def puzzle(self, name: str) -> PuzzleRow | None:
        """Return the puzzle if it may still be asked."""
        row = await self._store.row(PUZZLE_BY_ID, id=name)
        return row if row is not None and row.record else None

    async def add_missing(self, rows: Iterable[PuzzleRow]) -> None:
        """Store the puzzles of one or more games; of all that ever came with the bot, ask only these."""
        listed = list(rows)
        ids = json.dumps([row.id for row in listed])
        await self._store.commit((statement(WITHDRAW_PUZZLES, ids=ids), *puzzles_added(listed)))

    async def next(self, user_id: int, game_kind: str, today: str, motif: str = "") -> PuzzleRow | None:
        """Return the puzzle nearest to a person's rating that they have not tried, with this theme or any."""
        asked = {"game_kind": game_kind, "mode": POOL, "person": user_id}
        async with self._store.snapshot() as tx:
            own = await tx.row(RATING_OF, **asked)
            return await tx.row(
                NEXT_PUZZLE,
                user_id=user_id,
                game_kind=game_kind,
                motif=f"% {motif} %" if motif else "%",
                near=(Skill() if own is None else own.skill).mu,
                today=today,
            )

    async def is_from_game_of(self, puzzle: PuzzleRow, user_id: int) -> bool:
        """Return whether the person played the game that the puzzle comes from."""
        return await self._store.value(IS_IN_PUZZLE, id=puzzle.id, user_id=user_id) is not None

    async def missing(self, game_kind: str, least: int, ahead: int, most: int) -> int:
        """Return how many puzzles a game lacks: it wants some at least, and some more than anybody has
        tried, up to a limit."""
        known = int(await self._store.value(COUNT_PUZZLES, game_kind=game_kind))
        tried = int(await self._store.value(MOST_PUZZLE_TRIES, game_kind=game_kind) or 0)
        return min(most, max(least, tried + ahead)) - known

    async def try_of(self, puzzle: str, user_id: int) -> TryRow | None:
        return await self._store.row(PUZZLE_TRY_OF, puzzle=puzzle, person=user_id)

    async def add_try(self, row: TryRow, game_kind: str) -> None:
        """Store a try, which is rated soon if it counts; raises IntegrityError for a second one."""
        due = statement(INSERT_RATING_DUE, game=row.id, game_kind=game_kind, mode=POOL, ended_at=row.tried_at)
        added = Statement(INSERT_PUZZLE_TRY, asdict(row))
        await self._store.commit((added, due) if row.is_rated else (added,))

    async def asked_motifs(self, game_kind: str) -> set[str]:
        """Return the themes of a game's puzzles that may be asked."""
        rows = await self._store.rows(ASKED_MOTIFS, game_kind=game_kind)
        return {motif for (motifs,) in rows for motif in str(motifs).split()}

    async def run_parts(self, user_id: int) -> list[RunPart]:
        """Return what a person has solved in runs."""
        return await self._store.rows(RUN_PARTS, user_id=user_id)

    async def tries(self, puzzle: str) -> Tries:
        return await self._store.row(PUZZLE_TRIES, puzzle=puzzle) or Tries(0, 0)

    async def of_day(self, day: str) -> PuzzleRow | None:
        """Return a day's puzzle, if one was chosen and may still be asked."""
        found = await self._store.value(PUZZLE_OF_DAY, day=day)
        return None if found is None else await self.puzzle(str(found))

    async def has_had(self, user_id: int, puzzle: str, now: int) -> bool:
        """Return whether the person tried the puzzle before they deleted their data."""
        return await has_departed(self._store, puzzle_scope(puzzle), [user_id], now)

    async def is_answer_out(self, puzzle: str, now: int) -> bool:
        """Return whether it was the puzzle of a day that is over, whose answer servers have been told."""
        day = await self._store.value(DAY_OF_PUZZLE, puzzle=puzzle)
        return day is not None and str(day) < day_of(now)

    async def streak(self, user_id: int, today: str) -> Streak:
        return streak_of_days(await self._store.rows(DAY_TRIES, user_id=user_id), today)

    async def last_tries(self, user_id: int, limit: int) -> list[PastTry]:
        """Return a person's newest tries, the last one first."""
        return await self._store.rows(LAST_PUZZLE_TRIES, user_id=user_id, limit=limit)

    async def today(self, day: str, games: list[str]) -> PuzzleRow | None:
        """Return this day's puzzle; choose it now if nobody has asked for it yet. The games take turns."""
        if not games:
            return None
        await self.choose_of_day(day, order_of_games(games, day))
        return await self.of_day(day)

    async def choose_of_day(self, day: str, games: Iterable[str]) -> None:
        """Choose a day's puzzle from the first of these games that has one; the first choice stays."""
        if await self._store.value(PUZZLE_OF_DAY, day=day) is not None:
            return
        for game_kind in games:
            found = await self._store.value(DAY_PUZZLE_CANDIDATES, game_kind=game_kind, limit=1)
            if found is not None:
                await self._store.commit((statement(INSERT_PUZZLE_DAY, day=day, puzzle=found),))
                return

"""Rate games: what the ratings of their people become, and what each game counts for the boards of people beaten."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.store.database import Transaction
from bot.store.periods import periods_at
from bot.store.rating import (
    CLEAR,
    FIRST_GAMES,
    HIGH,
    MET,
    MODEL,
    REST,
    SETTLED,
    WHOLE,
    Skill,
    is_settled,
    rated,
    share_within_a_day,
    weight_of,
    weight_of_try,
)
from bot.store.rows import ResultRow
from bot.store.statements import columns, sql, upsert

PUZZLE = "puzzle"
"""The mode of the ratings of people and puzzles, apart from those of games."""
OPPONENTS = MET + 5
"""The count of opponents from which a rating is listed everywhere: five of those met have met as many, which
nobody has in a circle that keeps to itself."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's present rating in a pool."""

    game_kind: str
    mode: str
    person: int
    mu: float
    sigma: float
    shown: int
    games: int
    opponents: int
    """The number of different people met, counted up to `MET`; from there on, plus that of those among them who
    have met as many, counted up to `OPPONENTS`."""
    last_at: int

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)

    @property
    def is_settled(self) -> bool:
        if self.mode == PUZZLE:
            return self.skill.is_settled
        return is_settled(self.skill, self.games, self.opponents)

    @property
    def games_left(self) -> int:
        """Return how many games a provisional rating lacks; 0 if it lacks different people."""
        return max(0, FIRST_GAMES - self.games)


IS_SETTLED = f"""
    (rating.sigma < {SETTLED} or (rating.mode <> '{PUZZLE}' and rating.games >= {FIRST_GAMES}
        and rating.sigma < {CLEAR} and (rating.shown <= {HIGH} or rating.opponents >= {MET})))
"""
"""The same in statements."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game; sorts by when it ended."""

    game: str
    game_kind: str
    mode: str
    ended_at: int

    @property
    def key(self) -> tuple[int, str]:
        return self.ended_at, self.game

    @property
    def pool(self) -> tuple[str, str]:
        return self.game_kind, self.mode


@dataclass(frozen=True, slots=True)
class _Result:
    person: int | None
    """The person; None for one deleted before persons were noted, who counts as a new stranger each time."""
    points: int
    is_winner: bool
    has_left: bool
    user_id: int | None
    """The person while they can be on a board; None for a puzzle and for the person who tries it."""
    guild_id: int | None
    beaten: int | None
    weight: int
    """The weight of the result on the boards of people beaten, in quarters, as known so far."""
    is_open: bool
    """Whether anybody can look up the answer of the puzzle, which then makes the person's rating no surer."""


INSERT_RATING_DUE = sql("""
    insert into rating_due (game, game_kind, mode, ended_at) values (:game, :game_kind, :mode, :ended_at)
    on conflict (game) do nothing
""")

RATING_OF = sql(
    RatingRow, "select * from rating where game_kind = :game_kind and mode = :mode and person = :person"
)
UPSERT_RATING = upsert("rating", columns(RatingRow), ("game_kind", "mode", "person"))

DELETE_RATING_DUE = sql("delete from rating_due where game = :game")
# A game lists its people by seat; a try of a puzzle lists the person, then the puzzle.
RATED_RESULTS = sql("""
    select game, person, points, is_winner, has_left, user_id, guild_id, beaten, weight, is_open from (
        select game, person, points, is_winner, has_left, user_id, guild_id, beaten, weight, 0 as is_open,
            seat from result
        where game {listed} and computer is null and unrated = ''
        union all
        select puzzle_try.id, puzzle_try.person, is_solved, is_solved, 0, null, null, null, 0,
            puzzle.is_shipped, 0
        from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
        where puzzle_try.id {listed}
        union all
        select puzzle_try.id, puzzle.person, 1 - is_solved, 1 - is_solved, 0, null, null, null, 0, 0, 1
        from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
        where puzzle_try.id {listed}
    ) rated
    order by game, seat
""")
# The present ratings of the people of games.
RATINGS_BEFORE = sql(
    RatingRow,
    """
    select * from rating where game_kind = :game_kind and mode = :mode and person in (
        select person from result where game {listed}
        union
        select person from puzzle_try where id {listed}
        union
        select puzzle.person from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
        where puzzle_try.id {listed}
    )
    """,
)
# Selects whom these games' people have met in rated games, with what these have met, unless they are
# known to have met enough others.
MET_SO_FAR = sql("""
    select distinct mine.person, other.person, met.opponents
    from rating_change mine cross join rating_change other cross join rating met
    where other.game = mine.game and other.person <> mine.person
        and met.game_kind = :game_kind and met.mode = :mode and met.person = other.person
        and mine.game_kind = :game_kind and mine.mode = :mode and mine.person in (
        select person from result where game {listed}
        union
        select person from puzzle_try where id {listed}
        union
        select puzzle.person from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
        where puzzle_try.id {listed}
    ) and not exists (
        select 1 from rating known
        where known.game_kind = :game_kind and known.mode = :mode and known.person = mine.person
            and known.opponents >= :most
    )
""")
INSERT_RATING_CHANGE = sql("""
    insert into rating_change (game, person, game_kind, mode, ended_at, model, mu, sigma)
    values (:game, :person, :game_kind, :mode, :ended_at, :model, :mu, :sigma)
""")


async def rate_games(tx: Transaction, pool: tuple[str, str], games: Sequence[RatedGame]) -> None:
    """Rate games in order: read their data, compute in memory, write the results."""
    asked = {"game_kind": pool[0], "mode": pool[1], "ids": json.dumps([one.game for one in games])}
    results: dict[str, list[_Result]] = defaultdict(list)
    for game, *result in await tx.rows(RATED_RESULTS, ids=asked["ids"]):
        results[str(game)].append(_Result(*result))
    ratings = {row.person: row for row in await tx.rows(RATINGS_BEFORE, **asked)}
    meetings = await _meetings(tx, asked, since=games[0].ended_at - REST)
    met: dict[int, set[int]] = defaultdict(set)
    opponents = {row.person: row.opponents for row in ratings.values()}
    for person, other, count in await tx.rows(MET_SO_FAR, **asked, most=OPPONENTS):
        met[person].add(other)
        opponents[other] = count
    changes: list[dict[str, Any]] = []
    counted: list[tuple[RatedGame, _Result, int]] = []
    for played in games:
        seated = results[played.game]
        if len(seated) < 2:
            continue
        # A person deleted before persons were noted has met nobody.
        names = [one.person or played.game for one in seated]
        earlier = [[meetings[frozenset((one, other))] for other in names] for one in names]
        are_known = [one.person is not None and opponents.get(one.person, 0) >= MET for one in seated]
        weights = [
            [
                weight_of(times, played.ended_at, are_mixed=are_known[i] and are_known[j])
                for j, times in enumerate(each)
            ]
            for i, each in enumerate(earlier)
        ]
        skills = [ratings[one.person].skill if one.person in ratings else Skill() for one in seated]
        if played.mode == PUZZLE:
            weights = [[weight_of_try(*skills)] * 2] * 2
        after = [
            replace(skill, sigma=before.sigma) if one.is_open else skill
            for one, before, skill in zip(seated, skills, rated(skills, _ranks(seated), weights), strict=True)
        ]
        for one, skill in zip(seated, after, strict=True):
            if one.person is not None:
                ratings[one.person] = _after(played, one, ratings.get(one.person), skill)
                changes.append(
                    {
                        **asdict(played),
                        "person": one.person,
                        "model": MODEL,
                        "mu": skill.mu,
                        "sigma": skill.sigma,
                    }
                )
        for i, one in enumerate(seated):
            others = earlier[i][:i] + earlier[i][i + 1 :]
            shares = [share_within_a_day(times, played.ended_at) for times in others]
            counted.append((played, one, round(sum(shares) / len(shares))))
        for i, each in enumerate(earlier):
            for times in each[:i]:
                times.append(played.ended_at)
        _meet(met, opponents, {one.person for one in seated if one.person is not None})
    await tx.run_each(INSERT_RATING_CHANGE, changes)
    changed = sorted({int(change["person"]) for change in changes})
    await tx.run_each(
        UPSERT_RATING,
        [rating_values(replace(ratings[person], opponents=opponents[person])) for person in changed],
    )
    await _reweigh(tx, pool, counted)
    await tx.run_each(DELETE_RATING_DUE, [{"game": one.game} for one in games])


def _after(played: RatedGame, one: _Result, before: RatingRow | None, skill: Skill) -> RatingRow:
    """Return the rating after a game; opponents met are counted when it is written."""
    games = 0 if before is None else before.games
    return RatingRow(*played.pool, one.person or 0, skill.mu, skill.sigma, 0, games + 1, 0, played.ended_at)


# Selects when each two people of these games were last rated together since then, the newest last.
LAST_MEETINGS = sql("""
    select one, other, ended_at from (
        select pair.one, pair.other, mine.ended_at, mine.game,
            row_number() over (
                partition by pair.one, pair.other order by mine.ended_at desc, mine.game desc
            ) as number
        from (
            select distinct mine.person as one, theirs.person as other
            from result mine join result theirs on theirs.game = mine.game and theirs.person > mine.person
            where mine.game {listed}
        ) pair
        cross join rating_change mine
        cross join rating_change theirs
        where mine.person = pair.one and mine.game_kind = :game_kind and mine.mode = :mode
            and mine.ended_at > :since
            and theirs.game = mine.game and theirs.person = pair.other
    ) met
    where number <= :most
    order by ended_at, game
""")


async def _meetings(
    tx: Transaction, asked: Mapping[str, str], since: int
) -> dict[frozenset[int | str], list[int]]:
    """Return when each two people of these games were last rated together since `since`, the newest last."""
    times: dict[frozenset[int | str], list[int]] = defaultdict(list)
    for one, other, ended_at in await tx.rows(LAST_MEETINGS, **asked, since=since, most=WHOLE):
        times[frozenset((one, other))].append(ended_at)
    return times


def _meet(met: Mapping[int, set[int]], opponents: dict[int, int], people: set[int]) -> None:
    """Count the people of a game as met; `met` lacks earlier ones of those who have met enough."""
    for person in people:
        met[person].update(people - {person})
        opponents[person] = max(opponents.get(person, 0), min(len(met[person]), MET))
    for person in people:
        if opponents[person] >= MET:
            known = MET + sum(opponents[other] >= MET for other in met[person])
            opponents[person] = max(opponents[person], min(known, OPPONENTS))


# The sum keeps SQLite from looking through all results of the person.
REWEIGH_RESULT = sql("update result set weight = :weight where game = :game and user_id + 0 = :user_id")
# A frozen season stays as it is.
REWEIGH_STANDING = sql("""
    update standing set total = total + :total, weight = weight + :weight,
        value = 10 * (total + :total + 2000) / (weight + :weight + 40)
    where kind = 'beaten' and game_kind = :game_kind and mode = :mode and variant = ''
        and guild_id = :guild_id
        and period = :period and user_id = :user_id and not exists (select 1 from season where name = :period)
""")


async def _reweigh(
    tx: Transaction, pool: tuple[str, str], counted: Sequence[tuple[RatedGame, _Result, int]]
) -> None:
    """Let results count for the boards of people beaten by new weights, where these differ from the present ones."""
    weights: list[dict[str, Any]] = []
    totals: dict[tuple[int, int, str, int], list[int]] = defaultdict(lambda: [0, 0])
    for played, one, weight in counted:
        if one.user_id is None or one.beaten is None or weight == one.weight:
            continue
        weights.append({"game": played.game, "user_id": one.user_id, "weight": weight})
        for kind, period in enumerate(periods_at(played.ended_at)[1:]):
            for place in {0, one.guild_id or 0}:
                total = totals[kind, one.user_id, period, place]
                total[0] += (weight - one.weight) * one.beaten
                total[1] += weight - one.weight
    await tx.run_each(REWEIGH_RESULT, weights)
    game_kind, mode = pool
    # In the order in which an ending game counts its results, or two processes would wait for each other.
    rows = [
        {"game_kind": game_kind, "mode": mode, "guild_id": place, "period": period, "user_id": user_id,
         "total": total, "weight": weight}
        for (_, user_id, period, place), (total, weight) in sorted(totals.items())
    ]  # fmt: skip
    await tx.run_each(REWEIGH_STANDING, rows)


def rating_values(row: RatingRow) -> dict[str, Any]:
    """Return the values to write; what is shown follows from the rest."""
    return asdict(replace(row, shown=row.skill.shown))


def _ranks(results: Sequence[_Result]) -> list[int]:
    """Return each person's rank among the people alone, from 1; those who left are last, tied with each
    other."""
    keys = [_key(one) for one in results]
    return [1 + sum(other > key for other in keys) for key in keys]


def _key(one: _Result | ResultRow) -> tuple[bool, bool, int]:
    return (False, False, 0) if one.has_left else (True, one.is_winner, one.points)


def beaten_by(row: ResultRow, rows: Sequence[ResultRow]) -> int | None:
    """Return the percentage of the other people of a rated game whom one beat; a tie counts half."""
    others = [_key(one) for one in rows if one.computer is None and one.seat != row.seat and not one.unrated]
    if row.unrated or row.computer is not None or not others:
        return None
    halves = sum(2 * (_key(row) > key) + (_key(row) == key) for key in others)
    return (100 * halves + len(others)) // (2 * len(others))

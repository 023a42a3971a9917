"""Ratings, derived from the results in the order in which games ended, and what each game counts for the boards
of people beaten.

Results are facts, including why each is not rated. A game is noted as due in the batch that writes its
results, and rated by the first process to get to it; games that ended later but were rated before it are
rated again. So ratings follow from the results alone, to the last bit, in any order of arrival.
"""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Any, Protocol

from bot.store.database import Store, Transaction
from bot.store.periods import periods_at
from bot.store.rating import (
    MET,
    MODEL,
    REST,
    WHOLE,
    Skill,
    rated,
    share_within_a_day,
    weight_of,
    weight_of_try,
)
from bot.store.rows import ResultRow
from bot.store.statements import CoreSql

TOGETHER = 100
"""Games rated in one transaction, which blocks other writers for some tens of milliseconds."""
PIECE = 1000
"""Games whose ratings are undone in one transaction."""
WIPING, RESULTS, TRIES = "wiping", "results ", "tries "
"""Replace the model's name during a recomputation: first everything is wiped, then results and tries become
due, each beginning after the game whose id follows."""
TELL_EACH = 5_000
"""The log reports progress once per this many games."""
PATIENCE = 3
"""The most transactions that a caller waits for before a game's ratings are reported."""
PUZZLE = "puzzle"
"""The mode of the ratings of people and puzzles, apart from those of games."""
OPPONENTS = MET + 5
"""The count of opponents from which a rating is listed everywhere: five of those met have met as many, which
nobody has in a circle that keeps to itself."""

logger = logging.getLogger(__name__)


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


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change of a person's rating by one game."""

    person: int
    mu: float
    sigma: float
    old_mu: float | None
    """The mean before the game; None in their first rated game."""
    old_sigma: float | None
    is_unlisted: bool
    """Whether they stay off every board."""

    @property
    def before(self) -> Skill:
        return (
            Skill() if self.old_mu is None or self.old_sigma is None else Skill(self.old_mu, self.old_sigma)
        )

    @property
    def after(self) -> Skill:
        return Skill(self.mu, self.sigma)


@dataclass(frozen=True, slots=True)
class _Played:
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
    """The person while they can be on a board; None for a puzzle and for who tries it."""
    guild_id: int | None
    beaten: int | None
    weight: int
    """What the result counts for the boards of people beaten, in quarters, as known so far."""
    is_open: bool
    """Whether anybody can look up the answer of the puzzle, which then makes the person's rating no surer."""


class Ranked(Protocol):
    """What ranks a result."""

    @property
    def points(self) -> int: ...
    @property
    def is_winner(self) -> bool: ...
    @property
    def has_left(self) -> bool: ...


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def catch_up(self, tell: Callable[[int], None] = lambda _: None) -> None:
        """Rate all games that are due; `tell` is called now and then with the number still due."""
        done = 0
        while await self.rate_some():
            done += TOGETHER
            if done % TELL_EACH == 0:
                async with self._store.reading() as tx:
                    left = int(await tx.value(CoreSql.count_ratings_due))
                logger.info("ratings: %d games are still to be rated", left)
                tell(left)

    async def rate_some(self) -> bool:
        """Rate the oldest games that are due; return whether more remain."""
        async with self._store.reading() as tx:
            if (
                await tx.value(CoreSql.has_ratings_due) is None
                and await tx.value(CoreSql.memo, name="rating_model") == MODEL
            ):
                return False
        async with self._store.transaction() as tx:
            model = await lock_ratings(tx)
            if model != MODEL and not await _is_reset(tx, model):
                return True
            due = [_Played(*row) for row in await tx.values(CoreSql.ratings_due, limit=TOGETHER)]
            for pool, games in groupby(sorted(due, key=lambda one: one.pool), lambda one: one.pool):
                await _rate_pool(tx, pool, sorted(games, key=lambda one: one.key))
        return bool(due)

    async def changes_of(self, game: str) -> tuple[RatingChange, ...]:
        """Return a finished game's rating changes; rates it first, unless many others come before it."""
        for _ in range(PATIENCE):
            async with self._store.reading() as tx:
                is_due = await tx.value(CoreSql.is_rating_due, game=game) is not None
            if not is_due:
                break
            await self.rate_some()
        async with self._store.reading() as tx:
            return tuple(await tx.rows(RatingChange, CoreSql.rating_changes_of, game=game))

    async def recompute(self, tell: Callable[[int], None] = lambda _: None) -> None:
        """Recompute everything, in pieces: if this is stopped, the rest is done later."""
        async with self._store.transaction() as tx:
            await lock_ratings(tx)
            await tx.run(CoreSql.set_rating_model, value=WIPING)
        await self.catch_up(tell)

    async def count(self) -> int:
        """Return the number of rated games."""
        async with self._store.reading() as tx:
            return int(await tx.value(CoreSql.count_rated_games))


async def lock_ratings(tx: Transaction) -> str:
    """Keep others from changing ratings until the transaction ends; return the model they come from."""
    await tx.run(CoreSql.insert_rating_model)
    return str(await tx.value(CoreSql.rating_model))


async def _is_reset(tx: Transaction, model: str) -> bool:
    """Undo some of another model's ratings; return whether that was the last piece."""
    if not model.startswith((WIPING, RESULTS, TRIES)):
        model = WIPING
    if model == WIPING:
        gone = await tx.run(CoreSql.delete_some_rating_changes, limit=PIECE) or await tx.run(
            CoreSql.delete_some_ratings, limit=PIECE
        )
        model = WIPING if gone else RESULTS
    for phase, newest, due in (
        (RESULTS, CoreSql.newest_result_of_some, CoreSql.some_results_due),
        (TRIES, CoreSql.newest_try_of_some, CoreSql.some_tries_due),
    ):
        if model.startswith(phase):
            after = model.removeprefix(phase)
            upto = await tx.value(newest, after=after, limit=PIECE)
            if upto is not None:
                await tx.run(due, after=after, upto=upto)
            model = (TRIES if phase == RESULTS else MODEL) if upto is None else f"{phase}{upto}"
    await tx.run(CoreSql.set_rating_model, value=model)
    return model == MODEL


async def _rate_pool(tx: Transaction, pool: tuple[str, str], due: Sequence[_Played]) -> None:
    """Rate games in order, and rate again all that ended later but were rated before them."""
    game_kind, mode = pool
    changes = await tx.values(
        CoreSql.rating_changes_since, game_kind=game_kind, mode=mode, ended_at=due[0].ended_at
    )
    later = [(game, at, person) for game, at, person in changes if (at, game) > due[0].key]
    again = {_Played(game, game_kind, mode, at) for game, at, _ in later}
    for played in again:
        await tx.run(CoreSql.delete_rating_change, game=played.game)
    for person in {person for _, _, person in later}:
        await _restore(tx, game_kind, mode, person)
    await _rate(tx, pool, sorted(again.union(due), key=lambda one: one.key))


async def _restore(tx: Transaction, game_kind: str, mode: str, person: int) -> None:
    """Set a rating to the result of its remaining changes."""
    asked = {"game_kind": game_kind, "mode": mode, "person": person}
    newest = await tx.values(CoreSql.newest_rating_changes, **asked)
    row = await tx.row(RatingRow, CoreSql.rating_of, **asked)
    if not newest or row is None:
        await tx.run(CoreSql.delete_rating, **asked)
        return
    _, mu, sigma, last_at = max(newest)
    games = int(await tx.value(CoreSql.count_rating_changes, **asked))
    met = int(await tx.value(CoreSql.rating_opponents, **asked, most=MET))
    left = replace(row, mu=mu, sigma=sigma, games=games, opponents=met, last_at=last_at)
    await tx.run(CoreSql.upsert_rating, **_written(left))


async def _rate(tx: Transaction, pool: tuple[str, str], games: Sequence[_Played]) -> None:
    """Rate games in order: read their data, compute in memory, write the results."""
    asked = {"game_kind": pool[0], "mode": pool[1], "ids": json.dumps([one.game for one in games])}
    results: dict[str, list[_Result]] = defaultdict(list)
    for game, *result in await tx.values(CoreSql.rated_results, ids=asked["ids"]):
        results[str(game)].append(_Result(*result))
    ratings = {row.person: row for row in await tx.rows(RatingRow, CoreSql.ratings_before, **asked)}
    meetings = await _meetings(tx, asked, since=games[0].ended_at - REST)
    met: dict[int, set[int]] = defaultdict(set)
    opponents = {row.person: row.opponents for row in ratings.values()}
    for person, other, count in await tx.values(CoreSql.met_so_far, **asked, most=OPPONENTS):
        met[person].add(other)
        opponents[other] = count
    changes: list[dict[str, Any]] = []
    counted: list[tuple[_Played, _Result, int]] = []
    for played in games:
        seated = results[played.game]
        if len(seated) < 2:
            continue
        # Whoever was deleted before persons were noted has met nobody.
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
                change = {"person": one.person, "model": MODEL, "mu": skill.mu, "sigma": skill.sigma}
                changes.append({**asdict(played), **change})
        for i, one in enumerate(seated):
            others = earlier[i][:i] + earlier[i][i + 1 :]
            shares = [share_within_a_day(times, played.ended_at) for times in others]
            counted.append((played, one, round(sum(shares) / len(shares))))
        for i, each in enumerate(earlier):
            for times in each[:i]:
                times.append(played.ended_at)
        _meet(met, opponents, {one.person for one in seated if one.person is not None})
    await tx.run_each(CoreSql.insert_rating_change, changes)
    changed = [
        replace(ratings[person], opponents=opponents[person])
        for person in sorted({int(change["person"]) for change in changes})
    ]
    await tx.run_each(CoreSql.upsert_rating, [_written(row) for row in changed])
    await _reweigh(tx, pool, counted)
    await tx.run_each(CoreSql.delete_rating_due, [{"game": one.game} for one in games])


def _after(played: _Played, one: _Result, before: RatingRow | None, skill: Skill) -> RatingRow:
    """Return the rating after a game; opponents met are counted when it is written."""
    games = 0 if before is None else before.games
    person = one.person or 0
    return RatingRow(*played.pool, person, skill.mu, skill.sigma, 0, games + 1, 0, played.ended_at)


async def _meetings(
    tx: Transaction, asked: Mapping[str, str], since: int
) -> dict[frozenset[int | str], list[int]]:
    """Return when each two people of these games were last rated together since `since`, the newest last."""
    times: dict[frozenset[int | str], list[int]] = defaultdict(list)
    for one, other, ended_at in await tx.values(CoreSql.last_meetings, **asked, since=since, most=WHOLE):
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


async def _reweigh(
    tx: Transaction, pool: tuple[str, str], counted: Sequence[tuple[_Played, _Result, int]]
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
    await tx.run_each(CoreSql.reweigh_result, weights)
    game_kind, mode = pool
    # In the order in which an ending game counts its results, or two processes would wait for each other.
    rows = [
        {"game_kind": game_kind, "mode": mode, "guild_id": place, "period": period, "user_id": user_id,
         "total": total, "weight": weight}
        for (_, user_id, period, place), (total, weight) in sorted(totals.items())
    ]  # fmt: skip
    await tx.run_each(CoreSql.reweigh_standing, rows)


def _written(row: RatingRow) -> dict[str, Any]:
    """Return the values to write; what is shown follows from the rest."""
    return asdict(replace(row, shown=row.skill.shown))


def _ranks(results: Sequence[Ranked]) -> list[int]:
    """Return each person's rank among the people alone, from 1; those who left are last, tied with each
    other."""
    keys = [_key(one) for one in results]
    return [1 + sum(other > key for other in keys) for key in keys]


def _key(one: Ranked) -> tuple[bool, bool, int]:
    return (False, False, 0) if one.has_left else (True, one.is_winner, one.points)


def beaten_by(row: ResultRow, rows: Sequence[ResultRow]) -> int | None:
    """Return the percentage of the other people of a rated game whom one beat; a tie counts half."""
    others = [_key(one) for one in rows if one.computer is None and one.seat != row.seat and not one.unrated]
    if row.unrated or row.computer is not None or not others:
        return None
    halves = sum(2 * (_key(row) > key) + (_key(row) == key) for key in others)
    return (100 * halves + len(others)) // (2 * len(others))

"""Ratings, derived from the results in the order in which games ended.

Results are facts, with why each is not rated. A game is noted as due in the batch that writes its results, and rated
by whichever process comes first; what ended later but was rated before it is rated again. So ratings follow from the
results alone, to the last bit, however these came to be known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Protocol

from bot.store.database import Store, Transaction
from bot.store.rating import MODEL, Skill, rated, share_of
from bot.store.rows import ResultRow

DAY = 86_400_000
TOGETHER = 10
"""Games rated in one transaction: some milliseconds, in which nobody else can write."""
PATIENCE = 3
"""Transactions that whoever wants to tell of a game's ratings waits for."""
OPPONENTS = 5
"""Different people somebody must have met to be listed everywhere."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's present rating in a pool."""

    game_name: str
    mode: str
    person: int
    name: str
    mu: float
    sigma: float
    shown: int
    games: int
    opponents: int
    """Different people met, counted up to `OPPONENTS`."""
    last_at: int

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one game made of a person's rating."""

    person: int
    mu: float
    sigma: float
    old_mu: float | None
    """None in their first rated game."""
    old_sigma: float | None
    is_unlisted: bool
    """They stay off every board."""

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
    game_name: str
    mode: str
    ended_at: int

    @property
    def key(self) -> tuple[int, str]:
        return self.ended_at, self.game

    @property
    def pool(self) -> tuple[str, str]:
        return self.game_name, self.mode


@dataclass(frozen=True, slots=True)
class _Result:
    person: int | None
    """None for somebody who was deleted before persons were noted: a stranger each time."""
    name: str
    points: int
    is_winner: bool
    has_left: bool


class Finished(Protocol):
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

    async def catch_up(self) -> None:
        """Rate all games that are not rated yet."""
        while await self.rate_some():
            pass

    async def rate_some(self) -> bool:
        """Rate the oldest games that are not rated yet; returns whether there were any."""
        async with self._store.reading() as tx:
            if (
                await tx.value("has_ratings_due") is None
                and await tx.value("memo", name="rating_model") == MODEL
            ):
                return False
        async with self._store.transaction() as tx:
            if await lock_ratings(tx) != MODEL:
                await _reset(tx)
            due = [_Played(*row) for row in await tx.values("ratings_due", limit=TOGETHER)]
            for pool, games in groupby(sorted(due, key=lambda one: one.pool), lambda one: one.pool):
                await _rate_pool(tx, pool, sorted(games, key=lambda one: one.key))
        return bool(due)

    async def changes_of(self, game: str) -> tuple[RatingChange, ...]:
        """What a finished game made of ratings; rates it first, unless many others come before it."""
        for _ in range(PATIENCE):
            async with self._store.reading() as tx:
                is_due = await tx.value("is_rating_due", game=game) is not None
            if not is_due:
                break
            await self.rate_some()
        async with self._store.reading() as tx:
            return tuple(await tx.rows(RatingChange, "rating_changes_of", game=game))

    async def recompute(self) -> None:
        """Derive everything anew."""
        async with self._store.transaction() as tx:
            await lock_ratings(tx)
            await _reset(tx)
        await self.catch_up()

    async def count(self) -> int:
        """The number of games that are rated."""
        async with self._store.reading() as tx:
            return int(await tx.value("count_rated_games"))


async def lock_ratings(tx: Transaction) -> str:
    """Keep everybody else from changing ratings until the transaction ends; returns the model they come from."""
    await tx.run("insert_rating_model")
    return str(await tx.value("rating_model"))


async def _reset(tx: Transaction) -> None:
    await tx.run("delete_ratings")
    await tx.run("delete_rating_changes")
    await tx.run("all_ratings_due")
    await tx.run("set_rating_model", value=MODEL)


async def _rate_pool(tx: Transaction, pool: tuple[str, str], due: Sequence[_Played]) -> None:
    """Rate games in order, and again all that ended later but were rated before them."""
    game_name, mode = pool
    changes = await tx.values(
        "rating_changes_since", game_name=game_name, mode=mode, ended_at=due[0].ended_at
    )
    later = [(game, at, person) for game, at, person in changes if (at, game) > due[0].key]
    again = {_Played(game, game_name, mode, at) for game, at, _ in later}
    for played in again:
        await tx.run("delete_rating_change", game=played.game)
    for person in {person for _, _, person in later}:
        await _restore(tx, game_name, mode, person)
    for played in sorted(again.union(due), key=lambda one: one.key):
        await _rate(tx, played)
        await tx.run("delete_rating_due", game=played.game)


async def _restore(tx: Transaction, game_name: str, mode: str, person: int) -> None:
    """Set a rating to what the changes that are left made of it."""
    asked = {"game_name": game_name, "mode": mode, "person": person}
    newest = await tx.values("newest_rating_changes", **asked)
    row = await tx.row(RatingRow, "rating_of", **asked)
    if not newest or row is None:
        await tx.run("delete_rating", **asked)
        return
    _, mu, sigma, last_at = max(newest)
    games = int(await tx.value("count_rating_changes", **asked))
    await _write(tx, replace(row, mu=mu, sigma=sigma, games=games, last_at=last_at))


async def _rate(tx: Transaction, played: _Played) -> None:
    results = await tx.rows(_Result, "rated_results", game=played.game)
    if len(results) < 2:
        return
    pool = {"game_name": played.game_name, "mode": played.mode}
    before = [
        None if one.person is None else await tx.row(RatingRow, "rating_of", **pool, person=one.person)
        for one in results
    ]
    skills = [Skill() if row is None else row.skill for row in before]
    share = share_of(await _earlier(tx, played, [one.person for one in results]))
    after = rated(skills, _ranks(results), share)
    known = [one for one in zip(results, before, after, strict=True) if one[0].person is not None]
    for one, _, skill in known:
        await tx.run(
            "insert_rating_change",
            **asdict(played),
            person=one.person,
            model=MODEL,
            mu=skill.mu,
            sigma=skill.sigma,
        )
    for one, row, skill in known:
        games = 1 if row is None else row.games + 1
        person, at = one.person or 0, played.ended_at
        new = RatingRow(*played.pool, person, one.name, skill.mu, skill.sigma, 0, games, 0, at)
        await _write(tx, new)


async def _write(tx: Transaction, row: RatingRow) -> None:
    """Write a rating; what is shown and how many were met follow from the rest."""
    met = await tx.value(
        "rating_opponents", game_name=row.game_name, mode=row.mode, person=row.person, most=OPPONENTS
    )
    await tx.run("upsert_rating", **asdict(replace(row, shown=row.skill.shown, opponents=int(met))))


def _ranks(results: Sequence[Finished]) -> list[int]:
    """Each person's rank among the people alone, from 1; whoever left is last, tied with others who did."""
    keys = [_key(one) for one in results]
    return [1 + sum(other > key for other in keys) for key in keys]


def _key(one: Finished) -> tuple[bool, bool, int]:
    return (False, False, 0) if one.has_left else (True, one.is_winner, one.points)


def beaten_by(row: ResultRow, rows: Sequence[ResultRow]) -> int | None:
    """The share of the other people of a rated game whom one beat, in per cent; a tie is half."""
    others = [_key(one) for one in rows if one.computer is None and one.seat != row.seat]
    if row.unrated or row.computer is not None or not others:
        return None
    halves = sum(2 * (_key(row) > key) + (_key(row) == key) for key in others)
    return (100 * halves + len(others)) // (2 * len(others))


async def _earlier(tx: Transaction, played: _Played, people: Iterable[int | None]) -> int:
    """How many games the same people were rated for in the 24 hours before."""
    known = {person for person in people if person is not None}
    if not known:
        return 0
    rows = await tx.values(
        "rated_together",
        game_name=played.game_name,
        mode=played.mode,
        person=min(known),
        since=played.ended_at - DAY,
    )
    met: dict[str, set[int]] = {}
    for game, person in rows:
        met.setdefault(game, set()).add(person)
    return sum(others == known for others in met.values())

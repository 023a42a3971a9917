"""Ratings, derived from the results in the order in which games ended.

Results are facts, including why each is not rated. A game is noted as due in the batch that writes its
results, and rated by the first process to get to it; games that ended later but were rated before it are
rated again. So ratings follow from the results alone, to the last bit, in any order of arrival.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.store.database import Store, Transaction
from bot.store.memos import MEMO
from bot.store.rated_games import RATING_OF, UPSERT_RATING, RatedGame, rate_games, rating_values
from bot.store.rating import MET, MODEL, Skill
from bot.store.statements import sql

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
logger = logging.getLogger(__name__)


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
    games: int
    """How many of their games in the pool were rated until then."""
    opponents: int
    """The number of people they have met, as their rating counts it."""

    @property
    def before(self) -> Skill:
        return (
            Skill() if self.old_mu is None or self.old_sigma is None else Skill(self.old_mu, self.old_sigma)
        )

    @property
    def after(self) -> Skill:
        return Skill(self.mu, self.sigma)


SET_RATING_MODEL = sql("update memo set value = :value where name = 'rating_model'")
HAS_RATINGS_DUE = sql("select game from rating_due order by ended_at limit 1")
RATINGS_DUE = sql("select game, game_kind, mode, ended_at from rating_due order by ended_at limit :limit")
COUNT_RATINGS_DUE = sql("select count(*) from rating_due")
IS_RATING_DUE = sql("select 1 from rating_due where game = :game")
# Selects a game's rating changes with the ratings before it, which are null in a person's first game.
RATING_CHANGES_OF = sql(
    RatingChange,
    """
    select new.person, new.mu, new.sigma, old.mu as old_mu, old.sigma as old_sigma,
        case when new.person in (select id from unlisted) then 1 else 0 end as is_unlisted,
        (
            select count(*) from rating_change each
            where each.person = new.person and each.game_kind = new.game_kind and each.mode = new.mode
                and each.ended_at <= new.ended_at
        ) as games,
        coalesce((
            select opponents from rating
            where rating.person = new.person and rating.game_kind = new.game_kind and rating.mode = new.mode
        ), 0) as opponents
    from rating_change new
    left join rating_change old on old.person = new.person and old.game = (
        select last.game from rating_change last
        where last.person = new.person and last.game_kind = new.game_kind and last.mode = new.mode
            and (last.ended_at < new.ended_at or (last.ended_at = new.ended_at and last.game < new.game))
        order by last.ended_at desc, last.game desc
        limit 1
    )
    where new.game = :game
    """,
)
COUNT_RATED_GAMES = sql("select count(distinct game) from rating_change")


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def catch_up(self, tell: Callable[[int], None] = lambda _: None) -> None:
        """Rate all games that are due; `tell` is called now and then with the number still due."""
        done = 0
        while await self.rate_some():
            done += TOGETHER
            if done % TELL_EACH == 0:
                left = int(await self._store.value(COUNT_RATINGS_DUE))
                logger.info("ratings: %d games are still to be rated", left)
                tell(left)

    async def rate_some(self) -> bool:
        """Rate the oldest games that are due; return whether more remain."""
        if (
            await self._store.value(HAS_RATINGS_DUE) is None
            and await self._store.value(MEMO, name="rating_model") == MODEL
        ):
            return False
        async with self._store.transaction() as tx:
            model = await lock_ratings(tx)
            if model != MODEL and not await _is_reset(tx, model):
                return True
            due = [RatedGame(*row) for row in await tx.rows(RATINGS_DUE, limit=TOGETHER)]
            for pool, games in groupby(sorted(due, key=lambda one: one.pool), lambda one: one.pool):
                await _rate_pool(tx, pool, sorted(games, key=lambda one: one.key))
        return bool(due)

    async def changes_of(self, game: str) -> tuple[RatingChange, ...]:
        """Return a finished game's rating changes; rates it first, unless many others come before it."""
        for _ in range(PATIENCE):
            if await self._store.value(IS_RATING_DUE, game=game) is None:
                break
            await self.rate_some()
        return tuple(await self._store.rows(RATING_CHANGES_OF, game=game))

    async def recompute(self, tell: Callable[[int], None] = lambda _: None) -> None:
        """Recompute everything, in pieces: if this is stopped, the rest is done later."""
        async with self._store.transaction() as tx:
            await lock_ratings(tx)
            await tx.run(SET_RATING_MODEL, value=WIPING)
        await self.catch_up(tell)

    async def count(self) -> int:
        """Return the number of rated games."""
        return int(await self._store.value(COUNT_RATED_GAMES))


INSERT_RATING_MODEL = sql("""
    insert into memo (name, value) values ('rating_model', '') on conflict (name) do nothing
""")
# Locked by a transaction that changes ratings.
RATING_MODEL = sql("select value from memo where name = 'rating_model' {row_lock}")


async def lock_ratings(tx: Transaction) -> str:
    """Keep others from changing ratings until the transaction ends; return the model they come from."""
    await tx.run(INSERT_RATING_MODEL)
    return str(await tx.value(RATING_MODEL))


# Selects the last game of the next chunk of games with results.
NEWEST_RESULT_OF_SOME = sql("""
    select max(game)
    from (select distinct game from result where game > :after order by game limit :limit) part
""")
SOME_RESULTS_DUE = sql("""
    insert into rating_due (game, game_kind, mode, ended_at)
    select distinct game, game_kind, mode, ended_at from result
    where game > :after and game <= :upto and unrated = ''
    on conflict (game) do nothing
""")
NEWEST_TRY_OF_SOME = sql("""
    select max(id) from (select id from puzzle_try where id > :after order by id limit :limit) part
""")
SOME_TRIES_DUE = sql("""
    insert into rating_due (game, game_kind, mode, ended_at)
    select puzzle_try.id, puzzle.game_kind, 'puzzle', puzzle_try.tried_at
    from puzzle_try join puzzle on puzzle.id = puzzle_try.puzzle
    where puzzle_try.id > :after and puzzle_try.id <= :upto and puzzle_try.is_rated = 1
    on conflict (game) do nothing
""")
DELETE_SOME_RATINGS = sql("""
    delete from rating where person in (select person from rating order by person limit :limit)
""")
DELETE_SOME_RATING_CHANGES = sql("""
    delete from rating_change where game in (select game from rating_change order by game limit :limit)
""")


async def _is_reset(tx: Transaction, model: str) -> bool:
    """Undo some of another model's ratings; return whether that was the last piece."""
    if not model.startswith((WIPING, RESULTS, TRIES)):
        model = WIPING
    if model == WIPING:
        gone = await tx.run(DELETE_SOME_RATING_CHANGES, limit=PIECE) or await tx.run(
            DELETE_SOME_RATINGS, limit=PIECE
        )
        model = WIPING if gone else RESULTS
    for phase, newest, due in (
        (RESULTS, NEWEST_RESULT_OF_SOME, SOME_RESULTS_DUE),
        (TRIES, NEWEST_TRY_OF_SOME, SOME_TRIES_DUE),
    ):
        if model.startswith(phase):
            after = model.removeprefix(phase)
            upto = await tx.value(newest, after=after, limit=PIECE)
            if upto is not None:
                await tx.run(due, after=after, upto=upto)
            model = (TRIES if phase == RESULTS else MODEL) if upto is None else f"{phase}{upto}"
    await tx.run(SET_RATING_MODEL, value=model)
    return model == MODEL


RATING_CHANGES_SINCE = sql("""
    select game, ended_at, person from rating_change
    where game_kind = :game_kind and mode = :mode and ended_at >= :ended_at
""")
DELETE_RATING_CHANGE = sql("delete from rating_change where game = :game")


async def _rate_pool(tx: Transaction, pool: tuple[str, str], due: Sequence[RatedGame]) -> None:
    """Rate games in order, and rate again all that ended later but were rated before them."""
    game_kind, mode = pool
    changes = await tx.rows(RATING_CHANGES_SINCE, game_kind=game_kind, mode=mode, ended_at=due[0].ended_at)
    later = [(game, at, person) for game, at, person in changes if (at, game) > due[0].key]
    again = {RatedGame(game, game_kind, mode, at) for game, at, _ in later}
    for played in again:
        await tx.run(DELETE_RATING_CHANGE, game=played.game)
    for person in {person for _, _, person in later}:
        await _restore(tx, game_kind, mode, person)
    await rate_games(tx, pool, sorted(again.union(due), key=lambda one: one.key))


# Selects the changes of the newest moment: several if several games ended at once.
NEWEST_RATING_CHANGES = sql("""
    select game, mu, sigma, ended_at from rating_change
    where person = :person and game_kind = :game_kind and mode = :mode and ended_at = (
        select max(ended_at) from rating_change
        where person = :person and game_kind = :game_kind and mode = :mode
    )
""")
COUNT_RATING_CHANGES = sql("""
    select count(*) from rating_change where person = :person and game_kind = :game_kind and mode = :mode
""")
# Counts the different people that this one was rated with, up to a limit.
RATING_OPPONENTS = sql("""
    select count(*) from (
        select distinct other.person
        from rating_change mine join rating_change other on other.game = mine.game
        where mine.person = :person and mine.game_kind = :game_kind and mine.mode = :mode
            and other.person <> mine.person
        limit :most
    ) met
""")
DELETE_RATING = sql("delete from rating where game_kind = :game_kind and mode = :mode and person = :person")


async def _restore(tx: Transaction, game_kind: str, mode: str, person: int) -> None:
    """Set a rating to the result of its remaining changes."""
    asked = {"game_kind": game_kind, "mode": mode, "person": person}
    newest = await tx.rows(NEWEST_RATING_CHANGES, **asked)
    row = await tx.row(RATING_OF, **asked)
    if not newest or row is None:
        await tx.run(DELETE_RATING, **asked)
        return
    _, mu, sigma, last_at = max(newest)
    games = int(await tx.value(COUNT_RATING_CHANGES, **asked))
    met = int(await tx.value(RATING_OPPONENTS, **asked, most=MET))
    left = replace(row, mu=mu, sigma=sigma, games=games, opponents=met, last_at=last_at)
    await tx.run(UPSERT_RATING, **rating_values(left))

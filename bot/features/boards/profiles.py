"""A person's games, for their profile; everything follows from results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.features.boards.standings import BoardName, place_of
from bot.features.boards.statements import BoardSql
from bot.games.registry import strengths
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.rating import Skill
from bot.store.ratings import RatingRow
from bot.store.statements import CoreSql

NEWEST = 60
"""The number of games that a rating's curve shows."""
IN_A_ROW, PAR_GAMES = 3, 5
JUDGED = 100
"""The number of games whose sheets are judged together."""


@dataclass(frozen=True, slots=True)
class PersonalResult:
    """One finished game of a person."""

    game: str
    game_name: str
    variant: str
    mode: str
    points: int
    is_winner: bool
    has_left: bool
    par: int | None
    uncounted: str
    feats: str
    next_points: int | None
    """The most points of the other players who stayed to the end; None if there are none."""
    people: int

    @property
    def is_won(self) -> bool:
        """Return whether the person won against people, by staying to the end of a game that was not given
        away."""
        return self.is_winner and self.people > 1 and not self.has_left


@dataclass(frozen=True, slots=True)
class SeasonPlace:
    season: str
    game_name: str
    mode: str
    place: int


@dataclass(frozen=True, slots=True)
class DecisionLoss:
    """What a person's decisions lost in the reviewed games of one mode."""

    game_name: str
    mode: str
    games: int
    loss: int
    """Mean points lost per decision × −100, so that higher is better."""


@dataclass(frozen=True, slots=True)
class Profile:
    user_id: int
    played: tuple[PersonalResult, ...]
    """The oldest first."""
    ratings: tuple[RatingRow, ...]
    curve: tuple[Skill, ...]
    """The rating with the most games over time, the oldest first."""
    seasons: tuple[SeasonPlace, ...]
    """The newest first."""
    is_unlisted: bool
    losses: tuple[DecisionLoss, ...]
    beaten: frozenset[tuple[str, str]]
    """Each game with the computer players that lost a game of it to this person."""

    @property
    def streak(self) -> int:
        """Return the most wins in a row at tables with other people."""
        best = now = 0
        for one in self.played:
            if one.people > 1:
                now = now + 1 if one.is_won else 0
                best = max(best, now)
        return best

    @property
    def feats(self) -> frozenset[str]:
        """Return the achievements of the person, in any game and on their sheets."""
        shared = {
            "close": any(one.is_won and one.next_points == one.points - 1 for one in self.played),
            "master": any(strengths(game).strongest == computer for game, computer in self.beaten),
            "row": self.streak >= IN_A_ROW,
            "par": sum(
                one.par is not None and one.points > one.par and not one.uncounted for one in self.played
            )
            >= PAR_GAMES,
        }
        on_sheets = {f"{one.game_name}-{feat}" for one in self.played for feat in one.feats.split()}
        return frozenset({name for name, is_done in shared.items() if is_done} | on_sheets)


SHARED_FEATS = ("close", "master", "row", "par")


def of_game(played: Sequence[PersonalResult], game_name: str) -> list[PersonalResult]:
    return [one for one in played if one.game_name == game_name]


def favourite(played: Sequence[PersonalResult]) -> str:
    """Return the level played most; of equals, the one played last."""
    counts: Mapping[str, int] = Counter(one.variant for one in played)
    last = {one.variant: number for number, one in enumerate(played)}
    return max(counts, key=lambda variant: (counts[variant], last[variant]))


async def unjudged(store: Store, user_id: int) -> list[tuple[str, int, str, str]]:
    """Return the game, seat, kind and record of the newest games whose sheets are not judged yet."""
    async with store.reading() as tx:
        rows = await tx.values(BoardSql.unjudged_games, user_id=user_id, limit=JUDGED)
    return [(str(game), int(seat), str(name), str(record)) for game, seat, name, record in rows]


async def keep_feats(store: Store, found: Sequence[tuple[str, int, str]]) -> None:
    """Store what was done well, by game and seat."""
    await store.commit(
        tuple(statement(BoardSql.set_feats, game=game, seat=seat, feats=feats) for game, seat, feats in found)
    )


async def profile_of(store: Store, user_id: int, *, now: int) -> Profile:
    """Return a person's profile; `now` is in milliseconds UTC."""
    async with store.snapshot() as tx:
        played = await tx.rows(PersonalResult, BoardSql.profile_results, user_id=user_id)
        ratings = await tx.rows(RatingRow, BoardSql.ratings_of, person=user_id)
        curve: list[tuple[float, float]] = []
        if ratings:
            most = max(ratings, key=lambda row: row.games)
            pool = {"game_name": most.game_name, "mode": most.mode}
            curve = [
                (mu, sigma)
                for mu, sigma in await tx.values(BoardSql.rating_curve, person=user_id, **pool, limit=NEWEST)
            ]
        seasons = []
        for kind, game, mode, variant, _, period, value, second, _ in await tx.values(
            BoardSql.frozen_standings, user_id=user_id
        ):
            name = BoardName(kind, game, mode, variant, None, period)
            place = await place_of(tx, name, user_id, value, second, now=now)
            seasons.append(SeasonPlace(period, game, mode, place))
        is_unlisted = bool(await tx.value(CoreSql.is_unlisted, id=user_id))
        losses = tuple(await tx.rows(DecisionLoss, BoardSql.losses_of, user_id=user_id))
        beaten = await tx.values(BoardSql.beaten_computers, user_id=user_id)
    skills = tuple(Skill(mu, sigma) for mu, sigma in reversed(curve))
    return Profile(
        user_id,
        tuple(played),
        tuple(ratings),
        skills,
        tuple(seasons),
        is_unlisted,
        losses,
        frozenset((str(game), str(computer)) for game, computer in beaten),
    )

"""What a person has played and achieved, for their profile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.features.boards.achievements import progress
from bot.features.boards.new_achievements import ACHIEVEMENTS_OF, ADD_ACHIEVEMENT, SET_FEATS
from bot.features.boards.standings import BoardName, place_of
from bot.games.registry import PARTS
from bot.interactions.boards import Figure, Figures, Note
from bot.pages.texts import Speech
from bot.store.database import Store, Transaction
from bot.store.rated_games import RatingRow
from bot.store.rating import Skill
from bot.store.settings import IS_UNLISTED
from bot.store.statements import sql, statement

NEWEST = 60
"""How many games a rating's curve shows."""
LAST = 3
JUDGED = 100
"""How many games' sheets are judged together."""


@dataclass(frozen=True, slots=True)
class PersonalResult:
    """One finished game of a person."""

    game_kind: str
    mode: str
    points: int
    is_winner: bool
    has_left: bool
    people: int

    @property
    def is_won(self) -> bool:
        """Return whether the person won against people, by staying to the end of a game that was not given
        away."""
        return self.is_winner and self.people > 1 and not self.has_left


@dataclass(frozen=True, slots=True)
class LastGame:
    """A finished game that the viewer may review."""

    game: str
    game_kind: str
    mode: str
    seats: int
    points: int
    has_left: bool
    par: int | None
    ended_at: int
    place: int


@dataclass(frozen=True, slots=True)
class SeasonPlace:
    season: str
    game_kind: str
    mode: str
    place: int


@dataclass(frozen=True, slots=True)
class DecisionLoss:
    """The average loss of a person's decisions in the reviewed games of one mode."""

    game_kind: str
    mode: str
    games: int
    loss: int
    """Mean points lost per decision × −100, so that higher is better."""


@dataclass(frozen=True, slots=True)
class Profile:
    played: tuple[PersonalResult, ...]
    """The oldest first."""
    last: tuple[LastGame, ...]
    """The newest first."""
    ratings: tuple[RatingRow, ...]
    curve: tuple[Skill, ...]
    """The rating of games with the most games over time, the oldest first."""
    seasons: tuple[SeasonPlace, ...]
    """The newest first."""
    is_unlisted: bool
    losses: tuple[DecisionLoss, ...]
    achievements: Mapping[str, int]
    """Each with the time it was earned, in milliseconds UTC; the newest first."""
    figures: tuple[Figure, ...]
    """The figures that features add."""
    notes: tuple[Note, ...]
    """The lines that features add."""
    progress: Mapping[str, tuple[int, int]]
    """How far they are with achievements that take several games, and how many each takes."""

    @property
    def wins(self) -> int:
        return sum(one.is_won for one in self.played)

    @property
    def streak(self) -> int:
        """Return the most wins in a row at tables with other people."""
        best = now = 0
        for one in self.played:
            if one.people > 1:
                now = now + 1 if one.is_won else 0
                best = max(best, now)
        return best


def main_rating(ratings: Sequence[RatingRow]) -> RatingRow | None:
    """Return the rating with the most games, of those that are won in games."""
    won = [row for row in ratings if row.mode in PARTS[row.game_kind].scoring.modes]
    return max(won, key=lambda row: row.games, default=None)


# Selects the newest games whose sheets were not judged when they ended.
UNJUDGED_GAMES = sql("""
    select result.game, result.seat, game.kind, game.record, result.ended_at
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.mode <> 'ghosts' and result.feats is null
        and result.has_left = 0
        and result.uncounted in ('', 'alone', 'daily', 'weekly') and game.is_casual = 0 and game.record is not null
    order by result.ended_at desc, result.game
    limit :limit
""")


async def keep_feats(
    store: Store,
    user_id: int,
    games: Sequence[tuple[str, int, str, str, int]],
    found: Sequence[tuple[str, int, str]],
) -> None:
    """Store the achievements by game and seat, and those that are new to the person."""
    names = {game: (name, ended_at) for game, _, name, _, ended_at in games}
    feats = [statement(SET_FEATS, game=game, seat=seat, feats=feats) for game, seat, feats in found]
    earned = [
        statement(
            ADD_ACHIEVEMENT,
            user_id=user_id,
            name=f"{names[game][0]}-{feat}",
            earned_at=names[game][1],
        )
        for game, _, feats in found
        for feat in feats.split()
    ]
    await store.commit((*feats, *earned))


# Selects every game that a person has finished except ghost games, the oldest first, with the number of
# people.
PROFILE_RESULTS = sql(
    PersonalResult,
    """
    select game_kind, case when uncounted in ('daily', 'weekly') then uncounted else mode end as mode, points,
        case when unrated in ('few', 'short') then 0 else is_winner end as is_winner, has_left,
        (
            select count(*) from result other where other.game = result.game and other.computer is null
        ) as people
    from result
    where user_id = :user_id and computer is null and mode <> 'ghosts'
    order by ended_at, game
    """,
)
# Selects the newest games that the viewer may review: their own, or a person's tables on the server. The
# throws of a challenge that goes on, and for others those of a daily sheet that is open, are secret.
LAST_GAMES = sql(
    LastGame,
    """
    select result.game, result.game_kind,
        case when uncounted in ('daily', 'weekly') then uncounted else result.mode end as mode, result.seats, result.points, result.has_left,
        result.par, result.ended_at, 1 + (
            select count(*) from result other
            where other.game = result.game and other.has_left <= result.has_left
                and (other.is_winner > result.is_winner
                    or (other.is_winner = result.is_winner and other.points > result.points))
        ) as place
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.computer is null and result.mode <> 'ghosts'
        and coalesce(game.secret_until, 0) <> 9223372036854775807
        and (:user_id = :viewer or (result.guild_id = :guild_id and result.mode <> 'solo'
            and coalesce(game.secret_until, 0) <= cast(:now as bigint)))
    order by result.ended_at desc, result.game desc
    limit :limit
    """,
)
LOSSES_OF = sql(
    DecisionLoss,
    """
    select game_kind, mode, games, -value as loss from standing
    where user_id = :user_id and kind = 'loss' and variant = '' and guild_id = 0 and period = ''
    order by game_kind, mode
    """,
)
RATINGS_OF = sql(RatingRow, "select * from rating where person = :person order by game_kind, mode")


async def profile_of(
    store: Store,
    user_id: int,
    figures: Sequence[Figures],
    reader: Speech,
    *,
    viewer: int,
    guild_id: int | None,
    now: int,
) -> Profile:
    """Return a person's profile, as somebody may see it on this server; `now` is in milliseconds UTC."""
    async with store.snapshot() as tx:
        added = [one for each in figures for one in await each(tx, user_id, now, reader)]
        ratings = await tx.rows(RATINGS_OF, person=user_id)
        earned = await tx.rows(ACHIEVEMENTS_OF, user_id=user_id)
        return Profile(
            played=tuple(await tx.rows(PROFILE_RESULTS, user_id=user_id)),
            last=tuple(
                await tx.rows(
                    LAST_GAMES,
                    user_id=user_id,
                    viewer=viewer,
                    guild_id=guild_id or 0,
                    now=now,
                    limit=LAST,
                )
            ),
            ratings=tuple(ratings),
            curve=await _curve(tx, main_rating(ratings)),
            seasons=await _seasons(tx, user_id, now),
            is_unlisted=bool(await tx.value(IS_UNLISTED, id=user_id)),
            losses=tuple(await tx.rows(LOSSES_OF, user_id=user_id)),
            achievements={str(name): int(at) for name, at in earned},
            figures=tuple(one for one in added if isinstance(one, Figure)),
            notes=tuple(one for one in added if isinstance(one, Note)),
            progress=await progress(tx, user_id),
        )


# Selects the last rating changes, the newest first.
RATING_CURVE = sql("""
    select mu, sigma from rating_change
    where person = :person and game_kind = :game_kind and mode = :mode
    order by ended_at desc, game desc
    limit :limit
""")


async def _curve(tx: Transaction, rating: RatingRow | None) -> tuple[Skill, ...]:
    if rating is None:
        return ()
    pool = {"game_kind": rating.game_kind, "mode": rating.mode}
    changes = await tx.rows(RATING_CURVE, person=rating.person, **pool, limit=NEWEST)
    return tuple(Skill(mu, sigma) for mu, sigma in reversed(changes))


# Selects what a person reached in past seasons, on all servers.
FROZEN_STANDINGS = sql("""
    select kind, game_kind, mode, variant, guild_id, period, value, second, reached_at from standing
    where user_id = :user_id and kind = 'beaten' and guild_id = 0 and period in (select name from season)
    order by period desc, game_kind, mode
""")


async def _seasons(tx: Transaction, user_id: int, now: int) -> tuple[SeasonPlace, ...]:
    frozen = await tx.rows(FROZEN_STANDINGS, user_id=user_id)
    found = []
    for kind, game, mode, variant, _, period, value, second, _ in frozen:
        name = BoardName(kind, game, mode, variant, None, period)
        place = await place_of(tx, name, user_id, value, second, now=now)
        found.append(SeasonPlace(period, game, mode, place))
    return tuple(found)

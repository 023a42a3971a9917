"""Finished games that somebody may play against."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Store
from bot.store.periods import Span
from bot.store.rows import LAST_GUILD
from bot.store.statements import sql


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A person's result in a finished game."""

    game: str
    seat: int
    variant: str
    mode: str
    points: int
    ended_at: int


# A person's best solo game on each level, the newest first.
BEST_GAMES = sql(
    FinishedGame,
    """
    select game, seat, variant, mode, points, ended_at
    from (
        select result.game, seat, result.variant, result.mode, points, result.ended_at,
            row_number() over (
                partition by result.variant order by points desc, result.ended_at, result.game
            ) as number
        from result join game on game.id = result.game
        where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = 'solo'
            and uncounted = ''
            and game.secret_until is null
    ) best
    where number = 1
    order by ended_at desc, game
    """,
)
NEWEST_GAMES = sql(
    FinishedGame,
    """
    select result.game, seat, result.variant, result.mode, points, result.ended_at
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.game_kind = :game_kind and result.mode <> 'ghosts'
        and game.secret_until is null
        and game.interactions is not null and coalesce(result.guild_id, 0) between :from_guild and :to_guild
    order by result.ended_at desc, result.game
    limit :limit
    """,
)
BEST_OF_SEASON = sql(
    FinishedGame,
    """
    select result.game, seat, result.variant, result.mode, points, result.ended_at
    from result join game on game.id = result.game
    where result.user_id = :user_id and result.game_kind = :game_kind and result.mode = :mode
        and result.guild_id = :guild_id
        and uncounted = '' and game.secret_until is null and result.ended_at >= :since
        and result.ended_at < :until
    order by is_winner desc, beaten desc, points desc, result.ended_at, result.game
    limit 1
    """,
)


class GhostStore:
    """Finds finished games to play against; leaves out daily sheets, sealed throws and games against ghosts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def bests(self, user_id: int, game_kind: str) -> list[FinishedGame]:
        """Return a person's best solo game on each level, the newest first."""
        return await self._store.rows(BEST_GAMES, user_id=user_id, game_kind=game_kind)

    async def newest(
        self, user_id: int, game_kind: str, limit: int, guild_id: int | None = None
    ) -> list[FinishedGame]:
        """Return a person's newest games, on one server or everywhere."""
        span = {"from_guild": guild_id or 0, "to_guild": guild_id or LAST_GUILD}
        values = {"user_id": user_id, "game_kind": game_kind, "limit": limit, **span}
        return await self._store.rows(NEWEST_GAMES, **values)

    async def best_of_season(
        self, user_id: int, game_kind: str, mode: str, guild_id: int, season: Span
    ) -> FinishedGame | None:
        """Return a person's best group game on a server in a season; a win ranks first."""
        values = {"user_id": user_id, "game_kind": game_kind, "mode": mode, "guild_id": guild_id}
        return await self._store.row(BEST_OF_SEASON, **values, since=season.since, until=season.until)

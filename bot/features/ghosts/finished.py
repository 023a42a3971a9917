"""Finished games that somebody may play against."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.ghosts.statements import GhostSql
from bot.store.database import Store
from bot.store.periods import Span
from bot.store.rows import LAST_GUILD


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A person's result in a finished game."""

    game: str
    seat: int
    variant: str
    mode: str
    points: int
    ended_at: int


class GhostStore:
    """Finds finished games to play against; leaves out daily sheets, sealed throws and games against ghosts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def bests(self, user_id: int, game_kind: str) -> list[FinishedGame]:
        """Return a person's best solo game on each level, the newest first."""
        async with self._store.reading() as tx:
            return await tx.rows(FinishedGame, GhostSql.best_games, user_id=user_id, game_kind=game_kind)

    async def newest(
        self, user_id: int, game_kind: str, limit: int, guild_id: int | None = None
    ) -> list[FinishedGame]:
        """Return a person's newest games, on one server or everywhere."""
        span = {"from_guild": guild_id or 0, "to_guild": guild_id or LAST_GUILD}
        values = {"user_id": user_id, "game_kind": game_kind, "limit": limit, **span}
        async with self._store.reading() as tx:
            return await tx.rows(FinishedGame, GhostSql.newest_games, **values)

    async def best_of_season(
        self, user_id: int, game_kind: str, mode: str, guild_id: int, season: Span
    ) -> FinishedGame | None:
        """Return a person's best group game on a server in a season; a win ranks first."""
        values = {"user_id": user_id, "game_kind": game_kind, "mode": mode, "guild_id": guild_id}
        async with self._store.reading() as tx:
            return await tx.row(
                FinishedGame, GhostSql.best_of_season, **values, since=season.since, until=season.until
            )

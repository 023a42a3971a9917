"""Decide which games stay in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from bot.turns.cached_game import CachedGame
from bot.turns.game import CommittedGame

KEPT = 2000
"""The most games in memory; the least recently used one is dropped for the next."""
KEPT_OVER = 16
"""The most finished games in memory: their last messages are drawn soon, and later they are rarely needed."""


class Memory:
    """Keeps games in memory; one that is in use or has unwritten changes stays."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, CachedGame] = OrderedDict()

    def __contains__(self, game: str) -> bool:
        return game in self._games

    def __iter__(self) -> Iterator[str]:
        return iter([*self._games])

    def __len__(self) -> int:
        return len(self._games)

    def at(self, game: str) -> CachedGame | None:
        return self._games.get(game)

    def present(self, game: str) -> CommittedGame | None:
        """Return the game as committed, if it is in memory."""
        cached = self._games.get(game)
        if cached is None or cached.present is None:
            return None
        self._games.move_to_end(game)
        return cached.present

    def is_held(self, game: str) -> bool:
        """Return whether the game is being changed."""
        cached = self._games.get(game)
        return cached is not None and cached.lock.locked()

    def keep(self, new: CommittedGame) -> None:
        """Add a game that was just opened."""
        cached = self._games[new.row.id] = CachedGame(new.row.id)
        cached.keep(new)
        self._make_room()

    @contextmanager
    def used(self, game: str) -> Iterator[CachedGame]:
        """Hold a game in memory while it is used."""
        cached = self._games.get(game)
        if cached is None:
            cached = self._games[game] = CachedGame(game)
        self._games.move_to_end(game)
        cached.users += 1
        # Only now, or it would be dropped itself when all others are in use.
        if cached.present is None:
            self._make_room()
        try:
            yield cached
        finally:
            cached.users -= 1
            if cached.present is None:
                self.drop(cached)

    def drop(self, cached: CachedGame) -> None:
        """Drop the game, if that is possible now."""
        if not cached.users and cached.is_written and self._games.get(cached.game) is cached:
            del self._games[cached.game]

    def _make_room(self) -> None:
        over = [
            cached for cached in self._games.values() if cached.present is not None and cached.present.is_over
        ]
        for cached in over[:-KEPT_OVER]:
            self.drop(cached)
        if len(self._games) > KEPT:
            for cached in [*self._games.values()]:
                self.drop(cached)
                if len(self._games) <= KEPT:
                    return

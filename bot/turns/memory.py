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
        self._kept: OrderedDict[str, CachedGame] = OrderedDict()

    def __contains__(self, game: str) -> bool:
        return game in self._kept

    def __iter__(self) -> Iterator[str]:
        return iter([*self._kept])

    def __len__(self) -> int:
        return len(self._kept)

    def at(self, game: str) -> CachedGame | None:
        return self._kept.get(game)

    def present(self, game: str) -> CommittedGame | None:
        """Return the game as committed, if it is in memory."""
        kept = self._kept.get(game)
        if kept is None or kept.present is None:
            return None
        self._kept.move_to_end(game)
        return kept.present

    def is_held(self, game: str) -> bool:
        """Return whether the game is being changed."""
        kept = self._kept.get(game)
        return kept is not None and kept.lock.locked()

    def keep(self, new: CommittedGame) -> None:
        """Add a game that was just opened."""
        kept = self._kept[new.row.id] = CachedGame(new.row.id)
        kept.keep(new)
        self._make_room()

    @contextmanager
    def used(self, game: str) -> Iterator[CachedGame]:
        """Hold a game in memory while it is used."""
        kept = self._kept.get(game)
        if kept is None:
            kept = self._kept[game] = CachedGame(game)
        self._kept.move_to_end(game)
        kept.users += 1
        # Only now, or it would be dropped itself when all others are in use.
        if kept.present is None:
            self._make_room()
        try:
            yield kept
        finally:
            kept.users -= 1
            if kept.present is None:
                self.drop(kept)

    def drop(self, kept: CachedGame) -> None:
        """Drop the game, if that is possible now."""
        if not kept.users and kept.is_written and self._kept.get(kept.game) is kept:
            del self._kept[kept.game]

    def _make_room(self) -> None:
        over = [kept for kept in self._kept.values() if kept.present is not None and kept.present.is_over]
        for kept in over[:-KEPT_OVER]:
            self.drop(kept)
        if len(self._kept) > KEPT:
            for kept in [*self._kept.values()]:
                self.drop(kept)
                if len(self._kept) <= KEPT:
                    return

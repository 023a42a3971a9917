"""Which game a person opened the Activity for: Discord does not pass that on to the page."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from bot.pages.control import NO_GAME

SECONDS = 120.0
"""The most seconds until the page is there and has shown who looks at it."""
MOST = 10_000


class Launches:
    """The newest launches of this process. In another one, or after a restart, the page starts with the game of
    its channel."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._games: dict[int, tuple[float, str]] = {}

    def note(self, user_id: int, game: str) -> None:
        """Remember that a person opens the Activity for this game, or for none."""
        self._games.pop(user_id, None)
        while len(self._games) >= MOST:
            del self._games[next(iter(self._games))]
        self._games[user_id] = (self._now(), game)

    def take(self, user_id: int) -> str | None:
        """Return, once, the game that a person has just opened the Activity for; None for none."""
        noted, game = self._games.pop(user_id, (0.0, NO_GAME))
        return game if game != NO_GAME and self._now() - noted <= SECONDS else None

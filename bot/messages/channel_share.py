"""Let few games at once write to a channel, so that a busy one leaves the places of redraws to the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

AT_ONCE = 2
"""Messages of a channel that are brought up to date at once. Discord takes five edits in five seconds there, so that
more would only wait, each in the place of a game of another channel."""


class ChannelShare:
    def __init__(self, wake: Callable[[str], None]) -> None:
        """`wake` takes a game up again once its channel has room."""
        self._wake = wake
        self._writing = Counter[int]()
        self._waiting: dict[int, dict[str, None]] = {}

    def has_room(self, channel_id: int, game: str) -> bool:
        """Return whether a game may write to a channel now; if not, it is woken after those that asked before."""
        if self._writing[channel_id] < AT_ONCE:
            return True
        self._waiting.setdefault(channel_id, {}).setdefault(game)
        return False

    def held_back(self) -> dict[int, int]:
        """Return how many games wait for each channel."""
        return {channel_id: len(games) for channel_id, games in self._waiting.items()}

    @contextmanager
    def writing(self, channel_id: int) -> Iterator[None]:
        """Take up room in a channel."""
        self._writing[channel_id] += 1
        try:
            yield
        finally:
            self._writing[channel_id] -= 1
            if not self._writing[channel_id]:
                del self._writing[channel_id]
            if games := self._waiting.get(channel_id):
                game = next(iter(games))
                del games[game]
                if not games:
                    del self._waiting[channel_id]
                self._wake(game)

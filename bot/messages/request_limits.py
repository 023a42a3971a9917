"""Keep within Discord's limits on requests: of all processes together, and of one channel; discord.py keeps the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

import discord

AT_ONCE = 2
"""How many messages of a channel are updated at once. Discord takes five edits in five seconds there; more
would only wait, each in the place of a game in another channel."""

CLEAR_SECONDS = 60.0
CLEAR = "_try_clear_expired_ratelimits"
"""A method that discord.py 2.7 calls whenever a route or channel gets its first rate limit. It scans all
limits: after a restart with thousands of direct messages, that is most of the work."""

USED = 0.9
"""The part of the limit that is shared out, because processes come and go."""
BURST_SECONDS = 1.0
"""How much unused time (s) may be made up for."""


class RequestBudget:
    """Spaces the requests of one of several processes. A single process needs none: discord.py waits when Discord
    refuses a request."""

    def __init__(
        self, processes: Callable[[], int], limit: int, seconds: Callable[[], float] = monotonic
    ) -> None:
        """Create it; `processes` returns how many are alive, each with an equal share of the limit."""
        self._processes = processes
        self._pause = 1 / (USED * limit)
        self._seconds = seconds
        self._free_at = 0.0

    def pause(self) -> float:
        """Take one request; return the seconds that it must wait."""
        processes, now = self._processes(), self._seconds()
        if processes <= 1:
            return 0.0
        self._free_at = max(self._free_at, now - BURST_SECONDS) + processes * self._pause
        return max(0.0, self._free_at - now)


def clear_seldom(client: discord.Client) -> None:
    """Look for expired rate limits at most once a minute."""
    clear: Callable[[], None] = getattr(client.http, CLEAR)
    cleared_at = monotonic()

    def seldom() -> None:
        nonlocal cleared_at
        if monotonic() - cleared_at >= CLEAR_SECONDS:
            cleared_at = monotonic()
            clear()

    vars(client.http)[CLEAR] = seldom


class ChannelShare:
    def __init__(self, wake: Callable[[str], None]) -> None:
        """Create it; `wake` resumes a game once its channel has room."""
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
        """Use up room in a channel."""
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

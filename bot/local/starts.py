"""How many shards the bot has, and how often it may start a session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.local.state import Json

DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Sharding:
    """What `/gateway/bot` reports, and how strictly it is enforced."""

    shards: int = 1
    max_concurrency: int = 1
    """Shards that may identify at once: one for each remainder when divided by this."""
    identify_seconds: float = 0.0
    """Seconds between two of one remainder. Discord has 5; with 0, as in most tests, a bot can be restarted
    at once."""
    starts: int = 1000
    """Sessions in a day."""


class Starts:
    def __init__(self, clock: Callable[[], int], sharding: Sharding, seconds: Callable[[], float]) -> None:
        """Create it; `clock` gives milliseconds UTC, and `seconds` a time that is never set."""
        self.sharding = sharding
        self.refused = 0
        """Sessions that began too soon."""
        self.used = 0
        self._clock = clock
        self._seconds = seconds
        self._day = clock()
        self._last: dict[int, float] = {}

    def limit(self) -> Json:
        """Return Discord's `session_start_limit`."""
        self._turn_day()
        return {
            "total": self.sharding.starts,
            "remaining": max(0, self.sharding.starts - self.used),
            "reset_after": max(0, self._day + DAY - self._clock()),
            "max_concurrency": self.sharding.max_concurrency,
        }

    def begin(self, shard: int) -> bool:
        """Count the start of a session; False if it comes too soon after another."""
        self._turn_day()
        self.used += 1
        bucket, now = shard % self.sharding.max_concurrency, self._seconds()
        is_soon = now - self._last.get(bucket, -DAY) < self.sharding.identify_seconds
        if is_soon:
            self.refused += 1
        else:
            self._last[bucket] = now
        return not is_soon

    def _turn_day(self) -> None:
        if self._clock() - self._day >= DAY:
            self._day, self.used = self._clock(), 0

"""Share Discord's limit on requests per second among the processes that serve one bot."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

USED = 0.9
"""The part of the limit that is shared out: processes come and go."""
BURST_SECONDS = 1.0
"""The unused time that may be made up for."""


class RequestBudget:
    """Spaces the requests of one of several processes. A single process needs none: discord.py waits when Discord
    refuses a request."""

    def __init__(
        self, processes: Callable[[], int], limit: int, seconds: Callable[[], float] = monotonic
    ) -> None:
        """`processes` returns how many are alive; each gets an equal share of the limit."""
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

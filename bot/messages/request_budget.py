"""Share Discord's limit of 50 requests a second among the processes that serve one bot."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

REQUESTS_PER_SECOND = 45.0
"""A little below Discord's limit, since processes come and go."""
BURST_SECONDS = 1.0
"""The unused time that may be made up for."""


class RequestBudget:
    """Spaces the requests of one of several processes. A single process needs none: discord.py waits when Discord
    refuses a request."""

    def __init__(self, processes: Callable[[], int], seconds: Callable[[], float] = monotonic) -> None:
        """`processes` returns how many are alive; each gets an equal share."""
        self._processes = processes
        self._seconds = seconds
        self._free_at = 0.0

    def pause(self) -> float:
        """Take one request; return the seconds that it must wait."""
        processes, now = self._processes(), self._seconds()
        if processes <= 1:
            return 0.0
        self._free_at = max(self._free_at, now - BURST_SECONDS) + processes / REQUESTS_PER_SECOND
        return max(0.0, self._free_at - now)

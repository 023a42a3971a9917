"""The server's clock, and its ids."""

from __future__ import annotations

import time
from datetime import UTC, datetime

EPOCH = 1_420_070_400_000
SHIFT = 22


class Clock:
    """Milliseconds UTC; a test may move it forward."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self._ahead

    def forward(self, milliseconds: int) -> None:
        self._ahead += milliseconds


class Snowflakes:
    """Ids that grow with time and never repeat."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def __call__(self) -> str:
        self._last = max(self._last + 1, (self._clock() - EPOCH) << SHIFT)
        return str(self._last)


def made_at(snowflake: str) -> int:
    """Milliseconds UTC."""
    return (int(snowflake) >> SHIFT) + EPOCH


def timestamp(milliseconds: int) -> str:
    """ISO 8601, as Discord writes it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()

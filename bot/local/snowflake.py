"""The server's clock, and its ids."""

from __future__ import annotations

import time
from datetime import UTC, datetime

EPOCH = 1_420_070_400_000
SHIFT = 22
LONGEST = 20
"""Digits of an id."""
FURTHEST = 50 * 365 * 24 * 60 * 60 * 1000
"""Milliseconds."""


class Clock:
    """Milliseconds UTC; a test may move it forward."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self._ahead

    def forward(self, milliseconds: int) -> None:
        """Move the clock forward; raises ValueError beyond what ids and dates can express."""
        if not 0 <= milliseconds <= FURTHEST - self._ahead:
            raise ValueError(f"the clock goes forward by at most {FURTHEST} milliseconds in all")
        self._ahead += milliseconds


class Snowflakes:
    """Ids that grow with time and never repeat."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def __call__(self) -> str:
        self._last = max(self._last + 1, (self._clock() - EPOCH) << SHIFT)
        return str(self._last)


def is_id(text: str) -> bool:
    """Return whether this could be a snowflake."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def made_at(snowflake: str) -> int:
    """Return when an id was made, in milliseconds UTC."""
    return (int(snowflake) >> SHIFT) + EPOCH


def timestamp(milliseconds: int) -> str:
    """Return the time in ISO 8601, as Discord writes it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()

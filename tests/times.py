"""Times for tests."""

from __future__ import annotations

from datetime import UTC, datetime


def utc(moment: str) -> int:
    """Return milliseconds UTC for a moment such as `2026-10-25T01:00`."""
    return int(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


class Time:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def wall(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1000

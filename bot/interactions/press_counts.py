"""Count the presses and commands of the last day, only in memory, so that a restart begins at zero."""

from __future__ import annotations

from collections import deque
from time import monotonic

MINUTE = 60
HOUR, DAY = 60, 24 * 60
"""Minutes."""


class Tally:
    def __init__(self) -> None:
        self._begun = monotonic()
        self._minutes: deque[tuple[int, int]] = deque(maxlen=DAY)
        """Each minute in which something was counted, with its count; the oldest first."""

    def count(self) -> None:
        minute = self._minute()
        seen = 0
        if self._minutes and self._minutes[-1][0] == minute:
            _, seen = self._minutes.pop()
        self._minutes.append((minute, seen + 1))

    def within(self, minutes: int) -> int:
        """Return the count of the last minutes."""
        since = self._minute() - minutes
        return sum(count for minute, count in self._minutes if minute > since)

    @property
    def uptime(self) -> float:
        """Return the seconds since counting began."""
        return monotonic() - self._begun

    def _minute(self) -> int:
        return int(monotonic()) // MINUTE

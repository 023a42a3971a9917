"""The time that the clocks of all games go by: it passes only while people can press."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from bot.turns.clocks import SECOND

LATE = 5 * SECOND
"""The bot looks at the clock every second; where it has not for longer, its process was paused."""
SILENCE = 50 * SECOND
"""Discord acknowledges a heartbeat every 41 s; where nothing has come for longer, it is away."""


def monotonic() -> int:
    """Milliseconds by a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class GameClock:
    """Gives milliseconds; deadlines are stored in this time, and messages show them in wall time.

    The time stands still
    - while the program is down: it goes on from what the database remembers (`start`);
    - while the process is paused: it was not read for longer than `late`;
    - while Discord is away: from `lost` to `heard`, or where nothing was heard for longer than `silence`,
      and then it goes back to when something was.

    So all time in which nobody could press is given back, deadlines need no change, and a wall clock set
    anew, or wrong at a start, neither gives time nor takes any: it changes the distance between this time
    and its own, thus what messages show, and nothing else. The coordinator keeps that distance.

    A silence is known only afterwards: a deadline that ends in its first `silence` milliseconds is not held.
    """

    def __init__(
        self,
        passing: Callable[[], int],
        *,
        at: int | None = None,
        late: float = inf,
        silence: float = inf,
    ) -> None:
        """The time is `at`, by default what `passing` tells, and then passes as that does."""
        self._passing = passing
        self._late = late
        self._silence = silence
        self.is_away = False
        self.start(passing() if at is None else at)

    def start(self, at: int) -> None:
        """Go on from this time."""
        self._read = self._passing()
        self._time = self._heard_at = at

    def now(self) -> int:
        read = self._passing()
        passed, self._read = read - self._read, read
        if not self.is_away and passed <= self._late:
            self._time += passed
            if self._time - self._heard_at > self._silence:
                self._time = self._heard_at
                self.is_away = True
        return self._time

    def lost(self) -> None:
        """The connection to Discord has ended."""
        self.now()
        self.is_away = True

    def heard(self) -> None:
        """Discord has said something."""
        self._heard_at = self.now()
        self.is_away = False

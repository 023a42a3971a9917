"""The game clock, used for all deadlines: it runs only while people can press."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from bot.turns.clocks import SECOND

LATE = 5 * SECOND
"""A longer gap (ms) means that the process was paused: the bot reads the clock every second."""
SILENCE = 50 * SECOND
"""After a longer silence (ms), Discord counts as away: it acknowledges a heartbeat every 41 s."""


def monotonic() -> int:
    """Return milliseconds by a clock that is never set."""
    return time.monotonic_ns() // 1_000_000


class GameClock:
    """Gives milliseconds; deadlines are stored in this time and shown in wall time.

    The clock stands still
    - while the program is down: it continues from the time in the database (`start`);
    - while the process is paused: the clock was not read for longer than `late`;
    - while the owner of the bot has paused it (`hold`);
    - while Discord is away: from `lost` to `heard`, or when nothing was heard for longer than `silence`,
      in which case it goes back to the last sign of life.

    So all time in which people could not press is given back, and deadlines need no change. A wall clock that
    is set, or wrong at a start, neither gives nor takes time: it only changes the distance between the two
    clocks, and so the times that messages show. The coordinator keeps that distance.

    A silence is noticed only later: a deadline in its first `silence` milliseconds is not held.
    """

    is_shared = False
    """Whether other processes have the same clock."""

    def __init__(
        self,
        passing: Callable[[], int],
        *,
        at: int | None = None,
        late: float = inf,
        silence: float = inf,
    ) -> None:
        """Start at `at`, by default the time of `passing`, and then run with `passing`."""
        self._passing = passing
        self._late = late
        self._silence = silence
        self.is_away = False
        self.is_held = False
        self.start(passing() if at is None else at)

    def start(self, at: int) -> None:
        """Continue from this time."""
        self._read = self._passing()
        self._time = self._heard_at = at

    def now(self) -> int:
        read = self._passing()
        passed, self._read = read - self._read, read
        if not self.is_away and not self.is_held and passed <= self._late:
            self._time += passed
            if self._time - self._heard_at > self._silence:
                self._time = self._heard_at
                self.is_away = True
        return self._time

    def hold(self) -> None:
        """Stop the clock until `release`."""
        self.now()
        self.is_held = True

    def release(self) -> None:
        self.now()
        self.is_held = False

    def lost(self) -> None:
        """Note that the connection to Discord has ended."""
        self.now()
        self.is_away = True

    def heard(self) -> None:
        """Note a sign of life from Discord."""
        self._heard_at = self.now()
        self.is_away = False

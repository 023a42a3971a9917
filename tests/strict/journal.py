"""Records the requests of the bot and their responses, and by which way it was told of interactions."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

WINDOW = 10 * 60 * 1000
BANNED_AT = 10_000
"""This many responses with 401, 403 or 429 in ten minutes lead to a ban."""
KEPT = 20_000
KINDS = 1_000


@dataclass(frozen=True, slots=True)
class Entry:
    at: int
    method: str
    path: str
    """The path pattern, as in Discord's API description."""
    route: str
    status: int
    sent: Any
    files: tuple[str, ...]
    answer: Any
    is_fault: bool


class Journal:
    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=KEPT)
        self.counts: Counter[tuple[str, int]] = Counter()
        """Counts of responses by route name and status."""
        self.uploads: Counter[str] = Counter()
        """Counts of requests with files, by route name."""
        self.missing: Counter[str] = Counter()
        """Requests for which this server has no route."""
        self.carried: Counter[tuple[str, str]] = Counter()
        """Counts of interactions and events sent to the bot, by way and outcome."""
        self._invalid: deque[int] = deque(maxlen=BANNED_AT)
        self.is_kept = True
        """Whether requests are kept; load tests keep only the counts."""

    def note(
        self,
        at: int,
        method: str,
        path: str,
        route: str,
        *,
        status: int,
        sent: Any = None,
        files: tuple[str, ...] = (),
        answer: Any = None,
        is_fault: bool = False,
    ) -> None:
        self.counts[route, status] += 1
        if files:
            self.uploads[route] += 1
        if status in (401, 403, 429):
            self._invalid.append(at)
        if self.is_kept:
            self.entries.append(Entry(at, method, path, route, status, sent, files, answer, is_fault))

    def carry(self, way: str, outcome: str) -> None:
        self.carried[way, outcome] += 1

    def miss(self, what: str) -> None:
        """Count a request for which this server has no route; the number of kinds that are told apart is
        limited."""
        if what in self.missing or len(self.missing) < KINDS:
            self.missing[what] += 1

    def invalid(self, now: int) -> int:
        """Count the requests of the last ten minutes that count toward a ban."""
        since = now - WINDOW
        return sum(1 for at in self._invalid if at > since)

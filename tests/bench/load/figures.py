"""What is measured while people press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from tests.bench.load.waits import Span


@dataclass(slots=True)
class Window:
    """The measurements of one window."""

    seconds: float = 0.0
    answered: dict[str, Span] = field(default_factory=dict)
    """The time from press to answer, by interaction."""
    failed: int = 0
    cpu: float | None = None
    """Seconds of the bot's CPU time, if the system reports it."""

    @property
    def rate(self) -> float:
        return len(self.answered) / self.seconds

    @property
    def cpu_for_one(self) -> float:
        return float("nan") if self.cpu is None else self.cpu / len(self.answered)

    def quantile(self, share: float) -> float:
        """Return the seconds within which this share of presses was answered."""
        ordered = sorted(span.end - span.begin for span in self.answered.values())
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True, slots=True)
class LoadFigures:
    """Medians over the windows; times in seconds."""

    games: int
    rate: float
    p50: float
    p99: float
    cpu: float
    """CPU time for one press and everything it causes."""
    failed: int

    @classmethod
    def of(cls, games: int, windows: Sequence[Window]) -> LoadFigures:
        """Return the medians; raises RuntimeError if nothing was answered in one of the windows."""
        for number, window in enumerate(windows, 1):
            if not window.answered:
                raise RuntimeError(
                    f"{games} games: no press was answered in window {number} of {len(windows)}, {window.failed} came "
                    "too late: the games are over, or the bot hangs"
                )
        return cls(
            games,
            median(window.rate for window in windows),
            median(window.quantile(0.5) for window in windows),
            median(window.quantile(0.99) for window in windows),
            median(window.cpu_for_one for window in windows),
            sum(window.failed for window in windows),
        )

    def cells(self) -> tuple[str, ...]:
        """Return the cells of a row: presses a second, the two quantiles, and the CPU time of one."""
        failed = f" ({self.failed} late)" if self.failed else ""
        times = (self.p50, self.p99, self.cpu)
        return f"{self.rate:.0f}{failed}", *(f"{1000 * seconds:.1f} ms" for seconds in times)

"""Seeds one after another: what they came to, the planted faults that they find, and a table of it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

from bot import __version__
from tests.simulator.rare_paths import RARE_PATHS
from tests.simulator.simulation import STEPS, Outcome, simulate
from tests.world.canaries import CANARIES, planted

SEEDS = 100
"""The seeds of a run that names no number, among which each planted fault must be found."""
HOUR = 3600
HEAD = "| version, day | seeds | simulated hours | presses | rare paths | faults found | planted faults found |\n"
RULE = "|---|---|--:|--:|--:|--:|--:|\n"


@dataclass(slots=True)
class Run:
    """What some seeds came to."""

    first: int
    seeds: int = 0
    failed: list[int] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    troubles: Counter[str] = field(default_factory=Counter)
    rare: dict[str, list[int]] = field(default_factory=lambda: {path.name: [] for path in RARE_PATHS})
    """The seeds that took each rare path."""

    def add(self, outcome: Outcome) -> None:
        self.seeds += 1
        self.counts.update(outcome.counts)
        self.troubles.update(outcome.troubles)
        for name in outcome.rare:
            self.rare[name].append(outcome.seed)
        if outcome.faults:
            self.failed.append(outcome.seed)

    @property
    def missing(self) -> list[str]:
        """The rare paths that no seed took."""
        return [name for name, seeds in self.rare.items() if not seeds]


def outcomes(first: int, seeds: int, minutes: float | None = None, steps: int = STEPS) -> Iterator[Outcome]:
    """Run so many seeds, or seeds for so many minutes of CPU time."""
    begin, seed = process_time(), first
    while seed < first + seeds if minutes is None else process_time() - begin < 60 * minutes:
        yield simulate(seed, steps=steps)
        seed += 1


def finder(canary: str, seeds: Iterable[int], steps: int = STEPS) -> Outcome | None:
    """Return the first of these seeds that fails with a planted fault, or None if it stays hidden."""
    with planted(canary):
        return next((one for one in (simulate(seed, steps=steps) for seed in seeds) if one.faults), None)


def row(run: Run, found: int) -> str:
    """Return the line of the table about a run that was also to find the planted faults, and found so many."""
    cells = (
        f"{__version__}, {datetime.now(UTC):%Y-%m-%d}",
        f"{run.first:,} to {run.first + run.seeds - 1:,}",
        f"{run.counts['seconds'] / HOUR:.1f}",
        f"{run.counts['presses'] + run.counts['taps']:,}",
        f"{len(RARE_PATHS) - len(run.missing)} of {len(RARE_PATHS)}",
        f"{len(run.failed)}",
        f"{found} of {len(CANARIES)}",
    )
    return f"| {' | '.join(cells)} |\n"


def write_row(document: Path, line: str) -> None:
    """Put a line into the document's table, in place of the one with the same version, day and seeds if there is one."""
    text = document.read_text(encoding="utf-8")
    before, head, rest = text.partition(HEAD + RULE)
    if not head:
        raise ValueError(f"{document} has no table of seeds")
    key = line.split("|")[1:3]
    lines = rest.splitlines(keepends=True)
    size = next((n for n, one in enumerate(lines) if not one.startswith("|")), len(lines))
    kept = [one for one in lines[:size] if one.split("|")[1:3] != key]
    document.write_text("".join((before, head, *kept, line, *lines[size:])), encoding="utf-8")

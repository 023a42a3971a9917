"""What was asked of the computer players, beside what they reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.tools.strength.contests import AGAINST_NAIVE, BRIKKS, BRILLIANT, MODES, TABLE, seatings
from bot.tools.strength.figures import Estimate, Figures, mean
from bot.tools.strength.writing import percent, points, titled
from bot.turns.computers import MASTER

HINDSIGHT = {"1": 0.93, "4": 0.88}
"""By level of BRILLIANT the least share of hindsight that the master should reach alone."""
WINS_AGAINST_NAIVE = 0.6
EVEN = 0.5
POINTS = {"2": 100}
"""By level of BRIKKS the points that the master's mean should exceed alone."""


@dataclass(frozen=True, slots=True)
class Goal:
    game: str
    text: str
    least: float
    reached: Estimate | None
    written: Callable[[float], str]

    @property
    def verdict(self) -> str:
        """By the whole interval, so that luck neither meets a goal nor misses it."""
        if self.reached is None:
            return "not measured"
        if self.reached.low > self.least:
            return "**met**"
        if self.reached.high < self.least:
            short = self.written(self.least - self.reached.value)
            return f"**missed** by {short.replace('%', 'percentage points')}"
        return f"not settled: {self.written(self.least)} is within the interval"


def goals(figures: Figures) -> Iterator[Goal]:
    for level, least in HINDSIGHT.items():
        text = f"master alone on level {level}: at least {percent(least)} of hindsight"
        yield Goal(BRILLIANT, text, least, figures.of_hindsight(level, MASTER), percent)
    for game, modes in MODES.items():
        for mode in modes:
            yield from (_wins(figures, game, mode, seated) for seated in seatings(game, mode) if seated[1:])
    for level, least in POINTS.items():
        reached = mean(list(figures.points(BRIKKS, level, MASTER).values()))
        yield Goal(
            BRIKKS, f"master alone on level {level}: mean points above {least}", least, reached, points
        )


def _wins(figures: Figures, game: str, mode: str, seated: tuple[str, ...]) -> Goal:
    """On all levels together."""
    reached = figures.wins(game, mode, MODES[game][mode], seated)
    where = "" if mode == TABLE else f" in the {mode}"
    if seated == AGAINST_NAIVE:
        text = f"{titled(seated)}: at least {percent(WINS_AGAINST_NAIVE)} of the wins"
        return Goal(game, text, WINS_AGAINST_NAIVE, reached, percent)
    return Goal(game, f"{titled(seated)}{where}: more than half of the wins", EVEN, reached, percent)

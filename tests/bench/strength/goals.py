"""The goals for computer players, and whether they are met."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tests.bench.strength.contests import SOLO, Contests, Mode
from tests.bench.strength.figures import Estimate, Figures, mean
from tests.bench.strength.markdown import percent, points

EVEN = 0.5


@dataclass(frozen=True, slots=True)
class Goal:
    text: str
    least: float
    reached: Estimate | None
    written: Callable[[float], str]

    @property
    def verdict(self) -> str:
        """Judge the whole interval, so that luck neither meets nor misses a goal."""
        if self.reached is None:
            return "not measured"
        if self.reached.low > self.least:
            return "**met**"
        if self.reached.high < self.least:
            short = self.written(self.least - self.reached.value)
            return f"**missed** by {short.replace('%', 'percentage points')}"
        return f"not settled: {self.written(self.least)} is within the interval"


def titled(seated: Sequence[str]) -> str:
    """Name the players of a contest, such as `master against three naive`."""
    first, *others = seated
    return f"{first} against {others[0] if len(others) == 1 else f'three {others[0]}'}"


def goals(contests: Contests, figures: Figures) -> Iterator[Goal]:
    strongest = contests.strongest
    for level, least in contests.goals.items():
        text = f"{strongest} alone on level {level}: "
        if contests.hindsight:
            text += f"at least {percent(least)} of hindsight"
            yield Goal(text, least, figures.of_hindsight(level, strongest), percent)
        else:
            reached = mean(figures.points(level, strongest).values())
            yield Goal(f"{text}mean points above {least:g}", least, reached, points)
    for name, mode in contests.modes.items():
        if name != SOLO:
            yield from (_wins(contests, figures, name, mode, seated) for seated in mode.seatings)


def _wins(contests: Contests, figures: Figures, name: str, mode: Mode, seated: tuple[str, ...]) -> Goal:
    """Return the goal for wins on all levels together."""
    least = contests.win_goals.get(seated, EVEN)
    share = "more than half" if least == EVEN else f"at least {percent(least)}"
    text = f"{titled(seated)}{mode.where}: {share} of the wins"
    return Goal(text, least, figures.wins(name, mode.levels, seated), percent)

"""Figures on outcomes, each with its 95 % confidence interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from bot.tools.strength.contests import BRILLIANT, MODES, SOLO, Contest, Match, Outcome, seatings
from bot.tools.summary import Z, mean_error, share_bounds

ALL_LEVELS = "all levels"
Number = tuple[int, int]
"""The seed and the number of a game: on one level all players have the same throws."""
Values = Mapping[Number, float]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value, and between what the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float
    games: int


def mean(values: Sequence[float]) -> Estimate | None:
    """Nothing for fewer than two: one game tells not how far games differ."""
    if len(values) < 2:
        return None
    middle, error = fmean(values), mean_error(values)
    return Estimate(middle, middle - error, middle + error, len(values))


def share(values: Sequence[float]) -> Estimate | None:
    """The mean of shares of wins, each between 0 and 1."""
    if len(values) < 2:
        return None
    # A shared win varies less than a whole one, so the interval is rather too wide.
    return Estimate(fmean(values), *share_bounds(sum(values), len(values)), len(values))


def ratio(values: Values, bases: Values) -> Estimate | None:
    """The mean of the values as a share of the mean of the bases, over the games that both have; none of zero."""
    both = sorted(values.keys() & bases.keys())
    if len(both) < 2:
        return None
    base = fmean(bases[game] for game in both)
    if not base:
        return None
    part = fmean(values[game] for game in both) / base
    rests = [values[game] - part * bases[game] for game in both]
    error = Z * stdev(rests) / sqrt(len(both)) / base
    return Estimate(part, part - error, part + error, len(both))


def difference(values: Values, bases: Values) -> Estimate | None:
    """By how much the values are larger, over the games that both have."""
    return mean([values[game] - bases[game] for game in sorted(values.keys() & bases.keys())])


class Figures:
    """What is known from some outcomes."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes = tuple(outcomes)
        self._values: dict[Contest, dict[Number, float]] = defaultdict(dict)
        self._bounds: dict[str, dict[Number, float]] = defaultdict(dict)
        for outcome in outcomes:
            match, number = outcome.match, _number(outcome.match)
            self._values[match.contest][number] = outcome.value
            if outcome.bound is not None:
                self._bounds[match.contest.level][number] = outcome.bound

    def values(self, contest: Contest) -> Values:
        return self._values.get(contest, {})

    def points(self, game: str, level: str, player: str) -> Values:
        """Solo."""
        return self.values(Contest(game, SOLO, level, (player,)))

    def bounds(self, level: str) -> Values:
        """What hindsight reaches in BRILLIANT with the throws and start numbers of the master's games."""
        return self._bounds.get(level, {})

    def of_hindsight(self, level: str, player: str) -> Estimate | None:
        return ratio(self.points(BRILLIANT, level, player), self.bounds(level))

    def wins(self, game: str, mode: str, levels: Sequence[str], seated: tuple[str, ...]) -> Estimate | None:
        """The first player's share of the wins on all these levels."""
        played = (self.values(Contest(game, mode, level, seated)) for level in levels)
        return share([value for values in played for value in values.values()])

    def ladder(self, game: str) -> Mapping[tuple[str, ...], Mapping[str, Estimate | None]]:
        """The wins of each contest against others: by level and on all of them, or by mode."""
        modes = {mode: levels for mode, levels in MODES[game].items() if mode != SOLO}
        found: dict[tuple[str, ...], dict[str, Estimate | None]] = defaultdict(dict)
        for mode, levels in modes.items():
            for seated in seatings(game, mode):
                if len(modes) == 1:
                    for level in levels:
                        found[seated][f"level {level}"] = self.wins(game, mode, [level], seated)
                name = ALL_LEVELS if len(modes) == 1 else mode
                found[seated][name] = self.wins(game, mode, levels, seated)
        return found


def _number(match: Match) -> Number:
    return match.seed, match.number

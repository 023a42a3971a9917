"""Figures on the games of computer players, with 95 % confidence intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z = 1.96
"""Standard errors on each side of a 95 % confidence interval."""
Number = tuple[int, int]
"""A game's seed and number: on one level all players get the same throws."""
Values = Mapping[Number, float]


@dataclass(frozen=True, slots=True)
class Contest:
    """Many games between the same players."""

    game: str
    mode: str
    level: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """One game of a contest."""

    contest: Contest
    seed: int
    number: int
    width: int | None = None
    """The beam width of hindsight; None for a game without hindsight."""

    @property
    def id(self) -> str:
        """Return the id that throws depend on, the same for all contests on a level."""
        return f"contest-{self.contest.level}-{self.seed}-{self.number}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match."""

    match: Match
    value: float
    """Solo points, or the first player's share of the win."""
    bound: int | None = None
    """The points that hindsight reaches with the same throws."""
    is_compiled: bool = False
    """Whether the players used compiled functions; a master may then search deeper."""
    points: tuple[int, ...] = ()
    """The points of each player, as the contest lists them."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate with its 95 % confidence interval; says nothing about spread."""

    value: float
    low: float
    high: float
    games: int


def mean_error(values: Sequence[float]) -> float:
    """Return half the width of the mean's 95 % confidence interval."""
    return Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def share_bounds(count: float, total: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson); accurate near 0 and 1 too."""
    share, weight = count / total, Z * Z / total
    centre = share + weight / 2
    spread = sqrt(weight * share * (1 - share) + weight * weight / 4)
    return (centre - spread) / (1 + weight), (centre + spread) / (1 + weight)


def mean(values: Iterable[float]) -> Estimate | None:
    """Estimate the mean; None for fewer than two values, because one game does not show how much games vary."""
    known = list(values)
    if len(known) < 2:
        return None
    middle, error = fmean(known), mean_error(known)
    return Estimate(middle, middle - error, middle + error, len(known))


def share(values: Sequence[float]) -> Estimate | None:
    """Return the mean of shares of wins, each between 0 and 1."""
    if len(values) < 2:
        return None
    # A shared win varies less than a whole one, so the interval is slightly too wide.
    return Estimate(fmean(values), *share_bounds(sum(values), len(values)), len(values))


def ratio(values: Values, bases: Values) -> Estimate | None:
    """Return the mean of the values over the mean of the bases, in games that have both; None if that is
    zero."""
    both = sorted(values.keys() & bases.keys())
    if len(both) < 2 or not (base := fmean(bases[game] for game in both)):
        return None
    part = fmean(values[game] for game in both) / base
    residuals = [values[game] - part * bases[game] for game in both]
    error = mean_error(residuals) / base
    return Estimate(part, part - error, part + error, len(both))


class Figures:
    """Figures from the outcomes of one game."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.outcomes = tuple(outcomes)
        self._values: dict[tuple[str, str, tuple[str, ...]], dict[Number, float]] = defaultdict(dict)
        self._bounds: dict[str, dict[Number, float]] = defaultdict(dict)
        for outcome in self.outcomes:
            contest, number = outcome.match.contest, (outcome.match.seed, outcome.match.number)
            self._values[contest.mode, contest.level, contest.players][number] = outcome.value
            if outcome.bound is not None:
                self._bounds[contest.level][number] = outcome.bound

    def points(self, level: str, player: str) -> Values:
        """Return a player's points in solo."""
        return self._values.get(("solo", level, (player,)), {})

    def points_against(self, mode: str, player: str) -> Iterator[int]:
        """Yield a player's points in every contest of a mode."""
        for outcome in self.outcomes:
            contest = outcome.match.contest
            of_each = zip(contest.players, outcome.points, strict=False)
            yield from (points for name, points in of_each if (contest.mode, name) == (mode, player))

    def bounds(self, level: str) -> Values:
        """Return the points that hindsight reaches with the throws of the master's games."""
        return self._bounds.get(level, {})

    def levels(self, mode: str) -> set[str]:
        """Return the levels that were played in a mode."""
        return {level for known, level, _ in self._values if known == mode}

    def wins(self, mode: str, levels: Sequence[str], seated: tuple[str, ...]) -> Estimate | None:
        """Return the first player's share of the wins over all these levels."""
        played = (self._values.get((mode, level, seated), {}) for level in levels)
        return share([value for values in played for value in values.values()])

"""Compute how a game changes its players' ratings: openskill's Bradley-Terry model, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import version
from math import ceil

from openskill.models import BradleyTerryFull

BETA = 2.5 * 25 / 6
"""Higher than the default, because luck of the dice hides differences in skill."""
_RATER = BradleyTerryFull(beta=BETA)
MODEL = f"BradleyTerryFull beta={BETA:.4f} openskill={version('openskill')} share=whole"
"""The model's name, stored with every change; under another model all games are rated again."""
SETTLED = 6.5
"""Below this deviation a rating is no longer provisional: after 11 games of four, 32 of two, in the median."""
FASTEST, SLOWEST = 11, 32
"""The games until a rating is settled, at tables of four and of two."""
SHARES = (Fraction(1), Fraction(1, 2), Fraction(1, 4), Fraction(0))
"""The share of a change that counts for the first, second, third and any further game of the same people
within a day."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A person's estimated skill, and its standard deviation."""

    mu: float = _RATER.mu
    sigma: float = _RATER.sigma

    @property
    def shown(self) -> int:
        return round(1500 + 40 * (self.mu - 25))

    @property
    def margin(self) -> int:
        """Return half the width of the range shown around it."""
        return margin_of(self.sigma)

    @property
    def is_settled(self) -> bool:
        return self.sigma < SETTLED

    def games_to_go(self, before: Skill | None = None, games: int = 1) -> int:
        """Estimate how many more games settle a provisional rating, if they are as informative as the last
        `games`.

        `before` is the rating before those games: by default the initial rating.
        """
        begun = Skill() if before is None else before
        all_of_it = _precision(SETTLED) - _precision(_RATER.sigma)
        told = (_precision(self.sigma) - _precision(begun.sigma)) / games
        each = min(max(told, all_of_it / SLOWEST), all_of_it / FASTEST)
        return max(1, ceil((_precision(SETTLED) - _precision(self.sigma)) / each))


def _precision(sigma: float) -> float:
    """Return the precision of a skill; each game adds about the same amount."""
    return 1 / sigma**2


def margin_of(sigma: float) -> int:
    """Return a deviation in points as shown."""
    return round(40 * sigma)


def rated(skills: Sequence[Skill], ranks: Sequence[int], share: Fraction = SHARES[0]) -> list[Skill]:
    """Return the skills after a game, given each person's rank from 1; equal ranks are ties.

    `share` scales every change, gain or loss: if losses counted in full, the mean would sink.
    """
    # The order of seats must not affect the last bit of a sum.
    order = sorted(range(len(skills)), key=lambda i: (ranks[i], skills[i].mu, skills[i].sigma))
    teams = [[_RATER.rating(mu=skills[i].mu, sigma=skills[i].sigma)] for i in order]
    after = list(skills)
    for i, [new] in zip(order, _RATER.rate(teams, ranks=[float(ranks[i]) for i in order]), strict=True):
        old, part = skills[i], float(share)
        after[i] = Skill(old.mu + part * (new.mu - old.mu), old.sigma + part * (new.sigma - old.sigma))
    return after


def share_of(earlier: int) -> Fraction:
    """Return the share that counts when the same people have played `earlier` rated games in the day
    before."""
    return SHARES[min(earlier, len(SHARES) - 1)]

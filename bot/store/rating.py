"""What a game makes of the ratings of the people in it: openskill's Bradley-Terry model, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import version

from openskill.models import BradleyTerryFull

BETA = 2.5 * 25 / 6
"""Dice decide much: a difference in skill shows less than by default."""
_RATER = BradleyTerryFull(beta=BETA)
MODEL = f"BradleyTerryFull beta={BETA:.4f} openskill={version('openskill')}"
"""Stored with every change; another model rates all games anew."""
SETTLED = 6.5
"""Below this deviation a rating is no longer provisional: after about 10 games of four people, or 30 of two."""
SHARES = (Fraction(1), Fraction(1, 2), Fraction(1, 4), Fraction(0))
"""What counts of a gain the first, second, third and any further time that the same people play within a day."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The estimate of a person's skill, and its standard deviation."""

    mu: float = _RATER.mu
    sigma: float = _RATER.sigma

    @property
    def shown(self) -> int:
        return round(1500 + 40 * (self.mu - 25))

    @property
    def margin(self) -> int:
        """Half the width of the range shown around it."""
        return margin_of(self.sigma)

    @property
    def is_settled(self) -> bool:
        return self.sigma < SETTLED

    @property
    def progress(self) -> int:
        """How far a provisional rating is on its way, in per cent."""
        return max(0, min(99, int(100 * (_RATER.sigma - self.sigma) / (_RATER.sigma - SETTLED))))


def margin_of(sigma: float) -> int:
    """A deviation in points as they are shown."""
    return round(40 * sigma)


def rated(skills: Sequence[Skill], ranks: Sequence[int], share: Fraction = SHARES[0]) -> list[Skill]:
    """The skills after a game, given each person's rank from 1; equal ranks are ties.

    `share` is what counts of the change for whoever gains by it; who loses always loses all of it.
    """
    # The order of seats must not decide the last bit of a sum.
    order = sorted(range(len(skills)), key=lambda i: (ranks[i], skills[i].mu, skills[i].sigma))
    teams = [[_RATER.rating(mu=skills[i].mu, sigma=skills[i].sigma)] for i in order]
    after = list(skills)
    for i, [new] in zip(order, _RATER.rate(teams, ranks=[float(ranks[i]) for i in order]), strict=True):
        old, part = skills[i], float(share) if new.mu > skills[i].mu else 1.0
        after[i] = Skill(old.mu + part * (new.mu - old.mu), old.sigma + part * (new.sigma - old.sigma))
    return after


def share_of(earlier: int) -> Fraction:
    """What counts of a gain when the same people have played `earlier` rated games in the day before."""
    return SHARES[min(earlier, len(SHARES) - 1)]

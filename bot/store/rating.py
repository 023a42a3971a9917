"""Compute how a game changes its players' ratings: a Bradley-Terry model, pair by pair, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, sqrt

DAY = 86_400_000
BETA = 2.5 * 25 / 6
"""Higher than openskill's default, because luck of the dice hides differences in skill."""
TAU = 25 / 300
"""How far a skill may drift from game to game."""
LEAST = 0.0001
"""The least share of a variance that a game leaves."""
SETTLED = 6.5
"""A rating below this deviation is settled, however few the games: a circle of eight does not get there in a month."""
FIRST_GAMES = 10
"""This many games settle a rating that is below `CLEAR` by then."""
CLEAR = 7.7
"""Ten games of two bring a new rating here, but not ten among two or three people."""
HIGH = 1700
"""A rating above this takes `MET` different people, or a deviation below `SETTLED`: others may have given way to it."""
SHARES = (4, 2, 1, 0)
"""The weight of the first, second, third and any further game of two people within a day, in quarters."""
WHOLE = 3
"""How many games of two people count in full, if they are on different days."""
MET = 10
"""The number of different people met that rules out a closed circle."""
REST, REST_MIXED = 120 * DAY, 30 * DAY
"""The time (ms) in which two people who have had those games earn as many again; the second if both have met
`MET` people. So two of a circle of eight have at most 3.75 games within 30 days, by which no rating settles,
no matter who gives way."""
REACH = 10.0
"""The difference of means, 400 as shown, from which a person and a puzzle say nothing about each other. So knowing
answers lifts nobody further above the puzzles, however many they are."""
MODEL = (
    f"Bradley-Terry beta={BETA:.4f} tau={TAU:.4f} pairs={WHOLE} in {REST // DAY} days, "
    f"or in {REST_MIXED // DAY} with {MET} met, puzzles within {REACH:g}"
)
"""The model's name, stored with every change; under another model all games are rated again."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A person's estimated skill, and its standard deviation."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def shown(self) -> int:
        return round(1500 + 40 * (self.mu - 25))

    @property
    def margin(self) -> int:
        """Return half the width of the range shown around it."""
        return round(40 * self.sigma)

    @property
    def is_settled(self) -> bool:
        """Return whether its deviation alone settles it, which a rating in puzzles needs."""
        return self.sigma < SETTLED


def is_settled(skill: Skill, games: int, opponents: int) -> bool:
    """Return whether a rating that was won in games is no longer provisional, after so many games against so many
    different people."""
    is_clear = games >= FIRST_GAMES and skill.sigma < CLEAR and (skill.shown <= HIGH or opponents >= MET)
    return skill.is_settled or is_clear


def rated(
    skills: Sequence[Skill], ranks: Sequence[int], weights: Sequence[Sequence[float]] | None = None
) -> list[Skill]:
    """Return the skills after a game, given each person's rank from 1; equal ranks are ties.

    `weights` says what the pair of each two counts, gains and losses alike: if losses counted in full, the mean
    would sink. With 1 for all, this is openskill's BradleyTerryFull.
    """
    seats = range(len(skills))
    counts = weights or [[1.0] * len(seats)] * len(seats)
    variances = [
        skill.sigma * skill.sigma + TAU * TAU * fsum(counts[i][j] for j in seats if j != i) / (len(seats) - 1)
        for i, skill in enumerate(skills)
    ]
    after = []
    for i, skill in enumerate(skills):
        shifts, told = [], []
        for j in seats:
            if j != i:
                spread = sqrt(variances[i] + variances[j] + 2 * BETA * BETA)
                expected = 1 / (1 + exp((skills[j].mu - skill.mu) / spread))
                scored = (1 + (ranks[j] > ranks[i]) - (ranks[j] < ranks[i])) / 2
                shifts.append(counts[i][j] * variances[i] / spread * (scored - expected))
                told.append(counts[i][j] * (variances[i] ** 0.5 / spread) ** 3 * expected * (1 - expected))
        # These sums are exact, so the order of seats does not affect their last bit.
        after.append(Skill(skill.mu + fsum(shifts), sqrt(variances[i] * max(1 - fsum(told), LEAST))))
    return after


def share_within_a_day(earlier: Sequence[int], at: int) -> int:
    """Return the weight of a game of two people in quarters, given when their last ones ended, the newest last."""
    return SHARES[min(sum(at - one < DAY for one in earlier), len(SHARES) - 1)]


def weight_of(earlier: Sequence[int], at: int, *, are_mixed: bool) -> float:
    """Return the weight of a game of two people in their ratings, given when their last ones ended, the
    newest last; as many as `WHOLE` are enough. `are_mixed` says whether both have met `MET` people."""
    rest = REST_MIXED if are_mixed else REST
    rested = 1.0 if len(earlier) < WHOLE else (at - earlier[-WHOLE]) / rest
    return min(share_within_a_day(earlier, at) / SHARES[0], rested)


def weight_of_try(person: Skill, puzzle: Skill) -> float:
    """Return the weight of a try of a puzzle in the ratings of both: the less, the further these are apart."""
    return max(0.0, 1 - abs(person.mu - puzzle.mu) / REACH)

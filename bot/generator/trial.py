"""A short trial of a level: what a naive player makes of it alone.

It tells beforehand whether the figures of `level check` will be met, in a fraction of their time. Chance
comes from `Random.random` alone, the one method that Python promises never to change.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.quick import QuickLevel, QuickSheet, naive_choice
from engine.brilliant.level import Level
from engine.brilliant.state import SOLO_ROLLS, STROKES_PER_BOX

GAMES = 150
FIRST = 10
"""The rolls in which nobody should be stuck."""
EARLY = 26
"""A roll by which games of many players are about to end."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Means of solo games."""

    score: float
    """As a share of all first values, after the strikes of the solo game."""
    early: float
    """First values of the areas that are full early."""
    blocked: float
    """The share of rolls without a legal number."""
    stuck: float
    """The same among the first rolls."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a trial may show, as far inside the bounds of `level check` as a trial is unsure."""

    score: tuple[float, float]
    blocked: float
    early: float = float("inf")
    stuck: float = 0.025

    def hold(self, trial: Trial) -> bool:
        low, high = self.score
        return (
            low <= trial.score <= high
            and trial.blocked <= self.blocked
            and trial.early <= self.early
            and trial.stuck <= self.stuck
        )


def tried(level: Level, seed: int) -> Trial:
    quick, random = QuickLevel(level), Random(seed)
    score = early = 0
    blocked: list[int] = []
    for _ in range(GAMES):
        sheet = QuickSheet(quick, sorted(quick.stars, key=lambda _: random.random()))
        lost = [0] * len(quick.values)
        for roll in range(1, SOLO_ROLLS + 1):
            first, second = int(random.random() * 6) + 1, int(random.random() * 6) + 1
            box, rest = divmod(roll, STROKES_PER_BOX)
            if rest == 0 and box in quick.solo_boxes:
                _strike(sheet, lost)
            choices = sheet.legal(first, second)
            if not choices:
                blocked.append(roll)
                continue
            area = sheet.write(*naive_choice(sheet, choices, random))
            if area is not None:
                score += quick.values[area][lost[area]]
                early += quick.values[area][0] if roll <= EARLY else 0
    return Trial(
        score=score / GAMES / sum(values[0] for values in quick.values),
        early=early / GAMES,
        blocked=len(blocked) / GAMES / SOLO_ROLLS,
        stuck=sum(roll <= FIRST for roll in blocked) / GAMES / FIRST,
    )


def _strike(sheet: QuickSheet, lost: list[int]) -> None:
    """The first of the emptiest areas that have a value to lose."""
    eligible = [area for area, left in enumerate(sheet.left) if left and lost[area] < 2]
    if eligible:
        lost[max(eligible, key=lambda area: sheet.left[area])] += 1

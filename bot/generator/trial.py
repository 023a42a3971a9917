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


def tried(level: Level, seed: int) -> Trial:
    quick, random = QuickLevel(level), Random(seed)
    score = early = blocked = 0
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
                blocked += 1
                continue
            area = sheet.write(*naive_choice(sheet, choices, random))
            if area is not None:
                score += quick.values[area][lost[area]]
                early += quick.values[area][0] if roll <= EARLY else 0
    best = sum(values[0] for values in quick.values)
    return Trial(score / GAMES / best, early / GAMES, blocked / GAMES / SOLO_ROLLS)


def _strike(sheet: QuickSheet, lost: list[int]) -> None:
    """The first of the emptiest areas that have a value to lose."""
    eligible = [area for area, left in enumerate(sheet.left) if left and lost[area] < 2]
    if eligible:
        lost[max(eligible, key=lambda area: sheet.left[area])] += 1

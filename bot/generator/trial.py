"""A short trial of a level by naive players: alone, and five at a table.

It tells beforehand whether the figures of `level check` will be met, in a fraction of their time. Chance
comes from `Random.random` alone, the one method that Python promises never to change.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.quick import QuickLevel, QuickSheet, naive_choice
from engine.brilliant.level import Level
from engine.brilliant.state import SOLO_ROLLS, STROKES_PER_BOX, TARGETS

SOLO_GAMES = 150
FIRST = 10
"""The rolls in which nobody should be stuck."""
TABLES = 60
SEATS = 5
"""No other number of players ends a game sooner."""


@dataclass(frozen=True, slots=True)
class Solo:
    """Means of solo games."""

    score: float
    """As a share of all first values."""
    blocked: float
    """The share of rolls without a legal number."""
    stuck: float
    """The same among the first rolls."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a trial may show, as far inside the bounds of `level check` as a trial is unsure."""

    score: tuple[float, float]
    blocked: float
    rounds: float
    """The least mean of a game of five."""
    stuck: float = 0.025


def is_good(level: Level, limits: Limits, seed: int) -> bool:
    quick, random = QuickLevel(level), Random(seed)
    solo = solo_trial(quick, random)
    low, high = limits.score
    return (
        low <= solo.score <= high
        and solo.blocked <= limits.blocked
        and solo.stuck <= limits.stuck
        and sum(_rounds(quick, random) for _ in range(TABLES)) >= limits.rounds * TABLES
    )


def solo_trial(quick: QuickLevel, random: Random) -> Solo:
    score = 0
    blocked: list[int] = []
    for _ in range(SOLO_GAMES):
        sheet, lost = _started(quick, random), [0] * len(quick.values)
        for roll in range(1, SOLO_ROLLS + 1):
            box, rest = divmod(roll, STROKES_PER_BOX)
            if rest == 0 and box in quick.solo_boxes:
                _strike(sheet, lost)
            choices = sheet.legal(*_throw(random))
            if not choices:
                blocked.append(roll)
                continue
            area = sheet.write(*naive_choice(sheet, choices, random))
            score += 0 if area is None else quick.values[area][lost[area]]
    return Solo(
        score=score / SOLO_GAMES / sum(values[0] for values in quick.values),
        blocked=len(blocked) / SOLO_GAMES / SOLO_ROLLS,
        stuck=sum(roll <= FIRST for roll in blocked) / SOLO_GAMES / FIRST,
    )


def _rounds(quick: QuickLevel, random: Random) -> int:
    """How long a game of five lasts."""
    sheets, points = [_started(quick, random) for _ in range(SEATS)], [0] * SEATS
    taken = [0] * len(quick.values)
    rounds = 0
    while max(points) < TARGETS[SEATS] and any(sheet.empty for sheet in sheets):
        rounds += 1
        throw = _throw(random)
        filled = set()
        for seat, sheet in enumerate(sheets):
            choices = sheet.legal(*throw)
            area = sheet.write(*naive_choice(sheet, choices, random)) if choices else None
            if area is not None:
                points[seat] += quick.values[area][min(2, taken[area])]
                filled.add(area)
        for area in filled:  # R28: a round uses up one value
            taken[area] += 1
    return rounds


def _started(quick: QuickLevel, random: Random) -> QuickSheet:
    return QuickSheet(quick, sorted(quick.stars, key=lambda _: random.random()))


def _throw(random: Random) -> tuple[int, int]:
    return int(random.random() * 6) + 1, int(random.random() * 6) + 1


def _strike(sheet: QuickSheet, lost: list[int]) -> None:
    """The first of the emptiest areas that have a value to lose."""
    eligible = [area for area, left in enumerate(sheet.left) if left and lost[area] < 2]
    if eligible:
        lost[max(eligible, key=lambda area: sheet.left[area])] += 1

"""Measured games: whole games on quick sheets, reduced to what the acceptance figures need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.quick import Chooser, QuickLevel, QuickSheet, focused_on, shuffled_stars
from engine.brilliant.state import SOLO_ROLLS, STROKES_PER_BOX, TARGETS

MOST_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game of two or more."""

    points: tuple[int, ...]
    unusable: tuple[int, ...]
    """By round, how many players had no legal number."""
    untouched: float
    """The share of areas that nobody completed."""
    impossible: int
    reached: bool

    @property
    def rounds(self) -> int:
        return len(self.unusable)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(self.points) if total == max(self.points))

    @property
    def lead(self) -> int:
        second, first = sorted(self.points)[-2:]
        return first - second


@dataclass(frozen=True, slots=True)
class Solo:
    """A solo game."""

    score: int
    rolls: int
    unusable: int
    all_finished: bool


def play(level: QuickLevel, choosers: Sequence[Chooser], random: Random) -> Outcome:
    """One game to the target; nobody passes who can write."""
    sheets = [QuickSheet(level, shuffled_stars(level, random)) for _ in choosers]
    points, taken = [0] * len(sheets), [0] * len(level.values)
    unusable: list[int] = []
    target = TARGETS[len(sheets)]
    while max(points) < target and len(unusable) < MOST_ROUNDS:
        first, second = _throw(random)
        filled: list[tuple[int, int]] = []
        blocked = 0
        for seat, (sheet, choose) in enumerate(zip(sheets, choosers, strict=True)):
            choices = sheet.legal(first, second)
            area = sheet.write(*choose(sheet, choices, random)) if choices else None
            blocked += not choices
            if area is not None:
                filled.append((seat, area))
        for seat, area in filled:
            points[seat] += level.values[area][min(2, taken[area])]
        for area in {area for _, area in filled}:  # R28: a round uses up one value
            taken[area] += 1
        unusable.append(blocked)
    untouched = taken.count(0) / len(taken)
    impossible = sum(sheet.impossible_areas() for sheet in sheets)
    return Outcome(tuple(points), tuple(unusable), untouched, impossible, max(points) >= target)


def play_solo(level: QuickLevel, choose: Chooser, random: Random) -> Solo:
    """One solo game; strikes fall on the emptiest area that has a value to lose."""
    sheet = QuickSheet(level, shuffled_stars(level, random))
    lost = [0] * len(level.values)
    score = unusable = 0
    for roll in range(1, SOLO_ROLLS + 1):
        first, second = _throw(random)
        box, rest = divmod(roll, STROKES_PER_BOX)
        if rest == 0 and box in level.solo_boxes:
            _strike(sheet, lost, random)
        choices = sheet.legal(first, second)
        area = sheet.write(*choose(sheet, choices, random)) if choices else None
        unusable += not choices
        if area is not None:
            score += level.values[area][lost[area]]
    return Solo(score, SOLO_ROLLS, unusable, not sheet.empty)


def fills_area(level: QuickLevel, area: int, random: Random) -> bool:
    """Whether the focused player fills the area within the rolls of a solo game."""
    sheet, choose = QuickSheet(level, shuffled_stars(level, random)), focused_on(area)
    for _ in range(SOLO_ROLLS):
        if choices := sheet.legal(*_throw(random)):
            sheet.write(*choose(sheet, choices, random))
        if not sheet.left[area]:
            return True
    return False


def _strike(sheet: QuickSheet, lost: list[int], random: Random) -> None:
    eligible = [area for area, left in enumerate(sheet.left) if left and lost[area] < 2]  # Q4
    if eligible:
        most = max(sheet.left[area] for area in eligible)
        lost[random.choice([area for area in eligible if sheet.left[area] == most])] += 1


def _throw(random: Random) -> tuple[int, int]:
    return int(random.random() * 6) + 1, int(random.random() * 6) + 1

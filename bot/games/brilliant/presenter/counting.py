"""Count what a sheet still allows."""

from __future__ import annotations

from engine.brilliant.level import NUMBERS, Area, Field, Level
from engine.brilliant.sheet import Sheet, Throw, admits


def open_throws(level: Level, sheet: Sheet, area: Area) -> int:
    """Count how many of the 36 throws of two dice can be used in an area."""
    found: set[Throw] = set()
    taken = taken_by(sheet, area)
    for place in empty_in(sheet, area):
        # R12: the other number of the throw must stand beside the field.
        beside = {sheet.numbers[other] for other in level.neighbours[place]} - {0}
        found.update((min(one, other), max(one, other)) for one in taken for other in beside)
    return sum(1 if low == high else 2 for low, high in found)


def ways(level: Level, sheet: Sheet) -> int:
    """Count how many numbers could be written, in any field, given the right throw."""
    found = 0
    for area in level.areas:
        touched = sum(any(sheet.numbers[o] for o in level.neighbours[p]) for p in empty_in(sheet, area))
        found += touched * len(taken_by(sheet, area)) if touched else 0
    return found


def empty_in(sheet: Sheet, area: Area) -> list[Field]:
    return [place for place in area.fields if not sheet.numbers[place]]


def taken_by(sheet: Sheet, area: Area) -> list[int]:
    """Return the numbers that the area's rule still accepts."""
    held = sheet.held(area)
    return [number for number in NUMBERS if admits(area.rule, held, number)]

"""Sheets as bit masks and the three measuring players: many games a second, for measuring only.

Tests hold every function here against the plain rules of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from engine.brilliant.level import NUMBERS, Level
from engine.brilliant.sheet import admits

Choice = tuple[int, int]
"""A field's index (reading order) and the number it takes."""
Chooser = Callable[["QuickSheet", list[Choice], Random], Choice]


class QuickLevel:
    """A level with fields counted in reading order and sets of fields as bit masks."""

    def __init__(self, level: Level) -> None:
        index = {place: i for i, place in enumerate(level.fields)}
        self.size = len(index)
        self.beside = [_mask(index[other] for other in level.neighbours[place]) for place in index]
        self.area_of = [int(level.area_at[place] or 0) for place in index]
        self.area_fields = [tuple(index[place] for place in area.fields) for area in level.areas]
        self.area_masks = [_mask(fields) for fields in self.area_fields]
        self.rules = [area.rule for area in level.areas]
        self.values = [area.values for area in level.areas]
        self.stars = [index[place] for place in level.stars]
        self.solo_boxes = frozenset(level.solo_boxes)
        self.steps = [_steps(self.beside, field) for field in range(self.size)]


class QuickSheet:
    """One player's sheet; `left` counts the empty fields of each area."""

    def __init__(self, level: QuickLevel, starts: list[int]) -> None:
        everywhere = (1 << level.size) - 1
        self.level = level
        self.empty = everywhere
        self.beside = [0] * 7
        self.admitted = [everywhere] * 7
        self.held: list[set[int]] = [set() for _ in level.rules]
        self.left = [len(fields) for fields in level.area_fields]
        for number, field in zip(NUMBERS, starts, strict=True):
            self.write(field, number)

    def legal(self, first: int, second: int) -> list[Choice]:
        """Every choice the throw allows."""
        choices = [(field, first) for field in _bits(self.empty & self.beside[second] & self.admitted[first])]
        if first != second:
            both = self.empty & self.beside[first] & self.admitted[second]
            choices += [(field, second) for field in _bits(both)]
        return choices

    def write(self, field: int, number: int) -> int | None:
        """Write a number; returns the area if that fills it."""
        level = self.level
        area = level.area_of[field]
        self.empty &= ~(1 << field)
        self.beside[number] |= level.beside[field]
        self.left[area] -= 1
        held = self.held[area]
        if number not in held:
            held.add(number)
            for other in NUMBERS:
                if not admits(level.rules[area], held, other):
                    self.admitted[other] &= ~level.area_masks[area]
        return None if self.left[area] else area

    def impossible_areas(self) -> int:
        """Unfinished areas that take no number at all."""
        masks = zip(self.level.area_masks, self.left, strict=True)
        return sum(left > 0 and not any(a & mask for a in self.admitted[1:]) for mask, left in masks)


def random_choice(_sheet: QuickSheet, choices: list[Choice], random: Random) -> Choice:
    """Any of the legal choices."""
    return choices[int(random.random() * len(choices))]


def naive_choice(sheet: QuickSheet, choices: list[Choice], random: Random) -> Choice:
    """The choice whose area has the fewest empty fields, ties at random."""
    left, area_of = sheet.left, sheet.level.area_of
    return _least([left[area_of[field]] for field, _ in choices], choices, random)


def focused_on(area: int) -> Chooser:
    """The player who wants one area only: inside it at random, else nearest to its empty fields."""

    def choose(sheet: QuickSheet, choices: list[Choice], random: Random) -> Choice:
        wanted = [field for field in sheet.level.area_fields[area] if sheet.empty >> field & 1]
        steps = sheet.level.steps
        return _least([min(steps[field][w] for w in wanted) for field, _ in choices], choices, random)

    return choose


def shuffled_stars(level: QuickLevel, random: Random) -> list[int]:
    """The star fields of the numbers 1 to 6, in random order."""
    return random.sample(level.stars, len(level.stars))


def _least(costs: list[int], choices: list[Choice], random: Random) -> Choice:
    least = min(costs)
    best = [choice for choice, cost in zip(choices, costs, strict=True) if cost == least]
    return best[int(random.random() * len(best))]


def _mask(fields: Iterable[int]) -> int:
    return sum(1 << field for field in fields)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _steps(beside: list[int], start: int) -> list[int]:
    """Grid steps from one field to every other."""
    steps, reached, distance = [0] * len(beside), 1 << start, 0
    edge = reached
    while edge:
        distance += 1
        nearby = 0
        for field in _bits(edge):
            nearby |= beside[field]
        edge = nearby & ~reached
        reached |= edge
        for field in _bits(edge):
            steps[field] = distance
    return steps

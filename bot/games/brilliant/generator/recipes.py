"""The ingredients of a level of each difficulty: its areas by colour, their sizes and values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games.brilliant.generator.trial import Limits
from engine.brilliant.level import RULES, Colour, Rule

Values = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Ingredient:
    """Connected areas of one colour, and the sizes they can have."""

    colour: Colour
    count: int
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Recipe:
    rows: int
    columns: int
    areas: tuple[Ingredient, ...]
    sum_of_firsts: tuple[int, int]
    limits: Limits
    solo_boxes: tuple[int, ...]
    wide: Mapping[Colour, int] = field(default_factory=dict)
    """The sizes of colour-wide areas; their fields are isolated."""
    joined: int = 0
    """The number of blue areas in two joined parts: one area whose parts mirror each other, or two areas."""
    is_hard: bool = False
    """Whether areas that accept only one number have the highest values."""


BAR = 33
JOINED_COLOUR = Colour.BLUE
JOINED_SIZE = 4

RECIPES: Mapping[int, Recipe] = {
    1: Recipe(
        rows=8,
        columns=7,
        areas=(
            Ingredient(Colour.GREEN, 3, (5, 6, 7)),
            Ingredient(Colour.RED, 2, (4, 5, 6)),
            Ingredient(Colour.ORANGE, 2, (5, 6)),
            Ingredient(Colour.PURPLE, 2, (4, 5, 6)),
            Ingredient(Colour.BLUE, 2, (3,)),
        ),
        sum_of_firsts=(58, 62),
        limits=Limits(score=(0.58, 0.69), blocked=0.045, rounds=26.5),
        solo_boxes=(5, 10, 15, 20),
    ),
    2: Recipe(
        rows=8,
        columns=8,
        areas=(
            Ingredient(Colour.GREEN, 3, (5, 6, 7)),
            Ingredient(Colour.RED, 2, (4, 5, 6)),
            Ingredient(Colour.YELLOW, 2, (4, 5, 6)),
            Ingredient(Colour.ORANGE, 2, (5, 6)),
            Ingredient(Colour.PURPLE, 2, (5, 6)),
            Ingredient(Colour.BLUE, 1, (4,)),
        ),
        sum_of_firsts=(65, 71),
        limits=Limits(score=(0.52, 0.63), blocked=0.03, rounds=26.5),
        solo_boxes=(4, 8, 12, 16, 20),
    ),
    3: Recipe(
        rows=8,
        columns=8,
        areas=(
            Ingredient(Colour.GREEN, 2, (6, 7)),
            Ingredient(Colour.RED, 2, (4, 5, 6)),
            Ingredient(Colour.ORANGE, 2, (5, 6)),
            Ingredient(Colour.PURPLE, 3, (4, 5, 6)),
            Ingredient(Colour.BLUE, 1, (3, 4)),
        ),
        sum_of_firsts=(70, 76),
        limits=Limits(score=(0.46, 0.58), blocked=0.03, rounds=27.5),
        solo_boxes=(4, 8, 12, 16, 20),
        wide={Colour.YELLOW: 4},
        joined=1,
    ),
    4: Recipe(
        rows=8,
        columns=8,
        areas=(
            Ingredient(Colour.GREEN, 1, (5, 6, 7)),
            Ingredient(Colour.RED, 2, (5, 6)),
            Ingredient(Colour.ORANGE, 3, (5, 6, 7)),
            Ingredient(Colour.PURPLE, 2, (5, 6)),
        ),
        sum_of_firsts=(76, 80),
        limits=Limits(score=(0.4, 0.53), blocked=0.042, rounds=27.5),
        solo_boxes=(3, 6, 9, 12, 15, 18, 21),
        wide={Colour.YELLOW: 4, Colour.GREY: 4},
        joined=2,
        is_hard=True,
    ),
}

TRIPLES: Mapping[Rule, Mapping[int, Values]] = {
    Rule.ANY: {5: (4, 2, 1), 6: (5, 3, 1), 7: (6, 4, 2)},
    Rule.DIFFERENT: {4: (4, 2, 1), 5: (5, 3, 1), 6: (7, 5, 3)},
    Rule.ONE_HALF: {5: (5, 3, 1), 6: (6, 4, 2), 7: (7, 5, 3)},
    Rule.MAX_TWO: {4: (5, 3, 1), 5: (6, 4, 2), 6: (7, 5, 3)},
    Rule.SAME: {3: (6, 4, 2), 4: (7, 5, 3)},
}
"""The values of connected areas, by rule and size: the harder to complete, the higher."""
WIDE_DIFFERENT: Values = (5, 3, 1)
HARD: Values = (8, 5, 3)


def values_of(recipe: Recipe, colour: Colour, size: int) -> Values:
    rule = RULES[colour]
    if recipe.is_hard and rule is Rule.SAME:
        return HARD
    if colour in recipe.wide and rule is Rule.DIFFERENT:
        return WIDE_DIFFERENT
    return TRIPLES[rule][size]

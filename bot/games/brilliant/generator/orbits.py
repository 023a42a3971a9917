"""Choose which areas mirror each other: the first decision about a level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations_with_replacement, product

from bot.games.brilliant.generator.grid import Grid, Symmetry
from bot.games.brilliant.generator.recipes import JOINED_COLOUR, JOINED_SIZE, RECIPES, Recipe, values_of
from bot.games.brilliant.generator.shapes import LONE
from bot.games.brilliant.generator.stream import Stream
from engine.brilliant.level import Colour

Sized = tuple[Colour, int]
"""An area as a colour and a number of fields."""

ALONE: Mapping[Symmetry, range] = {
    Symmetry.HALF_TURN: range(2),
    Symmetry.SIDES: range(1, 4),
    Symmetry.TOP_AND_BOTTOM: range(1, 4),
}
"""How many areas may be their own image: one fits around a centre, several on an axis."""
MOST_MIXED = 2
"""The most pairs whose halves differ in colour: with more, the symmetry is no longer visible."""
TRIES = 60


@dataclass(frozen=True, slots=True)
class Orbit:
    """Areas of one size that the symmetry maps onto each other: two, or one onto itself."""

    size: int
    colours: tuple[Colour, ...]

    @property
    def is_pair(self) -> bool:
        return len(self.colours) == 2

    @property
    def is_mixed(self) -> bool:
        return len(set(self.colours)) == 2


def draw_orbits(difficulty: int, grid: Grid, stream: Stream) -> list[Orbit] | None:
    """Draw the connected areas, mostly in pairs, and the isolated fields; None if no attempt fits."""
    made_up = _made_up(difficulty)
    for _ in range(TRIES):
        areas = stream.shuffled(stream.choice(made_up))
        # The others must come in pairs.
        alone = stream.choice([n for n in ALONE[grid.symmetry] if n % 2 == len(areas) % 2])
        orbits = _orbits(areas[:alone], areas[alone:])
        if orbits is not None and all(_may_be(grid, orbit) for orbit in orbits):
            return orbits + _lone(RECIPES[difficulty])
    return None


@cache
def _made_up(difficulty: int) -> tuple[tuple[Sized, ...], ...]:
    """Return every choice of areas that fills the grid and has the right total value."""
    recipe = RECIPES[difficulty]
    elsewhere = [*recipe.wide.items(), *[(JOINED_COLOUR, JOINED_SIZE)] * recipe.joined]
    low, high = recipe.sum_of_firsts
    choices = (
        [
            [(part.colour, size) for size in sizes]
            for sizes in combinations_with_replacement(part.sizes, part.count)
        ]
        for part in recipe.areas
    )
    return tuple(
        areas
        for chosen in product(*choices)
        if _fields(areas := tuple(chain.from_iterable(chosen))) + _fields(elsewhere)
        == recipe.rows * recipe.columns
        and low <= _worth(recipe, (*areas, *elsewhere)) <= high
    )


def _lone(recipe: Recipe) -> list[Orbit]:
    return [Orbit(LONE, (colour, colour)) for colour, size in recipe.wide.items() for _ in range(size // 2)]


def _fields(areas: Sequence[Sized]) -> int:
    return sum(size for _, size in areas)


def _worth(recipe: Recipe, areas: Sequence[Sized]) -> int:
    return sum(values_of(recipe, colour, size)[0] for colour, size in areas)


def _orbits(alone: Sequence[Sized], others: Sequence[Sized]) -> list[Orbit] | None:
    """Pair areas of one colour where possible; None if sizes do not match or too many pairs have two
    colours."""
    orbits = [Orbit(size, (colour,)) for colour, size in alone]
    left: dict[int, list[Colour]] = {}
    for (colour, size), count in Counter(others).items():
        orbits += [Orbit(size, (colour, colour))] * (count // 2)
        if count % 2:
            left.setdefault(size, []).append(colour)
    for size, colours in left.items():
        if len(colours) % 2:
            return None
        orbits += [Orbit(size, (colours[i], colours[i + 1])) for i in range(0, len(colours), 2)]
    return orbits if sum(orbit.is_mixed for orbit in orbits) <= MOST_MIXED else None


def _may_be(grid: Grid, orbit: Orbit) -> bool:
    # If every cell's image is another cell, only an even size can be its own image.
    return orbit.is_pair or orbit.size % 2 == 0 or grid.has_middle_cells

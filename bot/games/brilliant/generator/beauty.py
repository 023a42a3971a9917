"""Rules against ugly sheets; the generator drops every level that breaks one.

Other rules of beauty hold by construction: symmetry (`grid`), compact shapes (`shapes`), no contact between
areas of one colour (`tiling`), short straight lines to scoring fields (`margins`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.games.brilliant.generator.grid import Grid, cells
from bot.games.brilliant.generator.naming import place_of
from bot.games.brilliant.generator.tiling import Tile
from engine.brilliant.level import RULES, Rule

MOST_CROSSES = 3
"""The most points where four areas meet."""
MOST_ALIKE = 4
"""The most areas of one shape, turned or mirrored any way."""
LEAST_APART = 3
"""The least distance, in cells, between the centres of two areas of one colour."""


def flaws(grid: Grid, whole: Sequence[Tile], broken: Sequence[Tile]) -> Iterator[str]:
    """Yield every rule that the areas break; `whole` are the connected ones."""
    masks = [mask for _, mask in (*whole, *broken)]
    if any(_is_cut(masks, line) for line in _lines(grid)):
        yield "a straight wall runs through the grid"
    if _crosses(grid, masks) > MOST_CROSSES:
        yield "too many crosses of walls"
    shapes = Counter(_shape(grid, mask) for _, mask in whole)
    if max(shapes.values()) > MOST_ALIKE or len(shapes) < len(whole) // 2 - 1:
        yield "too few different shapes"
    if any(a is b and _is_near(grid, one, other) for (a, one), (b, other) in combinations(whole, 2)):
        yield "a colour is crowded"
    names = Counter((colour, place_of(grid, mask)) for colour, mask in (*whole, *broken))
    if max(names.values()) > 1:
        yield "two areas have one name"
    if any(_is_walled_in(grid, tile) for tile in (*whole, *broken)):
        yield "a field has all neighbours in its own area, which takes one number"


def _lines(grid: Grid) -> Iterator[list[tuple[int, int]]]:
    """Yield, for each straight line through the grid, the pairs of cells on both sides of it."""
    columns = grid.columns
    for row in range(1, grid.rows):
        yield [((row - 1) * columns + c, row * columns + c) for c in range(columns)]
    for column in range(1, columns):
        yield [(r * columns + column - 1, r * columns + column) for r in range(grid.rows)]


def _is_cut(masks: Sequence[int], line: Sequence[tuple[int, int]]) -> bool:
    return not any(mask >> a & 1 and mask >> b & 1 for a, b in line for mask in masks)


def _crosses(grid: Grid, masks: Sequence[int]) -> int:
    """Count the points where four areas meet; isolated fields are exempt, as they cannot avoid it."""
    pieces = [piece for mask in masks for piece in grid.pieces(mask) if piece.bit_count() > 1]
    piece_at = {cell: index for index, piece in enumerate(pieces) for cell in cells(piece)}
    columns = grid.columns
    corners = (r * columns + c for r in range(grid.rows - 1) for c in range(columns - 1))
    met = ({piece_at.get(c + step) for step in (0, 1, columns, columns + 1)} for c in corners)
    return sum(len(pieces) == 4 and None not in pieces for pieces in met)


def _shape(grid: Grid, mask: int) -> tuple[tuple[int, int], ...]:
    """Return the same value for all areas that are one shape, turned or mirrored."""
    spots = [divmod(cell, grid.columns) for cell in cells(mask)]
    ways = []
    for _ in range(4):
        spots = [(column, -row) for row, column in spots]
        ways += [spots, [(row, -column) for row, column in spots]]
    return min(map(_moved, ways))


def _moved(spots: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    top, left = min(row for row, _ in spots), min(column for _, column in spots)
    return tuple(sorted((row - top, column - left) for row, column in spots))


def _is_near(grid: Grid, one: int, other: int) -> bool:
    """Return whether the centres of two areas are too close; in whole numbers, so that all machines agree."""
    (down, across, count), (its_down, its_across, its_count) = _sums(grid, one), _sums(grid, other)
    away = (down * its_count - its_down * count) ** 2 + (across * its_count - its_across * count) ** 2
    return away < (LEAST_APART * count * its_count) ** 2


def _sums(grid: Grid, mask: int) -> tuple[int, int, int]:
    """Return the sum of the rows, the sum of the columns, and the number of cells."""
    spots = [divmod(cell, grid.columns) for cell in cells(mask)]
    return sum(row for row, _ in spots), sum(column for _, column in spots), len(spots)


def _is_walled_in(grid: Grid, tile: Tile) -> bool:
    colour, mask = tile
    # Only a copy of its one neighbour's number could go into such a field.
    return RULES[colour] is Rule.SAME and any(not grid.beside[cell] & ~mask for cell in cells(mask))

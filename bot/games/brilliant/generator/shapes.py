"""The shapes an area can have: connected, compact sets of cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bot.games.brilliant.generator.grid import Grid, cells

Cell = tuple[int, int]
Shape = tuple[Cell, ...]
"""Rows and columns from 0, in reading order."""

SIZES = (3, 4, 5, 6, 7)
LONE = 1
"""The size of each isolated field of a colour-wide area."""
LONGEST_SIDE: Mapping[int, int] = {3: 3, 4: 3, 5: 4, 6: 4, 7: 4}
"""The most rows or columns of a shape, by size."""
LONGEST_RIM: Mapping[int, int] = {3: 8, 4: 10, 5: 12, 6: 12, 7: 12}
"""The longest outline of a shape in cell edges, by size: one pair more than the most compact one has."""
MOST_TOUCHED = 2
"""The most sides on which a shape may touch an outside cell: with more it would have a notch."""
MOST_CORNERS = 8


@dataclass(frozen=True, slots=True)
class Placement:
    """A shape on the grid together with its image; alone if it is its own image."""

    masks: tuple[int, ...]
    both: int
    halos: tuple[int, ...]
    """The cells around each shape, which must not have its colour."""
    touches: bool
    """Whether the two shapes touch."""
    inland: int
    """How many of the areas touch neither margin."""


Placements = Mapping[tuple[int, bool], tuple[tuple[Placement, ...], ...]]
"""Every way to place a shape, by size and whether there are two, then by first cell."""


@cache
def compact_shapes(size: int) -> tuple[Shape, ...]:
    """Return every compact shape of a size, in all rotations and reflections."""
    return tuple(filter(_is_compact, _shapes(size)))


@cache
def placements(grid: Grid) -> Placements:
    table: dict[tuple[int, bool], list[list[Placement]]] = {
        (size, is_pair): [[] for _ in range(grid.size)]
        for size in (LONE, *SIZES)
        for is_pair in (False, True)
    }
    for size, mask in _laid(grid):
        image = grid.image(mask)
        masks = (mask,) if mask == image else (mask, image)
        first = next(cells(mask | image))
        if mask == image or (not mask & image and mask >> first & 1):
            # Isolated fields keep more than a corner's distance from others of their colour.
            halos = [grid.halo(m) if size > LONE else grid.rim(m) | grid.rim(grid.rim(m)) for m in masks]
            inland = len(masks) if size > LONE and grid.is_inland(mask | image) else 0
            placement = Placement(masks, mask | image, tuple(halos), bool(halos[0] & image & ~mask), inland)
            table[size, mask != image][first].append(placement)
    return {key: tuple(map(tuple, lists)) for key, lists in table.items()}


def _laid(grid: Grid) -> Iterator[tuple[int, int]]:
    """Yield sizes and masks; no isolated field lies in a corner of the grid."""
    yield from ((LONE, 1 << cell) for cell in cells(grid.everywhere & ~grid.corners))
    for size in SIZES:
        for shape in compact_shapes(size):
            height, width = _extent(shape)
            for row in range(grid.rows - height + 1):
                for column in range(grid.columns - width + 1):
                    yield size, sum(1 << (row + r) * grid.columns + column + c for r, c in shape)


@cache
def _shapes(size: int) -> tuple[Shape, ...]:
    if size == 1:
        return (((0, 0),),)
    return tuple(sorted({_normal({*shape, cell}) for shape in _shapes(size - 1) for cell in _edge(shape)}))


def _edge(shape: Shape) -> Iterator[Cell]:
    for row, column in shape:
        for cell in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if cell not in shape:
                yield cell


def _normal(found: set[Cell]) -> Shape:
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return tuple(sorted((row - top, column - left) for row, column in found))


def _extent(shape: Shape) -> tuple[int, int]:
    return max(row for row, _ in shape) + 1, max(column for _, column in shape) + 1


def _is_compact(shape: Shape) -> bool:
    touched = Counter(_edge(shape))
    return (
        touched.total() <= LONGEST_RIM[len(shape)]
        and max(touched.values()) <= MOST_TOUCHED
        and max(_extent(shape)) <= LONGEST_SIDE[len(shape)]
        and _corners(shape) <= MOST_CORNERS
    )


def _corners(shape: Shape) -> int:
    """Count the corners of the outline: points that touch one or three of the shape's cells."""
    around = Counter(
        (row + down, column + across) for row, column in shape for down in (0, 1) for across in (0, 1)
    )
    return sum(count in (1, 3) for count in around.values())

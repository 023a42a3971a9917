"""A grid and its symmetry; sets of cells are bit masks, with cells numbered in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

Spot = tuple[int, ...]
"""A cell and its image, or a cell that is its own image."""


class Symmetry(Enum):
    """The symmetries that map a grid onto itself."""

    HALF_TURN = "half turn"
    SIDES = "left and right"
    TOP_AND_BOTTOM = "top and bottom"


@dataclass(frozen=True)
class Grid:
    rows: int
    columns: int
    symmetry: Symmetry

    @property
    def size(self) -> int:
        return self.rows * self.columns

    @cached_property
    def everywhere(self) -> int:
        return (1 << self.size) - 1

    @property
    def has_middle_cells(self) -> bool:
        """Return whether the symmetry leaves some cells in place."""
        return any(len(spot) == 1 for spot in self.spots)

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        pairs = dict.fromkeys((min(pair), max(pair)) for pair in enumerate(self.images))
        return tuple(tuple(dict.fromkeys(pair)) for pair in pairs)

    @cached_property
    def images(self) -> tuple[int, ...]:
        """Return the image of each cell under the symmetry."""
        return tuple(self._image(*divmod(cell, self.columns)) for cell in range(self.size))

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """Return the cells directly above, left, right and below each cell."""
        return tuple(self.rim(1 << cell) for cell in range(self.size))

    def _image(self, row: int, column: int) -> int:
        last_row, last_column = self.rows - 1, self.columns - 1
        match self.symmetry:
            case Symmetry.HALF_TURN:
                row, column = last_row - row, last_column - column
            case Symmetry.SIDES:
                column = last_column - column
            case Symmetry.TOP_AND_BOTTOM:
                row = last_row - row
        return row * self.columns + column

    @cached_property
    def corners(self) -> int:
        return sum(1 << cell for cell, beside in enumerate(self.beside) if beside.bit_count() == 2)

    def image(self, mask: int) -> int:
        """Return the image of a set of cells under the symmetry."""
        return sum(1 << self.images[cell] for cell in cells(mask))

    def rim(self, mask: int) -> int:
        """Return the cells next to a set, sharing a side; may include cells of the set."""
        across = (mask & ~self._last_column) << 1 | (mask & ~self.first_column) >> 1
        return (across | mask << self.columns | mask >> self.columns) & self.everywhere

    def halo(self, mask: int) -> int:
        """Return the cells next to a set, corners included; may include cells of the set."""
        across = (mask & ~self._last_column) << 1 | (mask & ~self.first_column) >> 1
        row = mask | across
        return (across | row << self.columns | row >> self.columns) & self.everywhere

    @cached_property
    def first_column(self) -> int:
        return sum(1 << row * self.columns for row in range(self.rows))

    @cached_property
    def _last_column(self) -> int:
        return self.first_column << self.columns - 1

    def is_inland(self, mask: int) -> bool:
        """Return whether a set touches neither the left nor the right edge of the grid."""
        return not mask & (self.first_column | self._last_column)

    def small(self, mask: int) -> int:
        """Return the cells of those pieces of a set that have only one or two cells."""
        up, down = mask << self.columns, mask >> self.columns
        left, right = (mask & ~self._last_column) << 1, (mask & ~self.first_column) >> 1
        bent = (up | down) & (left | right)
        inner = mask & (up & down | left & right | bent)
        return mask & ~(inner | self.rim(inner))

    def around(self, line: int, column: int) -> int:
        """Return the four cells around a crossing of grid lines; none on the edge, where no line runs."""
        if not (0 < line < self.rows and 0 < column < self.columns):
            return 0
        below_left = self.below_left(line, column)
        below = below_left | below_left << 1
        return below | below >> self.columns

    def below_left(self, line: int, column: int) -> int:
        """Return the one of those cells that has the crossing at its top right corner."""
        return 1 << line * self.columns + column - 1

    def steps(self, one: int, other: int) -> int:
        """Count the grid steps between two cells."""
        (row, column), (its_row, its_column) = divmod(one, self.columns), divmod(other, self.columns)
        return abs(row - its_row) + abs(column - its_column)

    def pieces(self, mask: int) -> Iterator[int]:
        """Yield the connected pieces of a set; cells connect by their sides."""
        while mask:
            piece, edge = 0, mask & -mask
            while edge:
                piece |= edge
                edge = self.rim(edge) & mask & ~piece
            yield piece
            mask &= ~piece


def cells(mask: int) -> Iterator[int]:
    """Yield the cells of a set in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low

"""The playing field, and how a block falls and slides into it (facts 8.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

from engine.brikks.blocks import Colour, Shape
from engine.game import Refusal

COLUMNS = range(1, 11)
ROWS = range(1, 12)
"""The rows, from the bottom up."""

MULTIPLIERS: Mapping[int, int] = {row: 1 if row <= 5 else 2 if row <= 10 else 4 for row in ROWS}
ROW_POINTS: Mapping[int, int] = {10: 5, 9: 2, 8: 1}
"""Points of a row by its crosses, before the multiplier."""


class Cell(NamedTuple):
    column: int
    row: int

    def __str__(self) -> str:
        return f"{self.column},{self.row}"


Filled = frozenset[Cell]
ROW_CELLS: Mapping[int, Filled] = {row: frozenset(Cell(column, row) for column in COLUMNS) for row in ROWS}

CIRCLE_ROWS = """
......G...
R.......B.
...K......
.......W..
.Y........
.....R....
..B......Y
K......G..
....W.....
..........
..........
"""
CIRCLE_LETTERS = dict(zip("WYGRBK", Colour, strict=True))
CIRCLES: Mapping[Cell, Colour] = {
    Cell(column, row): CIRCLE_LETTERS[letter]
    for row, letters in zip(reversed(ROWS), CIRCLE_ROWS.split(), strict=True)
    for column, letter in zip(COLUMNS, letters, strict=True)
    if letter != "."
}
"""The same on every sheet: each colour twice."""


@lru_cache(maxsize=4096)
def cells(shape: Shape, at: Cell) -> tuple[Cell, ...]:
    """Return the cells that a shape covers with the bottom left of its box at a cell."""
    return tuple(Cell(at.column + dx, at.row + dy) for dx, dy in shape.cells)


@lru_cache(maxsize=1024)
def landings(filled: Filled, shape: Shape) -> tuple[Cell, ...]:
    """Return every cell where the shape can come to rest, row by row from the bottom.

    It starts above the field in any column and moves left, right and down through free cells. As it
    never rises, the cells it can reach in a row depend only on the row above.
    """
    found: list[Cell] = []
    starts = set(range(1, len(COLUMNS) + 2 - shape.width))
    taken: list[list[int]] = [[] for _ in range(len(ROWS) + 1 + shape.height)]
    for column, row in filled:
        taken[row].append(column)
    visited = starts
    for row in range(len(ROWS), -1, -1):
        blocked = {column - dx for dx, dy in shape.cells for column in taken[row + dy]}
        free = starts - blocked if row > 0 else set()
        if row + shape.height in ROWS:
            found[:0] = [Cell(column, row + 1) for column in sorted(visited - free)]
        visited = _slide(visited & free, free)
    return tuple(found)


def why_not_land(filled: Filled, shape: Shape, at: Cell) -> Refusal | None:
    """Return why a shape cannot come to rest at a cell, or None."""
    ends = (at.column + shape.width - 1, at.row + shape.height - 1)
    if not (at.column in COLUMNS and at.row in ROWS and ends[0] in COLUMNS and ends[1] in ROWS):
        return Refusal("off_field", {"cell": str(at)})
    if taken := filled.intersection(cells(shape, at)):
        return Refusal("cell_taken", {"cell": str(at), "taken": str(min(taken))})
    if at.row > 1 and filled.isdisjoint(cells(shape, Cell(at.column, at.row - 1))):
        return Refusal("floating", {"cell": str(at)})
    if at not in landings(filled, shape):
        return Refusal("no_way", {"cell": str(at)})
    return None


def finished_rows(filled: AbstractSet[Cell], covered: Collection[Cell]) -> tuple[int, ...]:
    """Return the rows that become full if these free cells are filled."""
    rows = sorted({cell.row for cell in covered})
    return tuple(row for row in rows if not ROW_CELLS[row].difference(filled, covered))


def crosses(filled: AbstractSet[Cell], row: int) -> int:
    """Return the number of filled cells in a row."""
    return len(ROW_CELLS[row].intersection(filled))


def row_scores(filled: AbstractSet[Cell]) -> tuple[int, ...]:
    """Return the points of each row, from the bottom up."""
    return tuple(ROW_POINTS.get(crosses(filled, row), 0) * MULTIPLIERS[row] for row in ROWS)


def touching(cell: Cell, others: Iterable[Cell]) -> Cell | None:
    """Return the first of the other cells that shares a side with this one."""
    return next((o for o in others if abs(o.column - cell.column) + abs(o.row - cell.row) == 1), None)


def _slide(entered: set[int], free: set[int]) -> set[int]:
    """Return the columns that a shape can reach in a row by moving left and right through free cells."""
    visited = set(entered)
    for step, columns in ((1, COLUMNS), (-1, reversed(COLUMNS))):
        for column in columns:
            if column in free and column - step in visited:
                visited.add(column)
    return visited

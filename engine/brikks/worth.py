"""Evaluates a sheet: the final points that a computer player expects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.brikks.energy import Energy
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS, Cell, Filled
from engine.brikks.sheet import BOMB_POINTS

Rows = tuple[int, ...]
"""A compact field: each row's crosses from the bottom up, one bit per column."""

FULL = (1 << len(COLUMNS)) - 1
MULTIPLES = tuple(MULTIPLIERS[row] for row in ROWS)
REACHABLE_POINTS = tuple(ROW_POINTS.get(len(COLUMNS) - lost, 0) for lost in range(len(COLUMNS) + 1))
"""The points that a row can still reach, by its number of lost cells."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Points for one of each. Compared by identity, for fast cache keys."""

    scored: float
    """A point that a row's crosses score now."""
    rows: float
    """A point that a row can still reach."""
    covered: float
    """An empty cell with a cross somewhere above."""
    sides: float
    """A change between empty and filled along a row."""
    steps: float
    """A change between empty and filled from one row to the next."""
    height: float
    """A row of height that the crosses reach."""
    ready: float
    """A row with one or two empty cells, all open: one block can fill several such rows."""
    energy: float
    cross: float
    """A cross on the special track, or a mini in the duel."""
    out: float
    """The loss from dropping out."""


@lru_cache(maxsize=1 << 8)
def rows_of(filled: Filled) -> Rows:
    rows = [0] * len(ROWS)
    for column, row in filled:
        rows[row - 1] |= 1 << (column - 1)
    return tuple(rows)


def with_cells(rows: Rows, cells: Iterable[Cell]) -> Rows:
    changed = list(rows)
    for column, row in cells:
        changed[row - 1] |= 1 << (column - 1)
    return tuple(changed)


def worth(weights: Weights, rows: Rows, energy: Energy, crosses: int, bombs_used: int) -> float:
    """The value of a field with these resources; only differences matter."""
    means = weights.energy * energy.active + weights.cross * crosses
    return field_worth(weights, rows) + means + BOMB_POINTS[bombs_used]


@lru_cache(maxsize=1 << 14)
def field_worth(weights: Weights, rows: Rows) -> float:
    """Scans from the top row down for what is open from above, what is covered, and how ragged it is."""
    value, upper, above, visited = 0.0, 0, 0, FULL
    for multiple, row in zip(reversed(MULTIPLES), reversed(rows), strict=True):
        points, shape, visited = _row_worth(weights, row, upper, above, visited)
        value += multiple * points + shape
        upper, above = row, above | row
    height = max((number for number, row in enumerate(rows, 1) if row), default=0)
    return value - weights.height * height


@lru_cache(maxsize=1 << 15)
def _row_worth(weights: Weights, row: int, upper: int, above: int, visited: int) -> tuple[float, float, int]:
    """The worth of a row's points and shape, and which of its cells are open.

    It lies under a row, under columns with a cross somewhere above, and under cells open from above.
    """
    free = FULL & ~row
    is_open = _slide(visited & free, free)
    lost, missing = (free & ~is_open).bit_count(), free.bit_count()
    points = weights.scored * REACHABLE_POINTS[missing] + weights.rows * REACHABLE_POINTS[lost]
    shape = -weights.covered * (above & free).bit_count()
    # The walls count as filled, so that a gap at the edge counts like one in the middle.
    walled = row << 1 | 1 | 1 << (len(COLUMNS) + 1)
    shape -= weights.sides * ((walled ^ walled >> 1) & (FULL << 1 | 1)).bit_count()
    shape -= weights.steps * (row ^ upper).bit_count()
    return points, shape + weights.ready * (not lost and 1 <= missing <= 2), is_open


def _slide(entered: int, free: int) -> int:
    """All free columns reachable from the entered ones."""
    visited = entered
    while (wider := (visited | visited << 1 | visited >> 1) & free) != visited:
        visited = wider
    return visited

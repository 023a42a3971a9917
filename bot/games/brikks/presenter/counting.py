"""Count the effects of a block on a field, in cells."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import pairwise

from engine.brikks.blocks import SHAPES, Block
from engine.brikks.field import COLUMNS, Cell, cells, landings
from engine.brikks.moves import Placement
from engine.brikks.sheet import Effects, Sheet, effects


def covered_cells(placement: Placement) -> tuple[Cell, ...]:
    """Return the cells of a placed block."""
    return cells(SHAPES[placement.block], placement.at)


def holes(filled: AbstractSet[Cell]) -> int:
    """Count the empty cells with a cross somewhere above them in their column."""
    return sum(_heights(filled)) - len(filled)


def height(filled: AbstractSet[Cell]) -> int:
    """Return the highest row with a cross."""
    return max(_heights(filled))


def steps(filled: AbstractSet[Cell]) -> int:
    """Sum the differences in height between neighbouring columns."""
    return sum(abs(left - right) for left, right in pairwise(_heights(filled)))


def new_holes(sheet: Sheet, placement: Placement) -> int:
    """Count the holes this block adds; negative if it fills some."""
    return holes(sheet.filled.union(covered_cells(placement))) - holes(sheet.filled)


def free_placements(sheet: Sheet, block: Block) -> tuple[Placement, ...]:
    """Return where the block can come to rest without turning."""
    return tuple(Placement(block, at) for at in landings(sheet.filled, SHAPES[block]))


def effects_of(sheet: Sheet, block: Block) -> tuple[Effects, ...]:
    """Return the effects of each of these placements."""
    return tuple(effects(sheet, block, placement) for placement in free_placements(sheet, block))


def _heights(filled: AbstractSet[Cell]) -> list[int]:
    """Return the highest row with a cross in each column."""
    heights = dict.fromkeys(COLUMNS, 0)
    for column, row in filled:
        heights[column] = max(heights[column], row)
    return list(heights.values())

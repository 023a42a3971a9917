"""What a block does to a field, counted in cells."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import pairwise

from engine.brikks.blocks import SHAPES, Block
from engine.brikks.field import COLUMNS, Cell, cells, landings
from engine.brikks.moves import Placement
from engine.brikks.sheet import Effects, Sheet, effects


def covered(placement: Placement) -> tuple[Cell, ...]:
    """The cells of a placed block."""
    return cells(SHAPES[placement.block], placement.at)


def holes(filled: AbstractSet[Cell]) -> int:
    """Empty cells with a cross somewhere above them in their column."""
    return sum(_heights(filled)) - len(filled)


def height(filled: AbstractSet[Cell]) -> int:
    """The highest row that holds a cross."""
    return max(_heights(filled))


def steps(filled: AbstractSet[Cell]) -> int:
    """By how many rows in all the columns differ in height from the ones beside them."""
    return sum(abs(left - right) for left, right in pairwise(_heights(filled)))


def new_holes(sheet: Sheet, placement: Placement) -> int:
    """How many more holes there are with this block; fewer than none where it fills some."""
    return holes(sheet.filled.union(covered(placement))) - holes(sheet.filled)


def free_placements(sheet: Sheet, block: Block) -> tuple[Placement, ...]:
    """Where the block can come to rest as it lies."""
    return tuple(Placement(block, at) for at in landings(sheet.filled, SHAPES[block]))


def brought(sheet: Sheet, block: Block) -> tuple[Effects, ...]:
    """What each of these places would bring."""
    return tuple(effects(sheet, block, placement) for placement in free_placements(sheet, block))


def _heights(filled: AbstractSet[Cell]) -> list[int]:
    """Of each column the highest row that holds a cross."""
    heights = dict.fromkeys(COLUMNS, 0)
    for column, row in filled:
        heights[column] = max(heights[column], row)
    return list(heights.values())

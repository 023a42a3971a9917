"""A sheet of BRIKKS as whole numbers, for looking ahead; tests hold it against the engine.

A field is one number with a bit for each cell, row by row from the bottom left; rows are eleven bits
apart, so that a block that leaves a row at its right end does not enter the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.brikks.blocks import BLOCKS, SHAPES, Block, Shape, cost
from engine.brikks.energy import LENGTH, PINK_X
from engine.brikks.field import CIRCLES, COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS, Cell, Filled
from engine.brikks.moves import Placement
from engine.brikks.sheet import (
    BOMB_POINTS,
    CROSSES_FOR_ROWS,
    LOSS_FIRST,
    OTHER_COLOUR,
    OWN_COLOUR,
    SPECIAL,
    Sheet,
)

STRIDE = len(COLUMNS) + 1
FULL = (1 << len(COLUMNS)) - 1
SHIFTS = tuple(STRIDE * index for index in range(len(ROWS)))
POINTS = tuple(
    tuple(ROW_POINTS.get(filled, 0) * MULTIPLIERS[row] for filled in range(len(COLUMNS) + 1)) for row in ROWS
)
"""The points of each row by how many of its cells are filled."""
PINKS = tuple(sum(pink <= position for pink in PINK_X) for position in range(LENGTH + 1))
"""How many pink X there are up to a position of the energy track."""


class Position(NamedTuple):
    """What counts of a sheet when its next throw comes."""

    field: int
    activated: int
    active: int
    """Energy that can be spent."""
    crosses: int
    """On the special track; in the duel, the minis sent since looking ahead began."""
    bombs_used: int


class Kind(NamedTuple):
    """A shape of one colour: blocks that look alike are one kind."""

    block: Block
    mask: int
    """Its cells with the box at the bottom left of the field."""
    steps: tuple[int, ...]
    """How many bits each cell is from the first of the box."""
    height: int
    columns: int
    """Every place of the box between the walls, as high as above the field."""
    above: int
    """Those wholly above the field."""
    inside: int
    """Those wholly inside the field."""
    own: int
    """The circles of its colour."""


def bit(cell: Cell) -> int:
    return 1 << (STRIDE * (cell.row - 1) + cell.column - 1)


def field_of(filled: Iterable[Cell]) -> int:
    return sum(map(bit, filled))


def filled_of(field: int) -> Filled:
    return frozenset(
        Cell(column, row) for row in ROWS for column in COLUMNS if field & bit(Cell(column, row))
    )


def cell_at(place: int) -> Cell:
    """The cell of a single bit."""
    row, column = divmod(place.bit_length() - 1, STRIDE)
    return Cell(column + 1, row + 1)


def position_of(sheet: Sheet) -> Position:
    energy = sheet.energy
    return Position(field_of(sheet.filled), energy.activated, energy.active, sheet.crosses, sheet.bombs_used)


def _kind(block: Block) -> Kind:
    shape = SHAPES[block]
    return Kind(
        block,
        sum(1 << (STRIDE * dy + dx) for dx, dy in shape.cells),
        tuple(STRIDE * dy + dx for dx, dy in shape.cells),
        shape.height,
        _boxes(shape, range(len(ROWS) + 1)),
        _boxes(shape, range(len(ROWS), len(ROWS) + 1)),
        _boxes(shape, range(len(ROWS) + 1 - shape.height)),
        field_of(cell for cell, colour in CIRCLES.items() if colour is block.colour),
    )


def _boxes(shape: Shape, rows: Iterable[int]) -> int:
    places = (1 << (len(COLUMNS) + 1 - shape.width)) - 1
    return sum(places << (STRIDE * row) for row in rows)


TWINS: Mapping[Block, Block] = {
    block: next(b for b in BLOCKS if b.colour == block.colour and SHAPES[b] == SHAPES[block])
    for block in BLOCKS
}
"""The first block of the same colour and shape: what one of them brings, so does the other."""
KINDS = tuple(_kind(block) for block in BLOCKS if TWINS[block] == block)
CIRCLE_CELLS = field_of(CIRCLES)
COSTS: Mapping[Block, tuple[int, ...]] = {
    throw: tuple(min(cost(throw, b) for b in BLOCKS if TWINS[b] == kind.block) for kind in KINDS)
    for throw in BLOCKS
}
"""The least energy that turns a throw into each kind."""


def kind_of(block: Block) -> int:
    """The number of the kind that a block belongs to."""
    return next(index for index, kind in enumerate(KINDS) if kind.block == TWINS[block])


def block_of(kind: Kind, throw: Block) -> Block:
    """The block of a kind that costs least after a throw."""
    return min((b for b in BLOCKS if TWINS[b] == kind.block), key=lambda block: cost(throw, block))


@lru_cache(maxsize=1 << 13)
def landings(field: int, index: int) -> tuple[int, ...]:
    """Every place where a kind can come to rest, as single bits from the bottom up.

    All places that it can visit grow at once, down and to the sides, until there are no more.
    """
    kind = KINDS[index]
    a, b, c, d = kind.steps
    free = kind.columns & ~(field >> a | field >> b | field >> c | field >> d)
    visited, before = kind.above, 0
    while visited != before:
        before = visited
        falls, step = free, STRIDE
        # Doubling steps: 15 rows down, more than there are.
        for _ in range(4):
            visited |= visited >> step & falls
            falls &= falls >> step
            step *= 2
        visited |= (visited << 1 | visited >> 1) & free
    resting = visited & ~(free << STRIDE) & kind.inside
    return tuple(_bits(resting))


def _bits(places: int) -> Iterator[int]:
    while places:
        lowest = places & -places
        yield lowest
        places ^= lowest


def placed(position: Position, level: int, index: int, place: int) -> Position:
    """The position after a block of a kind has come to rest, before it is paid for."""
    kind = KINDS[index]
    field, activated, active, crosses, bombs_used = position
    covered = kind.mask * place
    after = field | covered
    shift = (place.bit_length() - 1) // STRIDE * STRIDE
    rows = 0
    for _ in range(kind.height):
        rows += after >> shift & FULL == FULL
        shift += STRIDE
    # A full row has no free cell, so each of them was finished by this block.
    crosses += CROSSES_FOR_ROWS[rows]
    if circles := covered & CIRCLE_CELLS:
        own = (circles & kind.own).bit_count()
        change = OTHER_COLOUR[level] * (circles.bit_count() - own)
        gained, lost = OWN_COLOUR * own + max(change, 0), max(-change, 0)
        reached = min(LENGTH, activated + gained)
        active = _with_energy(active, reached - activated, lost)
        crosses += PINKS[reached] - PINKS[activated]
        activated = reached
    return Position(after, activated, active, min(crosses, len(SPECIAL) - 1), bombs_used)


def _with_energy(active: int, gained: int, lost: int) -> int:
    return max(active - lost, 0) + gained if LOSS_FIRST else max(active + gained - lost, 0)


def paid(position: Position, points: int) -> Position:
    return position._replace(active=position.active - points)


def bombed(position: Position) -> Position:
    return position._replace(bombs_used=position.bombs_used + 1)


def resolved(position: Position, level: int, throw: Block, move: Placement) -> Position:
    """The position after a placement, paid for first."""
    return placed(paid(position, cost(throw, move.block)), level, kind_of(move.block), bit(move.at))


def row_points(field: int) -> int:
    return sum(POINTS[index][(field >> shift & FULL).bit_count()] for index, shift in enumerate(SHIFTS))


def score(position: Position) -> int:
    """The points if the game ended now."""
    means = SPECIAL[position.crosses] + BOMB_POINTS[position.bombs_used] + position.active // 2
    return row_points(position.field) + means

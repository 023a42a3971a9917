"""A BRIKKS sheet as whole numbers, for search; tests compare it with the engine.

A field is one number with a bit for each cell, row by row from the bottom left; rows start eleven bits
apart, so that a block that passes the right end of a row does not wrap into the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.brikks.blocks import BLOCKS, SHAPES, Block, Shape, cost
from engine.brikks.energy import LENGTH, PINK_X
from engine.brikks.field import CIRCLES, COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS, Cell
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
"""The points of each row, by number of filled cells."""
PINKS = tuple(sum(pink <= position for pink in PINK_X) for position in range(LENGTH + 1))
"""The number of pink X up to each position of the energy track."""


class Position(NamedTuple):
    """The parts of a sheet that matter for its next throw."""

    field: int
    activated: int
    active: int
    """Energy that can be spent."""
    crosses: int
    """Crosses on the special track; in the duel, the minis sent since the search began."""
    bombs_used: int


class Kind(NamedTuple):
    """A shape in one colour: blocks that look alike are one kind."""

    block: Block
    mask: int
    """Its cells, with the box at the bottom left of the field."""
    steps: tuple[int, ...]
    """The distance in bits of each cell from the first of the box."""
    height: int
    columns: int
    """Every place of the box between the walls, up to and above the top of the field."""
    above: int
    """The places wholly above the field."""
    inside: int
    """The places wholly inside the field."""
    own: int
    """The circles of the kind's colour."""


def bit(cell: Cell) -> int:
    return 1 << (STRIDE * (cell.row - 1) + cell.column - 1)


def field_of(filled: Iterable[Cell]) -> int:
    return sum(map(bit, filled))


def cell_at(place: int) -> Cell:
    """Return the cell of a single bit."""
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
"""Maps each block to the first of the same colour and shape, which has the same effects."""
KINDS = tuple(_kind(block) for block in BLOCKS if TWINS[block] == block)
CIRCLE_CELLS = field_of(CIRCLES)
COSTS: Mapping[Block, tuple[int, ...]] = {
    throw: tuple(min(cost(throw, b) for b in BLOCKS if TWINS[b] == kind.block) for kind in KINDS)
    for throw in BLOCKS
}
"""The least energy that turns each throw into each kind."""


def kind_of(block: Block) -> int:
    """Return the number of the kind that a block belongs to."""
    return next(index for index, kind in enumerate(KINDS) if kind.block == TWINS[block])


def block_of(kind: Kind, throw: Block) -> Block:
    """Return the cheapest block of a kind after a throw."""
    return min((b for b in BLOCKS if TWINS[b] == kind.block), key=lambda block: cost(throw, block))


@lru_cache(maxsize=1 << 13)
def landings(field: int, index: int) -> tuple[int, ...]:
    """Return every place where a kind can come to rest, as single bits, lowest first.

    Grows the set of places that it can reach, down and to the sides, until nothing is added.
    """
    kind = KINDS[index]
    a, b, c, d = kind.steps
    free = kind.columns & ~(field >> a | field >> b | field >> c | field >> d)
    visited, before = kind.above, 0
    while visited != before:
        before = visited
        falls, step = free, STRIDE
        # Each step doubles the distance: 15 rows down is more than the field has.
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
    """Return the position after a block of a kind has come to rest, before its cost is paid."""
    kind = KINDS[index]
    field, activated, active, crosses, bombs_used = position
    covered = kind.mask * place
    after = field | covered
    shift = (place.bit_length() - 1) // STRIDE * STRIDE
    rows = 0
    for _ in range(kind.height):
        rows += after >> shift & FULL == FULL
        shift += STRIDE
    # A full row has no free cell, so this block completed each of them.
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
    """Return the position after a placement; its cost is paid first."""
    return placed(paid(position, cost(throw, move.block)), level, kind_of(move.block), bit(move.at))


def row_points(field: int) -> int:
    total = index = 0
    while field:
        total += POINTS[index][(field & FULL).bit_count()]
        field >>= STRIDE
        index += 1
    return total


def score(position: Position) -> int:
    """Return the points if the game ended now."""
    means = SPECIAL[position.crosses] + BOMB_POINTS[position.bombs_used] + position.active // 2
    return row_points(position.field) + means

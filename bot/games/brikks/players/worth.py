"""Evaluate a position: its current points, and those it is likely to earn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.games.brikks.players.compact import CIRCLE_CELLS, FULL, POINTS, SHIFTS, STRIDE, Position
from engine.brikks.blocks import SWAP_COST
from engine.brikks.energy import LENGTH, START
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROWS
from engine.brikks.sheet import BOMB_POINTS, BOMBS, SPECIAL

CELLS = len(COLUMNS) * len(ROWS)
MULTIPLES = tuple(MULTIPLIERS[row] for row in ROWS)
CIRCLE_ROWS = tuple(CIRCLE_CELLS >> shift & FULL for shift in SHIFTS)
BORDERS = FULL << 1 | 1
"""The eleven borders between the cells of a row, walls included."""
LAST = 1 << (len(COLUMNS) - 1)
LONGEST = 4
"""The most rows that one block can complete."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Expected points per unit of each feature. Compared by identity, which makes instances fast cache keys.

    All of them shrink once few cells are open, because little can still be earned.
    """

    clean: float
    """A row without a lost cell, times its multiplier."""
    flawed: float
    """A row with one lost cell, times its multiplier."""
    begun: float
    """The filled share of a row without a lost cell, times its multiplier."""
    covered: float
    """An empty cell with a cross somewhere above."""
    pierced: float
    """A row with a covered cell."""
    sides: float
    """A change between empty and filled along a row; walls count as filled."""
    steps: float
    """A change between empty and filled from one row to the next."""
    height: float
    """Each row up to the highest cross."""
    ready: tuple[float, float, float, float]
    """One to four adjacent rows that all lack the same single cell, so that one block can complete them."""
    circle: float
    """A circle that can still be reached."""
    wells: float
    """Each row by which a gap of one column is deeper than one."""
    cross: float
    """A cross, on the special track or as a mini in the duel."""
    cross_room: float
    """The same, scaled by the open share of the field."""
    energy: float
    energy_room: float
    """A point of energy, scaled by the open share of the field."""
    swap: float
    """Each point of energy, up to the cost of one swap."""
    swap_ready: float
    """A swap in hand while four rows are ready."""
    pink: float
    """Each point towards the next pink X."""
    bomb: float
    alive: float
    few: float
    """The number of open cells at which nothing more can be earned."""
    many: float
    """The number of further open cells at which everything can still be earned."""
    special: float = 1.0
    """The share of the special track's points that counts."""


class Promise(NamedTuple):
    """The value of a field, given the means that a sheet has."""

    points: int
    """The current points of its rows."""
    to_come: float
    """The expected points, in full."""
    share: float
    """The share of those that can still be earned, 0 to 1."""
    room: float
    """The open share of the field."""
    is_ready: bool
    """Whether one block can complete four rows."""


def worth(weights: Weights, position: Position) -> float:
    """Return the current and expected points; only differences matter."""
    points, to_come, share, room, is_ready = promise(weights, position.field)
    now, later = means(weights, position[1:])
    energy = weights.energy_room * position.active
    later += room * (energy + weights.cross_room * position.crosses)
    if is_ready and position.active >= SWAP_COST:
        later += weights.swap_ready
    return points + now + share * (to_come + later)


@lru_cache(maxsize=1 << 12)
def means(weights: Weights, held: tuple[int, int, int, int]) -> tuple[float, float]:
    """Return the current points of everything but the field, and those it is expected to earn on any field.

    `held` is a position without its field.
    """
    activated, active, crosses, bombs_used = held
    now = weights.special * SPECIAL[crosses] + BOMB_POINTS[bombs_used] + active // 2
    later = weights.cross * crosses + weights.bomb * (BOMBS - bombs_used)
    later += weights.energy * active + weights.swap * min(active, SWAP_COST)
    if activated < LENGTH:
        later += weights.pink * ((activated - START[4][0]) % 3)
    return now, later


@lru_cache(maxsize=1 << 15)
def promise(weights: Weights, field: int) -> Promise:
    """Evaluate a field row by row from the top: cells open from above, covered cells, the outline."""
    height = -(-field.bit_length() // STRIDE)
    points, to_come = 0, weights.alive + _sky(weights, height) - weights.height * height
    to_come -= weights.steps * (field ^ field >> STRIDE).bit_count()
    opens = len(COLUMNS) * (len(ROWS) - height)
    above, visited, wells, ready, run, longest = 0, FULL, 0, 0, 0, 0
    for index in range(height - 1, -1, -1):
        row = field >> SHIFTS[index] & FULL
        part = _row(weights, index, row, above, visited)
        points += part.points
        to_come += part.to_come - weights.wells * (part.wells & wells).bit_count()
        if run and part.ready != ready:
            to_come += weights.ready[min(run, LONGEST) - 1]
            longest, run = max(longest, run), 0
        visited, wells, ready = part.visited, part.wells, part.ready
        if not visited:
            buried = _buried(weights, index, field & (1 << SHIFTS[index]) - 1)
            points, to_come = points + buried[0], to_come + buried[1]
            break
        above |= row
        opens += visited.bit_count()
        run += ready > 0
    if run:
        to_come += weights.ready[min(run, LONGEST) - 1]
    share = min(max((opens - weights.few) / weights.many, 0.0), 1.0)
    return Promise(points, to_come, share, opens / CELLS, max(longest, run) >= LONGEST)


@lru_cache(maxsize=1 << 8)
def _sky(weights: Weights, height: int) -> float:
    """Return the expected points of the empty rows above the highest cross."""
    return sum(_row(weights, index, 0, 0, FULL).to_come for index in range(height, len(ROWS)))


@lru_cache(maxsize=1 << 13)
def _buried(weights: Weights, height: int, field: int) -> tuple[int, float]:
    """Return the current and expected points of the lowest rows of a field, once no block can reach them."""
    rows = [_row(weights, index, field >> SHIFTS[index] & FULL, FULL, 0) for index in range(height)]
    return sum(row.points for row in rows), sum(row.to_come for row in rows)


class Row(NamedTuple):
    points: int
    to_come: float
    visited: int
    """Its cells that are open from above."""
    wells: int
    """Its open cells between two higher columns."""
    ready: int
    """The only cell that it lacks, if that one is open."""


@lru_cache(maxsize=1 << 16)
def _row(weights: Weights, index: int, row: int, above: int, visited: int) -> Row:
    """Evaluate a row, given the columns with a cross above it and the cells open from above."""
    free = FULL & ~row
    is_open = slide(visited & free, free)
    missing, lost = free.bit_count(), (free & ~is_open).bit_count()
    to_come = weights.circle * (is_open & CIRCLE_ROWS[index]).bit_count()
    if lost == 0:
        begun = weights.begun * (len(COLUMNS) - missing) / len(COLUMNS)
        to_come += MULTIPLES[index] * (weights.clean + begun)
    elif lost == 1:
        to_come += MULTIPLES[index] * weights.flawed
    if covered := above & free:
        to_come -= weights.covered * covered.bit_count() + weights.pierced
    walled = row << 1 | 1 | LAST << 2
    to_come -= weights.sides * ((walled ^ walled >> 1) & BORDERS).bit_count()
    held = above | row
    wells = FULL & ~held & (held << 1 | 1) & (held >> 1 | LAST)
    ready = free if missing == 1 and not lost else 0
    return Row(POINTS[index][len(COLUMNS) - missing], to_come, is_open, wells, ready)


def slide(entered: int, free: int) -> int:
    """Return all free cells that can be reached sideways from the entered ones."""
    visited = entered
    while (wider := (visited | visited << 1 | visited >> 1) & free) != visited:
        visited = wider
    return visited

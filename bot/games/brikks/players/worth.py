"""What a position is worth: the points it has, and what they are likely to become."""

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
"""So many rows one block can finish."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Points to come for one of each. Compared by identity, which makes them quick keys of the caches.

    All of it shrinks with the open cells when these become few: then there is little to come.
    """

    clean: float
    """A row without a lost cell, times its multiplier."""
    flawed: float
    """A row with one lost cell, times its multiplier."""
    begun: float
    """How full a row without a lost cell is, times its multiplier."""
    covered: float
    """An empty cell with a cross somewhere above."""
    pierced: float
    """A row with such a cell."""
    sides: float
    """A change between empty and filled along a row; walls count as filled."""
    steps: float
    """A change between empty and filled from one row to the next."""
    height: float
    """A row up to which the crosses reach."""
    ready: tuple[float, float, float, float]
    """One to four rows above each other that all lack the same one cell: one block can finish them."""
    circle: float
    """A circle that can still be reached."""
    wells: float
    """Each row that a gap of one column is deeper than one."""
    cross: float
    """A cross, on the special track or as a mini in the duel."""
    cross_room: float
    """The same on a field that is wholly open."""
    energy: float
    energy_room: float
    """A point of energy on a field that is wholly open."""
    swap: float
    """Each point of the energy that one swap takes."""
    swap_ready: float
    """A swap in hand when four rows are ready."""
    pink: float
    """Each point towards the next pink X."""
    bomb: float
    alive: float
    few: float
    """So many open cells promise nothing any more."""
    many: float
    """So many more promise everything."""
    special: float = 1.0
    """The share of the special track's points that counts."""


class Promise(NamedTuple):
    """What a field is worth with the means that a sheet has."""

    points: int
    """Of its rows, now."""
    to_come: float
    """The rest, in full."""
    share: float
    """How much of that can still come, 0 to 1."""
    room: float
    """The open cells' share of the field."""
    is_ready: bool
    """Whether one block can finish four rows."""


def worth(weights: Weights, position: Position) -> float:
    """The points now and to come; only differences count."""
    points, to_come, share, room, is_ready = promise(weights, position.field)
    now, later = means(weights, position[1:])
    energy = weights.energy_room * position.active
    later += room * (energy + weights.cross_room * position.crosses)
    if is_ready and position.active >= SWAP_COST:
        later += weights.swap_ready
    return points + now + share * (to_come + later)


@lru_cache(maxsize=1 << 12)
def means(weights: Weights, held: tuple[int, int, int, int]) -> tuple[float, float]:
    """The points of all but the field now, and what they bring on any field.

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
    """From the top row down: what is open from above, what is covered, and how ragged it is."""
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
    """What the empty rows above the highest cross have to come."""
    return sum(_row(weights, index, 0, 0, FULL).to_come for index in range(height, len(ROWS)))


@lru_cache(maxsize=1 << 13)
def _buried(weights: Weights, height: int, field: int) -> tuple[int, float]:
    """The points now and to come of the lowest rows of a field, when nothing can reach them."""
    rows = [_row(weights, index, field >> SHIFTS[index] & FULL, FULL, 0) for index in range(height)]
    return sum(row.points for row in rows), sum(row.to_come for row in rows)


class Row(NamedTuple):
    points: int
    to_come: float
    visited: int
    """Its cells that are open from above."""
    wells: int
    """Its open cells between two columns that are higher."""
    ready: int
    """The one cell that it lacks, if that is open."""


@lru_cache(maxsize=1 << 16)
def _row(weights: Weights, index: int, row: int, above: int, visited: int) -> Row:
    """A row under columns with a cross somewhere above, and under cells open from above."""
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
    """All free cells beside the entered ones."""
    visited = entered
    while (wider := (visited | visited << 1 | visited >> 1) & free) != visited:
        visited = wider
    return visited

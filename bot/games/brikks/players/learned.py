"""Evaluate a position by learned tables with one entry for each feature.

A feature is, say, that the third row lacks two cells, one of them lost, or that five points of energy are
left while many cells are open. The expected final score is the current points plus the entries of all
features.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.brikks.players.compact import CIRCLE_CELLS, FULL, POINTS, SHIFTS, STRIDE, Position
from bot.games.brikks.players.tables import KIND_OF, Table, Tables
from engine.brikks.blocks import SWAP_COST
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.sheet import BOMB_POINTS, SPECIAL

WIDTH = len(COLUMNS)
CELLS = WIDTH * len(ROWS)
CIRCLE_ROWS = tuple(CIRCLE_CELLS >> shift & FULL for shift in SHIFTS)
BORDERS = FULL << 1 | 1
"""The eleven borders between the cells of a row, walls included."""
LAST = 1 << (WIDTH - 1)
LONGEST = 4
"""The most rows that one block can complete."""
PHASES = (12, 24, 40, 58, 80)
"""A sheet with fewer open cells than the first of these is in the first phase, and so on."""
PHASE_OF = tuple(sum(cells >= least for least in PHASES) for cells in range(CELLS + 1))
STAGE_OF = tuple(phase // 2 for phase in PHASE_OF)
"""Some features use a coarser scale, with two phases in each stage."""
MOST_LOST = 3
"""Further lost or covered cells in a row make no difference."""
IN_TWO, IN_THREE, IN_FOUR = 8, 10, 12
"""Two, three or four rows that lack more cells than this together add nothing to the evaluation."""
FAR = 99
"""Stands for the missing cells if there are no such rows."""
TURN = 2
"""With this much energy most blocks of a colour can be turned as needed."""
INNER = (1 << (WIDTH - 1)) - 1
"""The nine borders between neighbouring cells of a row."""
BYTE = 8
"""The counts of a field are added all at once, packed into one number with a byte for each."""
BYTES = (1 << BYTE) - 1
FEW = 1 << 12
"""The answers kept of a kind, at 0.3 to 0.5 kB each: those of one search. With eight times as many, no move was faster."""


class Outline(NamedTuple):
    """The value of a field, and how far the game has come on it."""

    value: float
    opens: int
    """Cells that can still be reached."""
    ready: Table
    """The table entries for the rows that one block can complete."""
    held: int
    """The current points of its rows."""


class Row(NamedTuple):
    value: float
    counts: int
    """Open cells, edges, wells, sides and a flag for pierced, a byte each."""
    visited: int
    """Its cells that are open from above."""
    edges: int
    wells: int
    gap: int
    """Its empty cells; none if one of them is lost."""
    circles: int
    """The circles among the open cells."""
    held: int
    """Its current points."""


def worth(tables: Tables, position: Position) -> float:
    """Return the expected final score of a position."""
    return expected_score(tables, position)[0]


def expected_score(tables: Tables, position: Position) -> tuple[float, int]:
    """Return the expected final score of a position, and the points that it holds now."""
    value, opens, ready, rows = outline(tables, position.field)
    others, now = means(tables, opens, ready, position[1:])
    return value + others, rows + now


@lru_cache(FEW)
def means(tables: Tables, opens: int, ready: Table, held: tuple[int, int, int, int]) -> tuple[float, int]:
    """Return the current and expected points together, then the current ones, of everything but the field.

    `held` is a position without its field.
    """
    activated, active, crosses, bombs_used = held
    phase, stage = PHASE_OF[opens], STAGE_OF[opens]
    now = SPECIAL[crosses] + BOMB_POINTS[bombs_used] + active // 2
    later = tables.energy[phase][active] + tables.activated[stage][activated]
    later += tables.crosses[phase][crosses] + tables.bombs[phase][bombs_used]
    return now + later + ready[(active >= TURN) + (active >= SWAP_COST)], now


@lru_cache(FEW)
def outline(tables: Tables, field: int) -> Outline:
    """Evaluate a field: each row from the top, then the outline, then rows that can be completed together."""
    height = -(-field.bit_length() // STRIDE)
    value, circles = _sky(tables, height)
    counts, above, visited, edges, wells, gaps, held = WIDTH * (len(ROWS) - height), 0, FULL, 0, 0, 0, 0
    for index in range(height - 1, -1, -1):
        shift = SHIFTS[index]
        row = field >> shift & FULL
        # Unpacking is faster than attribute access.
        points, numbers, visited, row_edges, row_wells, gap, row_circles, now = _row(
            tables, index, row, above, visited
        )
        value += points
        held += now
        counts += numbers
        edges |= row_edges << shift
        wells |= row_wells << shift
        if not visited:
            buried = _buried(tables, index, field & (1 << shift) - 1)
            value, counts, held = value + buried[0], counts + buried[1], held + buried[2]
            break
        gaps |= gap << shift
        circles |= row_circles << shift
        above |= row
    opens = counts & BYTES
    together, ready = _together(tables, gaps)
    value += together + _outlined(tables, counts >> BYTE, edges, wells)
    value += tables.steps[(field ^ field >> STRIDE).bit_count()] + tables.height[height] + tables.opens[opens]
    return Outline(value + _circles(tables, STAGE_OF[opens], circles), opens, ready, held)


def _outlined(tables: Tables, counts: int, edges: int, wells: int) -> float:
    """Return the value of a field's outline: edges, wells, sides and pierced rows, and stacked edges and
    wells."""
    cliffs, shafts = edges & edges >> STRIDE, wells & wells >> STRIDE
    value = tables.edges[counts & BYTES] + tables.cliffs[cliffs.bit_count()]
    value += tables.walls[(cliffs & edges >> 2 * STRIDE).bit_count()]
    value += tables.wells[counts >> BYTE & BYTES] + tables.shafts[shafts.bit_count()]
    value += tables.deeps[(shafts & wells >> 2 * STRIDE).bit_count()]
    return value + tables.sides[counts >> 2 * BYTE & BYTES] + tables.pierced[counts >> 3 * BYTE]


@lru_cache(FEW)
def _together(tables: Tables, gaps: int) -> tuple[float, Table]:
    """Value two to four adjacent rows without a lost cell, and find the longest run that lacks one cell."""
    value, one, two, three = 0.0, FAR, FAR, FAR
    common1 = common2 = common3 = last = run = longest = lowest = 0
    for index in range((gaps.bit_length() - 1) // STRIDE, -1, -1):
        gap = gaps >> SHIFTS[index] & FULL
        missing = gap.bit_count()
        if not gap:
            one = two = three = FAR
            last = 0
            continue
        if missing == 1:
            run = run + 1 if gap == last else 1
            if run > longest:
                longest, lowest = run, index
            last = gap
        else:
            last = 0
        four, three, two, one = three + missing, two + missing, one + missing, missing
        common4, common3, common2, common1 = common3 & gap, common2 & gap, common1 & gap, gap
        if two <= IN_TWO:
            value += tables.pairs[index][two][common2.bit_count()]
        if three <= IN_THREE:
            value += tables.triples[index][three][common3.bit_count()]
        if four <= IN_FOUR:
            value += tables.fours[index][four][common4.bit_count()]
    return value, tables.ready[min(longest, LONGEST)][KIND_OF[lowest]]


@lru_cache(maxsize=1 << 8)
def _sky(tables: Tables, height: int) -> tuple[float, int]:
    """Return the value and the circles of the empty rows above the highest cross."""
    rows = {index: _row(tables, index, 0, 0, FULL) for index in range(height, len(ROWS))}
    circles = sum(row.circles << SHIFTS[index] for index, row in rows.items())
    return sum(row.value for row in rows.values()), circles


@lru_cache(FEW)
def _circles(tables: Tables, stage: int, circles: int) -> float:
    """Return the value of the circles that can still be reached."""
    counts = ((circles >> shift & FULL).bit_count() for shift in SHIFTS)
    return sum(of_row[count] for of_row, count in zip(tables.circles[stage], counts, strict=True))


@lru_cache(FEW)
def _buried(tables: Tables, height: int, field: int) -> tuple[float, int, int]:
    """Return the value, counts and points of the lowest rows of a field, once no block can reach them."""
    rows = [_row(tables, index, field >> SHIFTS[index] & FULL, FULL, 0) for index in range(height)]
    return sum(row.value for row in rows), sum(row.counts for row in rows), sum(row.held for row in rows)


@lru_cache(2 * FEW)
def _row(tables: Tables, index: int, row: int, above: int, visited: int) -> Row:
    """Evaluate a row, given the columns with a cross above it and the cells open from above."""
    free = FULL & ~row
    is_open = slide(visited & free, free)
    missing, lost = free.bit_count(), (free & ~is_open).bit_count()
    covered = min((above & free).bit_count(), MOST_LOST)
    points = POINTS[index][WIDTH - missing]
    value = points + tables.rows[index][missing][min(lost, MOST_LOST)]
    value += tables.covered[index][covered]
    walled = row << 1 | 1 | LAST << 2
    sides = ((walled ^ walled >> 1) & BORDERS).bit_count()
    held = above | row
    edges = (held ^ held >> 1) & INNER
    wells = FULL & ~held & (held << 1 | 1) & (held >> 1 | LAST)
    numbers = (is_open.bit_count(), edges.bit_count(), wells.bit_count(), sides, int(covered > 0))
    counts = sum(number << BYTE * place for place, number in enumerate(numbers))
    return Row(
        value, counts, is_open, edges, wells, 0 if lost else free, is_open & CIRCLE_ROWS[index], points
    )


def slide(entered: int, free: int) -> int:
    """Return all free cells that can be reached sideways from the entered ones."""
    visited = entered
    while (wider := (visited | visited << 1 | visited >> 1) & free) != visited:
        visited = wider
    return visited

"""What is true of a position, counted in the plainest way: the sum that `learned` computes quickly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from bot.games.brikks.players.compact import Position
from bot.games.brikks.players.learned import (
    IN_FOUR,
    IN_THREE,
    IN_TWO,
    LONGEST,
    MOST_LOST,
    PHASE_OF,
    STAGE_OF,
    TURN,
)
from bot.games.brikks.players.tables import ALL, KIND_OF, Content
from engine.brikks.blocks import SWAP_COST
from engine.brikks.field import CIRCLES, COLUMNS, ROWS, Cell, Filled
from tests.games.brikks.players.positions import filled_of

LAST_ROW = ROWS[-1]

Entry = tuple[list[float], int]
"""A list in a table, and an index into it."""


def facts(content: Content, level: int, position: Position) -> Iterator[Entry]:
    """Yield the entries that add up to the value of a position beyond its current points."""
    shared, own = content[ALL], content[str(level)]
    filled = filled_of(position.field)
    reached = _reached(filled)
    phase, stage = PHASE_OF[len(reached)], STAGE_OF[len(reached)]
    gaps = []
    for index, row in enumerate(ROWS):
        free = {column for column in COLUMNS if (column, row) not in filled}
        lost = {column for column in free if (column, row) not in reached}
        covered = sum(any((column, above) in filled for above in ROWS if above > row) for column in free)
        circles = sum(cell in CIRCLES for cell in reached if cell.row == row)
        yield shared["rows"][index][len(free)], min(len(lost), MOST_LOST)
        if covered:
            yield shared["covered"][index], min(covered, MOST_LOST)
        if circles:
            yield own["circles"][stage][index], circles
        gaps.append(frozenset() if lost else frozenset(free))
    yield from _counted(shared, filled)
    yield shared["opens"], len(reached)
    yield from _windows(shared, gaps)
    longest, lowest = _longest(gaps)
    ready = own["ready"][min(longest, LONGEST)][KIND_OF[lowest]]
    yield ready, (position.active >= TURN) + (position.active >= SWAP_COST)
    yield _last(own["energy"][phase], position.active)
    yield own["activated"][stage], position.activated
    yield shared["crosses"][phase], position.crosses
    yield shared["bombs"][phase], position.bombs_used


def _reached(filled: Filled) -> set[Cell]:
    """The empty cells that can be reached from above by steps left, right and down."""
    found: set[Cell] = set()
    waiting = [Cell(column, ROWS[-1]) for column in COLUMNS]
    while waiting:
        cell = waiting.pop()
        if cell.column in COLUMNS and cell.row in ROWS and cell not in filled and cell not in found:
            found.add(cell)
            column, row = cell
            waiting += [Cell(column - 1, row), Cell(column + 1, row), Cell(column, row - 1)]
    return found


def _counted(shared: dict[str, Any], filled: Filled) -> Iterator[Entry]:
    """The entries for the outline of a field."""
    heights = [max((cell.row for cell in filled if cell.column == column), default=0) for column in COLUMNS]
    steps = [abs(left - right) for left, right in pairwise(heights)]
    walled = [LAST_ROW, *heights, LAST_ROW]
    wells = [min(walled[place], walled[place + 2]) - height for place, height in enumerate(heights)]
    for table, counts, least in (
        ("edges", steps, 0),
        ("cliffs", steps, 1),
        ("walls", steps, 2),
        ("wells", wells, 0),
        ("shafts", wells, 1),
        ("deeps", wells, 2),
    ):
        yield _last(shared[table], sum(max(count - least, 0) for count in counts))
    yield shared["height"], max(heights)
    lines = [[(column, row) in filled for column in COLUMNS] for row in range(1, max(heights) + 1)]
    yield _last(shared["sides"], sum(a != b for line in lines for a, b in pairwise([True, *line, True])))
    columns = [[(column, row) in filled for row in range(1, LAST_ROW + 2)] for column in COLUMNS]
    yield _last(shared["steps"], sum(a != b for column in columns for a, b in pairwise(column)))
    tops = dict(zip(COLUMNS, heights, strict=True))
    pierced = {row for column in COLUMNS for row in range(1, tops[column]) if (column, row) not in filled}
    yield shared["pierced"], len(pierced)


def _windows(shared: dict[str, Any], gaps: Sequence[frozenset[int]]) -> Iterator[Entry]:
    """The entries for two to four adjacent rows that have no lost cell and are not yet full."""
    for table, size, most in (("pairs", 2, IN_TWO), ("triples", 3, IN_THREE), ("fours", 4, IN_FOUR)):
        for top in range(size - 1, len(gaps)):
            rows = gaps[top + 1 - size : top + 1]
            missing = sum(map(len, rows))
            if all(rows) and missing <= most:
                yield _last(shared[table][KIND_OF[top]][missing], len(frozenset.intersection(*rows)))


def _longest(gaps: Sequence[frozenset[int]]) -> tuple[int, int]:
    """The longest run of adjacent rows that all lack the same single cell, and the lowest of them."""
    above, run, longest, lowest = frozenset[int](), 0, 0, 0
    for index in reversed(range(len(gaps))):
        is_same = gaps[index] == above
        above = gaps[index]
        run = (run + 1 if is_same else 1) if len(above) == 1 else 0
        if run > longest:
            longest, lowest = run, index
    return longest, lowest


def _last(values: list[float], place: int) -> Entry:
    """An index beyond the end of a list refers to its last entry."""
    return values, min(place, len(values) - 1)

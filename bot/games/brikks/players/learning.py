"""Learn the value of solo positions by self-play: `python -m bot.games.brikks.players.learning FILE`.

The target for a position is the value of the position after the best answer to the throw; at the end, the
points. A part of the error is shared among the entries of the position's features (temporal differences).

The tables in use were learned by a faster program with the same features: all of them from 200,000 games
at level 2, and the tables that belong to one level from 10,000 games at each other level.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from bot.games.brikks.players.compact import Position, field_of, filled_of, score
from bot.games.brikks.players.learned import (
    IN_FOUR,
    IN_THREE,
    IN_TWO,
    MOST_LOST,
    PHASE_OF,
    STAGE_OF,
    TURN,
    worth,
)
from bot.games.brikks.players.search import Sight, options
from bot.games.brikks.players.tables import ALL, FILE, KIND_OF, Content, parse, tables_of, written
from bot.games.brikks.players.worth import LONGEST
from engine.brikks.blocks import BLOCKS, COLOURS, SHAPES, SWAP_COST, Block
from engine.brikks.energy import start_energy
from engine.brikks.field import CIRCLES, COLUMNS, ROWS, Cell, Filled, cells
from engine.brikks.sheet import LEVELS

BATCH = 20
"""Games played between two updates of the tables."""
RATE = 0.5
LAST_ROW = ROWS[-1]

Entry = tuple[list[float], int]
"""A list in a table, and an index into it."""


class Played(NamedTuple):
    """A solo game: the position before each throw, and the final points."""

    level: int
    positions: list[Position]
    points: int


def learn(content: Content, games: Iterable[Played], rate: float = RATE) -> float:
    """Update the tables; returns the root mean square of their errors."""
    errors = []
    for level, positions, points in games:
        value: float = points
        # Go backwards, so that what the last positions teach reaches the first ones at once.
        for position in reversed(positions):
            entries = list(facts(content, level, position))
            error = value - _sum(position, entries)
            for values, place in entries:
                values[place] += rate * error / len(entries)
            value = _sum(position, entries)
            errors.append(error)
    return sqrt(fmean(error * error for error in errors))


def _sum(position: Position, entries: Iterable[Entry]) -> float:
    return score(position) + sum(values[place] for values, place in entries)


def play(content: Content, games: int, random: Random) -> list[Played]:
    """Play this many games by the current tables."""
    sights = {
        level: Sight(partial(worth, tables_of(content, level)), 0.0, 1, level, (False,)) for level in LEVELS
    }
    return [_game(sights[random.choice(LEVELS)], random) for _ in range(games)]


def _game(sight: Sight, random: Random) -> Played:
    """Play one game from a random start block."""
    energy, block = start_energy(1), Block(random.choice(COLOURS), 1)
    at = Cell(random.randint(1, len(COLUMNS) + 1 - SHAPES[block].width), 1)
    positions = [Position(field_of(cells(SHAPES[block], at)), energy.activated, energy.active, 0, 0)]
    while True:
        found = options(sight, positions[-1], random.choice(BLOCKS))
        best = max(found, key=lambda option: option.value)
        if best.is_out:
            return Played(sight.level, positions, score(positions[-1]))
        positions.append(best.position)


def facts(content: Content, level: int, position: Position) -> Iterator[Entry]:
    """The entries that add up to the value of a position beyond its current points.

    Written for clarity; `learned` computes the same sum quickly.
    """
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "file", type=Path, help="the tables, changed after each batch; without it from nothing"
    )
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    content = parse(args.file.read_text(encoding="utf-8")) if args.file.exists() else blank()
    random = Random(args.seed)
    for number in range(BATCH, args.games + 1, BATCH):
        games = play(content, BATCH, random)
        error = learn(content, games, args.rate)
        args.file.write_text(written(content), encoding="utf-8", newline="\n")
        print(f"{number} games: {fmean(game.points for game in games):.1f} points, error {error:.2f}")


def blank() -> Content:
    """Tables of zeros."""

    def zero(values: Any) -> Any:
        return [zero(value) for value in values] if isinstance(values, list) else 0.0

    known = parse(FILE.read_text(encoding="utf-8"))
    return {of: {name: zero(values) for name, values in tables.items()} for of, tables in known.items()}


if __name__ == "__main__":
    main()

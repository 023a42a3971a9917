"""Read the tables learned from solo games.

They were learned by self-play with temporal differences. The program that learned them was not kept, so they
cannot be reproduced.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.brikks.energy import LENGTH
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROWS
from engine.brikks.sheet import SPECIAL

FILE = Path(__file__).parents[4] / "assets" / "players" / "brikks-solo.json"
UNIT = 0.01
"""The points that one unit in the file stands for."""
ALL = "all"
"""The key of the tables that all levels share; the others have the number of a level."""
COUNTS = ("edges", "cliffs", "walls", "wells", "shafts", "deeps", "sides", "steps")
MOST = 127
"""An upper limit: no field has more of anything that these tables count."""
MINI = 3.0
"""The points that a mini on the opponent's field is worth in a duel."""
WINDOWS = {"pairs": 2, "triples": 3, "fours": 4}
"""How many adjacent rows, none with a lost cell, each table looks at."""
MULTIPLES = sorted(set(MULTIPLIERS.values()))
KIND_OF = tuple(MULTIPLES.index(MULTIPLIERS[row]) for row in ROWS)
"""The index of each row's multiplier."""

Content = dict[str, dict[str, Any]]
"""The tables by name, for each level or for all: lists of points, nested as each table needs."""
Table = tuple[float, ...]
Grid = tuple[Table, ...]
Cube = tuple[Grid, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Expected points for each feature. Compared by identity, which makes instances fast cache keys."""

    rows: Cube
    """Points by row, missing cells and lost cells."""
    covered: Grid
    """Points by row and number of cells with a cross somewhere above."""
    circles: Cube
    """Points by stage, row and number of its circles that can still be reached."""
    energy: Grid
    """Points by phase and energy that can be spent."""
    activated: Grid
    """Points by stage and position on the energy track."""
    crosses: Grid
    """Points by phase and crosses on the special track."""
    bombs: Grid
    """Points by phase and used bombs."""
    ready: Cube
    """Points by rows that all lack the same cell, multiplier of the lowest, and energy to turn or swap."""
    edges: Table
    """Points by number of steps in the outline, each one row high."""
    cliffs: Table
    """Points by number of edges on top of another one."""
    walls: Table
    """Points by number of edges on top of two others."""
    wells: Table
    """Points by number of gaps of one column in the outline, counted in each row."""
    shafts: Table
    """Points by number of wells on top of another one."""
    deeps: Table
    """Points by number of wells on top of two others."""
    height: Table
    """Points by the highest row with a cross."""
    opens: Table
    """Points by number of open cells."""
    sides: Table
    """Points by number of changes between empty and filled along rows; walls count as filled."""
    steps: Table
    """Points by number of changes between empty and filled from one row to the next."""
    pierced: Table
    """Points by number of rows with a covered cell."""
    pairs: Cube
    """Points by row, cells missing in it and the row above, and columns in which both lack a cell."""
    triples: Cube
    """The same for three rows."""
    fours: Cube


def parse(text: str) -> Content:
    """Return the tables in points; the file counts in units."""
    return {of: {name: _points(values) for name, values in t.items()} for of, t in json.loads(text).items()}


def tables_of(content: Content, level: int) -> Tables:
    """Return the tables of one level: levels differ in what circles earn, and so in the value of energy."""
    known = {**content[ALL], **content[str(level)]}
    # Counts beyond the end of a list in the file use its last entry.
    counts = {name: known[name] + known[name][-1:] * MOST for name in COUNTS}
    energy = [of_phase + of_phase[-1:] * LENGTH for of_phase in known["energy"]]
    windows = {name: _windows(known[name], size) for name, size in WINDOWS.items()}
    ready = {**known, **counts, **windows, "energy": energy}
    return Tables(**{name: _frozen(values) for name, values in ready.items()})


def for_duel(of_level: Tables) -> Tables:
    """Return the tables with what a cross brings in a duel: a mini, and no special points."""
    crosses = tuple(MINI * count - points for count, points in enumerate(SPECIAL))
    return replace(of_level, crosses=(crosses,) * len(of_level.crosses))


def _points(values: Any) -> Any:
    return [_points(value) for value in values] if isinstance(values, list) else values * UNIT


def _windows(by_multiplier: Any, size: int) -> Any:
    """Return the file's values, listed there by the multiplier of the highest of `size` rows, by the lowest row."""
    known = (by_multiplier[kind] for kind in KIND_OF[size - 1 :])
    whole = ([counts + counts[-1:] * len(COLUMNS) for counts in table] for table in known)
    return [*whole, *[[]] * (size - 1)]


def _frozen(values: Any) -> Any:
    return tuple(map(_frozen, values)) if isinstance(values, list) else values

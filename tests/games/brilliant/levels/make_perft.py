"""Count placements on every level with the engine: `python -m tests.games.brilliant.levels.make_perft` writes perft.json."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from typing import Any

from bot.games.brilliant.levels.files import load, names
from engine.brilliant.level import Level
from engine.brilliant.sheet import Sheet, Start, Throw, blank, legal_placements, set_starts, write
from tests.paths import DATA

PATH = DATA / "perft.json"
THROWS: tuple[Throw, ...] = tuple(combinations_with_replacement(range(1, 7), 2))
SEQUENCES: tuple[tuple[Throw, ...], ...] = (
    ((1, 2), (2, 3), (3, 4), (4, 5)),
    ((3, 3), (3, 6), (6, 1), (1, 5)),
    ((5, 2), (4, 4), (6, 2), (5, 3)),
)


def main() -> None:
    PATH.write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")


def counts() -> dict[str, Any]:
    """By level: placements for each throw, and leaves of the tree for the first throws of each sequence.

    The numbers 1 to 6 start on the stars in the file's order. In the tree every legal placement is
    tried for each throw in turn; if none is legal, the only branch is a pass.
    """
    return {name: _level_counts(load(name)) for name in names()}


def _level_counts(level: Level) -> dict[str, Any]:
    sheet = set_starts(blank(level), Start(level.stars))
    return {
        "throws": {f"{a}-{b}": len(list(legal_placements(level, sheet, (a, b)))) for a, b in THROWS},
        "trees": [
            {
                "throws": [f"{a}-{b}" for a, b in throws],
                "leaves": [_leaves(level, sheet, throws[:depth]) for depth in range(1, len(throws) + 1)],
            }
            for throws in SEQUENCES
        ],
    }


def _leaves(level: Level, sheet: Sheet, throws: tuple[Throw, ...]) -> int:
    if not throws:
        return 1
    choices = list(legal_placements(level, sheet, throws[0]))
    if not choices:
        return _leaves(level, sheet, throws[1:])
    return sum(_leaves(level, write(sheet, choice), throws[1:]) for choice in choices)


if __name__ == "__main__":
    main()

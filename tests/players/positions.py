"""Random positions, by which compact sheets are held against the rules of the engine.

`python -m tests.players.positions 100000` looks at so many.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.levels import load, names
from bot.players import twin
from bot.players.brilliant import compact
from engine.brilliant.level import AreaId, Level
from engine.brilliant.sheet import Placement, Sheet, Start, blank, legal_placements, set_starts
from engine.brilliant.sheet import write as engine_write
from engine.brilliant.state import empty_fields

USUAL = 4_000
THROWS = [(first, second) for first in range(1, 7) for second in range(first, 7)]


class Mismatch(AssertionError):
    """The compact form differs from the engine; the message says where."""


def compare(positions: int, seed: int, kernels: Any) -> int:
    """Look at random positions of all levels, each with one throw; returns how many there were.

    Raises Mismatch when the legal numbers, the empty fields of an area or the sheet itself differ.
    """
    seen = 0
    for game in range(positions):
        random = Random(f"{seed}:{game}")
        for _ in _game(load(names()[game % len(names())]), random, kernels):
            seen += 1
            if seen == positions:
                return seen
    return seen


def _game(level: Level, random: Random, kernels: Any) -> Iterator[None]:
    """One sheet filled at random, from start numbers anywhere; a position after each number."""
    areas = random.sample(level.areas, 6)
    starts = Start(tuple(random.choice(area.fields) for area in areas))
    sheet = set_starts(blank(level), starts)
    plain = compact.board_of(level)
    board = kernels.whole(plain)
    quick = kernels.whole(compact.started(plain, [level.fields.index(place) for place in starts.fields]))
    for _ in range(3 * len(level.fields)):
        throw = random.choice(THROWS)
        legal = list(legal_placements(level, sheet, throw))
        _same(set(legal), _legal(level, kernels, quick, throw), level, sheet, throw)
        again = kernels.whole(compact.sheet_of(plain, level, sheet, [0] * len(level.areas)))
        differing = [
            (place, int(a), int(b)) for place, (a, b) in enumerate(zip(again, quick, strict=True)) if a != b
        ]
        _same([], differing, level, sheet, throw)
        yield
        if legal:
            placement = random.choice(legal)
            sheet = engine_write(sheet, placement)
            area = level.area_of(placement.field)
            earned = kernels.write(board, quick, level.fields.index(placement.field), placement.number)
            _same(area.values[0] if sheet.is_full(area) else 0, earned, level, sheet, throw)
            left = [empty_fields(level, sheet, AreaId(a)) for a in range(len(level.areas))]
            _same(left, [compact.left_in(quick, a) for a in range(len(level.areas))], level, sheet, throw)


def _legal(level: Level, kernels: Any, sheet: Any, throw: tuple[int, int]) -> set[Placement]:
    # An array's numbers have a sign; as a mask of fields they have none.
    everywhere = (1 << len(level.fields)) - 1
    return {
        Placement(level.fields[field], number)
        for number, other in (throw, throw[::-1])
        for field in compact.each_field(int(kernels.legal(sheet, number, other)) & everywhere)
    }


def _same(wanted: object, found: object, level: Level, sheet: Sheet, throw: tuple[int, int]) -> None:
    if wanted != found:
        raise Mismatch(f"{level.name} {sheet.numbers} {throw}: the engine says {wanted}, compact {found}")


def main() -> None:
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    kinds = [twin.Plain([compact]), twin.fastest([compact])] if twin.HAS_NUMBA else [twin.Plain([compact])]
    for kernels in kinds:
        print(f"{type(kernels).__name__}: {compare(positions, 1, kernels)} positions are the same")


if __name__ == "__main__":
    main()

"""Random positions of BRIKKS, by which compact sheets are held against the rules of the engine.

`python -m tests.players.brikks_positions 100000` looks at so many.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.players.brikks import compact
from engine.brikks.blocks import BLOCKS, SHAPES, Block
from engine.brikks.energy import LENGTH, Energy
from engine.brikks.field import landings
from engine.brikks.moves import Bomb
from engine.brikks.sheet import (
    BOMBS,
    LEVELS,
    Sheet,
    legal_placements,
    mini_landings,
    resolve,
    score,
    take_minis,
    why_not,
)

USUAL = 2_000


class Mismatch(AssertionError):
    """The compact form differs from the engine; the message says where."""


def compare(positions: int, seed: int) -> int:
    """Look at random positions, each with one throw; returns how many there were."""
    random = Random(seed)
    seen = 0
    while seen < positions:
        for sheet in _sheets(random):
            _compare_one(sheet, random.choice(BLOCKS))
            seen += 1
    return seen


def _sheets(random: Random) -> Iterator[Sheet]:
    """From a random start any legal answer to any throw, now and then with a mini, until there is none."""
    activated = random.randint(1, LENGTH)
    energy = Energy(activated, random.randint(0, activated))
    sheet = Sheet(energy, level=random.choice(LEVELS), crosses=random.randint(0, 14))
    sheet = replace(sheet, bombs_used=random.randint(0, BOMBS))
    while True:
        yield sheet
        throw = random.choice(BLOCKS)
        placements = list(legal_placements(sheet, throw))
        if not placements:
            return
        sheet = resolve(sheet, throw, random.choice(placements))
        room = mini_landings(sheet.filled, ())
        if room and random.random() < 0.2:
            sheet = take_minis(sheet, (random.choice(room),))


def _compare_one(sheet: Sheet, throw: Block) -> None:
    position = compact.position_of(sheet)
    _expect(sheet.filled, compact.filled_of(position.field), "cells", sheet)
    _expect(score(sheet).total, compact.score(position), "points", sheet)
    for block in BLOCKS:
        found = compact.landings(position.field, compact.kind_of(block))
        places = tuple(compact.cell_at(place) for place in found)
        _expect(landings(sheet.filled, SHAPES[block]), places, f"places of {block}", sheet)
    for placement in legal_placements(sheet, throw):
        after = compact.position_of(resolve(sheet, throw, placement))
        _expect(
            after, compact.resolved(position, sheet.level, throw, placement), f"{throw}, {placement}", sheet
        )
    if why_not(sheet, throw, Bomb()) is None:
        after = compact.position_of(resolve(sheet, throw, Bomb()))
        _expect(after, compact.bombed(position), "bomb", sheet)


def _expect(engine: object, found: object, what: str, sheet: Sheet) -> None:
    if engine != found:
        raise Mismatch(f"{what}: {found}, but the engine has {engine}, on {sheet}")


if __name__ == "__main__":
    print(compare(int(sys.argv[1]), seed=1), "positions agree")

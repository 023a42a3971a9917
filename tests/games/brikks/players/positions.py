"""Compares compact sheets with the engine in random BRIKKS games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, islice
from random import Random

from bot.games.brikks.players import compact
from bot.games.brikks.players.compact import bit
from engine.brikks.blocks import BLOCKS, Block
from engine.brikks.energy import LENGTH, Energy
from engine.brikks.field import COLUMNS, ROWS, Cell, Filled
from engine.brikks.moves import Bomb, Placement
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
from tests.games.brilliant.players.positions import Mismatch

KINDS = {block: compact.kind_of(block) for block in BLOCKS}
RESOLVED = 4
"""Placements carried out in each position."""


def filled_of(field: int) -> Filled:
    """Return the cells of a compact field."""
    return frozenset(
        Cell(column, row) for row in ROWS for column in COLUMNS if field & bit(Cell(column, row))
    )


def compare(positions: int, seed: int, first: int = 0) -> int:
    """Check this many throws in random games, starting at game `first`; returns the number checked.

    Raises Mismatch.
    """
    looked_at = (number for number in count(first) for _ in _one(seed, number))
    return sum(1 for _ in islice(looked_at, positions))


def _one(seed: int, number: int) -> Iterator[None]:
    try:
        yield from _game(Random(f"{seed}:{number}"))
    except Mismatch as error:
        raise Mismatch(f"{error} (--seed {seed} --first {number})") from error


def _game(random: Random) -> Iterator[None]:
    """From a random start, any legal answer to any throw, sometimes with a mini, until none is left."""
    sheet = _start(random)
    while True:
        throw = random.choice(BLOCKS)
        placements = list(legal_placements(sheet, throw))
        some = random.sample(placements, min(RESOLVED, len(placements)))
        _check(sheet, throw, placements, some)
        yield
        if not placements:
            return
        sheet = resolve(sheet, throw, some[0])
        if random.random() < 0.2 and (room := mini_landings(sheet.filled, ())):
            sheet = take_minis(sheet, (random.choice(room),))


def _start(random: Random) -> Sheet:
    activated = random.randint(1, LENGTH)
    energy = Energy(activated, random.randint(0, activated))
    sheet = Sheet(energy, level=random.choice(LEVELS), crosses=random.randint(0, 14))
    return replace(sheet, bombs_used=random.randint(0, BOMBS))


def _check(sheet: Sheet, throw: Block, placements: Sequence[Placement], some: Sequence[Placement]) -> None:
    """Compare the points, every legal placement, the results of some, and the bomb."""
    position = compact.position_of(sheet)
    _expect("cells", sheet, sheet.filled, filled_of(position.field))
    _expect("points", sheet, score(sheet).total, compact.score(position))
    legal = {(KINDS[placement.block], placement.at) for placement in placements}
    found = {
        (kind, compact.cell_at(place))
        for kind, price in enumerate(compact.COSTS[throw])
        if price <= position.active
        for place in compact.landings(position.field, kind)
    }
    _expect(f"placements of {throw}", sheet, legal, found)
    for placement in some:
        after = compact.position_of(resolve(sheet, throw, placement))
        resolved = compact.resolved(position, sheet.level, throw, placement)
        _expect(f"{throw}, {placement}", sheet, after, resolved)
    if why_not(sheet, throw, Bomb()) is None:
        after = compact.position_of(resolve(sheet, throw, Bomb()))
        _expect("bomb", sheet, after, compact.bombed(position))


def _expect(what: str, sheet: Sheet, engine: object, found: object) -> None:
    if engine != found:
        raise Mismatch(f"{what}: the engine says {engine}, the compact form {found}; {sheet}")

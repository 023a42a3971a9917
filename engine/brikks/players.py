"""Computer players, which see a view as a person does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import TypeVar

from engine.brikks.blocks import BLOCKS, SHAPES, Block, cost
from engine.brikks.field import Cell, cells, landings
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.sheet import (
    BOMB_POINTS,
    BOMBS,
    LEVELS,
    Sheet,
    affordable,
    effects,
    resolve,
    score,
    why_not,
)
from engine.brikks.state import NORMAL_LEVEL, Phase, opponent
from engine.brikks.view import View, may_bomb, mini_places, placements, places, starts
from engine.brikks.worth import Weights, field_worth, rows_of, with_cells, worth
from engine.game import Player

T = TypeVar("T")

WEIGHTS = Weights(
    scored=0.09,
    rows=0.06,
    covered=2.3,
    sides=0.22,
    steps=0.04,
    height=0.14,
    ready=0.36,
    energy=0.97,
    cross=0.94,
    out=8.0,
)
"""Found by playing many solo games with small changes; used for the duel too."""
SOLO = replace(
    WEIGHTS,
    scored=0.1,
    rows=0.03,
    covered=1.8,
    sides=0.31,
    steps=0.08,
    height=0.11,
    ready=0.34,
    energy=1.22,
    cross=0.88,
)
"""Found in the same way for games without a rethrow."""

TWINS: Mapping[Block, Block] = {
    block: next(b for b in BLOCKS if b.colour == block.colour and SHAPES[b] == SHAPES[block])
    for block in BLOCKS
}
"""The first block of the same colour and shape, which has the same effects."""


def random_player(view: View, random: Random) -> Move:
    """The thrown block anywhere it fits; otherwise energy, then bombs."""
    match view.phase:
        case Phase.LEVEL:
            return ChooseLevel(random.choice(LEVELS))
        case Phase.START:
            return random.choice(starts(view))
        case Phase.DECIDE:
            return random.choice((Keep(), Rethrow()))
        case Phase.MINIS:
            return _minis(view, lambda _, options: random.choice(options))
    if view.throw is None:
        raise ValueError("nothing to decide")
    if thrown := places(view, view.throw):
        return Placement(view.throw, random.choice(thrown))
    if choices := placements(view):
        return random.choice(choices)
    return Bomb() if may_bomb(view) else Out(view.throw)


def greedy_player(view: View, random: Random) -> Move:
    """The move that makes its own sheet worth most, or the opponent's least; random on ties."""
    sheet = view.sheet
    if view.phase is Phase.LEVEL or view.seat is None or sheet is None:
        return ChooseLevel(NORMAL_LEVEL)
    weights = WEIGHTS if view.has_rethrow else SOLO
    if view.phase is Phase.START:
        return _best(starts(view), lambda start: _started(weights, start), random)
    if view.phase is Phase.MINIS:
        target = rows_of(view.sheets[opponent(view.seat)].filled)
        return _minis(
            view,
            lambda earlier, options: _best(
                options, lambda cell: -field_worth(weights, with_cells(target, (*earlier, cell))), random
            ),
        )
    if view.throw is None:
        raise ValueError("nothing to decide")
    if view.phase is Phase.DECIDE:
        return _keep_or_rethrow(weights, sheet, view.throw)
    return _resolution(weights, view, sheet, view.throw, random)


def _resolution(weights: Weights, view: View, sheet: Sheet, throw: Block, random: Random) -> Move:
    options = [
        (value - weights.energy * cost(throw, block), Placement(block, at))
        for block in affordable(sheet, throw)
        for value, at in _valued(weights, sheet, block)
    ]
    can_bomb = why_not(sheet, throw, Bomb()) is None
    if not options:
        return Bomb() if can_bomb and (view.is_duel or _is_worth_a_bomb(sheet)) else Out(throw)
    highest = max(value for value, _ in options)
    if can_bomb and _bombed(weights, sheet) > highest:
        return Bomb()
    return random.choice([placement for value, placement in options if value == highest])


def _keep_or_rethrow(weights: Weights, sheet: Sheet, throw: Block) -> Move:
    """Rethrow if the mean over all throws is better."""
    best = {block: max((v for v, _ in _valued(weights, sheet, block)), default=None) for block in BLOCKS}
    here = worth(weights, rows_of(sheet.filled), sheet.energy, sheet.crosses, sheet.bombs_used)
    fallback = _bombed(weights, sheet) if sheet.bombs_used < BOMBS else here - weights.out

    def promise(thrown: Block) -> float:
        values = ((best[block], cost(thrown, block)) for block in affordable(sheet, thrown))
        return max(
            [fallback, *(value - weights.energy * price for value, price in values if value is not None)]
        )

    return Keep() if promise(throw) >= fmean(map(promise, BLOCKS)) else Rethrow()


def _valued(weights: Weights, sheet: Sheet, block: Block) -> tuple[tuple[float, Cell], ...]:
    """Every place of a block with the resulting worth of the sheet, before paying for the block."""
    return _valued_shape(weights, sheet, TWINS[block])


@lru_cache(maxsize=256)
def _valued_shape(weights: Weights, sheet: Sheet, block: Block) -> tuple[tuple[float, Cell], ...]:
    return tuple((_placed(weights, sheet, block, at), at) for at in landings(sheet.filled, SHAPES[block]))


def _placed(weights: Weights, sheet: Sheet, block: Block, at: Cell) -> float:
    brought = effects(sheet, block, Placement(block, at))
    rows = with_cells(rows_of(sheet.filled), cells(SHAPES[block], at))
    return worth(weights, rows, brought.energy, sheet.crosses + brought.crosses, sheet.bombs_used)


def _bombed(weights: Weights, sheet: Sheet) -> float:
    return worth(weights, rows_of(sheet.filled), sheet.energy, sheet.crosses, sheet.bombs_used + 1)


def _started(weights: Weights, start: Placement) -> float:
    return field_worth(weights, rows_of(frozenset(cells(SHAPES[start.block], start.at))))


def _is_worth_a_bomb(sheet: Sheet) -> bool:
    """Whether the next block can be expected to score more at once than the unused bomb."""
    now = score(sheet).total

    def gain(block: Block) -> int:
        placements = (Placement(block, at) for at in landings(sheet.filled, SHAPES[block]))
        after = (score(resolve(sheet, block, placement)).total for placement in placements)
        return max(after, default=now) - now

    price = BOMB_POINTS[sheet.bombs_used] - BOMB_POINTS[sheet.bombs_used + 1]
    return fmean(map(gain, BLOCKS)) > price


def _minis(view: View, choose: Callable[[tuple[Cell, ...], tuple[Cell, ...]], Cell]) -> Minis:
    """As many minis as fit, one by one; `choose` sees the earlier ones."""
    chosen: tuple[Cell, ...] = ()
    while options := mini_places(view, chosen):
        chosen = (*chosen, choose(chosen, options))
    return Minis(chosen)


def _best(options: Iterable[T], value: Callable[[T], float], random: Random) -> T:
    """The option with the highest value; random on ties."""
    values = [(value(option), option) for option in options]
    highest = max(number for number, _ in values)
    return random.choice([option for number, option in values if number == highest])


PLAYERS: Mapping[str, Player] = {"random": random_player, "greedy": greedy_player}
"""Weakest first."""

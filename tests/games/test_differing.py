"""What a hint says of two moves holds for the first one only, as the engines count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.games.brikks.presenter.differing import differing as brikks_differing
from bot.games.brilliant.presenter.differing import differing as brilliant_differing
from bot.games.differing import Contrast
from bot.games.hints import reason
from engine import brikks
from engine.brikks.blocks import BLOCKS, SHAPES
from engine.brikks.field import landings
from engine.brikks.moves import Out, Placement
from engine.brikks.sheet import Sheet
from engine.brikks.view import View, outcome
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import Placement as Written
from engine.brilliant.sheet import legal_placements
from engine.brilliant.state import GameState
from engine.game import Seat
from tests.games.brikks import reason_checks as blocks
from tests.games.brikks import test_reasons as brikks_games
from tests.games.brilliant import test_reasons as numbers
from tests.journeys.drawn import look_at

POSITIONS = 250
ME = Seat(0)
Pair = tuple[Any, Seat, Any, Any]
"""A state, the seat that decides, and two legal moves."""


def brikks_pairs(random: Random) -> Iterator[Pair]:
    for seed in range(1000):
        seats, options = ((1, {"rethrow": "no"}), (3, {"level": "own"}), (2, {"variant": "duel"}))[seed % 3]
        for state in brikks_games.played(seed, seats, **options):
            seat = random.choice(sorted(brikks.pending(state)))
            moves = brikks_games.some_moves(brikks.view(state, seat), random)
            if len(moves) > 1 and random.random() < 0.3:
                move, other = random.sample(moves, 2)
                yield state, seat, move, other


def brilliant_pairs(random: Random) -> Iterator[Pair]:
    for seed in range(1000):
        for state in numbers.played(seed, str(seed % 4 + 1), (1, 1, 2)[seed % 3]):
            moves = numbers.some_moves(state, random)
            if len(moves) > 1 and random.random() < 0.3:
                move, other = random.sample(moves, 2)
                yield state, ME, move, other


def fitting(sheet: Sheet) -> int:
    """How many blocks can land without a new hole."""
    return sum(
        any(
            blocks.new_holes(sheet, Placement(block, at)) <= 0 for at in landings(sheet.filled, SHAPES[block])
        )
        for block in BLOCKS
    )


def minis(current: View, move: Any) -> int:
    brought = outcome(current, move) if isinstance(move, Placement) else None
    return 0 if brought is None else brought.crosses


def completing(state: GameState, move: Any) -> int:
    """How many of the 36 throws allow an entry that completes an area."""
    sheet, level = numbers.after(state, move), state.level
    empty = {area: numbers.empty(state, sheet, area) for area in map(level.area_at.__getitem__, level.fields)}
    return sum(
        any(len(empty[level.area_at[one.field]]) == 1 for one in legal_placements(level, sheet, throw))
        for throw in numbers.EVERY_THROW
    )


def worth(state: GameState, move: Any) -> int:
    return numbers.value_of(state, area(state, move)) if isinstance(move, Written) else 0


def area(state: GameState, move: Any) -> AreaId | None:
    found: AreaId | None = state.level.area_at[move.field]
    return found


BRIKKS: Mapping[str, Callable[[View, Any], int]] = {
    "stays": lambda _, move: int(not isinstance(move, Out)),
    "rows": lambda current, move: blocks.row_points(blocks.after(current, move)),
    "crosses": lambda current, move: blocks.after(current, move).crosses,
    "minis": minis,
    "bombs": lambda current, move: blocks.after(current, move).bombs_used,
    "energy": lambda current, move: blocks.after(current, move).energy.active,
    "holes": lambda current, move: blocks.count_holes(blocks.after(current, move).filled),
    "height": lambda current, move: blocks.top(blocks.after(current, move).filled),
    "fits": lambda current, move: fitting(blocks.after(current, move)),
}
BRILLIANT: Mapping[str, Callable[[GameState, Any], int]] = {
    "points": numbers.earned,
    "completes": completing,
    "worth": worth,
    "missing": lambda state, move: len(numbers.empty(state, numbers.after(state, move), area(state, move))),
    "next": lambda state, move: numbers.usable(state, numbers.after(state, move), area(state, move)),
    "ways": lambda state, move: numbers.ways(state, numbers.after(state, move)),
}
FEWER = {"bombs", "holes", "height", "missing"}


def check(
    found: Iterator[Contrast] | Any, counted: Mapping[str, Any], where: Any, move: Any, other: Any
) -> None:
    for one in found:
        assert (one.here, one.there) == (counted[one.key](where, move), counted[one.key](where, other)), one
        assert one.here < one.there if one.key in FEWER else one.here > one.there


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["brikks", "brilliant"])
def test_no_reason_holds_for_the_other_move_too(kind: str) -> None:
    random, seen = Random(3), Counter[str]()
    pairs = {"brikks": brikks_pairs, "brilliant": brilliant_pairs}[kind](random)
    counted: Mapping[str, Any] = {"brikks": BRIKKS, "brilliant": BRILLIANT}[kind]
    say = reason
    for state, seat, move, other in islice(pairs, POSITIONS):
        variant = "1" if kind == "brilliant" else ""
        look = look_at(kind, state, seat, variant=variant)
        differing: Any = brikks_differing if kind == "brikks" else brilliant_differing
        where = look.view if kind == "brikks" else state
        found, reverse = differing(look.view, move, other), differing(look.view, other, move)
        if found is not None:
            check(found, counted, where, move, other)
            assert not {one.key for one in found} & {one.key for one in reverse}
            assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
            seen.update(one.key for one in found)
        words, back = say(look, move, other), say(look, other, move)
        seen["alike"] += words == back
        assert words != back or words == look.say("hint-differs-nothing")
    assert counted.keys() <= seen.keys()
    assert seen["alike"] < POSITIONS / 10

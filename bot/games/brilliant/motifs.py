"""The puzzles of BRILLIANT: which decisions make one, and its themes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from bot.games.brilliant.generator.codes import Code
from bot.games.brilliant.levels import files as levels
from bot.games.brilliant.presenter.counting import empty_in, open_throws
from bot.games.command import HeaderOptions
from bot.games.puzzle_part import PuzzlePart
from engine import game
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import Placement, Sheet, write
from engine.brilliant.view import View, completes, placements

LEAST = 1.0
"""The points by which the best move leads: a game has about 45, and few moves are worth more than one."""
EFFORT = 8
"""Futures differ far more here than a move is worth."""


def own_view(view: game.View) -> tuple[View, Sheet]:
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRILLIANT")
    return view, view.sheet


def completing(view: game.View) -> Placement | None:
    """Return the placement that completes the most valuable area, the first of several; None if none does."""
    own, _ = own_view(view)
    worth = {one: completes(own, one) or 0 for one in sorted(placements(own), key=_in_reading_order)}
    best = max(worth, key=worth.__getitem__, default=None)
    return best if best is not None and worth[best] else None


def finishes(view: game.View, move: Any) -> bool:
    return isinstance(move, Placement) and completes(own_view(view)[0], move) is not None


def declines(view: game.View, move: Any) -> bool:
    """Return whether an area could be completed, and the move does not."""
    return completing(view) is not None and not finishes(view, move)


def is_one_short(view: game.View, move: Any) -> bool:
    """Return whether the move leaves a single field of its area empty."""
    return _left(view, move) == 1


def opens(view: game.View, move: Any) -> bool:
    """Return whether the move writes the first number of its area."""
    own, _ = own_view(view)
    return isinstance(move, Placement) and _left(view, move) == len(own.level.area_of(move.field).fields) - 1


def serves_two(view: game.View, move: Any) -> bool:
    """Return whether the move lets more throws help another area that is not full."""
    own, sheet = own_view(view)
    if not isinstance(move, Placement):
        return False
    after, area = write(sheet, move), own.level.area_at[move.field]
    others = (one for index, one in enumerate(own.level.areas) if AreaId(index) != area)
    return any(
        open_throws(own.level, after, one) > open_throws(own.level, sheet, one)
        for one in others
        if empty_in(after, one)
    )


def keeps_open(view: game.View, move: Any) -> bool:
    """Return whether as many throws can be used in the area as before."""
    own, sheet = own_view(view)
    if not isinstance(move, Placement):
        return False
    area = own.level.area_of(move.field)
    return open_throws(own.level, write(sheet, move), area) >= open_throws(own.level, sheet, area)


def prepares(view: game.View, move: Any) -> bool:
    """Return whether the move writes a number that earns nothing yet."""
    return isinstance(move, Placement) and not finishes(view, move)


def _left(view: game.View, move: Any) -> int | None:
    """Return how many fields of its area a placement leaves empty."""
    own, sheet = own_view(view)
    if not isinstance(move, Placement):
        return None
    return len(empty_in(sheet, own.level.area_of(move.field))) - 1


def _in_reading_order(placement: Placement) -> tuple[Any, ...]:
    return placement.field, placement.number


MOTIFS: Mapping[str, Callable[[game.View, Any], bool]] = {
    "decline": declines,
    "short": is_one_short,
    "keep": keeps_open,
    "open": opens,
    "two": serves_two,
    "prepare": prepares,
}
LEVELS = 10
"""How many levels of each difficulty computers play on: a file of puzzles holds each of them once."""


def fullest(view: game.View) -> Placement | None:
    """Return the first placement in the area with the fewest empty fields."""
    own, sheet = own_view(view)
    found = sorted(placements(own), key=_in_reading_order)
    return min(found, key=lambda one: len(empty_in(sheet, own.level.area_of(one.field))), default=None)


def _options_of(difficulty: int, chance: Random) -> HeaderOptions:
    return {"level": str(Code(difficulty, chance.randrange(LEVELS)))}


PUZZLES = PuzzlePart(
    MOTIFS,
    LEAST,
    EFFORT,
    taken=completing,
    simple=fullest,
    levels={variant: partial(_options_of, one) for one, variant in levels.RANDOM_VARIANTS.items()},
)

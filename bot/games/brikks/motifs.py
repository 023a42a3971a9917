"""The puzzles of BRIKKS: which decisions make one, and its themes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from bot.games.brikks.command import ONE_LEVEL
from bot.games.brikks.presenter.counting import covered_cells, effects_of, free_placements, height, new_holes
from bot.games.command import HeaderOptions
from bot.games.puzzle_part import PuzzlePart
from engine import game
from engine.brikks.blocks import Block
from engine.brikks.field import COLUMNS
from engine.brikks.gains import Gain, expected_gain
from engine.brikks.moves import Bomb, Placement
from engine.brikks.sheet import Effects, Sheet
from engine.brikks.view import View, outcome, placements


def own_view(view: game.View) -> View:
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRIKKS")
    return view


def _brought(view: game.View, move: Any) -> Effects | None:
    """Return what a placement costs and earns, or None for any other move."""
    return outcome(own_view(view), move) if isinstance(move, Placement) else None


def earning(view: game.View) -> Placement | None:
    """Return the placement that brings most at once: points, then energy. None if none brings anything."""
    own = own_view(view)
    gains = {one: _sum(expected_gain(own, one)) for one in placements(own)}
    # The cheapest of several, and then the first in the order of letters.
    ranked = sorted(gains, key=lambda one: (*(-each for each in gains[one]), _cost(own, one), one.at))
    return ranked[0] if ranked and max(gains[ranked[0]]) > 0 else None


def _sum(brought: Gain | None) -> tuple[int, int, int]:
    return (0, 0, 0) if brought is None else (brought.points, brought.minis, brought.energy)


def _cost(view: View, move: Placement) -> int:
    brought = outcome(view, move)
    return 0 if brought is None else brought.cost


def _asked(view: game.View) -> tuple[Sheet, Block]:
    """Return the seat's sheet and the thrown block."""
    own = own_view(view)
    if own.sheet is None or own.throw is None:
        raise TypeError(f"nothing is thrown in round {own.round}")
    return own.sheet, own.throw


def bombs(view: game.View, move: Any) -> bool:
    del view
    return isinstance(move, Bomb)


def fills_rows(view: game.View, move: Any) -> bool:
    brought = _brought(view, move)
    return brought is not None and bool(brought.rows)


def declines(view: game.View, move: Any) -> bool:
    """Return whether the thrown block could fill a row, and the move does not."""
    return not fills_rows(view, move) and any(brought.rows for brought in effects_of(*_asked(view)))


def charges(view: game.View, move: Any) -> bool:
    """Return whether the move pays for a block that gains energy."""
    return turns(view, move) and gains_energy(view, move)


def turns(view: game.View, move: Any) -> bool:
    """Return whether the move pays for a block other than the thrown one."""
    brought = _brought(view, move)
    return brought is not None and brought.cost > 0


def gains_energy(view: game.View, move: Any) -> bool:
    brought = _brought(view, move)
    return brought is not None and brought.gained > brought.lost


def digs(view: game.View, move: Any) -> bool:
    """Return whether the move covers more cells than the thrown block must."""
    sheet, thrown = _asked(view)
    least = min((new_holes(sheet, one) for one in free_placements(sheet, thrown)), default=0)
    return isinstance(move, Placement) and new_holes(sheet, move) > least


def is_at_edge(view: game.View, move: Any) -> bool:
    """Return whether the block touches a wall."""
    del view
    if not isinstance(move, Placement):
        return False
    return any(cell.column in (COLUMNS[0], COLUMNS[-1]) for cell in covered_cells(move))


def saves(view: game.View, move: Any) -> bool:
    """Return whether another block would fill a row for energy, and the move pays nothing."""
    return not turns(view, move) and any(fills_rows(view, one) for one in placements(own_view(view)))


def rises(view: game.View, move: Any) -> bool:
    """Return whether the block passes the highest row."""
    filled = _asked(view)[0].filled
    return isinstance(move, Placement) and height(filled.union(covered_cells(move))) > height(filled)


def fits(view: game.View, move: Any) -> bool:
    """Return whether the block stays below the highest row."""
    return isinstance(move, Placement) and not rises(view, move)


MOTIFS: Mapping[str, Callable[[game.View, Any], bool]] = {
    "bomb": bombs,
    "rows": fills_rows,
    "decline": declines,
    "charge": charges,
    "turn": turns,
    "hole": digs,
    "energy": gains_energy,
    "edge": is_at_edge,
    "save": saves,
    "high": rises,
    "low": fits,
}


def lowest(view: game.View) -> Placement | None:
    """Return where the thrown block leaves the fewest holes, and of those places the lowest."""
    sheet, thrown = _asked(view)
    found = free_placements(sheet, thrown)
    return min(found, key=lambda one: (new_holes(sheet, one), one.at.row, one.at.column), default=None)


def _options_of(level: str, _: Random) -> HeaderOptions:
    return {"level": level}


PUZZLES = PuzzlePart(
    MOTIFS,
    taken=earning,
    simple=lowest,
    levels={level: partial(_options_of, level) for level in ONE_LEVEL},
)

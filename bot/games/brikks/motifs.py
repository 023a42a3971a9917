"""The puzzles of BRIKKS: which decisions make one, and its themes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.brikks.presenter.counting import covered_cells
from bot.games.puzzle_part import PuzzlePart
from engine import game
from engine.brikks.field import COLUMNS
from engine.brikks.gains import Gain, expected_gain
from engine.brikks.moves import Bomb, Placement
from engine.brikks.sheet import Effects
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


def bombs(view: game.View, move: Any) -> bool:
    del view
    return isinstance(move, Bomb)


def turns(view: game.View, move: Any) -> bool:
    """Return whether the move pays for a block other than the thrown one."""
    brought = _brought(view, move)
    return brought is not None and brought.cost > 0


def declines(view: game.View, move: Any) -> bool:
    """Return whether another placement would fill a row, and this move does not."""
    own = own_view(view)
    return not fills_rows(view, move) and any(fills_rows(own, one) for one in placements(own))


def fills_rows(view: game.View, move: Any) -> bool:
    brought = _brought(view, move)
    return brought is not None and bool(brought.rows)


def gains_energy(view: game.View, move: Any) -> bool:
    brought = _brought(view, move)
    return brought is not None and brought.gained > brought.lost


def is_at_edge(view: game.View, move: Any) -> bool:
    """Return whether the block touches a wall."""
    del view
    if not isinstance(move, Placement):
        return False
    return any(cell.column in (COLUMNS[0], COLUMNS[-1]) for cell in covered_cells(move))


def builds(view: game.View, move: Any) -> bool:
    """Return whether the block stands free of the walls and brings nothing yet."""
    del view
    return isinstance(move, Placement)


MOTIFS: Mapping[str, Callable[[game.View, Any], bool]] = {
    "bomb": bombs,
    "turn": turns,
    "decline": declines,
    "rows": fills_rows,
    "energy": gains_energy,
    "edge": is_at_edge,
    "build": builds,
}

PUZZLES = PuzzlePart(MOTIFS, taken=earning)

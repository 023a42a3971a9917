"""The motifs of BRIKKS puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.brikks.presenter.counting import covered
from engine import game
from engine.brikks.field import COLUMNS
from engine.brikks.moves import Bomb, Placement
from engine.brikks.sheet import Effects
from engine.brikks.view import View, outcome


def _brought(view: game.View, move: Any) -> Effects | None:
    """Return what a placement costs and earns, or None for any other move."""
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRIKKS")
    return outcome(view, move) if isinstance(move, Placement) else None


def fills_rows(view: game.View, move: Any) -> bool:
    brought = _brought(view, move)
    return brought is not None and bool(brought.rows)


def gains_energy(view: game.View, move: Any) -> bool:
    brought = _brought(view, move)
    return brought is not None and brought.gained > brought.lost


def turns(view: game.View, move: Any) -> bool:
    """Return whether the move pays for a block other than the thrown one."""
    brought = _brought(view, move)
    return brought is not None and brought.cost > 0


def bombs(view: game.View, move: Any) -> bool:
    del view
    return isinstance(move, Bomb)


def is_at_edge(view: game.View, move: Any) -> bool:
    """Return whether the block touches a wall."""
    del view
    if not isinstance(move, Placement):
        return False
    return any(cell.column in (COLUMNS[0], COLUMNS[-1]) for cell in covered(move))


MOTIFS: Mapping[str, Callable[[game.View, Any], bool]] = {
    "rows": fills_rows,
    "energy": gains_energy,
    "turn": turns,
    "bomb": bombs,
    "edge": is_at_edge,
}

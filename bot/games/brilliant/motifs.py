"""The motifs of BRILLIANT puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.brilliant.presenter.counting import empty_in, open_throws
from engine import game
from engine.brilliant.level import AreaId, row_and_column
from engine.brilliant.sheet import Pass, Placement, Strike, write
from engine.brilliant.view import View, completes


def _own(view: game.View) -> View:
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRILLIANT")
    return view


def finishes(view: game.View, move: Any) -> bool:
    return isinstance(move, Placement) and completes(_own(view), move) is not None


def prepares(view: game.View, move: Any) -> bool:
    """Return whether the move writes a number that earns nothing yet."""
    return isinstance(move, Placement) and completes(_own(view), move) is None


def serves_two(view: game.View, move: Any) -> bool:
    """Return whether more throws help another incomplete area after the move."""
    own = _own(view)
    if not isinstance(move, Placement) or own.sheet is None:
        return False
    after, area = write(own.sheet, move), own.level.area_at[move.field]
    others = (one for index, one in enumerate(own.level.areas) if AreaId(index) != area)
    return any(
        open_throws(own.level, after, one) > open_throws(own.level, own.sheet, one)
        for one in others
        if empty_in(after, one)
    )


def is_at_edge(view: game.View, move: Any) -> bool:
    """Return whether the field is in the first or last row or column of the sheet."""
    if not isinstance(move, Placement):
        return False
    level, (row, column) = _own(view).level, row_and_column(move.field)
    return row in (0, level.rows - 1) or column in (0, level.columns - 1)


def passes(view: game.View, move: Any) -> bool:
    del view
    return isinstance(move, Pass)


def strikes(view: game.View, move: Any) -> bool:
    del view
    return isinstance(move, Strike)


MOTIFS: Mapping[str, Callable[[game.View, Any], bool]] = {
    "finish": finishes,
    "prepare": prepares,
    "two": serves_two,
    "edge": is_at_edge,
    "pass": passes,
    "strike": strikes,
}

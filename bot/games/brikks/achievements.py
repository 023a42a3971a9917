"""What a player can achieve in a game of BRIKKS."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.brikks.presenter.counting import holes
from engine import game
from engine.brikks.field import COLUMNS, Cell
from engine.brikks.sheet import BOMBS, Sheet
from engine.brikks.view import View

# At most a tenth of the games between good players achieve this.
MANY_ROWS, SOME_ROWS = 10, 7
SPECIALS = 10
"""Crosses on the special track."""


def _own(view: game.View) -> Sheet:
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRIKKS")
    return view.sheet


def _rows(sheet: Sheet) -> int:
    """Count the full rows."""
    rows = {cell.row for cell in sheet.filled}
    return sum(all(Cell(column, row) in sheet.filled for column in COLUMNS) for row in rows)


def fills_rows(view: game.View) -> bool:
    return _rows(_own(view)) >= MANY_ROWS


def keeps_a_bomb(view: game.View) -> bool:
    """Return whether a bomb is left on a sheet with some full rows."""
    sheet = _own(view)
    return sheet.bombs_used < BOMBS and _rows(sheet) >= SOME_ROWS


def crosses_special(view: game.View) -> bool:
    return _own(view).crosses >= SPECIALS


def leaves_no_hole(view: game.View) -> bool:
    sheet = _own(view)
    return not holes(sheet.filled) and _rows(sheet) >= SOME_ROWS


ACHIEVEMENTS: Mapping[str, Callable[[game.View], bool]] = {
    "rows": fills_rows,
    "bomb": keeps_a_bomb,
    "special": crosses_special,
    "no-hole": leaves_no_hole,
}

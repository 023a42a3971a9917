"""The achievements of BRIKKS."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from bot.games.brikks.presenter.counting import holes
from bot.games.contract import Achievement
from bot.render.pen import Pen, Point, cross
from bot.render.theme import RGB
from engine import game
from engine.brikks.field import COLUMNS, Cell
from engine.brikks.sheet import BOMBS, Sheet
from engine.brikks.view import View

# `tests.bench.achievements` measures how rare these are. Alone, more throws are made and bombs are needed less.
MANY_ROWS = 10
BOMB_ROWS, BOMB_ROWS_ALONE = 7, 10
WHOLE_ROWS = 10
SPECIALS, SPECIALS_ALONE = 10, 13
"""How many crosses on the special track."""


def _own(view: game.View) -> tuple[Sheet, bool]:
    """Return the seat's own sheet, and whether it was played alone."""
    if not isinstance(view, View) or view.sheet is None:
        raise TypeError(f"{type(view)} is no seat's view of BRIKKS")
    return view.sheet, view.is_solo


def _rows(sheet: Sheet) -> int:
    """Count the full rows."""
    rows = {cell.row for cell in sheet.filled}
    return sum(all(Cell(column, row) in sheet.filled for column in COLUMNS) for row in rows)


def fills_rows(view: game.View) -> bool:
    sheet, _ = _own(view)
    return _rows(sheet) >= MANY_ROWS


def keeps_bombs(view: game.View) -> bool:
    """Return whether a bomb (in solo, every bomb) is unused on a sheet with some full rows."""
    sheet, is_alone = _own(view)
    if is_alone:
        return not sheet.bombs_used and _rows(sheet) >= BOMB_ROWS_ALONE
    return sheet.bombs_used < BOMBS and _rows(sheet) >= BOMB_ROWS


def crosses_special(view: game.View) -> bool:
    sheet, is_alone = _own(view)
    return sheet.crosses >= (SPECIALS_ALONE if is_alone else SPECIALS)


def leaves_no_hole(view: game.View) -> bool:
    sheet, _ = _own(view)
    return not holes(sheet.filled) and _rows(sheet) >= WHOLE_ROWS


def _full_rows(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    x, y = centre
    for down in (-0.66, 0, 0.66):
        middle = y + down * half
        pen.rectangle((x - half * 0.9, middle - half * 0.22, x + half * 0.9, middle + half * 0.22), colour)


def _bomb(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    x, y = centre
    pen.disc((x - half * 0.12, y + half * 0.2), half * 0.68, colour)
    pen.line([(x + half * 0.3, y - half * 0.3), (x + half * 0.62, y - half * 0.72)], colour, half * 0.2)
    pen.disc((x + half * 0.72, y - half * 0.8), half * 0.2, colour)


def _special(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    cross(pen, centre, half * 2, colour, half * 0.4)


def _wall(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    """Draw three courses of bricks."""
    x, y = centre
    tall, gap = half * 0.52, half * 0.13
    for down, cuts in ((-1, (0.0,)), (0, (-0.45, 0.45)), (1, (0.0,))):
        top = y + down * (tall + gap) - tall / 2
        for left, right in pairwise([-0.95, *cuts, 0.95]):
            pen.rectangle((x + left * half + gap / 2, top, x + right * half - gap / 2, top + tall), colour)


ACHIEVEMENTS: Mapping[str, Achievement] = {
    "rows": Achievement(fills_rows, _full_rows),
    "bomb": Achievement(keeps_bombs, _bomb),
    "special": Achievement(crosses_special, _special),
    "no-hole": Achievement(leaves_no_hole, _wall),
}

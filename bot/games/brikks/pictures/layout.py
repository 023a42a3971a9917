"""The position of everything on a sheet, in final pixels: a square, of which the field takes nearly all."""

from __future__ import annotations

from bot.render.theme import WIDTH
from engine.brikks.field import COLUMNS, ROWS, Cell

HEIGHT = WIDTH
"""A desktop client shows pictures at most 350 px high, so a square sheet is shown largest."""
MARGIN = 12

HEADER_TOP, HEADER = 6, 84
MOMENT_WIDTH = 206
THROW_LEFT, DIE, DICE_GAP = 236, 82, 8
THROW_WIDTH = 3 * DIE + 2 * DICE_GAP
OTHERS_LEFT, OTHER_WIDTH, OTHER_HEIGHT = 530, 126, HEADER // 2
OWN_WIDTH = 190
OWN_LEFT = WIDTH - MARGIN - OWN_WIDTH

CELL = 78
"""27 px where the sheet is shown 350 px high."""
FIELD_LEFT, FIELD_TOP = 60, 96
FIELD_WIDTH, FIELD_HEIGHT = CELL * len(COLUMNS), CELL * len(ROWS)
FIELD_RIGHT, FIELD_BOTTOM = FIELD_LEFT + FIELD_WIDTH, FIELD_TOP + FIELD_HEIGHT
COLUMN_NUMBERS = FIELD_BOTTOM + 21
"""The vertical centre of the column numbers."""
ROW_NUMBERS = 35
"""The horizontal centre of the row numbers."""
FRAME = 3

POINTS_LEFT, POINTS_WIDTH = FIELD_RIGHT + FRAME, 64
POINTS_RIGHT = POINTS_LEFT + POINTS_WIDTH

SIDE_WIDTH = 74
SIDE_LEFT = WIDTH - MARGIN - SIDE_WIDTH
PANEL_GAP = 12

LEGEND_HEIGHT = 112
"""What the legend of a lobby adds to the height."""


def origin(cell: Cell) -> tuple[int, int]:
    """Return the top left corner of a cell of the field."""
    return FIELD_LEFT + (cell.column - 1) * CELL, FIELD_BOTTOM - cell.row * CELL


def in_header(left: int, width: int) -> tuple[int, int, int, int]:
    """Return the place of a part that is as high as the header."""
    return left, HEADER_TOP, width, HEADER


def cell_box(cell: Cell) -> tuple[int, int, int, int]:
    return *origin(cell), CELL, CELL

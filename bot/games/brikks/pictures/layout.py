"""The position of everything on a sheet, in final pixels."""

from __future__ import annotations

from bot.games.brikks.pictures.cells import SHEET_CELL
from bot.games.brikks.pictures.header import HEIGHT
from bot.render.theme import EDGE, WIDTH
from engine.brikks.field import COLUMNS, ROWS, Cell

STRIP = 32
"""The height of the column numbers."""
CELL = SHEET_CELL
FIELD_LEFT, FIELD_TOP = 100, HEIGHT + STRIP
FIELD_WIDTH, FIELD_HEIGHT = CELL * len(COLUMNS), CELL * len(ROWS)
FIELD_RIGHT, FIELD_BOTTOM = FIELD_LEFT + FIELD_WIDTH, FIELD_TOP + FIELD_HEIGHT

ZONE_WIDTH = 40
"""The width of the band with the multipliers, left of the rows."""
ROW_NUMBER = 79
"""The horizontal centre of the row numbers."""

POINTS_LEFT = FIELD_RIGHT + 8
POINTS_SPANS = ((0, 27), (27, 28), (55, 41))
"""The left edge and width of a row's points for 8, 9 and 10 crosses."""
POINTS_WIDTH = 96

SPECIAL_WIDTH = 70
SPECIAL_INSET = 5
SPECIAL_LEFT = WIDTH - EDGE - SPECIAL_WIDTH

ENERGY_TOP = FIELD_BOTTOM + 12
ENERGY_COUNT_WIDTH = 72
ENERGY_PITCH, ENERGY_HEIGHT = 50, 47
ENERGY_IN_ROW = 14
BOMB_LEFT, BOMB_WIDTH, BOMB_HEIGHT = FIELD_RIGHT + 8, 57, 2 * ENERGY_HEIGHT

OVERVIEW_TOP = ENERGY_TOP + 2 * ENERGY_HEIGHT + 8
OVERVIEW_UNIT = 20
OPPONENT_CELL = WIDTH // 4 // len(COLUMNS)
"""The cell size of the opponent's field in a duel, which gets a quarter of the width."""
OPPONENT_WIDTH = OPPONENT_CELL * len(COLUMNS)
OPPONENT_HEAD = 54
DUEL_OVERVIEW_LEFT = EDGE + OPPONENT_WIDTH + 24
DUEL_OVERVIEW_UNIT = 22

SCORE_HEIGHT = 50
LEGEND_HEIGHT = 40


def origin(cell: Cell) -> tuple[int, int]:
    """Return the top left corner of a cell of the field."""
    return FIELD_LEFT + (cell.column - 1) * CELL, FIELD_BOTTOM - cell.row * CELL

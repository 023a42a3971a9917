"""A small field, for a quick look at every seat's sheet."""

from __future__ import annotations

from bot.games.brikks.pictures.cells import GROUNDS, Face, Faces, in_reading_order, walls_of
from bot.games.brikks.pictures.colours import zone
from bot.games.brikks.pictures.signs import draw_circle
from bot.games.plan import Rect
from bot.render.pen import Pen
from bot.render.pieces import draw_frame
from bot.render.theme import BLACK
from engine.brikks.blocks import Colour
from engine.brikks.field import COLUMNS, ROWS

SIGNED = 30
"""The smallest cell whose circle has a sign."""


def paint_small_cell(pen: Pen, face: Face) -> None:
    """Draw one small cell, as wide as the pen's place; circles have their signs if they are large enough to read, blocks need
    none."""
    size, theme = pen.width, pen.theme
    if face.kind == "empty":
        pen.rectangle((0, 0, size, size), zone(theme, face.multiplier))
        pen.rectangle((size - 1, 0, size, size), theme.rule)
        pen.rectangle((0, size - 1, size, size), theme.rule)
        if face.circle:
            centre, sign = (size / 2 - 0.5, size / 2 - 0.5), None if size >= SIGNED else 0
            draw_circle(pen, centre, size * 0.42, Colour(face.circle), sign=sign)
        return
    shades, is_wall = theme.colours[face.colour], walls_of(face)
    pen.rectangle((0, 0, size, size), shades.base)
    edge = theme.accent if face.kind in ("last", "new-mini") else shades.dark
    draw_frame(pen, size, is_wall, 3, edge)
    draw_frame(pen, size, is_wall, 1, theme.wall if theme.has_outlines else BLACK)


def small_cells(left: int, top: int, size: int) -> list[Rect]:
    """Return the places of a whole field's cells in reading order, each of `size` pixels."""
    return [
        (left + (cell.column - 1) * size, top + (len(ROWS) - cell.row) * size, size, size) for cell in GROUNDS
    ]


def draw_small_field(pen: Pen, faces: Faces, size: int) -> None:
    """Draw a whole field that never changes."""
    pen.rectangle((-2, -2, size * len(COLUMNS) + 2, size * len(ROWS) + 2), pen.theme.wall)
    for (x, y, *box), face in zip(small_cells(0, 0, size), in_reading_order(faces), strict=True):
        paint_small_cell(pen.at(x, y).sized(*box), face)

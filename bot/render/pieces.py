"""Stones that cover several fields: flat inside, with lit and shaded facets along the edge."""

from __future__ import annotations

from collections.abc import Callable

from bot.render.gems import BEVEL
from bot.render.pen import Box, Pen
from bot.render.theme import RGB, WALL, Shades

CUT = 13
"""How much of a piece's corner is cut off, as on a gem."""
FLAT = WALL // 2 + BEVEL + 1
"""The distance from the edge at which a field becomes flat."""

IsWall = Callable[[int, int], bool]
"""(down, across) -> whether the neighbour in that direction, each -1 to 1, belongs to another piece."""
Walls = tuple[bool, bool, bool, bool]
"""Above, left, right, below."""


def draw_stone(pen: Pen, size: int, shades: Shades, is_wall: IsWall, wall: RGB) -> None:
    """Draw one field of a piece, on ground of the wall's colour."""
    walls = up, left, right, down = is_wall(-1, 0), is_wall(0, -1), is_wall(0, 1), is_wall(1, 0)
    half = WALL // 2
    west, north = (half if left else 0), (half if up else 0)
    east, south = size - (half if right else 0), size - (half if down else 0)
    pen.rectangle((west, north, east, south), shades.base)
    if not right:
        pen.rectangle((size - 2, north + (BEVEL if up else 0), size, south), shades.dark)
    if not down:
        pen.rectangle((west + (BEVEL if left else 0), size - 2, east, size), shades.dark)
    a, b, c, d = (BEVEL if wall else 0 for wall in (left, up, right, down))
    if up:
        pen.polygon(
            [(west, north), (east, north), (east - c, north + b), (west + a, north + b)], shades.light
        )
    if left:
        pen.polygon(
            [(west, north), (west + a, north + b), (west + a, south - d), (west, south)], shades.light
        )
    if down:
        pen.polygon([(west, south), (east, south), (east - c, south - d), (west + a, south - d)], shades.dark)
    if right:
        pen.polygon([(east, north), (east, south), (east - c, south - d), (east - c, north + b)], shades.dark)
    cut_corners(pen, walls, size, wall)
    _fill_notches(pen, is_wall, size, shades)


def draw_frame(pen: Pen, size: int, is_wall: IsWall, reach: float, colour: RGB) -> None:
    """Draw a band of one colour along the edge of a piece, `reach` wide."""
    for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        if is_wall(down, across):
            pen.rectangle(_band(size, down, across, reach), colour)
    for down in (-1, 1):
        for across in (-1, 1):
            if _is_notch(is_wall, down, across):
                pen.rectangle(_band(size, down, across, reach), colour)


def _band(size: int, down: int, across: int, reach: float) -> Box:
    """Return the strip along one side of a field, or the square in one corner."""
    left, right = {-1: (0.0, reach), 0: (0, size), 1: (size - reach, size)}[across]
    top, bottom = {-1: (0.0, reach), 0: (0, size), 1: (size - reach, size)}[down]
    return left, top, right, bottom


def _is_notch(is_wall: IsWall, down: int, across: int) -> bool:
    """Return whether the piece goes around this corner of the field."""
    return not is_wall(down, 0) and not is_wall(0, across) and is_wall(down, across)


def cut_corners(pen: Pen, walls: Walls, size: int, wall: RGB) -> None:
    up, left, right, down = walls
    for present, x, y, dx, dy in (
        (up and left, 0, 0, 1, 1),
        (up and right, size, 0, -1, 1),
        (down and left, 0, size, 1, -1),
        (down and right, size, size, -1, -1),
    ):
        if present:
            pen.polygon([(x, y), (x + dx * CUT, y), (x, y + dy * CUT)], wall)


def _fill_notches(pen: Pen, is_wall: IsWall, size: int, shades: Shades) -> None:
    """Draw the facets of inner corners, where the piece goes around a field."""
    for down in (-1, 1):
        for across in (-1, 1):
            if not _is_notch(is_wall, down, across):
                continue
            x, y = (size if across > 0 else 0), (size if down > 0 else 0)
            reach = WALL // 2 + BEVEL
            rows, columns = y - down * reach, x - across * reach
            pen.polygon([(x, y), (columns, y), (columns, rows)], shades.light if down < 0 else shades.dark)
            pen.polygon([(x, y), (x, rows), (columns, rows)], shades.light if across < 0 else shades.dark)

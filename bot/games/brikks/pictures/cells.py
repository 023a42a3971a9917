"""The cells of the field: background, coloured circles, blocks as whole pieces, and pencilled moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from bot.games.brikks.pictures.colours import MINI, zone
from bot.games.brikks.pictures.signs import draw_circle, draw_colour_sign
from bot.render.pen import Pen, Point, cross, dashes, flag
from bot.render.pieces import IsWall, cut_corners, draw_frame, draw_stone
from bot.render.theme import BLACK, BOLD, RGB, SCALE, WALL
from engine.brikks.blocks import SHAPES, Block, Colour
from engine.brikks.field import CIRCLES, COLUMNS, MULTIPLIERS, ROWS, Cell
from engine.brikks.moves import Placement

EDGES = WALL // 2
LETTER = 45
"""The size of the letters that people press: 11 px high where the sheet is shown 350 px high."""
DISC, SMALL_DISC = 26, 24
"""The radius of the disc behind a letter, and of one that shares a cell with the sign of a circle."""
SHARED_LETTER, SHARED_SIGN = (0.32, 0.68), (0.69, 0.3)
"""The positions of the two in such a cell, as shares of it across and down."""
SHARED_CUT = 11
"""How much its corners are cut: no more, so that the sign fits in."""
CIRCLE_SIGN = 32
"""The size of a circle's sign that shares its cell with something else."""
SHEET_CELL = 78
DASH = 0.17
"""The length of a dash, in cells: three stand along a side."""
STROKES = 5
"""Pencil strokes along a side of a cell."""
DIRECTIONS = tuple((down, across) for down in (-1, 0, 1) for across in (-1, 0, 1) if down or across)


class Face(NamedTuple):
    """The content of a cell; cells with equal faces look alike."""

    kind: str = "empty"
    """One of empty, block, last and pencil; in the duel also mini, new-mini and pencil-mini."""
    colour: str = ""
    joins: int = 0
    """The directions in which the same piece continues, one bit each."""
    sign: str = ""
    """The sign drawn in this cell of the piece: colour or start."""
    label: str = ""
    """The letter of a landing place whose lowest cell this is."""
    is_good: bool = False
    """Whether a block placed there earns energy or completes a row."""
    multiplier: int = 1
    """The multiplier of an empty cell's row; pieces look alike in every row."""
    circle: str = ""
    """The colour of the circle in an empty cell, or under a pencilled piece."""
    missed: str = ""
    """The colour of a piece that is outlined in dashes, over whatever else the cell shows."""
    missed_joins: int = 0
    """The directions in which that piece continues."""


GROUNDS: Mapping[Cell, Face] = {
    Cell(column, row): Face(multiplier=MULTIPLIERS[row], circle=CIRCLES.get(Cell(column, row), ""))
    for row in reversed(ROWS)
    for column in COLUMNS
}
"""The empty field in reading order."""
Faces = dict[tuple[int, int], Face]
"""The face of every cell that is not empty, by column and row."""


class PieceCell(NamedTuple):
    right: int
    up: int
    joins: int
    rank: int
    """0 for the cell with the colour's sign, 1 for the cell that can carry the start block's sign."""


@lru_cache
def piece(block: Block) -> tuple[PieceCell, ...]:
    """Return the cells of a block, as offsets from the bottom left of its box."""
    cells = SHAPES[block].cells
    joins = {cell: _joins(cell, cells) for cell in cells}
    # The sign goes on the cell with most of the block around it.
    ranked = sorted(cells, key=lambda cell: (-_closeness(cell, cells), cell[1], cell[0]))
    return tuple(PieceCell(*cell, joins[cell], ranked.index(cell)) for cell in cells)


def _joins(cell: tuple[int, int], cells: tuple[tuple[int, int], ...]) -> int:
    near = ((cell[0] + across, cell[1] - down) in cells for down, across in DIRECTIONS)
    return sum(is_joined << bit for bit, is_joined in enumerate(near))


def _closeness(cell: tuple[int, int], cells: tuple[tuple[int, int], ...]) -> int:
    return sum(abs(cell[0] - x) + abs(cell[1] - y) == 1 for x, y in cells)


@lru_cache(maxsize=1024)
def block_faces(placed: Placement, kind: str, *, is_start: bool = False) -> tuple[tuple[Cell, Face], ...]:
    """Return the cells of a block with their faces."""
    found = []
    for cell in piece(placed.block):
        at = Cell(placed.at.column + cell.right, placed.at.row + cell.up)
        sign = ("colour", "start" if is_start else "", "", "")[cell.rank]
        circle = CIRCLES.get(at, "") if kind == "pencil" else ""
        found.append((at, Face(kind, placed.block.colour, cell.joins, sign, circle=circle)))
    return tuple(found)


def foot(block: Block) -> tuple[int, int]:
    """Return the offset (right, up) of the cell that marks a landing place: the leftmost of the lowest."""
    return min(SHAPES[block].cells, key=lambda cell: (cell[1], cell[0]))


def in_reading_order(faces: Faces) -> Iterator[Face]:
    """Yield the faces of all cells, from the top left."""
    return (faces.get(cell, ground) for cell, ground in GROUNDS.items())


def paint_cell(pen: Pen, face: Face) -> None:
    """Draw one cell of the field, as wide as the pen's place."""
    match face.kind:
        case "empty":
            _paint_ground(pen, face)
        case "block" | "mini":
            _paint_block(pen, face)
        case "last" | "new-mini":
            _paint_block(pen, face)
            _paint_edge(pen, face, 9)
        case "pencil" | "pencil-mini":
            _paint_pencil(pen, face)
    _paint_sign(pen, face)
    if face.missed:
        _paint_missed(pen, face)
    if face.label:
        place, radius = (_share(pen, SHARED_LETTER), SMALL_DISC) if face.circle else (pen.middle, DISC)
        draw_letter(pen, place, face.label, is_good=face.is_good, radius=radius)


def _paint_ground(pen: Pen, face: Face) -> None:
    size = pen.width
    pen.rectangle((0, 0, size, size), zone(pen.theme, face.multiplier))
    pen.rectangle((size - 2, 0, size, size), pen.theme.rule)
    pen.rectangle((0, size - 2, size, size), pen.theme.rule)
    if face.circle and face.label:
        # The circle fills the cell: its sign stands beside the letter.
        _fill_with_circle(pen, Colour(face.circle))
    elif face.circle:
        draw_circle(pen, (size / 2 - 1, size / 2 - 1), size * 0.42, Colour(face.circle))


def _fill_with_circle(pen: Pen, colour: Colour) -> None:
    shades, end = pen.theme.colours[colour], pen.width - 4
    pen.gem((1, 1, end + 1, end + 1), SHARED_CUT, pen.theme.wall)
    pen.gem((3, 3, end - 1, end - 1), SHARED_CUT - 1, shades.base, line=shades.light, width=3)
    draw_colour_sign(pen, _share(pen, SHARED_SIGN), colour, shades.ink, CIRCLE_SIGN)


def _paint_block(pen: Pen, face: Face) -> None:
    pen.rectangle((0, 0, pen.width, pen.width), pen.theme.wall)
    draw_stone(pen, pen.width, pen.theme.colours[face.colour], walls_of(face), pen.theme.wall)


def _paint_pencil(pen: Pen, face: Face) -> None:
    """Draw strokes of a coloured pencil on paper."""
    size, theme = pen.width, pen.theme
    shades = theme.colours[face.colour]
    stroke = shades.dark if face.colour in (Colour.WHITE, MINI) else shades.base
    pen.rectangle((0, 0, size, size), theme.paper)
    for number in range(1, 2 * STROKES):
        start = number * size / STROKES
        pen.polygon(_stroke(start, start + size * 0.09, size), stroke)
    _paint_edge(pen, face, 10)


def _paint_missed(pen: Pen, face: Face) -> None:
    """Draw the edge of another piece in dashes of its colour."""
    size, inset = pen.width, pen.width * 0.08
    is_wall, shades = partial(_is_wall, face.missed_joins), pen.theme.colours[face.missed]
    near, far = inset, size - inset
    sides = {
        (-1, 0): ((0, near), (size, near)),
        (1, 0): ((0, far), (size, far)),
        (0, -1): ((near, 0), (near, size)),
        (0, 1): ((far, 0), (far, size)),
    }
    for (down, across), (begin, end) in sides.items():
        if is_wall(down, across):
            dashes(pen, [begin, end], shades.light, size * 0.09, size * DASH, edge=BLACK)


def _paint_edge(pen: Pen, face: Face, reach: float) -> None:
    """Draw a gold band round the piece, `reach` wide in a cell of a sheet, with a thin line inside it."""
    is_wall, scale = walls_of(face), pen.width / SHEET_CELL
    for depth, colour in (
        (reach * scale + 2.5, BLACK),
        (reach * scale, pen.theme.accent),
        (EDGES, pen.theme.wall),
    ):
        draw_frame(pen, pen.width, is_wall, depth, colour)
    walls = (is_wall(-1, 0), is_wall(0, -1), is_wall(0, 1), is_wall(1, 0))
    cut_corners(pen, walls, pen.width, pen.theme.wall)


def _paint_sign(pen: Pen, face: Face) -> None:
    if face.colour == MINI:
        cross(pen, pen.middle, pen.width * 0.44, _ink(pen, face), pen.width * 0.08)
    elif face.kind == "pencil" and face.circle:
        draw_circle(pen, pen.middle, pen.width * 0.34, Colour(face.circle), sign=CIRCLE_SIGN)
    elif face.sign:
        _paint_block_sign(pen, face)


def _paint_block_sign(pen: Pen, face: Face) -> None:
    ink, size = _ink(pen, face), pen.width
    if face.kind == "pencil":
        pen.disc(pen.middle, size * 0.3, pen.theme.paper)
    if face.sign == "start":
        x, y = pen.middle
        flag(pen, (x - size * 0.12, y + size * 0.22), size * 0.44, ink, pole=ink)
    else:
        draw_colour_sign(pen, pen.middle, Colour(face.colour), ink, size * 0.42)


def _ink(pen: Pen, face: Face) -> RGB:
    return pen.theme.graphite if face.kind.startswith("pencil") else pen.theme.colours[face.colour].ink


def _share(pen: Pen, shares: Point) -> Point:
    return pen.width * shares[0], pen.width * shares[1]


def draw_letter(pen: Pen, centre: Point, letter: str, *, is_good: bool, radius: float = DISC) -> None:
    """Draw the letter of a choice on its disc, in gold if the choice earns something at once."""
    pen.disc(centre, radius, BLACK)
    pen.disc(centre, radius - 2.5, pen.theme.accent if is_good else pen.theme.paper)
    pen.text(centre, letter, BLACK, LETTER, face=BOLD)


def draw_foot(pen: Pen, centre: Point, unit: float) -> None:
    """Mark the cell of a block, `unit` wide, that carries the letter of each place."""
    pen.disc(centre, unit * 0.44, BLACK)
    pen.disc(centre, unit * 0.3, pen.theme.paper)


def walls_of(face: Face) -> IsWall:
    """Return a function that says where a face's piece ends."""
    return partial(_is_wall, face.joins)


def _is_wall(joins: int, down: int, across: int) -> bool:
    return not joins >> DIRECTIONS.index((down, across)) & 1


def _stroke(start: float, end: float, size: int) -> list[Point]:
    """Return the part of a square between two diagonals, given by where they cross its top and left edges."""
    last = size - 1 / SCALE
    end = min(end, 2 * last)
    corner: list[Point] = [(last, 0)] if start < last < end else []
    upper = [_along(start, last), *corner, _along(end, last)]
    return [*upper, *((y, x) for x, y in reversed(upper))]


def _along(way: float, last: float) -> Point:
    """Return the point at this distance along the top of a square and then down its right side."""
    return min(way, last), max(0, way - last)

"""Small pictures of legal and refused moves."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.brikks.pictures.cells import Face, Faces, block_faces, paint_cell
from bot.games.brikks.pictures.colours import MINI, THEMES, pink
from bot.games.brikks.pictures.field import field_faces
from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.shown import PARTS, parts
from bot.games.brikks.pictures.side import format_signed
from bot.games.brikks.pictures.signs import draw_arrow, draw_bolt, draw_bomb, draw_mini
from bot.games.brikks.pictures.small import draw_small_field
from bot.games.rulebook import RulePictures, draw_case
from bot.pages.texts import text
from bot.render.pen import Pen, Point, cross
from bot.render.theme import BOLD, EDGE, SMALLEST, WIDTH
from engine.brikks.blocks import NUMBERS, SWAP_COST, Block, Colour
from engine.brikks.field import COLUMNS, ROWS, row_scores
from engine.brikks.moves import Placement
from engine.brikks.notation import parse_move, parse_sheet
from engine.brikks.sheet import LEVELS, OTHER_COLOUR, OWN_COLOUR, score

GAP, INSET = 16, 22
THIRD = (WIDTH - 2 * EDGE - 2 * GAP) // 3
HALF = (WIDTH - 2 * EDGE - GAP) // 2
CELL, SIDE = 44, 6
"""The size of a cell in a cut-out of a field, and the number of cells each way."""
CASE_HEIGHT = INSET + CELL * SIDE + 96
FINAL = parse_sheet(
    "2 26-24 6 2 black1=1,1/white2=3,1/blue3=4,1/yellow1=6,1/green4=8,1/yellow1=8,2/green1=1,3/red3=3,3/"
    "red1=6,3/black3=8,3/black3=10,3/green2=2,4/white2=5,4/yellow3=9,5/white1=1,6/blue3=6,6/green2=1,7/"
    "blue3=5,7/red1=4,7/green4=8,8/red2=1,9/blue4=3,9/black1=6,9/white1=8,10 - 0 out=yellow3"
)
"""The sheet at the end of the rules, 47 + 21 + 4 + 1 = 73 points, with blocks over its crosses."""


def _draw_turn(pen: Pen, locale: str) -> None:
    slide = _faces("black1=1,1", "yellow2=1,3", pencil="green4=3,1")
    narrow = _faces("black1=1,1", "green2=1,3", "green1=5,1", "green3=5,2", pencil="yellow1=3,1")
    floating = _faces("black4=1,1", "white2=5,1", "red4=1,2", pencil="blue3=2,5")
    _draw_case(pen.at(*_third(0)), slide, text(locale, "brikks-rule-slide"), is_allowed=True)
    _draw_path(pen.at(*_third(0)), [(5.1, 5.7), (5.1, 2.6), (4.4, 2.6)])
    _draw_case(pen.at(*_third(1)), narrow, text(locale, "brikks-rule-narrow"), is_allowed=False)
    _draw_path(pen.at(*_third(1)), [(3.5, 5.7), (3.5, 4.6)])
    _draw_case(pen.at(*_third(2)), floating, text(locale, "brikks-rule-floating"), is_allowed=False)


def _draw_duel(pen: Pen, locale: str) -> None:
    rows = _faces("yellow2=1,1", "red3=1,2", "black1=5,1", "black1=5,3", pencil="green3=3,1")
    ground = ("white1=1,1", "red1=5,1")
    corner = _faces(*ground, minis=((4, 1), (3, 2)))
    side = _faces(*ground, minis=((4, 1), (4, 2)))
    _draw_case(pen.at(*_third(0)), rows, text(locale, "brikks-rule-rows"), is_allowed=None)
    for place in range(2):
        draw_mini(pen.at(*_third(0)), (INSET + 24 + place * 54, INSET + CELL * SIDE + 48), 44)
    _draw_case(pen.at(*_third(1)), corner, text(locale, "brikks-rule-corner"), is_allowed=True)
    _draw_case(pen.at(*_third(2)), side, text(locale, "brikks-rule-side"), is_allowed=False)


def _draw_case(pen: Pen, faces: Faces, words: str, *, is_allowed: bool | None) -> None:
    """Draw a cut-out of a field, and whether its pencilled move is legal; None leaves room for minis."""
    sign, left = (INSET + 28, INSET + CELL * SIDE + 48), INSET + (118 if is_allowed is None else 72)
    draw_case(pen, (THIRD, CASE_HEIGHT), sign, left, words, letters=34, is_allowed=is_allowed)
    _draw_cut_out(pen.at(INSET, INSET), faces, (SIDE, SIDE, CELL))


def _third(index: int) -> tuple[int, int]:
    return EDGE + index * (THIRD + GAP), EDGE


def _draw_path(pen: Pen, steps: Iterable[Point]) -> None:
    """Draw the path of a block, given in columns and rows of the cut-out."""
    points = [(INSET + column * CELL, INSET + (SIDE - row) * CELL) for column, row in steps]
    draw_arrow(pen, points, pen.theme.wall, 14)
    draw_arrow(pen, points, pen.theme.accent, 8)


ENERGY_CELL = 64


def _draw_energy(pen: Pen, locale: str) -> None:
    height = 2 * INSET + 3 * ENERGY_CELL + 52
    own = _faces(pencil="white3=2,1")
    other = _faces("black4=1,1", pencil="blue4=2,2")
    for index, (faces, name) in enumerate(((own, "own"), (other, "other"))):
        faces[3, 2] = faces[3, 2]._replace(circle=Colour.WHITE)
        panel = pen.at(EDGE + index * (HALF + GAP), EDGE)
        panel.gem((0, 0, HALF, height), 22, pen.theme.panel)
        _draw_cut_out(panel.at(INSET, INSET), faces, (4, 3, ENERGY_CELL))
        panel.words(
            (INSET, height - 40),
            text(locale, f"brikks-rule-{name}"),
            pen.theme.ink,
            34,
            HALF - 2 * INSET,
            face=BOLD,
            anchor="l",
        )
    gain = pen.at(EDGE + INSET + 4 * ENERGY_CELL + 24, EDGE + INSET)
    gain.text((0, 1.5 * ENERGY_CELL), f"+{OWN_COLOUR}", pen.theme.ink, 72, face=BOLD, anchor="l")
    draw_bolt(gain, (110, 1.5 * ENERGY_CELL), 72, pen.theme.good)
    left = EDGE + HALF + GAP + INSET + 4 * ENERGY_CELL + 16
    _draw_levels(pen.at(left, EDGE + INSET), locale)
    _draw_marker(pen.at(EDGE, EDGE + height + GAP), locale)


def _draw_levels(pen: Pen, locale: str) -> None:
    step = 3 * ENERGY_CELL / len(LEVELS)
    for level in LEVELS:
        y = (level - 0.5) * step
        pen.words((0, y), text(locale, "brikks-rule-level", level=level), pen.theme.soft, 30, 94, anchor="l")
        change = OTHER_COLOUR[level]
        ink = pen.theme.good if change > 0 else pen.theme.danger if change < 0 else pen.theme.soft
        pen.text((138, y), format_signed(change), ink, 34, face=BOLD, anchor="r")
        draw_bolt(pen, (154, y), 32, ink)


MARKER_HEIGHT, PICTURE = 150, 104


def _draw_marker(pen: Pen, locale: str) -> None:
    """Draw a row of the overview: one step costs one energy, any other block costs five."""
    pen.gem((0, 0, WIDTH - 2 * EDGE, MARKER_HEIGHT), 22, pen.theme.panel)
    top = (MARKER_HEIGHT - PICTURE) // 2
    for number in NUMBERS:
        x = INSET + (number - 1) * (PICTURE + 6)
        box = (x, top, x + PICTURE, top + PICTURE)
        if number == 2:
            pen.gem(box, 14, pen.theme.accent)
        elif number == 3:
            pen.gem(box, 14, pen.theme.panel, line=pen.theme.accent, width=5)
        draw_block(pen.at(x, top), Block(Colour.YELLOW, number), 25, (PICTURE, PICTURE))
    left = INSET + 4 * (PICTURE + 6) + 24
    for line, (name, price) in enumerate((("step", 1), ("any", SWAP_COST))):
        y = MARKER_HEIGHT / 2 + (line - 0.5) * 56
        pen.words(
            (left, y),
            text(locale, f"brikks-rule-{name}"),
            pen.theme.ink,
            34,
            WIDTH - 2 * EDGE - left - 130,
            anchor="l",
        )
        pen.text((WIDTH - 2 * EDGE - 66, y), f"−{price}", pen.theme.ink, 38, face=BOLD, anchor="r")
        draw_bolt(pen, (WIDTH - 2 * EDGE - 44, y), 40, pen.theme.soft)


POINT_CELL = 30


def _draw_points(pen: Pen, locale: str) -> None:
    """Draw the sheet at the end of the example, and what it scores."""
    height = 2 * INSET + POINT_CELL * len(ROWS)
    panel = pen.at(EDGE, EDGE)
    panel.gem((0, 0, WIDTH - 2 * EDGE, height), 22, pen.theme.panel)
    draw_small_field(panel.at(INSET, INSET), field_faces(FINAL, has_halo=False), POINT_CELL)
    right = INSET + POINT_CELL * len(COLUMNS) + 46
    for row, points in zip(ROWS, row_scores(FINAL.filled), strict=True):
        y = INSET + (len(ROWS) - row + 0.5) * POINT_CELL
        panel.text(
            (right, y), str(points), pen.theme.ink if points else pen.theme.faint, SMALLEST, anchor="r"
        )
    for line, (part, number) in enumerate(zip(PARTS, parts(score(FINAL)), strict=True)):
        y = INSET + (line + 0.5) * (height - 2 * INSET) / len(PARTS)
        _draw_part(panel.at(right + 50, round(y)), locale, part, number)


def _draw_part(pen: Pen, locale: str, part: str, number: int) -> None:
    """Draw one line of the sum: its name, what it counts, and its points."""
    end = WIDTH - 2 * EDGE - INSET - (INSET + POINT_CELL * len(COLUMNS) + 96)
    is_total = part == "total"
    if is_total:
        pen.gem((-14, -31, end, 31), 12, pen.theme.accent)
    ink = pen.theme.accent_ink if is_total else pen.theme.ink
    pen.words((0, 0), text(locale, f"brikks-sheet-part-{part}"), ink, 36, 230, anchor="l")
    match part:
        case "special":
            pen.text((286, 0), str(FINAL.crosses), pen.theme.soft, 36, anchor="r")
            cross(pen, (314, 0), 34, pink(pen.theme), 6)
        case "bombs":
            draw_bomb(pen, (310, 3), 40)
        case "energy":
            pen.text((286, 0), str(FINAL.energy.active), pen.theme.soft, 36, anchor="r")
            draw_bolt(pen, (314, 0), 42, pen.theme.good)
    pen.text((end - 20, 0), str(number), ink, 44, face=BOLD, anchor="r")


def _faces(*blocks: str, pencil: str = "", minis: Iterable[tuple[int, int]] = ()) -> Faces:
    """Return the faces of blocks, a pencilled block and pencilled minis, given in move notation."""
    faces: Faces = {}
    for words, kind in (*((words, "block") for words in blocks), *([(pencil, "pencil")] if pencil else ())):
        move = parse_move(words)
        if isinstance(move, Placement):
            faces.update(block_faces(move, kind))
    faces.update((cell, Face("pencil-mini", MINI)) for cell in minis)
    return faces


def _draw_cut_out(
    pen: Pen,
    faces: Faces,
    size: tuple[int, int, int],
) -> None:
    """Draw the lower left corner of a field; `size` is columns, rows and pixels of a cell."""
    columns, rows, cell = size
    pen.rectangle((-3, -3, columns * cell + 3, rows * cell + 3), pen.theme.wall)
    for row in range(rows, 0, -1):
        for column in range(1, columns + 1):
            face = faces.get((column, row), Face())
            paint_cell(pen.at((column - 1) * cell, (rows - row) * cell).sized(cell, cell), face)


RULE_PICTURES = RulePictures(
    "brikks",
    THEMES,
    {
        "turn": (CASE_HEIGHT + 2 * EDGE, _draw_turn),
        "energy": (2 * INSET + 3 * ENERGY_CELL + 52 + GAP + MARKER_HEIGHT + 2 * EDGE, _draw_energy),
        "points": (2 * INSET + POINT_CELL * len(ROWS) + 2 * EDGE, _draw_points),
        "duel": (CASE_HEIGHT + 2 * EDGE, _draw_duel),
    },
)

"""The parts beside and under the field: row points, special track, energy, bombs, overview, score."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink, zone
from bot.games.brikks.pictures.signs import draw_bolt, draw_bomb
from bot.render.pen import Pen, cross
from bot.render.theme import BLACK, BOLD, EDGE, PENCIL, RGB, SMALLEST, Theme
from engine.brikks.energy import PINK_X

ROW_HEIGHT = layout.CELL
CHIP_CUT = 9


def paint_row_points(
    pen: Pen, theme: Theme, values: Sequence[int], *, points: int, is_pencilled: bool
) -> None:
    """Draw a row's points for 8, 9 and 10 crosses, and mark those it has scored."""
    reached = values.index(points) if points else -1
    for place, (value, (left, width)) in enumerate(zip(values, layout.POINTS_SPANS, strict=True)):
        middle = (left + width / 2, ROW_HEIGHT / 2)
        ink = theme.soft
        if place == reached:
            box = (left, ROW_HEIGHT / 2 - 22, left + width, ROW_HEIGHT / 2 + 22)
            ink = draw_chip_box(pen, theme, box, is_pencilled=is_pencilled)
        elif place < reached:
            ink = theme.faint
        face = PENCIL if place == reached and is_pencilled else BOLD
        pen.text(middle, str(value), ink, SMALLEST, face=face)


def draw_chip_box(
    pen: Pen, theme: Theme, box: tuple[float, float, float, float], *, is_pencilled: bool
) -> RGB:
    """Draw the box behind a number that counts, or would count; return the ink for the number."""
    if is_pencilled:
        pen.gem(box, CHIP_CUT, theme.paper, line=theme.accent, width=3)
        return theme.graphite
    pen.gem(box, CHIP_CUT, theme.accent)
    return theme.accent_ink


def paint_special(pen: Pen, theme: Theme, value: int, height: int, *, state: str) -> None:
    """Draw a value of the special track: crossed, here (it counts), open, would-cross or would-here."""
    width = layout.SPECIAL_WIDTH - 2 * layout.SPECIAL_INSET
    middle, box = (width / 2, height / 2), (0, 2, width, height - 2)
    ink, face = theme.soft if state == "open" else theme.faint, BOLD
    match state:
        case "here":
            ink = draw_chip_box(pen, theme, box, is_pencilled=False)
        case "would-here":
            ink, face = draw_chip_box(pen, theme, box, is_pencilled=True), PENCIL
        case "would-cross":
            ink = draw_chip_box(pen, theme, box, is_pencilled=True)
    pen.text(middle, str(value), ink, 34 if state.endswith("here") else 30, face=face)
    if state == "crossed":
        cross(pen, middle, height * 0.8, pink(theme), 6)
    elif state == "would-cross":
        cross(pen, middle, height * 0.7, theme.danger, 5)


def paint_energy(pen: Pen, theme: Theme, position: int, *, state: str) -> None:
    """Draw a point of energy: active, spent, open, would-spend or would-gain."""
    x, y = middle = (layout.ENERGY_PITCH / 2, layout.ENERGY_HEIGHT / 2)
    radius = 22
    has_x = position in PINK_X
    match state:
        case "active":
            pen.disc(middle, radius, theme.wall)
            pen.disc(middle, radius - 2, theme.good)
            sign = BLACK if theme.name == "dark" else theme.paper
        case "would-gain":
            pen.disc(middle, radius, theme.accent)
            pen.disc(middle, radius - 4, theme.paper)
            if has_x:
                cross(pen, middle, 30, theme.graphite, 5)
                return
            sign = theme.graphite
        case "would-spend":
            pen.disc(middle, radius, theme.accent)
            pen.disc(middle, radius - 4, theme.paper)
            pen.line([(x - 12, y + 12), (x + 12, y - 12)], theme.danger, 5)
            return
        case "spent":
            pen.disc(middle, radius, theme.panel)
            pen.line([(x - 11, y + 11), (x + 11, y - 11)], theme.faint, 4)
            return
        case _:
            pen.disc(middle, radius, theme.rule)
            pen.disc(middle, radius - 3, theme.ground)
            if has_x:
                cross(pen, middle, 30, pink(theme), 6)
            return
    draw_bolt(pen, middle, 30, sign)


def paint_bomb(pen: Pen, theme: Theme, value: int, *, state: str) -> None:
    """Draw a bomb with its points under it: there, used or would-use."""
    width, height = layout.BOMB_WIDTH, layout.BOMB_HEIGHT
    middle = width / 2 - 1
    ink, face = theme.faint if state == "used" else theme.ink, BOLD
    if state == "would-use":
        pen.gem((0, 2, width - 2, height - 2), 12, theme.paper, line=theme.accent, width=3)
        ink, face = theme.graphite, PENCIL
    draw_bomb(pen, (middle - 3, 36), 44, theme, is_used=state == "used")
    pen.text((middle, 74), str(value), ink, 32, face=face)
    if state != "there":
        cross(pen, (middle - 3, 36), 48, theme.faint if state == "used" else theme.danger, 5)


def draw_zone(pen: Pen, theme: Theme, multiplier: int, height: int) -> None:
    """Draw the background beside the rows with this multiplier; a line separates it from the next."""
    pen.rectangle((0, 0, layout.FIELD_LEFT - EDGE, height - 2), zone(theme, multiplier))
    pen.text((layout.ZONE_WIDTH / 2, height / 2), f"×{multiplier}", theme.ink, 32, face=BOLD)

"""Signs that are readable without colour: the six colours, energy, bombs, minis."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from bot.games.brikks.pictures.colours import MINI
from bot.render.gems import facet_gem
from bot.render.pen import Pen, Point, cross, star
from bot.render.theme import BLACK, BOLD, RGB, WHITE, contrast
from engine.brikks.blocks import Colour
from engine.game import Seat

SMALLEST_SHOWN = 41
"""The smallest font size on a sheet: 10 px high where a client shows the sheet 350 px high."""
BADGE = 38
"""The width and height of a seat's badge."""


SIGN = 0.98
"""The size of the sign in a circle, as a share of its radius."""


def draw_colour_sign(pen: Pen, centre: Point, colour: Colour, ink: RGB, size: float) -> None:
    """Draw the sign of a colour, `size` wide and high: disc, star, triangle, diamond, bars, square."""
    x, y = centre
    half = size / 2
    match colour:
        case Colour.WHITE:
            pen.disc(centre, half * 0.92, ink)
        case Colour.YELLOW:
            star(pen, (x, y + size * 0.03), half * 1.12, ink)
        case Colour.GREEN:
            pen.polygon([(x, y - half), (x + half, y + half * 0.84), (x - half, y + half * 0.84)], ink)
        case Colour.RED:
            pen.polygon(
                [(x, y - half * 1.05), (x + half * 0.85, y), (x, y + half * 1.05), (x - half * 0.85, y)], ink
            )
        case Colour.BLUE:
            for middle in (y - half * 0.58, y + half * 0.58):
                thick = half * 0.34
                pen.rectangle((x - half * 0.95, middle - thick, x + half * 0.95, middle + thick), ink)
        case Colour.BLACK:
            pen.rectangle((x - half * 0.94, y - half * 0.94, x + half * 0.94, y + half * 0.94), ink)


def draw_circle(pen: Pen, centre: Point, radius: float, colour: Colour, *, sign: float | None = None) -> None:
    """Draw a coloured circle of the field, with its sign, which fills it unless a size is given; 0 leaves it out."""
    shades, edge = pen.theme.colours[colour], min(2, radius * 0.1)
    pen.disc(centre, radius, pen.theme.wall)
    pen.disc(centre, radius - edge, shades.light)
    pen.disc(centre, radius - edge * 2.5, shades.base)
    if sign != 0:
        draw_colour_sign(pen, centre, colour, shades.ink, sign or radius * SIGN)


def draw_bolt(pen: Pen, centre: Point, size: float, colour: RGB) -> None:
    """Draw a bolt, the sign of energy."""
    x, y = centre
    steps = ((0.12, -0.5), (-0.32, 0.1), (-0.04, 0.1), (-0.14, 0.5), (0.32, -0.12), (0.04, -0.12))
    pen.polygon([(x + across * size, y + down * size) for across, down in steps], colour)


def draw_bomb(
    pen: Pen, centre: Point, size: float, *, value: int | None = None, is_used: bool = False
) -> None:
    """Draw a bomb with its fuse to the upper right and its points on it, or only a shadow once it is used."""
    x, y = centre
    radius = size * 0.42
    fuse = pen.theme.rule if is_used else pen.theme.accent
    neck = [(x + radius * 0.5, y - radius * 0.6), (x + radius * 0.95, y - radius * 1.05)]
    pen.line(neck, pen.theme.rule if is_used else pen.theme.soft, size * 0.1)
    star(pen, (x + radius * 1.05, y - radius * 1.15), size * 0.17, fuse)
    pen.disc(centre, radius, pen.theme.rule if is_used else pen.theme.soft)
    pen.disc(centre, radius - size * 0.05, pen.theme.panel if is_used else BLACK)
    if value is not None and not is_used:
        pen.text(centre, str(value), WHITE, SMALLEST_SHOWN, face=BOLD)


def draw_badge(pen: Pen, centre: Point, seat: Seat, *, is_out: bool = False) -> None:
    """Draw the badge of a seat, struck through once it is out."""
    x, y = centre
    half, colour = BADGE / 2, pen.theme.rule if is_out else pen.theme.seat(seat)
    pen.gem((x - half, y - half, x + half, y + half), 10, colour, line=BLACK, width=2)
    ink = pen.theme.ink if is_out else max((BLACK, WHITE), key=lambda ink: contrast(ink, colour))
    pen.text(centre, str(seat + 1), ink, SMALLEST_SHOWN, face=BOLD)
    if is_out:
        reach = half - 4
        pen.line([(x - reach, y + reach), (x + reach, y - reach)], pen.theme.danger, 5)


def draw_mini(pen: Pen, centre: Point, size: float) -> None:
    """Draw a mini-block of the duel."""
    x, y = centre
    half, shades = size / 2, pen.theme.colours[MINI]
    pen.gem((x - half, y - half, x + half, y + half), size * 0.2, pen.theme.wall)
    facet_gem(pen, (x - half + 2, y - half + 2, x + half - 2, y + half - 2), size * 0.18, shades, size * 0.08)
    cross(pen, centre, size * 0.5, shades.ink, size * 0.1)


def draw_arrow(pen: Pen, points: Sequence[Point], colour: RGB, width: float) -> None:
    """Draw a path that ends in an arrowhead."""
    pen.line(points, colour, width)
    (x, y), (tip_x, tip_y) = points[-2:]
    length = hypot(tip_x - x, tip_y - y)
    along, across = (tip_x - x) / length, (tip_y - y) / length
    half, reach = width + 4, width * 1.2 + 10
    pen.polygon(
        [
            (tip_x + along * reach, tip_y + across * reach),
            (tip_x - across * half, tip_y + along * half),
            (tip_x + across * half, tip_y - along * half),
        ],
        colour,
    )


def draw_dice(pen: Pen, centre: Point, size: float, body: RGB, pips: RGB) -> None:
    """Draw a small die, which marks the seat that rolls."""
    x, y = centre
    half = size / 2
    pen.gem((x - half, y - half, x + half, y + half), size * 0.2, body)
    for across, down in ((-0.24, -0.24), (0, 0), (0.24, 0.24)):
        pen.disc((x + across * size, y + down * size), size * 0.1, pips)

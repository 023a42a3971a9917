"""Signs that show each colour's rule without colour, the same everywhere."""

from __future__ import annotations

from bot.render.pen import Pen, Point, text_width
from bot.render.theme import BOLD, LEGIBLE, RGB
from engine.brilliant.level import Rule

AT_MOST_TWO = "≤2"
SIGN_HEIGHT = 30
"""The height of the box in which every sign is drawn."""


def draw_sign(pen: Pen, centre: Point, rule: Rule, colour: RGB, scale: float = 1) -> None:
    x, y = centre
    match rule:
        case Rule.ANY:
            pen.disc(centre, 9 * scale, colour)
        case Rule.SAME | Rule.DIFFERENT:
            half, near, far = 14 * scale, 4.5 * scale, 12.5 * scale
            pen.rectangle((x - half, y - far, x + half, y - near), colour)
            pen.rectangle((x - half, y + near, x + half, y + far), colour)
            if rule is Rule.DIFFERENT:
                slash = ((4, -15), (11, -15), (-4, 15), (-11, 15))
                pen.polygon([(x + a * scale, y + b * scale) for a, b in slash], colour)
        case Rule.MAX_TWO:
            pen.text(centre, AT_MOST_TWO, colour, round(LEGIBLE * scale), face=BOLD)
        case Rule.ONE_HALF:
            _draw_half(pen, centre, colour, scale)


def _draw_half(pen: Pen, centre: Point, colour: RGB, scale: float) -> None:
    """Draw a box with one half filled."""
    x, y = centre
    side, line = 14.5 * scale, 4 * scale
    pen.rectangle((x - side, y - side, x + 1, y + side), colour)
    for box in (
        (x + 1, y - side, x + side, y - side + line),
        (x + side - line, y - side, x + side, y + side),
        (x + 1, y + side - line, x + side, y + side),
    ):
        pen.rectangle(box, colour)


def sign_width(rule: Rule) -> float:
    match rule:
        case Rule.MAX_TWO:
            return text_width(AT_MOST_TWO, LEGIBLE, BOLD)
        case Rule.ANY:
            return 18
        case Rule.ONE_HALF:
            return 29
    return 28


def draw_everywhere(pen: Pen, centre: Point, colour: RGB) -> None:
    """Draw 'all fields of this colour': four separate stones."""
    x, y = centre
    for across, down in ((-10, -6), (2, -10), (9, 3), (-4, 10)):
        pen.rectangle((x + across - 5, y + down - 5, x + across + 5, y + down + 5), colour)

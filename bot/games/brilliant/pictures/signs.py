"""Signs that show each colour's rule without colour, the same everywhere."""

from __future__ import annotations

from bot.render.pen import Pen, Point, text_width
from bot.render.theme import BOLD, RGB, SMALLEST
from engine.brilliant.level import Rule

AT_MOST_TWO = "≤2"
SIGN_HEIGHT = 24
"""The height of the highest sign."""


def draw_sign(pen: Pen, centre: Point, rule: Rule, colour: RGB) -> None:
    x, y = centre
    match rule:
        case Rule.ANY:
            pen.disc(centre, 5.5, colour)
        case Rule.SAME | Rule.DIFFERENT:
            for up in (-8, 3):
                pen.rectangle((x - 10, y + up, x + 10, y + up + 5), colour)
            if rule is Rule.DIFFERENT:
                pen.polygon([(x + 3, y - 11), (x + 8, y - 11), (x - 3, y + 11), (x - 8, y + 11)], colour)
        case Rule.MAX_TWO:
            pen.text(centre, AT_MOST_TWO, colour, SMALLEST, face=BOLD)
        case Rule.ONE_HALF:
            _draw_half(pen, centre, colour)


def _draw_half(pen: Pen, centre: Point, colour: RGB) -> None:
    """Draw a box with one half filled."""
    x, y = centre
    pen.rectangle((x - 10, y - 10, x + 1, y + 10), colour)
    for box in (
        (x + 1, y - 10, x + 10, y - 7),
        (x + 7, y - 10, x + 10, y + 10),
        (x + 1, y + 7, x + 10, y + 10),
    ):
        pen.rectangle(box, colour)


def sign_width(rule: Rule) -> float:
    match rule:
        case Rule.MAX_TWO:
            return text_width(AT_MOST_TWO, SMALLEST, BOLD)
        case Rule.ANY:
            return 11
    return 20


def draw_everywhere(pen: Pen, centre: Point, colour: RGB) -> None:
    """Draw 'all fields of this colour': four separate stones."""
    x, y = centre
    for across, down in ((-9, -5), (2, -11), (7, 3), (-4, 8)):
        pen.rectangle((x + across - 4, y + down - 4, x + across + 4, y + down + 4), colour)

"""Signs that show each colour's rule without colour."""

from __future__ import annotations

from bot.render.pen import Pen, Point, text_width
from bot.render.theme import BOLD, RGB, SMALLEST
from engine.brilliant.level import Rule

HALVES = "1-3|4-6"
SLIM = 18
"""Width of a sign in the corner of a field."""


def draw_sign(pen: Pen, centre: Point, rule: Rule, colour: RGB, size: int = SMALLEST) -> None:
    """The sign as in scoring fields and the legend."""
    if rule is Rule.ONE_HALF:
        pen.text(centre, HALVES, colour, size, face=BOLD)
    elif rule is Rule.MAX_TWO:
        pen.text(centre, "≤2", colour, size, face=BOLD)
    else:
        draw_slim_sign(pen, centre, rule, colour)


def draw_slim_sign(pen: Pen, centre: Point, rule: Rule, colour: RGB) -> None:
    """The sign as in the corner of a field, at most SLIM wide."""
    x, y = centre
    match rule:
        case Rule.ANY:
            pen.disc(centre, 5, colour)
        case Rule.SAME | Rule.DIFFERENT:
            for up in (-8, 3):
                pen.rectangle((x - 9, y + up, x + 9, y + up + 5), colour)
            if rule is Rule.DIFFERENT:
                pen.polygon([(x + 3, y - 12), (x + 8, y - 12), (x - 3, y + 12), (x - 8, y + 12)], colour)
        case Rule.MAX_TWO:
            pen.text(centre, "2", colour, SMALLEST, face=BOLD)
        case Rule.ONE_HALF:
            draw_half(pen, centre, colour)


def draw_half(pen: Pen, centre: Point, colour: RGB) -> None:
    """A box with one half filled."""
    x, y = centre
    pen.rectangle((x - 10, y - 10, x + 1, y + 10), colour)
    for box in (
        (x + 1, y - 10, x + 10, y - 7),
        (x + 7, y - 10, x + 10, y + 10),
        (x + 1, y + 7, x + 10, y + 10),
    ):
        pen.rectangle(box, colour)


def sign_width(rule: Rule, size: int = SMALLEST) -> float:
    match rule:
        case Rule.ONE_HALF:
            return text_width(HALVES, size, BOLD)
        case Rule.MAX_TWO:
            return text_width("≤2", size, BOLD)
    return SLIM


def draw_everywhere(pen: Pen, centre: Point, colour: RGB) -> None:
    """'All fields of this colour': four separate stones."""
    x, y = centre
    for across, down in ((-9, -5), (2, -11), (7, 3), (-4, 8)):
        pen.rectangle((x + across - 4, y + down - 4, x + across + 4, y + down + 4), colour)

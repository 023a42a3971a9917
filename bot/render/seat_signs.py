"""What the others are doing: a sign for each seat, and how many have moved."""

from __future__ import annotations

from bot.render.pen import Pen, Point, cross, hourglass, star, text_width, tick
from bot.render.theme import BOLD

COUNT_SIZE = 52


def draw_state(pen: Pen, centre: Point, state: str) -> None:
    """Draw the sign, 40 pixels high, of a seat that has `moved`, is `waiting`, `out`, `gone` or a
    `winner`."""
    match state:
        case "moved":
            tick(pen, centre, 36, pen.theme.good, 7)
        case "waiting":
            hourglass(pen, centre, 38, pen.theme.soft)
        case "out" | "gone":
            cross(pen, centre, 38, pen.theme.danger, 7)
        case "winner":
            star(pen, centre, 19, pen.theme.score)


def draw_count(pen: Pen, right_end: Point, moved: int, awaited: int) -> None:
    """Draw how many of the seats that the round waits for have moved; nothing if it waits for none."""
    if awaited:
        right, middle = right_end
        words = f"{moved}/{awaited}"
        pen.text(right_end, words, pen.theme.ink, COUNT_SIZE, face=BOLD, anchor="r")
        left = right - text_width(words, COUNT_SIZE, BOLD) - 40
        tick(pen, (left, middle), 44, pen.theme.good, 8)

"""A picture of a rating over the newest games: a line within its margin of error."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.render.canvas import Scene, write_once
from bot.render.pen import Pen, text_width
from bot.render.theme import BOLD, EDGE, SMALLEST, THEMES, WIDTH, Theme, mix

HEIGHT = 440
TOP, BOTTOM = EDGE + 24, HEIGHT - EDGE - 24
STEPS = (50, 100, 200, 500, 1000)
"""Possible distances between the lines of the scale; at most `LINES` lines are drawn."""
LINES = 6
LABEL = 34
ALONE = 11
"""Half the width of the band of a single game."""
Point = tuple[int, int]
"""A rating and half the width of its range, both as shown."""


def render_curve(points: Sequence[Point], *, theme: str) -> bytes:
    """Draw a PNG, 1,000 pixels wide; the oldest point comes first."""
    paint = partial(_paint, tuple(points), THEMES[theme])
    return write_once(Scene(THEMES[theme], WIDTH, HEIGHT, paint, ()))


def scale(points: Sequence[Point]) -> range:
    """Return the lines of the scale, which enclose everything that is drawn."""
    low = min(shown - margin for shown, margin in points)
    high = max(shown + margin for shown, margin in points)
    step = next((step for step in STEPS if (high - low) // step + 2 <= LINES), STEPS[-1])
    return range(low // step * step, -(-high // step) * step + 1, step)


def _paint(points: Sequence[Point], theme: Theme, pen: Pen) -> None:
    marks = scale(points)
    left = EDGE + round(max(text_width(str(mark), SMALLEST) for mark in marks)) + 16
    right = WIDTH - EDGE - round(text_width(str(points[-1][0]), LABEL, BOLD)) - 28

    def at(number: int, value: int) -> tuple[float, float]:
        share = number / (len(points) - 1) if len(points) > 1 else 1.0
        height = (value - marks[0]) / (marks[-1] - marks[0])
        return left + share * (right - left), BOTTOM - height * (BOTTOM - TOP)

    band = [at(n, shown + margin) for n, (shown, margin) in enumerate(points)]
    band += [at(n, shown - margin) for n, (shown, margin) in reversed(list(enumerate(points)))]
    if len(points) == 1:
        band = [(x + side, y) for side, ends in ((-ALONE, band), (ALONE, band[::-1])) for x, y in ends]
    pen.polygon(band, mix(theme.ground, theme.accent, 0.5))
    for mark, y in _heights(marks):
        pen.rectangle((left, y - 1, right, y + 1), theme.rule)
        pen.text((left - 14, y), str(mark), theme.soft, SMALLEST, anchor="r")
    line = [at(n, shown) for n, (shown, _) in enumerate(points)]
    pen.line(line, theme.score, 6)
    pen.disc(line[-1], 11, theme.score)
    pen.text((line[-1][0] + 22, line[-1][1]), str(points[-1][0]), theme.ink, LABEL, face=BOLD, anchor="l")


def _heights(marks: range) -> Iterator[tuple[int, float]]:
    for mark in marks:
        yield mark, BOTTOM - (mark - marks[0]) / (marks[-1] - marks[0]) * (BOTTOM - TOP)

"""Draw a rating over the newest games: a line within its margin of error."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.pen import Box, Pen, text_width
from bot.render.theme import SMALLEST, Theme, mix

STEPS = (50, 100, 200, 500, 1000, 2000)
"""Possible distances between the lines of the scale; at most `LINES` lines are drawn."""
LINES = 4
ALONE = 11
"""Half the width of the band of a single game."""
DOT = 9
Point = tuple[int, int]
"""A rating and half the width of its range, both as shown."""


def scale(points: Sequence[Point]) -> range:
    """Return the lines of the scale, which enclose everything that is drawn."""
    low = min(shown - margin for shown, margin in points)
    high = max(shown + margin for shown, margin in points)
    step = next((step for step in STEPS if (high - low) // step + 2 <= LINES), STEPS[-1])
    return range(low // step * step, -(-high // step) * step + 1, step)


def draw_curve(pen: Pen, box: Box, points: Sequence[Point], theme: Theme) -> None:
    """Draw the curve into a box on a panel; the oldest point comes first."""
    marks = scale(points)
    # The labels of the scale stand half above and below the outermost lines.
    _, top, right, bottom = box[0], box[1] + SMALLEST / 2, box[2] - DOT, box[3] - SMALLEST / 2
    left = box[0] + max(text_width(str(mark), SMALLEST) for mark in marks) + 14

    def height(value: float) -> float:
        return bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top)

    def at(number: int, value: int) -> tuple[float, float]:
        share = number / (len(points) - 1) if len(points) > 1 else 1.0
        return left + DOT + share * (right - left - DOT), height(value)

    band = [at(n, shown + margin) for n, (shown, margin) in enumerate(points)]
    band += [at(n, shown - margin) for n, (shown, margin) in reversed(list(enumerate(points)))]
    if len(points) == 1:
        band = [(x + side, y) for side, ends in ((-ALONE, band), (ALONE, band[::-1])) for x, y in ends]
    pen.polygon(band, mix(theme.panel, theme.accent, 0.5))
    for mark in marks:
        pen.rectangle((left, height(mark) - 1, right, height(mark) + 1), theme.rule)
        pen.text((left - 14, height(mark)), str(mark), theme.soft, SMALLEST, anchor="r")
    line = [at(n, shown) for n, (shown, _) in enumerate(points)]
    pen.line(line, theme.score, 6)
    pen.disc(line[-1], DOT, theme.score)

"""Scoring fields, and the lines that tie them to their areas."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise

from bot.games.brilliant.pictures.layout import PLATE_HEIGHT, PLATE_WIDTH, SheetLayout
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign
from bot.games.brilliant.pictures.spots import DOT, TIE
from bot.render.gems import facet_gem
from bot.render.pen import Pen, Point, dashes, gem_outline
from bot.render.theme import BOLD, LEGIBLE, SMALLEST, mix
from engine.brilliant.level import Area
from engine.brilliant.view import ValueSign

STRIP_TOP, STRIP_HEIGHT = 50, 44
VALUE_LEFT = 5
SIGN_AT = 27
"""The middle of the signs, from the top."""


class ValueState(StrEnum):
    """The states of a value in solo, in addition to the signs of the view."""

    AIM = "aim"
    """The value may be struck out now."""
    PENCIL = "pencil"
    """The value will be struck out."""
    MISSED = "missed"
    """Another move than the pencilled one would strike it out."""


def draw_ties(pen: Pen, layout: SheetLayout) -> None:
    for index in layout.routes.ties:
        draw_tie(pen, layout.tie_path(index))


def draw_tie(pen: Pen, path: Sequence[Point]) -> None:
    """Draw the line from a scoring field to a dot on its area."""
    pen.line(path, pen.theme.wall, TIE)
    pen.line(path, pen.theme.tie, 4)
    pen.disc(path[-1], DOT, pen.theme.wall)
    pen.disc(path[-1], DOT - 2.5, pen.theme.paper)


def draw_plate(pen: Pen, area: Area) -> None:
    shades = pen.theme.colours[area.colour]
    if pen.theme.has_outlines:
        pen.gem((-3, -3, PLATE_WIDTH + 3, PLATE_HEIGHT + 3), 13, pen.theme.wall)
    facet_gem(pen, (0, 0, PLATE_WIDTH, PLATE_HEIGHT), 12, shades)
    middle = PLATE_WIDTH / 2
    if area.wide:
        draw_everywhere(pen, (27, SIGN_AT), shades.ink)
        middle = 70
    draw_sign(pen, (middle, SIGN_AT), area.rule, shades.ink)
    strip = (VALUE_LEFT, STRIP_TOP, PLATE_WIDTH - VALUE_LEFT, STRIP_TOP + STRIP_HEIGHT)
    pen.rectangle(strip, pen.theme.panel)


def value_spans(values: Sequence[int]) -> list[tuple[int, int]]:
    """Return the left edge and width of every value on its scoring field; long numbers get more space."""
    room = PLATE_WIDTH - 2 * VALUE_LEFT
    weights = [1 + len(str(value)) for value in values]
    edges = [VALUE_LEFT + room * sum(weights[:i]) // sum(weights) for i in range(len(values) + 1)]
    return [(left, right - left) for left, right in pairwise(edges)]


def paint_value(
    pen: Pen, value: int, width: int, *, state: ValueSign | ValueState, is_fresh: bool = False
) -> None:
    """Draw a value in its place on the strip, `width` wide and STRIP_HEIGHT high; a new one glows."""
    middle = (width / 2, STRIP_HEIGHT / 2)
    words, ink = str(value), pen.theme.ink
    # Beside a long number all values are small, or they would touch.
    is_alone = len(words) == 1 and width >= (PLATE_WIDTH - 2 * VALUE_LEFT) // 3
    size = LEGIBLE if is_alone else SMALLEST
    frame = (0, 2, width, STRIP_HEIGHT - 2)
    if state is ValueSign.CIRCLED:
        if is_fresh:
            pen.gem(frame, 9, pen.theme.accent, line=pen.theme.ink, width=3)
        else:
            pen.gem(frame, 9, pen.theme.accent)
        ink = pen.theme.accent_ink
    elif state is ValueState.MISSED:
        # A dashed line through a number this small would hide it.
        outline = gem_outline((2, 3, width - 2, STRIP_HEIGHT - 3), 7)
        dashes(pen, [*outline, outline[0]], pen.theme.paper, 3, 5, edge=pen.theme.panel)
    elif isinstance(state, ValueState):
        pen.gem(frame, 9, pen.theme.panel, line=pen.theme.danger, width=3)
    elif state is ValueSign.STRUCK:
        ink = pen.theme.faint
        if is_fresh:
            pen.gem(frame, 9, mix(pen.theme.panel, pen.theme.accent, 0.5))
            ink = pen.theme.ink
    pen.text(middle, words, ink, size, face=BOLD)
    if state in (ValueSign.STRUCK, ValueState.PENCIL):
        line = (
            pen.theme.danger if state is ValueState.PENCIL else pen.theme.ink if is_fresh else pen.theme.soft
        )
        pen.line([(5, STRIP_HEIGHT - 10), (width - 5, 10)], line, 4)

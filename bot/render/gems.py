"""Cut stones and what is drawn with them: fields, scoring fields, dice, chips."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.pen import Box, Pen, Point, cross, gem_outline, tick
from bot.render.theme import BLACK, BOLD, CAP, SMALLEST, WHITE, Shades, contrast
from engine.game import Seat

BEVEL = 6
CUT = 0.25
"""How much of a die's side a cut corner takes; the page of the Activity, which cuts dice out, has a little more."""
OUTLINE = 3
"""The width of the line around a die where one is seen."""
VERDICT = 28
GRADE = 30
"""The size of the mark of a slip."""


def facet_gem(pen: Pen, box: Box, cut: float, shades: Shades, bevel: float = 5) -> None:
    """Draw a stone with cut corners, lit from the top left."""
    left, top, right, bottom = box
    _draw_facets(pen, gem_outline(box, cut), shades)
    inner = (left + bevel, top + bevel, right - bevel, bottom - bevel)
    pen.polygon(gem_outline(inner, cut - bevel * 0.6), shades.base)


def die_outline(pen: Pen, size: int, inset: int = 0) -> list[Point]:
    """Return the outline of a die, which fills its square, or that of a smaller stone inside it."""
    # A cut gets shorter by 2 - sqrt(2) of the inset, here in half pixels, which are whole ones of the canvas.
    cut = round(size * CUT) - round(inset * 1.17) / 2
    return pen.octagon((inset, inset, size - inset, size - inset), cut)


def draw_die_body(pen: Pen, size: int, shades: Shades) -> None:
    """Draw a die with nothing on it: a stone, lit from the top left."""
    edge = OUTLINE if pen.theme.has_outlines else 0
    pen.polygon(die_outline(pen, size), pen.theme.wall)
    _draw_facets(pen, die_outline(pen, size, edge), shades)
    pen.polygon(die_outline(pen, size, edge + round(size * 0.06)), shades.base)


def draw_die(pen: Pen, size: int, value: int | None, *, dimmed: bool = False) -> None:
    """Draw a die as a stone with its number; nothing while there is no throw."""
    if not value:
        return
    if dimmed:
        pen.polygon(die_outline(pen, size), pen.theme.rule)
        pen.polygon(die_outline(pen, size, 4), pen.theme.panel)
    else:
        draw_die_body(pen, size, Shades(pen.theme.paper, WHITE, pen.theme.rule))
    ink = pen.theme.soft if dimmed else pen.theme.graphite
    pen.text((size / 2, size / 2), str(value), ink, round(size * 0.58 / CAP), face=BOLD)


def draw_seat(pen: Pen, centre: Point, radius: float, seat: Seat, *, least: int = SMALLEST) -> None:
    """Draw the badge of a seat: a disc in its colour with its number, at least of this size."""
    colour = pen.theme.seat(seat)
    pen.disc(centre, radius, BLACK)
    pen.disc(centre, radius - 2, colour)
    ink = max((BLACK, WHITE), key=lambda ink: contrast(ink, colour))
    pen.text(centre, str(seat + 1), ink, max(least, round(radius * 1.3)), face=BOLD)


def draw_tick_badge(pen: Pen, box: Box, size: float, width: float) -> None:
    """Draw the badge of what has just been completed. It has no cut corners: what lies below would show through."""
    left, top, right, bottom = box
    pen.rectangle(box, BLACK)
    pen.rectangle((left + 2, top + 2, right - 2, bottom - 2), pen.theme.good)
    tick(pen, ((left + right) / 2, (top + bottom) / 2), size, BLACK, width)


def draw_verdict(pen: Pen, centre: Point, *, is_allowed: bool) -> None:
    """Draw a tick or a cross: whether the rules allow what the picture shows."""
    pen.disc(centre, VERDICT, pen.theme.good if is_allowed else pen.theme.danger)
    mark = tick if is_allowed else cross
    mark(pen, centre, 32, pen.theme.ground if pen.theme.name == "dark" else WHITE, 7)


def draw_grade(pen: Pen, centre: Point, *, is_blunder: bool) -> None:
    """Draw a cross for a blunder, a warning for a slip."""
    x, y = centre
    if is_blunder:
        pen.disc(centre, 19, pen.theme.danger)
        cross(pen, centre, 22, pen.theme.ground if pen.theme.name == "dark" else WHITE, 5)
    else:
        pen.polygon([(x, y - 19), (x + 21, y + 17), (x - 21, y + 17)], pen.theme.accent)
        pen.text((x, y + 5), "!", pen.theme.accent_ink, GRADE, face=BOLD)


def _draw_facets(pen: Pen, outline: Sequence[Point], shades: Shades) -> None:
    pen.polygon(outline, shades.light)
    # Light ends in the middle of the two other corners.
    begin, end = (_middle(outline[at], outline[at + 1]) for at in (1, 5))
    pen.polygon([begin, *outline[2:6], end], shades.dark)


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2

"""Cut stones and what is drawn with them: fields, scoring fields, dice, chips."""

from __future__ import annotations

from bot.render.pen import Box, Pen, Point, cross, gem_outline, tick
from bot.render.theme import BLACK, BOLD, CAP, SMALLEST, WHITE, Shades, contrast
from engine.game import Seat

BEVEL = 6
VERDICT = 28


def facet_gem(pen: Pen, box: Box, cut: float, shades: Shades, bevel: float = 5) -> None:
    """Draw a stone with cut corners, lit from the top left."""
    left, top, right, bottom = box
    pen.polygon(gem_outline(box, cut), shades.light)
    shaded: list[Point] = [
        (right - cut / 2, top + cut / 2),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left + cut / 2, bottom - cut / 2),
    ]
    pen.polygon(shaded, shades.dark)
    inner = (left + bevel, top + bevel, right - bevel, bottom - bevel)
    pen.polygon(gem_outline(inner, cut - bevel * 0.6), shades.base)


def draw_die(pen: Pen, size: int, value: int | None, *, dimmed: bool = False) -> None:
    """Draw a die as a stone with its number; nothing while there is no throw."""
    if not value:
        return
    box = (0, 0, size, size)
    if dimmed:
        pen.gem(box, size * 0.24, pen.theme.panel, line=pen.theme.rule, width=4)
    else:
        if pen.theme.has_outlines:
            pen.gem(box, size * 0.24, pen.theme.wall)
        inner = (3, 3, size - 3, size - 3)
        facet_gem(pen, inner, size * 0.23, Shades(pen.theme.paper, WHITE, pen.theme.rule), size * 0.06)
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

"""A picture of a list of people: their places, names, and the values that rank them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.render.canvas import Scene, write_once
from bot.render.names import Name
from bot.render.pen import Pen, text_width
from bot.render.theme import BOLD, EDGE, RGB, SMALLEST, THEMES, WIDTH, Theme

LANE, GAP = 96, 8
"""Heights: of a line, and between two."""
CHIP = 92
"""The width of a place."""
LETTERS = 40
NAME, NOTE = 33, 73
"""The middles of a line's upper and lower words; the note must not take room from the name."""
PADDING = 24


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line of the list."""

    place: int
    name: Name
    value: str
    note: str


def render_listing(entries: Sequence[ListLine], *, theme: str) -> bytes:
    """Draw the list as a PNG, 1,000 pixels wide."""
    height = 2 * EDGE + len(entries) * (LANE + GAP) - GAP
    colours = THEMES[theme]
    return write_once(Scene(colours, WIDTH, height, partial(_paint, entries), ()))


def _paint(entries: Sequence[ListLine], pen: Pen) -> None:
    for number, entry in enumerate(entries):
        _paint_lane(pen.at(EDGE, EDGE + number * (LANE + GAP)), entry)


def _paint_lane(pen: Pen, entry: ListLine) -> None:
    width, middle = WIDTH - 2 * EDGE, LANE / 2
    pen.gem((0, 0, width, LANE), 14, pen.theme.panel)
    fill, ink = _chip(entry.place, pen.theme)
    pen.gem((0, 0, CHIP, LANE), 14, fill)
    pen.words((CHIP / 2, middle), str(entry.place), ink, LETTERS, CHIP - PADDING / 2, face=BOLD)
    left, right = CHIP + PADDING, width - PADDING
    pen.text((right, middle), entry.value, pen.theme.ink, LETTERS, face=BOLD, anchor="r")
    right -= round(text_width(entry.value, LETTERS, BOLD)) + PADDING
    words, size = entry.name.fit(LETTERS, right - left)
    pen.text((left, NAME), words, pen.theme.ink, size, face=entry.name.face, anchor="l")
    pen.text((left, NOTE), entry.note, pen.theme.soft, SMALLEST, anchor="l")


def _chip(place: int, theme: Theme) -> tuple[RGB, RGB]:
    """Return the ground and the ink of a place: gold for the first; the next two stand out as well."""
    if place == 1:
        return theme.accent, theme.accent_ink
    return (theme.rule, theme.ink) if place in (2, 3) else (theme.panel, theme.soft)

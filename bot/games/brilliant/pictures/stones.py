"""The grid: stones, walls, stars, drawn lines, signs, and the contents of fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from bot.games.brilliant.pictures.layout import STAR, USUAL_CELL, SheetLayout
from bot.games.brilliant.pictures.outlines import draw_tick
from bot.games.brilliant.pictures.signs import draw_sign
from bot.games.brilliant.pictures.spots import JOIN, NOTCH, Spot, sign_spots
from bot.render.canvas import Key, Slot
from bot.render.pen import Box, Pen, Point, star, text_width
from bot.render.pieces import FLAT, draw_stone
from bot.render.theme import (
    BLACK,
    BOLD,
    CAP,
    LEGIBLE,
    PENCIL,
    PRESSED,
    REGULAR,
    SMALLEST,
    WALL,
    Shades,
)
from engine.brilliant.level import Field, Level, field_at, row_and_column

BAND = 18
"""The height of the strips above and below the middle of a field, reserved for signs, stars and ends of
lines."""
SPLIT = 55
"""Where the right part of a field begins; it shows numbers to choose beside their letter."""
FRAME = 0.295
"""Half the size of the frame around a number, in cells."""
BOTH = 0.235
"""The same where two numbers share a field."""
KEPT_HALVES = 1024
KEY = (10.5, 18.5, 54.5, 70.5)
"""The key with the letter of a place; these figures are for a field that is USUAL_CELL wide."""
NUMBER_AT = 67.1
"""The middle of numbers to choose, from the left."""
STAR_CUT = 13
"""How much of a content a star cuts off."""
GAP = 6
"""The usual gap between two numbers to choose."""
HIGH, LOW = 11, 78
"""The ends of the column of numbers to choose."""


class Content(NamedTuple):
    """What a field holds: a kind, with a number or two, or a letter."""

    kind: str
    first: int = 0
    second: int = 0
    letter: str = ""
    tick: str = ""
    """The corner that holds the tick of a completed area: `high`, `low` or none."""


EMPTY = Content("empty")


@lru_cache(KEPT_HALVES)
def halves(content: Content) -> tuple[Content, Content]:
    """Return what a field's left and right part show: for a place to choose, the letter and the numbers."""
    if content.kind != "place":
        return content, content
    return Content("letter", letter=content.letter), Content("offer", content.first, content.second)


def draw_grid(pen: Pen, layout: SheetLayout) -> None:
    level = layout.level
    half = WALL // 2
    for place in level.fields:
        x, y = layout.origin(place)
        size = layout.cell + half
        pen.rectangle((x - half, y - half, x + size, y + size), pen.theme.wall)
    for place in level.fields:
        x, y = layout.origin(place)
        shades = pen.theme.colours[level.area_of(place).colour]
        draw_stone(pen.at(x, y), layout.cell, shades, partial(_is_wall, level, place), pen.theme.wall)
    for index, join in layout.routes.joins:
        points = [layout.dot_point(join.start), *map(layout.node_point, join.nodes)]
        points.append(layout.dot_point(join.end))
        shades = pen.theme.colours[level.areas[index].colour]
        for colour, width in ((pen.theme.wall, JOIN), (shades.light, 12), (shades.base, 8)):
            pen.line(points, colour, width)
    for place in level.stars:
        shades = pen.theme.colours[level.area_of(place).colour]
        star(pen, layout.star_point(place), STAR * layout.scale, shades.ink)


def draw_signs(pen: Pen, layout: SheetLayout) -> None:
    """Draw the signs in the grid, over any line that leaves a part of an area no other place for its own."""
    for spot in sign_spots(layout):
        _draw_spot(pen, layout, spot)


def _draw_spot(pen: Pen, layout: SheetLayout, spot: Spot) -> None:
    """Draw a sign on the line between two fields, or on a tab if it stands on a wall."""
    area = layout.level.area_of(spot.place)
    shades = pen.theme.colours[area.colour]
    left, top, right, bottom = spot.box
    if spot.is_inside:
        pen.rectangle((left, spot.middle[1] - 2, right, spot.middle[1] + 2), shades.base)
    else:
        pen.gem(spot.box, 7, pen.theme.wall)
        pen.gem((left + 2, top + 2, right - 2, bottom - 2), 6, shades.base)
    draw_sign(pen, spot.middle, area.rule, shades.ink, layout.scale)


def _is_wall(level: Level, place: Field, down: int, across: int) -> bool:
    """Return whether the neighbouring field in that direction belongs to another area or does not exist."""
    row, column = row_and_column(place)
    row, column = row + down, column + across
    if not (0 <= row < level.rows and 0 <= column < level.columns):
        return True
    return level.area_at[field_at(row, column)] != level.area_at[place]


def left_part(cell: int) -> tuple[int, int, int, int]:
    """Return the box of the left part within a field that is so wide."""
    band = round(BAND * cell / USUAL_CELL)
    return FLAT, band, round(SPLIT * cell / USUAL_CELL), cell - band


@dataclass(frozen=True)
class FieldFace:
    """Draws the content of a field."""

    cell: int
    shades: Shades
    has_star: bool = False
    busy: frozenset[tuple[int, int]] = frozenset()
    """The corners, down and across, where a line ends or a sign stands."""

    @property
    def scale(self) -> float:
        return self.cell / USUAL_CELL

    def slots(self, x: int, y: int) -> Iterator[Slot]:
        """Yield the left and the right part of a field, given its top left corner."""
        _, band, split, _ = left_part(self.cell)
        end, base = self.cell - FLAT, self.shades.base
        outline = self._starred(split - FLAT, self.cell - 2 * band) if self.has_star else ()
        paint = partial(self._paint_part, FLAT, band)
        left = ("left", base, self.cell)
        size = (split - FLAT, self.cell - 2 * band)
        yield Slot(x + FLAT, y + band, *size, base, left, paint, outline, bleed=band)
        outline = self._notched(end - split, end - FLAT)
        paint = partial(self._paint_part, split, FLAT)
        right = ("right", base, self.cell, *self._column)
        size = (end - split, end - FLAT)
        yield Slot(x + split, y + FLAT, *size, base, right, paint, outline, bleed=split)

    @property
    def _column(self) -> tuple[float, float]:
        """Return the ends of the column of numbers to choose: past busy corners."""
        high = NOTCH if (0, 1) in self.busy else HIGH
        return high, USUAL_CELL - NOTCH if (1, 1) in self.busy else LOW

    def _starred(self, width: int, height: int) -> tuple[Point, ...]:
        """Return the left part without the corner that holds a star."""
        last, lowest, cut = width - 1, height - 1, round(STAR_CUT * self.scale)
        return (cut, 0), (last, 0), (last, lowest), (0, lowest), (0, cut)

    def _notched(self, width: int, height: int) -> tuple[Point, ...]:
        """Return the right part without corners that are busy; empty if it is whole."""
        cut, last, lowest = round(NOTCH * self.scale) - FLAT, width - 1, height - 1
        above, below = ((down, 1) in self.busy for down in (0, 1))
        if not above and not below:
            return ()
        upper = ((last - cut, 0), (last - cut, cut), (last, cut)) if above else ((last, 0),)
        lower = (
            ((last, lowest - cut), (last - cut, lowest - cut), (last - cut, lowest))
            if below
            else ((last, lowest),)
        )
        return ((0, 0), *upper, *lower, (0, lowest))

    def _paint_part(self, left: int, top: int, pen: Pen, key: Key) -> None:
        self.paint(pen.at(-left, -top), key)

    def paint(self, pen: Pen, content: Content) -> None:
        """Draw the content, with the pen at the top left corner of the field."""
        middle = (self.cell / 2, self.cell / 2)
        if content.tick:
            draw_tick(pen, self.cell, self.scale, is_low=content.tick == "low")
        match content.kind:
            case "letter":
                self._letter(pen, content.letter)
            case "offer":
                self._offer(pen, content.first, content.second)
            case "star":
                star(pen, middle, self.cell * 0.27, self.shades.hint)
            case "pencil":
                self._pencil(pen, middle, content.first)
            case "missed":
                self._missed(pen, middle, content.first, self.cell * FRAME)
            case "both":
                self._both(pen, middle, content.first, content.second)
            case "start" | "last" | "number":
                self._number(pen, middle, content.kind, content.first)

    def _number(self, pen: Pen, middle: Point, kind: str, number: int) -> None:
        x, y = middle
        ink, half = self.shades.ink, self.cell * FRAME
        if kind == "start":
            box = (x - half, y - half, x + half, y + half)
            pen.gem(box, half * 0.72, self.shades.base, line=ink, width=3)
        if kind == "last":
            # One edge instead of a ring's two, because nearly every sheet has a halo.
            pen.gem((x - half, y - half, x + half, y + half), half * 0.72, ink)
            ink = self.shades.base
        share = 0.46 if kind == "number" else 0.42
        pen.text(middle, str(number), ink, round(self.cell * share / CAP), face=BOLD)

    def _missed(self, pen: Pen, middle: Point, number: int, half: float) -> None:
        """Draw a number in a dashed frame: a move that is compared with a better one."""
        x, y = middle
        pen.gem((x - half, y - half, x + half, y + half), half * 0.72, self.shades.base)
        size = round(half / FRAME * 0.42 / CAP)
        pen.text(middle, str(number), self.shades.ink, size, face=PENCIL)
        box = (x - half, y - half, x + half, y + half)
        pen.dashed(box, half * 0.66, 5 * half / FRAME / USUAL_CELL, half, edge=BLACK)

    def _both(self, pen: Pen, middle: Point, number: int, missed: int) -> None:
        """Draw two numbers of which one is better, in the same field."""
        (x, y), half = middle, self.cell * BOTH
        self._pencil(pen, (x - half - 1, y), number, half)
        self._missed(pen, (x + half + 1, y), missed, half)

    def _pencil(self, pen: Pen, middle: Point, number: int, half: float | None = None) -> None:
        """Draw a slip of paper with a number in pencil."""
        x, y = middle
        half = self.cell * FRAME if half is None else half
        pen.gem((x - half, y - half, x + half, y + half), half * 0.72, BLACK)
        inner = (x - half + 3, y - half + 3, x + half - 3, y + half - 3)
        pen.slip(inner, half * 0.7)
        size = round(half / FRAME * 0.42 / CAP)
        pen.text(middle, str(number), pen.theme.graphite, size, face=PENCIL)

    def _letter(self, pen: Pen, letter: str) -> None:
        """Draw the key of a place, with the letter that its button has."""
        left, top, right, bottom = (side * self.scale for side in KEY)
        size = max(SMALLEST, round(PRESSED * self.scale))
        draw_key(pen, (left, top, right, bottom), letter, size, self.scale)

    def _offer(self, pen: Pen, first: int, second: int) -> None:
        """Draw the number that can be written here, or both numbers, one above the other."""
        numbers = (first, second) if second else (first,)
        size = self._number_size
        for number, (left, top, right, bottom) in zip(numbers, self.number_boxes(len(numbers)), strict=True):
            middle = ((left + right) / 2, (top + bottom) / 2)
            pen.text(middle, str(number), self.shades.ink, size, face=REGULAR)

    @property
    def _number_size(self) -> int:
        return max(SMALLEST, round(LEGIBLE * self.scale))

    def number_boxes(self, count: int) -> list[Box]:
        """Return the boxes that one or two numbers to choose cover."""
        x, high, low = (figure * self.scale for figure in (NUMBER_AT, *self._column))
        height, half = self._number_size * CAP, text_width("0", self._number_size, REGULAR) / 2
        if count == 1:
            tops = [(self.cell - height) / 2]
        else:
            whole = 2 * height + min(GAP * self.scale, max(0, low - high - 2 * height))
            top = min(max((self.cell - whole) / 2, high), low - whole)
            tops = [top, top + whole - height]
        return [(x - half, top, x + half, top + height) for top in tops]


def draw_key(pen: Pen, box: Box, letter: str, size: int, scale: float = 1) -> None:
    """Draw the key with the letter that a button has."""
    left, top, right, bottom = box
    pen.gem(box, 12 * scale, BLACK)
    pen.gem((left + 2, top + 2, right - 2, bottom - 2), 11 * scale, pen.theme.paper)
    pen.words(((left + right) / 2, (top + bottom) / 2), letter, BLACK, size, right - left - 4, face=BOLD)

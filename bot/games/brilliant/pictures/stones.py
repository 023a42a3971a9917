"""The grid: stones, walls, stars, drawn lines, signs, and the contents of fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from bot.games.brilliant.pictures.layout import SheetLayout
from bot.games.brilliant.pictures.signs import SIGN_HEIGHT, draw_sign, sign_width
from bot.games.brilliant.pictures.spots import Spot
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen, Point, star, text_width
from bot.render.pieces import FLAT, draw_stone
from bot.render.theme import BLACK, BOLD, CAP, PENCIL, REGULAR, SMALLEST, WALL, Shades, Theme
from engine.brilliant.level import Field, Level, field_at, row_and_column

MARGIN = FLAT + 3
"""The margin of a field, which its content leaves to the signs."""
STAR, STAR_CUT = 11, 21
"""The radius of a star, and how much it cuts from the corner of a content."""
FRAME = 0.32
"""Half the size of the frame around a number, in cells."""
KEPT_HALVES = 1024
APART = 12
"""The distance of each of two numbers from the middle."""


class Content(NamedTuple):
    """What a field holds: a kind, with a number or two, or a letter."""

    kind: str
    first: int = 0
    second: int = 0
    letter: str = ""


EMPTY = Content("empty")


@lru_cache(KEPT_HALVES)
def halves(content: Content) -> tuple[Content, Content]:
    """Return what a field's upper and lower half show: for a place to choose, the letter and the numbers."""
    if content.kind != "place":
        return content, content
    return Content("letter", letter=content.letter), Content("offer", content.first, content.second)


def draw_grid(pen: Pen, layout: SheetLayout, theme: Theme, *, signs: bool = True) -> None:
    level = layout.level
    half = WALL // 2
    for place in level.fields:
        x, y = layout.origin(place)
        size = layout.cell + half
        pen.rectangle((x - half, y - half, x + size, y + size), theme.wall)
    for place in level.fields:
        x, y = layout.origin(place)
        shades = theme.colours[level.area_of(place).colour]
        draw_stone(pen.at(x, y), layout.cell, shades, partial(_is_wall, level, place), theme.wall)
    for index, join in layout.routes.joins:
        points = [layout.dot_point(join.start), *map(layout.node_point, join.nodes)]
        points.append(layout.dot_point(join.end))
        shades = theme.colours[level.areas[index].colour]
        for colour, width in ((theme.wall, 21), (shades.light, 15), (shades.base, 10)):
            pen.line(points, colour, width)
    for place in level.stars:
        x, y = layout.origin(place)
        shades = theme.colours[level.area_of(place).colour]
        star(pen, (x + layout.cell - 15, y + 15), STAR, shades.ink)
    for spot in layout.sign_spots if signs else ():
        _draw_spot(pen, layout, spot, theme)


def _draw_spot(pen: Pen, layout: SheetLayout, spot: Spot, theme: Theme) -> None:
    """Draw a sign on the line between two fields, or on a tab if it stands on a wall."""
    area = layout.level.area_of(spot.place)
    shades = theme.colours[area.colour]
    (left, top), (right, bottom) = map(layout.node_point, spot.edge)
    x, y, reach = (left + right) / 2, (top + bottom) / 2, sign_width(area.rule) / 2
    if spot.is_inside:
        half = (2, SIGN_HEIGHT / 2 + 4) if spot.is_upright else (reach + 5, 2)
        pen.rectangle((x - half[0], y - half[1], x + half[0], y + half[1]), shades.base)
    else:
        half = (MARGIN, MARGIN + 2) if spot.is_upright else (reach + 9, MARGIN)
        for inset, colour in ((0, theme.wall), (2, shades.base)):
            across, down = half[0] - inset, half[1] - inset
            pen.gem((x - across, y - down, x + across, y + down), 7, colour)
    draw_sign(pen, (x, y), area.rule, shades.ink)


def _is_wall(level: Level, place: Field, down: int, across: int) -> bool:
    """Return whether the neighbouring field in that direction belongs to another area or does not exist."""
    row, column = row_and_column(place)
    row, column = row + down, column + across
    if not (0 <= row < level.rows and 0 <= column < level.columns):
        return True
    return level.area_at[field_at(row, column)] != level.area_at[place]


@dataclass(frozen=True)
class FieldFace:
    """Draws the content of a field."""

    cell: int
    shades: Shades
    theme: Theme
    has_star: bool = False
    busy: frozenset[tuple[int, int]] = frozenset()
    """The corners, down and across, where a line ends."""

    def slots(self, x: int, y: int) -> Iterator[Slot]:
        """Yield the upper and the lower half of a field, given its top left corner."""
        size = self.cell - 2 * MARGIN
        for down, height in ((0, size // 2), (1, size - size // 2)):
            top = MARGIN + down * (size // 2)
            paint = partial(self._paint_half, top)
            group = ("field", self.shades.base, self.cell, down)
            outline = self._outline(down, size, height)
            above = top - MARGIN
            yield Slot(x + MARGIN, y + top, size, height, self.shades.base, group, paint, outline, above)

    def _outline(self, down: int, width: int, height: int) -> tuple[Point, ...]:
        """Return the part of a half that star and line ends leave free; empty if all of it is free."""
        cut = {across: self.cell // 4 - 3 for row, across in self.busy if row == down}
        if self.has_star and not down:
            cut[1] = max(STAR_CUT, cut.get(1, 0))
        if not cut:
            return ()
        left, right = cut.get(0, 0), cut.get(1, 0)
        last, outer, inner = width - 1, (height - 1 if down else 0), (0 if down else height - 1)
        way = -1 if down else 1
        return (
            (left, outer),
            (last - right, outer),
            (last, outer + way * right),
            (last, inner),
            (0, inner),
            (0, outer + way * left),
        )

    def _paint_half(self, top: int, pen: Pen, key: Key) -> None:
        self.paint(pen.at(-MARGIN, -top), key)

    def paint(self, pen: Pen, content: Content) -> None:
        """Draw the content, with the pen at the top left corner of the field."""
        middle = (self.cell / 2, self.cell / 2)
        match content.kind:
            case "letter":
                self._letter(pen, content.letter)
            case "offer":
                self._offer(pen, content.first, content.second)
            case "star":
                star(pen, middle, self.cell * 0.27, self.shades.hint)
            case "pencil":
                self._pencil(pen, middle, content.first)
            case "start" | "last" | "number":
                self._number(pen, middle, content.kind, content.first)

    def _number(self, pen: Pen, middle: Point, kind: str, number: int) -> None:
        x, y = middle
        ink, half = self.shades.ink, self.cell * FRAME
        if kind == "start":
            box = (x - half, y - half, x + half, y + half)
            pen.gem(box, half * 0.72, self.shades.base, line=ink, width=3)
        if kind == "last":
            # One edge instead of the two of a ring, because nearly every sheet has a halo.
            pen.gem((x - half, y - half, x + half, y + half), half * 0.72, ink)
            ink = self.shades.base
        share = 0.46 if kind == "number" else 0.42
        pen.text(middle, str(number), ink, round(self.cell * share / CAP), face=BOLD)

    def _pencil(self, pen: Pen, middle: Point, number: int) -> None:
        """Draw a slip of paper with a number in pencil."""
        x, y = middle
        half = self.cell * FRAME
        pen.gem((x - half, y - half, x + half, y + half), half * 0.72, BLACK)
        inner = (x - half + 3, y - half + 3, x + half - 3, y + half - 3)
        pen.gem(inner, half * 0.7, self.theme.paper, line=self.theme.accent, width=4)
        pen.text(middle, str(number), self.theme.graphite, round(self.cell * 0.42 / CAP), face=PENCIL)

    def _letter(self, pen: Pen, letter: str) -> None:
        """Draw the letter that the list has for this place, on a slip of paper."""
        outer = max(SMALLEST // 2, (self.cell - 2 * MARGIN) // 4)
        x, y, size = self.cell / 2, MARGIN + outer, 2 * outer
        reach = max(0.5, text_width(letter, size, BOLD) / 2 - outer * 0.7)
        for radius, fill in ((outer, BLACK), (outer - 2, self.theme.paper)):
            pen.disc((x - reach, y), radius, fill)
            pen.disc((x + reach, y), radius, fill)
            pen.rectangle((x - reach, y - radius, x + reach, y + radius), fill)
        pen.text((x, y), letter, BLACK, size, face=BOLD)

    def _offer(self, pen: Pen, first: int, second: int) -> None:
        """Draw the number that can be written here, or both."""
        x, y = self.cell / 2, self.cell - MARGIN - 15
        size = max(SMALLEST, round(self.cell * 0.36))
        if not second:
            pen.text((x, y), str(first), self.shades.hint, size, face=REGULAR)
            return
        height = SMALLEST * CAP / 2 + 2
        pen.rectangle((x - 1, y - height, x + 1, y + height), self.shades.hint)
        for side, number in ((-APART, first), (APART, second)):
            pen.text((x + side, y), str(number), self.shades.hint, SMALLEST, face=REGULAR)

"""The grid: stones, walls, stars, drawn lines, and the contents of fields."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property, partial

from bot.games.brilliant.pictures.layout import SheetLayout
from bot.games.brilliant.pictures.signs import draw_slim_sign
from bot.render.canvas import Key
from bot.render.pen import Pen, Point, star
from bot.render.pieces import FLAT, draw_stone
from bot.render.theme import BLACK, BOLD, CAP, PENCIL, REGULAR, SMALLEST, WALL, Shades, Theme
from engine.brilliant.level import Field, Level, field_at, row_and_column

SIGN_RIGHT, SIGN_BOTTOM = 19, 25
"""How far a rule's sign reaches into the flat part of a field."""

Content = tuple[str, int, int]
"""The content of a field: a kind and one or two numbers."""
EMPTY: Content = ("empty", 0, 0)


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
        star(pen, (x + layout.cell - 15, y + 15), 11, shades.ink)
    for place in layout.sign_fields if signs else ():
        x, y = layout.origin(place)
        area = level.area_of(place)
        draw_slim_sign(pen, (x + 19, y + 22), area.rule, theme.colours[area.colour].ink)


def _is_wall(level: Level, place: Field, down: int, across: int) -> bool:
    """Whether the neighbouring field in that direction belongs to another area or does not exist."""
    row, column = row_and_column(place)
    row, column = row + down, column + across
    if not (0 <= row < level.rows and 0 <= column < level.columns):
        return True
    return level.area_at[field_at(row, column)] != level.area_at[place]


@dataclass(frozen=True)
class FieldFace:
    """Draws the content of a field; its origin is the field's flat part."""

    cell: int
    shades: Shades
    theme: Theme
    has_sign: bool = False
    has_star: bool = False
    busy: frozenset[tuple[int, int]] = frozenset()
    """The corners, down and across, where a line ends."""

    @property
    def group(self) -> Hashable:
        return "field", self.shades.base, self.has_sign, self.has_star, self.busy

    @property
    def margin(self) -> int:
        return FLAT + 1

    @cached_property
    def outline(self) -> tuple[Point, ...]:
        """The part of the flat left free by star, sign and line ends; empty if all of it is free."""
        if not (self.has_sign or self.has_star or self.busy):
            return ()
        last = self.cell - 2 * self.margin - 1
        cut = dict.fromkeys(self.busy, self.cell // 4)
        if self.has_star:
            cut[0, 1] = max(26, self.cell // 4)
        top_right, bottom_right, bottom_left = (cut.get(c, 0) for c in ((0, 1), (1, 1), (1, 0)))
        points: list[Point] = [
            (last - top_right, 0),
            (last, top_right),
            (last, last - bottom_right),
            (last - bottom_right, last),
            (bottom_left, last),
            (0, last - bottom_left),
        ]
        if self.has_sign:
            return (*points, (0, SIGN_BOTTOM), (SIGN_RIGHT, SIGN_BOTTOM), (SIGN_RIGHT, 0))
        top_left = cut.get((0, 0), 0)
        return (*points, (0, top_left), (top_left, 0))

    def paint(self, pen: Pen, key: Key) -> None:
        kind, first, second = key
        pen = pen.at(-self.margin, -self.margin)
        middle = (self.cell / 2 + (9 if self.has_sign else 0), self.cell / 2)
        match kind:
            case "hint" if second:
                self._choice(pen, first, second)
            case "hint":
                self._hint(pen, middle, first)
            case "star":
                star(pen, middle, self.cell * 0.27, self.shades.hint)
            case "pencil":
                self._pencil(pen, middle, first)
            case "start" | "last" | "number":
                self._number(pen, middle, kind, first)

    @property
    def _half(self) -> float:
        """Half the size of the frame around a number."""
        return self.cell * (0.27 if self.has_sign else 0.335)

    def _number(self, pen: Pen, middle: Point, kind: str, number: int) -> None:
        x, y = middle
        ink, half = self.shades.ink, self._half
        if kind == "start":
            box = (x - half, y - half, x + half, y + half)
            pen.gem(box, half * 0.72, self.shades.base, line=ink, width=3)
        if kind == "last":
            # One edge instead of the two of a ring, because nearly every sheet has a halo.
            pen.gem((x - half, y - half, x + half, y + half), half * 0.72, ink)
            ink = self.shades.base
        share = 0.46 if kind == "number" else 0.42 if half > self.cell * 0.3 else 0.38
        pen.text(middle, str(number), ink, round(self.cell * share / CAP), face=BOLD)

    def _pencil(self, pen: Pen, middle: Point, number: int) -> None:
        """A slip of paper with a number in pencil."""
        x, y = middle
        half = self._half
        pen.gem((x - half, y - half, x + half, y + half), half * 0.72, BLACK)
        inner = (x - half + 3, y - half + 3, x + half - 3, y + half - 3)
        pen.gem(inner, half * 0.7, self.theme.paper, line=self.theme.accent, width=4)
        share = 0.42 if half > self.cell * 0.3 else 0.38
        pen.text(middle, str(number), self.theme.graphite, round(self.cell * share / CAP), face=PENCIL)

    def _hint(self, pen: Pen, middle: Point, number: int) -> None:
        """The only number that can be written here, in a ring."""
        radius = max(18, round(self.cell * 0.24))
        pen.disc(middle, radius, self.shades.hint)
        pen.disc(middle, radius - 3, self.shades.base)
        size = max(SMALLEST, round(self.cell * 0.36))
        pen.text(middle, str(number), self.shades.hint, size, face=REGULAR)

    def _choice(self, pen: Pen, first: int, second: int) -> None:
        """Both numbers that can be written here, in one long ring; below the sign if there is one."""
        x, radius = self.cell / 2, max(18, round(self.cell * 0.22))
        y = self.cell - self.margin - 2 - radius if self.has_sign else self.cell / 2
        reach = self.cell / 2 - self.margin - radius - 2
        is_crowded = self.has_sign and self.busy & {(1, 0), (1, 1)}
        for r, fill in ((radius, self.shades.hint), (radius - 3, self.shades.base)):
            if not is_crowded:
                pen.disc((x - reach, y), r, fill)
                pen.disc((x + reach, y), r, fill)
                pen.rectangle((x - reach, y - r, x + reach, y + r), fill)
        apart = min(19, (radius + reach) / 2)
        height = SMALLEST * CAP / 2 + 2
        pen.rectangle((x - 1, y - height, x + 1, y + height), self.shades.hint)
        for side, number in ((-apart, first), (apart, second)):
            pen.text((x + side, y), str(number), self.shades.hint, SMALLEST, face=REGULAR)

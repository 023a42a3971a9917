"""The position of everything on a sheet, in final pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.games.brilliant.pictures.routes import INSET, Corner, Node, Routes, Tie, corner_node, find_routes
from bot.render.pen import Point
from bot.render.theme import WIDTH
from engine.brilliant.level import AreaId, Field, Level, Side, row_and_column

SIDE = 1000
"""The height of a sheet without a legend, which makes it square."""
RIM = 16
"""The margin of a sheet."""
HEADER = 118
STRIP = 38
"""The height of the coordinates along the grid."""
SPACE = 712
"""The width, and the height that the grid shares with scoring fields above and below it."""
PLATE_WIDTH, PLATE_HEIGHT = 102, 100
PLATE_GAP = 8
ABOVE, BELOW = PLATE_HEIGHT + 10, PLATE_HEIGHT + 22
"""The height that scoring fields take above and below the grid, with their lines."""
USUAL_CELL, SMALLEST_CELL, BIGGEST_CELL = 89, 72, 112
"""Fields of eight rows or columns; on larger levels with scoring fields all around, the picture grows instead."""

STAR_AT, STAR = (12.5, 12.5), 7.5
"""The middle of a star from the upper left corner of a usual field, and its radius."""


@dataclass(frozen=True)
class SheetLayout:
    level: Level

    @cached_property
    def cell(self) -> int:
        height = SPACE - (ABOVE if self._on(Side.TOP) else 0) - (BELOW if self._on(Side.BOTTOM) else 0)
        fitting = min(SPACE // self.level.columns, height // self.level.rows)
        return min(BIGGEST_CELL, max(SMALLEST_CELL, fitting))

    @property
    def scale(self) -> float:
        """Return the scale of a field's content, compared with a usual field."""
        return self.cell / USUAL_CELL

    @property
    def grid_width(self) -> int:
        return self.cell * self.level.columns

    @property
    def grid_height(self) -> int:
        return self.cell * self.level.rows

    @cached_property
    def left(self) -> int:
        """Return the left edge of the grid; the left margin also holds the coordinates."""
        return (WIDTH - self.grid_width) // 2 + 12

    @property
    def right(self) -> int:
        return self.left + self.grid_width

    @cached_property
    def top(self) -> int:
        used = self.grid_height + sum(room for side, room in _ROOMS if self._on(side))
        # The space that a small grid leaves free is shared.
        return HEADER + (ABOVE if self._on(Side.TOP) else 0) + STRIP + max(0, SPACE - used) // 2

    @property
    def bottom(self) -> int:
        return self.top + self.grid_height

    @cached_property
    def bar_top(self) -> int:
        """Return the top of the standings, or of the boxes in solo."""
        return max(HEADER + STRIP + SPACE, self.bottom + (BELOW if self._on(Side.BOTTOM) else 0)) + 18

    @cached_property
    def routes(self) -> Routes:
        return find_routes(self.level)

    def origin(self, place: Field) -> tuple[int, int]:
        """Return the top left corner of a field."""
        row, column = row_and_column(place)
        return self.left + column * self.cell, self.top + row * self.cell

    def node_point(self, node: Node) -> Point:
        return self.left + node[1] * self.cell, self.top + node[0] * self.cell

    def dot_point(self, corner: Corner) -> Point:
        x, y = self.node_point(corner_node(corner))
        inset = round(INSET * self.cell)
        return x + (-inset if corner[2] else inset), y + (-inset if corner[1] else inset)

    def star_point(self, place: Field) -> Point:
        x, y = self.origin(place)
        return x + STAR_AT[0] * self.scale, y + STAR_AT[1] * self.scale

    @cached_property
    def plates(self) -> Mapping[AreaId, tuple[int, int]]:
        """Return the top left corner of every scoring field."""
        return {index: place for side in Side for index, place in self._side_plates(side)}

    def tie_path(self, index: AreaId) -> list[Point]:
        """Return the path from the scoring field to the dot."""
        tie = self.routes.ties[index]
        return [*self._approach(index, tie), *map(self.node_point, tie.nodes), self.dot_point(tie.dot)]

    def _on(self, side: Side) -> list[AreaId]:
        areas = [AreaId(i) for i, area in enumerate(self.level.areas) if area.side is side]
        return sorted(areas, key=lambda index: self.level.areas[index].slot)

    def _side_plates(self, side: Side) -> list[tuple[AreaId, tuple[int, int]]]:
        areas = self._on(side)
        if side in (Side.LEFT, Side.RIGHT):
            x = RIM if side is Side.LEFT else WIDTH - RIM - PLATE_WIDTH
            low = self.top - STRIP + 2 if self._on(Side.TOP) else HEADER + 2
            high = self.bottom if self._on(Side.BOTTOM) else max(self.bottom, HEADER + STRIP + SPACE)
            middles = self._spread(areas, self.top, PLATE_HEIGHT, low, high)
            return [(a, (x, m - PLATE_HEIGHT // 2)) for a, m in zip(areas, middles, strict=True)]
        y = self.top - STRIP - ABOVE if side is Side.TOP else self.bottom + 22
        middles = self._spread(areas, self.left, PLATE_WIDTH, RIM, WIDTH - RIM)
        return [(a, (m - PLATE_WIDTH // 2, y)) for a, m in zip(areas, middles, strict=True)]

    def _spread(self, areas: Sequence[AreaId], start: int, size: int, low: int, high: int) -> list[int]:
        """Return the centres of the scoring fields: near the entry points of their lines, without overlap."""
        wishes: list[float | None] = [
            start + self.routes.ties[a].entry * self.cell if a in self.routes.ties else None for a in areas
        ]
        return spread(_filled(wishes, low, high), size, low, high)

    def _approach(self, index: AreaId, tie: Tie) -> list[Point]:
        x, y = self.plates[index]
        reach = 14
        along = (self.top if tie.side in (Side.LEFT, Side.RIGHT) else self.left) + tie.entry * self.cell
        if tie.side in (Side.LEFT, Side.RIGHT):
            leave = min(max(along, y + reach), y + PLATE_HEIGHT - reach)
            edge = x + PLATE_WIDTH if tie.side is Side.LEFT else x
            away = 6 if tie.side is Side.LEFT else -9
            return [(edge, leave), (edge + away, along)] if leave != along else [(edge, along)]
        leave = min(max(along, x + reach), x + PLATE_WIDTH - reach)
        edge = y + PLATE_HEIGHT if tie.side is Side.TOP else y
        away = 10 if tie.side is Side.TOP else -18
        return [(leave, edge), (along, edge + away)] if leave != along else [(along, edge)]


_ROOMS = ((Side.TOP, ABOVE), (Side.BOTTOM, BELOW))


def spread(wishes: Sequence[float], size: int, low: int, high: int) -> list[int]:
    """Return centres as close to the wishes as possible, in their order, `size` and a gap apart."""
    count = len(wishes)
    step = min(size + PLATE_GAP, (high - low - size) / max(1, count - 1))
    middles = list(wishes)
    for _ in range(40):
        for i in range(count - 1):
            if (lack := step - (middles[i + 1] - middles[i])) > 0:
                middles[i] -= lack / 2
                middles[i + 1] += lack / 2
        for i in range(count):
            floor = low + size / 2 + i * step
            ceiling = high - size / 2 - (count - 1 - i) * step
            middles[i] = min(max(middles[i], floor), ceiling)
    for i in range(count - 1):
        middles[i + 1] = max(middles[i + 1], middles[i] + step)
    return [round(middle) for middle in middles]


def _filled(wishes: Sequence[float | None], low: int, high: int) -> list[float]:
    """Return the wishes, with missing ones spaced evenly between their neighbours."""
    known = [(-1, float(low)), *((i, w) for i, w in enumerate(wishes) if w is not None)]
    known.append((len(wishes), float(high)))
    filled: list[float] = []
    for i, wish in enumerate(wishes):
        if wish is not None:
            filled.append(wish)
            continue
        before = max(k for k in known if k[0] < i)
        after = min(k for k in known if k[0] > i)
        share = (i - before[0]) / (after[0] - before[0])
        filled.append(before[1] + (after[1] - before[1]) * share)
    return filled

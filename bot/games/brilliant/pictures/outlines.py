"""Outlines with a tick around the areas that a sheet has completed in the last closed round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, floor

from bot.games.brilliant.pictures.layout import SheetLayout
from bot.games.brilliant.pictures.spots import obstacles, overlap, sign_spots
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_tick_badge
from bot.render.pen import Box, Pen
from bot.render.theme import WHITE
from engine.answer_cache import keeps_answers
from engine.brilliant.level import AreaId, Field, Level, field_at, parts, row_and_column

NEAR, FAR = 2, 5
"""Where an outline begins and ends, from the edge of a field inwards."""
LEAST = 3
"""The shortest stretch that is drawn."""
TICK = (-2, -2, 27, 27)
"""The badge with the tick, in the corner of a usual field and on the wall beside it."""


@keeps_answers
def outlines_of(level: Level) -> tuple[Outline, ...]:
    """Return the outlines of a level's areas on its sheet."""
    return tuple(outlines(SheetLayout(level)))


@dataclass(frozen=True, slots=True)
class Outline:
    """The outline of one connected part of an area."""

    area: AreaId
    boxes: tuple[Box, ...]
    corner: tuple[Field, bool] | None = None
    """The field whose corner holds the tick, and whether that is the lower left one; only one part has it."""


def outlines(layout: SheetLayout) -> Iterator[Outline]:
    kept_free = [*obstacles(layout), *(spot.box for spot in sign_spots(layout))]
    ticks: list[Box] = []
    for number, area in enumerate(layout.level.areas):
        corner = _tick_corner(layout, area.fields, [*kept_free, *ticks])
        busy = kept_free
        if corner is not None:
            ticks.append(tick_box(layout, *corner))
            busy = [*kept_free, ticks[-1]]
        for part in parts(layout.level, area):
            whole = (box for place in sorted(part) for box in _sides(layout, part, place))
            boxes = tuple(_whole_pixels(piece) for box in whole for piece in _cut(box, busy))
            yield Outline(AreaId(number), boxes, corner if corner and corner[0] in part else None)


def tick_box(layout: SheetLayout, place: Field, is_low: bool) -> Box:
    x, y = layout.origin(place)
    left, top, right, bottom = (round(side * layout.scale) for side in TICK)
    if is_low:
        top, bottom = layout.cell - bottom, layout.cell - top
    return x + left, y + top, x + right, y + bottom


def _tick_corner(
    layout: SheetLayout, places: Sequence[Field], kept_free: Sequence[Box]
) -> tuple[Field, bool] | None:
    for is_low in (False, True):
        for place in places:
            box = tick_box(layout, place, is_low)
            if not any(overlap(box, other) for other in kept_free):
                return place, is_low
    return None


def _sides(layout: SheetLayout, part: frozenset[Field], place: Field) -> Iterator[Box]:
    """Yield the stretches of the outline in one field."""
    row, column = row_and_column(place)

    def has(down: int, across: int) -> bool:
        its_row, its_column = row + down, column + across
        return its_row >= 0 and its_column >= 0 and field_at(its_row, its_column) in part

    def reach(way: tuple[int, int], aside: tuple[int, int]) -> int:
        """Return how far a stretch extends beyond the field, at an end in the direction `aside`."""
        if not has(*aside):
            return -NEAR
        return FAR if has(way[0] + aside[0], way[1] + aside[1]) else 0

    x, y = layout.origin(place)
    size = layout.cell
    for down in (-1, 1):
        if not has(down, 0):
            top = y + NEAR if down < 0 else y + size - FAR
            left, right = reach((down, 0), (0, -1)), reach((down, 0), (0, 1))
            yield x - left, top, x + size + right, top + FAR - NEAR
    for across in (-1, 1):
        if not has(0, across):
            start = x + NEAR if across < 0 else x + size - FAR
            above, below = reach((0, across), (-1, 0)), reach((0, across), (1, 0))
            yield start, y - above, start + FAR - NEAR, y + size + below


def _cut(box: Box, busy: Sequence[Box]) -> Iterator[Box]:
    """Yield the rest of a stretch of the outline without what it must not cover."""
    for other in busy:
        if overlap(box, other):
            left, top, right, bottom = box
            if right - left > bottom - top:
                pieces = (left, top, other[0], bottom), (other[2], top, right, bottom)
            else:
                pieces = (left, top, right, other[1]), (left, other[3], right, bottom)
            for piece in pieces:
                if piece[2] - piece[0] >= LEAST and piece[3] - piece[1] >= LEAST:
                    yield from _cut(piece, busy)
            return
    yield box


def _whole_pixels(box: Box) -> Box:
    """Return the largest box of whole pixels within this one."""
    left, top, right, bottom = box
    return ceil(left), ceil(top), floor(right), floor(bottom)


def outline_slot(layout: SheetLayout, outline: Outline, content: Box) -> Slot:
    """Return the overlay that shows an outline; `content` is the left part of a field, which draws its share of a
    tick itself."""
    shown = list(outline.boxes)
    if outline.corner is not None:
        shown.extend(_rest_of_tick(layout, outline.corner, content))
    x, y = (int(min(box[side] for box in shown)) for side in (0, 1))
    right, bottom = (int(max(box[side] for box in shown)) for side in (2, 3))
    return Slot(
        x,
        y,
        right - x,
        bottom - y,
        WHITE,
        ("outline", x, y, outline.area),
        partial(_paint, layout, outline, (x, y)),
        boxes=tuple((left - x, top - y, end - x, low - y) for left, top, end, low in shown),
        is_overlay=True,
    )


def _rest_of_tick(layout: SheetLayout, corner: tuple[Field, bool], content: Box) -> Iterator[Box]:
    """Yield the parts of a badge with a tick that lie outside the field's content."""
    place, is_low = corner
    x, y = layout.origin(place)
    left, top, right, bottom = tick_box(layout, place, is_low)
    if is_low:
        yield left, y + content[3], right, bottom
        yield left, top, x + content[0], y + content[3]
    else:
        yield left, top, right, y + content[1]
        yield left, y + content[1], x + content[0], bottom


def _paint(layout: SheetLayout, outline: Outline, at: tuple[int, int], pen: Pen, key: Key) -> None:
    """Draw the outline if it is shown, with the pen at this point of the sheet."""
    if not key:
        return
    pen = pen.at(-at[0], -at[1])
    for left, top, right, bottom in outline.boxes:
        pen.rectangle((left, top, right, bottom), WHITE)
    if outline.corner is not None:
        place, is_low = outline.corner
        draw_tick(pen.at(*layout.origin(place)), layout.cell, layout.scale, is_low=is_low)


def draw_tick(pen: Pen, cell: int, scale: float, *, is_low: bool) -> None:
    """Draw the badge of a completed area, with the pen at the upper left corner of its field."""
    left, top, right, bottom = (round(side * scale) for side in TICK)
    if is_low:
        top, bottom = cell - bottom, cell - top
    draw_tick_badge(pen, (left, top, right, bottom), 19 * scale, 5 * scale)

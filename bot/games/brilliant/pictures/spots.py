"""Places for the signs of the rules in the grid.

A sign is on a horizontal edge of a field, in its left part, so that contents keep the middle and the right:
on the thin line between two fields of its area if possible, else as a tab on a wall. Where lines and other signs
leave it no edge, it is a tab on a right corner of a field. It is never on the top edge, where the columns have
their letters. Each part of an area has a sign near each of its fields.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from typing import NamedTuple

from bot.games.brilliant.pictures.layout import STAR, SheetLayout
from bot.games.brilliant.pictures.signs import SIGN_HEIGHT, sign_width
from bot.render.pen import Box, Point
from engine.brilliant.level import Field, Rule, field_at, parts, row_and_column

REACH, FARTHEST = 3, 4
"""The most that a field may be from the sign of its part; the second only if a nearer sign would cover
something."""
PADDING = 3
"""The ground of a sign beside it, and above and below it on a tab."""
SIGN_END = 55
"""Where signs and their grounds end from the left edge of a field that is USUAL_CELL wide; numbers to choose follow."""
NOTCH = 18
"""How far the end of a line, or a sign on a corner, reaches from the corner of a field that is USUAL_CELL wide."""
TIE, JOIN, DOT = 9, 16, 7.5
"""The width of the lines, and the radius of the end of a tie."""


class Spot(NamedTuple):
    """A place for a sign on an edge of a field."""

    place: Field
    """A field of the sign's area."""
    is_below: bool
    """Whether it stands on the lower edge of the field, or on a lower corner."""
    is_inside: bool
    """Whether both sides belong to the area."""
    box: Box
    """What the sign covers, with its ground."""
    is_corner: bool = False
    """Whether it stands on a right corner of the field."""

    @property
    def middle(self) -> Point:
        return (self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2


def sign_spots(layout: SheetLayout) -> tuple[Spot, ...]:
    level = layout.level
    taken = [*obstacles(layout)]
    whole = [(area.rule, part) for area in level.areas for part in parts(level, area)]
    # Those with the fewest choices come first.
    whole.sort(key=lambda one: sum(_is_free(spot, taken) for spot in _spots(layout, *one)))
    found: list[Spot] = []
    for rule, part in whole:
        own = _spots_of(layout, rule, part, taken)
        taken += [spot.box for spot in own]
        found += own
    return tuple(found)


def _spots_of(layout: SheetLayout, rule: Rule, part: frozenset[Field], taken: list[Box]) -> list[Spot]:
    left, own = set(part), list[Spot]()
    while left:
        spot = _best(layout, rule, part, left, [*taken, *(sign.box for sign in own)])
        if own and not _is_free(spot, taken):
            # Better a little farther from the sign than a sign that covers something.
            left -= set[Field]().union(*(_reached(sign, part, FARTHEST) for sign in own))
            if not left:
                break
        if not _is_free(spot, taken):
            spot = _best(layout, rule, part, left, taken, has_corners=True)
        left -= _reached(spot, part)
        own.append(spot)
    return own


def _is_free(spot: Spot, taken: list[Box]) -> bool:
    return not any(overlap(spot.box, box) for box in taken)


def obstacles(layout: SheetLayout) -> Iterator[Box]:
    """Yield what signs must not cover: lines with their ends, and stars."""
    for index in layout.routes.ties:
        path = layout.tie_path(index)
        yield from (_around(*ends, TIE / 2) for ends in pairwise(path))
        yield _around(path[-1], path[-1], DOT)
    for _, join in layout.routes.joins:
        path = [layout.dot_point(join.start), *map(layout.node_point, join.nodes), layout.dot_point(join.end)]
        yield from (_around(*ends, JOIN / 2) for ends in pairwise(path))
    for place in layout.level.stars:
        yield star_box(layout, place)


def star_box(layout: SheetLayout, place: Field) -> Box:
    x, y = layout.star_point(place)
    return _around((x, y), (x, y), STAR * layout.scale)


def overlap(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def _around(one: Point, other: Point, reach: float) -> Box:
    (x, y), (its_x, its_y) = one, other
    return min(x, its_x) - reach, min(y, its_y) - reach, max(x, its_x) + reach, max(y, its_y) + reach


def _best(
    layout: SheetLayout,
    rule: Rule,
    part: frozenset[Field],
    left: set[Field],
    taken: list[Box],
    *,
    has_corners: bool = False,
) -> Spot:
    """Return the spot that covers nothing and serves most of the fields left, best inside the area."""
    spots: list[Spot] = [*_spots(layout, rule, part), *(_corners(layout, rule, part) if has_corners else ())]

    def worth(spot: Spot) -> tuple[bool, bool, bool, int, Field]:
        is_lowest = spot.is_below and row_and_column(spot.place)[0] == layout.level.rows - 1
        return (
            _is_free(spot, taken),
            spot.is_inside,
            not is_lowest,
            len(left & _reached(spot, part)),
            Field(-spot.place),
        )

    return max((spot for spot in spots if left & _reached(spot, part)), key=worth)


def _spots(layout: SheetLayout, rule: Rule, part: frozenset[Field]) -> Iterator[Spot]:
    for place in sorted(part):
        row, column = row_and_column(place)
        yield _spot(layout, rule, place, is_below=True, is_inside=field_at(row + 1, column) in part)
        if row:
            yield _spot(layout, rule, place, is_below=False, is_inside=field_at(row - 1, column) in part)


def _corners(layout: SheetLayout, rule: Rule, part: frozenset[Field]) -> Iterator[Spot]:
    """Yield the corners inside the grid on which the sign can stand; a wide sign would cover numbers."""
    reach = sign_width(rule) / 2 + PADDING
    if reach > NOTCH:
        return
    for place in sorted(part):
        row, column = row_and_column(place)
        if column == layout.level.columns - 1:
            continue
        for down in (0, 1):
            if 0 < row + down < layout.level.rows:
                x, y = layout.node_point((row + down, column + 1))
                across, high = reach * layout.scale, (SIGN_HEIGHT / 2 + PADDING - 1) * layout.scale
                box = (x - across, y - high, x + across, y + high)
                yield Spot(place, bool(down), is_inside=False, box=box, is_corner=True)


def busy_corners(layout: SheetLayout) -> Mapping[Field, frozenset[tuple[int, int]]]:
    """Return the corners of fields, down and across, where a line ends or a sign stands."""
    found = defaultdict[Field, set[tuple[int, int]]](set)
    for place, down, across in layout.routes.dots:
        found[place].add((down, across))
    for spot in sign_spots(layout):
        if spot.is_corner:
            row, column = row_and_column(spot.place)
            above = row if spot.is_below else row - 1
            for down, across in product((0, 1), (0, 1)):
                found[field_at(above + down, column + across)].add((1 - down, 1 - across))
    return {place: frozenset(found[place]) for place in layout.level.fields}


def _spot(layout: SheetLayout, rule: Rule, place: Field, *, is_below: bool, is_inside: bool) -> Spot:
    scale = layout.scale
    left, top = layout.origin(place)
    half = sign_width(rule) / 2 + PADDING
    x = left + min(layout.cell / 2, (SIGN_END - half) * scale)
    y = top + (layout.cell if is_below else 0)
    down = (SIGN_HEIGHT / 2 + (0 if is_inside else PADDING - 1)) * scale
    return Spot(place, is_below, is_inside, (x - half * scale, y - down, x + half * scale, y + down))


def _reached(spot: Spot, part: frozenset[Field], reach: int = REACH) -> set[Field]:
    row, column = row_and_column(spot.place)
    places = ((place, *row_and_column(place)) for place in part)
    return {place for place, down, across in places if abs(down - row) + abs(across - column) <= reach}

"""Where the signs of the rules stand in the grid.

A sign stands in the middle of an edge of a field, so that numbers keep the middle of their fields: on the
thin line between two fields of its area if possible, else as a tab on a wall. Each part of an area has one
within REACH fields of each of its fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from bot.games.brilliant.pictures.routes import Node, Routes
from bot.games.brilliant.pictures.signs import sign_width
from engine.brilliant.level import Field, Level, Rule, field_at, parts, row_and_column

REACH = 3
NARROW = 20
"""The widest sign that fits on an upright edge."""
Edge = tuple[Node, Node]
"""The two ends of an edge, the upper or the left one first."""


class Spot(NamedTuple):
    """An edge of a field."""

    place: Field
    """A field of the sign's area."""
    edge: Edge
    is_inside: bool
    """Whether both sides belong to the area."""

    @property
    def is_upright(self) -> bool:
        return self.edge[0][1] == self.edge[1][1]


def sign_spots(level: Level, routes: Routes) -> tuple[Spot, ...]:
    taken = set(_crossed(routes))
    found: list[Spot] = []
    for area in level.areas:
        for part in parts(level, area):
            left = set(part)
            while left:
                spot = _best(level, area.rule, part, left, taken)
                left -= _reached(spot, part)
                taken.add(spot.edge)
                found.append(spot)
    return tuple(found)


def _best(level: Level, rule: Rule, part: frozenset[Field], left: set[Field], taken: set[Edge]) -> Spot:
    """Return the spot that serves most of the fields left: best inside, and not close to a star if
    avoidable."""
    spots = [spot for spot in _spots(part) if sign_width(rule) <= NARROW or not spot.is_upright]

    def worth(spot: Spot) -> tuple[bool, bool, bool, bool, bool, int, Field]:
        served = len(left & _reached(spot, part))
        # A star stands in the upper right corner of its field.
        is_clear = spot.is_upright or field_at(*spot.edge[0]) not in level.stars
        return (
            served > 0 and spot.edge not in taken,
            is_clear,
            spot.is_inside,
            not spot.is_upright,
            not _is_outermost(level, spot.edge),
            served,
            Field(-spot.place),
        )

    return max((spot for spot in spots if left & _reached(spot, part)), key=worth)


def _spots(part: frozenset[Field]) -> Iterator[Spot]:
    for place in sorted(part):
        row, column = row_and_column(place)
        corners = [[(row + down, column + across) for across in (0, 1)] for down in (0, 1)]
        for down, across, edge in (
            (1, 0, (corners[1][0], corners[1][1])),
            (-1, 0, (corners[0][0], corners[0][1])),
            (0, 1, (corners[0][1], corners[1][1])),
            (0, -1, (corners[0][0], corners[1][0])),
        ):
            is_there = row + down >= 0 and column + across >= 0
            yield Spot(place, edge, is_there and field_at(row + down, column + across) in part)


def _is_outermost(level: Level, edge: Edge) -> bool:
    (row, column), (other, its) = edge
    return (row == other and row in (0, level.rows)) or (column == its and column in (0, level.columns))


def _reached(spot: Spot, part: frozenset[Field]) -> set[Field]:
    row, column = row_and_column(spot.place)
    places = ((place, *row_and_column(place)) for place in part)
    return {place for place, down, across in places if abs(down - row) + abs(across - column) <= REACH}


def _crossed(routes: Routes) -> Iterator[Edge]:
    """Yield the edges that lines run along."""
    paths = [tie.nodes for tie in routes.ties.values()] + [join.nodes for _, join in routes.joins]
    for path in paths:
        for one, other in pairwise(path):
            yield min(one, other), max(one, other)

"""Where the signs of the rules stand in the grid.

A sign stands in the middle of an edge of a field, so that numbers keep the middle of their fields: on the
thin line between two fields of its area where there is one, else as a tab on a wall. Each part of an area
has one within REACH fields of any of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from bot.games.brilliant.pictures.routes import Node, Routes
from engine.brilliant.level import Field, Level, field_at, parts, row_and_column

REACH = 3


class Spot(NamedTuple):
    """The upper or lower edge of a field."""

    place: Field
    """A field of the sign's area."""
    edge: Node
    """The left end of the edge."""
    is_inside: bool
    """Both sides belong to the area."""


def sign_spots(level: Level, routes: Routes) -> tuple[Spot, ...]:
    taken = set(_crossed(routes))
    found: list[Spot] = []
    for area in level.areas:
        for part in parts(level, area):
            left = set(part)
            while left:
                spot = _best(level, part, left, taken)
                left -= _reached(spot, part)
                taken.add(spot.edge)
                found.append(spot)
    return tuple(found)


def _best(level: Level, part: frozenset[Field], left: set[Field], taken: set[Node]) -> Spot:
    """The spot that serves most of the fields left: best inside, never close to a star if that can be."""
    spots = [spot for spot in _spots(part) if spot.edge not in taken] or list(_spots(part))

    def worth(spot: Spot) -> tuple[bool, bool, bool, bool, int, Field]:
        served = len(left & _reached(spot, part))
        # A star stands in the upper right corner of its field, the letters of the columns above the grid.
        is_free = field_at(*spot.edge) not in level.stars
        is_within = 0 < spot.edge[0] < level.rows
        return served > 0, is_free, spot.is_inside, is_within, served, Field(-spot.place)

    return max(spots, key=worth)


def _spots(part: frozenset[Field]) -> Iterator[Spot]:
    for place in sorted(part):
        row, column = row_and_column(place)
        yield Spot(place, (row + 1, column), field_at(row + 1, column) in part)
        yield Spot(place, (row, column), row > 0 and field_at(row - 1, column) in part)


def _reached(spot: Spot, part: frozenset[Field]) -> set[Field]:
    row, column = row_and_column(spot.place)
    return {
        place
        for place in part
        if sum(abs(a - b) for a, b in zip(row_and_column(place), (row, column), strict=True)) <= REACH
    }


def _crossed(routes: Routes) -> Iterator[Node]:
    """The left ends of the horizontal edges that lines run along."""
    paths = [tie.nodes for tie in routes.ties.values()] + [join.nodes for _, join in routes.joins]
    for path in paths:
        for (row, column), (other, its) in pairwise(path):
            if row == other:
                yield row, min(column, its)

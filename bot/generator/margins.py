"""Scoring fields beside their areas: which margin, in which order, so that no line crosses another.

An area at the left or right rim is tied there; one further in is tied along a line of the grid, straight
and short. Places along a margin are counted in twentieths of a cell from the top.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from bot.generator.grid import Grid

CELL = 20
INSETS = (3, 17)
"""Where along the rim of its field a tie may end."""
APART = 5
"""Between two ties of one margin."""
LONGEST = 3
"""Cells that a tie may run into the grid."""
MOST = 6
"""Scoring fields in one margin."""
FURTHEST = 26
"""How far a tie may enter from the middle of its scoring field."""
CHOICES = 4
CELL_COST = 150
"""What a tie's length weighs against that distance: as much as where ties are drawn (`find_routes`)."""
IMPOSSIBLE = float("inf")


@dataclass(frozen=True, slots=True)
class Way:
    """How an area may be tied to a margin: where its tie may enter, and how long it is."""

    is_right: bool
    entries: tuple[int, ...]
    length: int

    @property
    def middle(self) -> int:
        return sum(self.entries) // len(self.entries)


Orders = tuple[tuple[int, ...], tuple[int, ...]]
"""The areas of the left and of the right margin from the top, as indices."""
Slots = tuple[tuple[bool, int], ...]
"""For each area whether its scoring field stands on the right, and its place there from the top."""


def place_scoring_fields(
    grid: Grid, areas: Sequence[int], wide: int, stars: Sequence[int], barred: int
) -> Slots | None:
    """The best places; the last `wide` areas are colour-wide and have no tie. None if ties would cross.

    No tie may pass a corner of the cells in `barred`.
    """
    tied = len(areas) - wide
    ways = [_ways(grid, mask, frozenset(stars), barred) for mask in areas[:tied]]
    cheapest = [sorted(own, key=lambda way: way.length)[:CHOICES] for own in ways]
    ordered = dict.fromkeys(
        (_order(chosen, is_right=False), _order(chosen, is_right=True)) for chosen in product(*cheapest)
    )
    costs = {
        orders: _cost_of_both(grid, ways, orders)
        for bare in ordered
        for orders in _with_wide(bare, range(tied, len(areas)))
    }
    best = min(costs, key=lambda orders: costs[orders], default=None)
    return None if best is None or costs[best] == IMPOSSIBLE else _slots(best)


def _ways(grid: Grid, mask: int, stars: frozenset[int], barred: int) -> list[Way]:
    """Every way of an area; the short ones alone where it lies at a margin."""
    margins = (False, True)
    direct = [way for is_right in margins if (way := _direct(grid, mask, stars, is_right=is_right))]
    return direct or [
        way
        for line in range(1, grid.rows)
        for is_right in margins
        if (way := _along(grid, mask, line, barred, is_right=is_right))
    ]


def _direct(grid: Grid, mask: int, stars: frozenset[int], *, is_right: bool) -> Way | None:
    column = grid.columns - 1 if is_right else 0
    entries = [
        row * CELL + inset
        for row in range(grid.rows)
        for inset in INSETS
        if mask >> (cell := row * grid.columns + column) & 1
        # A star fills the top right corner.
        and not (is_right and inset == INSETS[0] and cell in stars)
    ]
    return Way(is_right, tuple(entries), 0) if entries else None


def _along(grid: Grid, mask: int, line: int, barred: int, *, is_right: bool) -> Way | None:
    ahead = -1 if is_right else 1
    for length in range(1, LONGEST + 1):
        column = grid.columns - length if is_right else length - 1
        above, below = (line - 1) * grid.columns + column, line * grid.columns + column
        if any(barred >> cell & 1 for cell in (above, below, above + ahead, below + ahead)):
            return None
        if mask >> above + ahead & 1 or mask >> below + ahead & 1:
            return Way(is_right, (line * CELL,), length)
    return None


def _order(chosen: Sequence[Way], *, is_right: bool) -> tuple[int, ...]:
    """The areas of one margin from the top."""
    own = [i for i, way in enumerate(chosen) if way.is_right is is_right]
    return tuple(sorted(own, key=lambda i: chosen[i].middle))


def _with_wide(bare: Orders, wide: Sequence[int]) -> Iterator[Orders]:
    """With colour-wide areas above or below, so that both margins hold as many, or nearly."""
    left, right = bare
    on_left = min(len(wide), max(0, (len(right) - len(left) + len(wide)) // 2))
    for its_left in _above_or_below(left, tuple(wide[:on_left])):
        for its_right in _above_or_below(right, tuple(wide[on_left:])):
            if max(len(its_left), len(its_right)) <= MOST and abs(len(its_left) - len(its_right)) <= 1:
                yield its_left, its_right


def _above_or_below(bare: tuple[int, ...], wide: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(dict.fromkeys([bare + wide, wide + bare]))


def _cost_of_both(grid: Grid, ways: Sequence[Sequence[Way]], orders: Orders) -> float:
    return sum(
        _cost(
            grid,
            [[way for way in ways[i] if way.is_right is is_right] if i < len(ways) else [] for i in order],
        )
        for is_right, order in zip((False, True), orders, strict=True)
    )


def _cost(grid: Grid, ways: Sequence[Sequence[Way]]) -> float:
    """What the cheapest ties cost from the top down; impossible if one is crooked or they would cross.

    A colour-wide area has no way and needs none.
    """
    reached = {-APART: (0, 0)}
    for slot, own in enumerate(ways):
        if own:
            middle = (2 * slot + 1) * grid.rows * CELL // (2 * len(ways))
            reached = dict(_reached(reached, own, middle))
    cost, furthest = min(reached.values(), default=(0, FURTHEST + 1))
    return cost if furthest <= FURTHEST else IMPOSSIBLE


def _reached(
    before: Mapping[int, tuple[int, int]], ways: Sequence[Way], middle: int
) -> Iterator[tuple[int, tuple[int, int]]]:
    """By the last tie's entry, the least cost so far and the furthest that a tie had to go for it."""
    for way in ways:
        for entry in way.entries:
            away = abs(entry - middle)
            if costs := [costs for last, costs in before.items() if entry >= last + APART]:
                cost, furthest = min(costs)
                yield entry, (cost + CELL_COST * way.length + away, max(furthest, away))


def _slots(orders: Orders) -> Slots:
    places = {
        index: (bool(side), slot) for side, order in enumerate(orders) for slot, index in enumerate(order)
    }
    return tuple(places[index] for index in range(len(places)))

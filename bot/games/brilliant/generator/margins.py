"""Place the scoring fields beside their areas: in which margin and in which order, so that no lines cross.

The tie of an area at the left or right edge ends there; for an area further in it runs along a grid line,
straight and short. Positions along a margin are in twentieths of a cell from the top.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from bot.games.brilliant.generator.grid import Grid

CELL = 20
INSETS = (3, 17)
"""The positions where a tie may end along the edge of its field."""
APART = 5
"""The least distance between two ties of one margin."""
LONGEST = 3
"""The most cells that a tie may run into the grid."""
LONGEST_TOGETHER = 8
"""The most cells for all ties together: more would distract from the areas."""
LEAST_BETWEEN = 3
"""The fewest cells between two ties from both margins on one line: any closer, they would look like one."""
MOST = 6
"""The most scoring fields in one margin."""
STEP = 23
"""The distance between the centres of neighbouring scoring fields: their height and a gap."""
HIGHEST, LOWEST = 4, -11
"""The highest centre, from the top of the grid, and the lowest, from its bottom."""
FURTHEST = 9
"""The furthest from the centre of its scoring field that a tie may enter; beyond it, it would pass another
field."""
CHOICES = 4
CELL_COST = 150
"""The weight of a tie's length against the distance from its scoring field's centre; the same as in drawing
(`find_routes`)."""
IMPOSSIBLE = float("inf")


@dataclass(frozen=True, slots=True)
class Way:
    """One way to tie an area to a margin: where the tie may enter, and how long it is."""

    is_right: bool
    entries: tuple[int, ...]
    length: int

    @property
    def middle(self) -> int:
        return sum(self.entries) // len(self.entries)


@dataclass(frozen=True, slots=True)
class Ties:
    """The ties of a margin from the top down to one of them: their slots, entry points and lengths."""

    cost: int = 0
    slots: tuple[int, ...] = ()
    entries: tuple[int, ...] = ()
    lengths: tuple[int, ...] = ()


Orders = tuple[tuple[int, ...], tuple[int, ...]]
"""The areas of the left and the right margin from the top, as indices."""
Slots = tuple[tuple[bool, int], ...]
"""The side of each area's scoring field (True is right), and its position there from the top."""


def place_scoring_fields(
    grid: Grid, areas: Sequence[int], wide: int, stars: Sequence[int], barred: int
) -> Slots | None:
    """Return the best slots, or None if ties would cross; the last `wide` areas are colour-wide and have no
    tie.

    No tie may pass a corner of the cells in `barred`.
    """
    tied = len(areas) - wide
    # A star covers the top right corner of its field.
    starred = sum(1 << star for star in stars)
    ways = [_ways(grid, mask, starred, barred) for mask in areas[:tied]]
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


def _ways(grid: Grid, mask: int, starred: int, barred: int) -> list[Way]:
    """List all ways for an area; only the short ones if it touches a margin."""
    margins = (False, True)
    direct = [way for is_right in margins if (way := _direct(grid, mask, starred, is_right=is_right))]
    return direct or [
        way
        for line in range(1, grid.rows)
        for is_right in margins
        if (way := _along(grid, mask, starred, line, barred, is_right=is_right))
    ]


def _direct(grid: Grid, mask: int, starred: int, *, is_right: bool) -> Way | None:
    column = grid.columns - 1 if is_right else 0
    entries = [
        row * CELL + inset
        for row in range(grid.rows)
        for inset in INSETS
        if mask >> (cell := row * grid.columns + column) & 1
        and not (is_right and inset == INSETS[0] and starred >> cell & 1)
    ]
    return Way(is_right, tuple(entries), 0) if entries else None


def _along(grid: Grid, mask: int, starred: int, line: int, barred: int, *, is_right: bool) -> Way | None:
    """Return a straight way along a grid line; None if it is long, or if a bent tie would be no longer."""
    shortest_bent = LONGEST + 1
    for length in range(1, LONGEST + 1):
        column = grid.columns - length if is_right else length
        around = grid.around(line, column)
        if around & barred:
            return None
        if length < shortest_bent and around & mask & ~(starred & grid.below_left(line, column)):
            return Way(is_right, (line * CELL,), length)
        for aside in range(1, shortest_bent - length):
            if mask & (grid.around(line - aside, column) | grid.around(line + aside, column)):
                shortest_bent = length + aside
                break
    return None


def _order(chosen: Sequence[Way], *, is_right: bool) -> tuple[int, ...]:
    """Return the areas of one margin, from the top."""
    own = [i for i, way in enumerate(chosen) if way.is_right is is_right]
    return tuple(sorted(own, key=lambda i: chosen[i].middle))


def _with_wide(bare: Orders, wide: Sequence[int]) -> Iterator[Orders]:
    """Yield the orders with colour-wide areas added above or below, so that both margins hold about equally
    many."""
    left, right = bare
    on_left = min(len(wide), max(0, (len(right) - len(left) + len(wide)) // 2))
    for its_left in _above_or_below(left, tuple(wide[:on_left])):
        for its_right in _above_or_below(right, tuple(wide[on_left:])):
            if max(len(its_left), len(its_right)) <= MOST and abs(len(its_left) - len(its_right)) <= 1:
                yield its_left, its_right


def _above_or_below(bare: tuple[int, ...], wide: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(dict.fromkeys([bare + wide, wide + bare]))


def _cost_of_both(grid: Grid, ways: Sequence[Sequence[Way]], orders: Orders) -> float:
    left, right = (
        _cheapest(
            grid,
            [[way for way in ways[i] if way.is_right is is_right] if i < len(ways) else [] for i in order],
        )
        for is_right, order in zip((False, True), orders, strict=True)
    )
    return left.cost + right.cost if left and right and _are_tidy(grid, left, right) else IMPOSSIBLE


def _cheapest(grid: Grid, ways: Sequence[Sequence[Way]]) -> Ties | None:
    """Return the cheapest ties of a margin; None if they would cross or pass another scoring field.

    A colour-wide area has no way and needs none.
    """
    reached = {-APART: Ties()}
    for slot, own in enumerate(ways):
        if own:
            middle = (2 * slot + 1) * grid.rows * CELL // (2 * len(ways))
            reached = dict(_reached(reached, own, slot, middle))
    best = min(reached.values(), key=lambda ties: ties.cost, default=None)
    return best if best and _are_beside(grid, best, len(ways)) else None


def _reached(
    before: Mapping[int, Ties], ways: Sequence[Way], slot: int, middle: int
) -> Iterator[tuple[int, Ties]]:
    """Yield the cheapest ties down to the next one, with the point where that one enters."""
    for way in ways:
        for entry in way.entries:
            if above := [ties for last, ties in before.items() if entry >= last + APART]:
                ties = min(above, key=lambda ties: ties.cost)
                yield (
                    entry,
                    Ties(
                        ties.cost + CELL_COST * way.length + abs(entry - middle),
                        (*ties.slots, slot),
                        (*ties.entries, entry),
                        (*ties.lengths, way.length),
                    ),
                )


def _are_beside(grid: Grid, ties: Ties, count: int) -> bool:
    """Return whether this many scoring fields fit at or near the points where their ties enter."""
    highest, place = HIGHEST, 0
    for slot, entry in zip(ties.slots, ties.entries, strict=True):
        highest, place = max(highest + STEP * (slot - place), entry - FURTHEST), slot
        lowest = grid.rows * CELL + LOWEST - STEP * (count - 1 - slot)
        if highest > min(lowest, entry + FURTHEST):
            return False
    return True


def _are_tidy(grid: Grid, left: Ties, right: Ties) -> bool:
    facing = dict(zip(right.entries, right.lengths, strict=True))
    return sum((*left.lengths, *right.lengths)) <= LONGEST_TOGETHER and all(
        grid.columns - length - facing[entry] >= LEAST_BETWEEN
        for entry, length in zip(left.entries, left.lengths, strict=True)
        if length and entry in facing
    )


def _slots(orders: Orders) -> Slots:
    places = {
        index: (bool(side), slot) for side, order in enumerate(orders) for slot, index in enumerate(order)
    }
    return tuple(places[index] for index in range(len(places)))

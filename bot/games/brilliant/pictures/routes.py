"""The paths of the lines that tie scoring fields to areas and join the parts of an area.

All follow the grid lines, so that none runs through a number, and no two share a crossing of grid lines, so
that none cross.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf

from engine.brilliant.level import AreaId, Field, Level, Side, field_at, parts, row_and_column

Node = tuple[int, int]
"""A crossing of grid lines: row line and column line, both from 0."""
Edge = tuple[Node, Node]
"""The edge of a field between two crossings, the upper or the left one first."""
Corner = tuple[Field, int, int]
"""A corner of a field: the field, 0 or 1 down, 0 or 1 across."""
INSET = 0.115
"""The distance of a dot from the edges of its field, in cells."""
SMALL = 2
"""The most fields of a part that may have no edge left for its sign."""
APART = 0.25
"""The distance between the points where lines enter the grid, in cells."""
CHOICES = 6
PATIENCE = 3000
"""The number of tries before the search settles for its best result."""
ROUNDING = 1e-9
"""The rounding error of a cost that is summed in another order."""


@dataclass(frozen=True, slots=True)
class Tie:
    """A line from a margin to a dot in an area."""

    side: Side
    entry: float
    """Where it enters the grid, in cells from the top or the left."""
    nodes: tuple[Node, ...]
    """The crossings it passes, from the edge inwards; none if the area itself is at the edge."""
    dot: Corner
    cost: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Join:
    """A drawn line between two fields."""

    nodes: tuple[Node, ...]
    start: Corner
    end: Corner


@dataclass(frozen=True, slots=True)
class Routes:
    ties: Mapping[AreaId, Tie]
    joins: tuple[tuple[AreaId, Join], ...]

    @property
    def dots(self) -> frozenset[Corner]:
        """Return the corners of fields where lines end."""
        ends = (corner for _, join in self.joins for corner in (join.start, join.end))
        return frozenset([*(tie.dot for tie in self.ties.values()), *ends])

    @property
    def nodes(self) -> frozenset[Node]:
        """Return the crossings that lines pass."""
        passed = [*(tie.nodes for tie in self.ties.values()), *(join.nodes for _, join in self.joins)]
        return frozenset(node for nodes in passed for node in nodes)


def find_routes(level: Level) -> Routes:
    """Return the shortest lines that leave each field that stands alone an edge for its sign."""
    kept_free = frozenset[Edge]()
    while True:
        routes = _routes(level, kept_free)
        more = frozenset(_hemmed_in(level, routes)) - kept_free
        if not more:
            return routes
        kept_free |= more


def _routes(level: Level, kept_free: frozenset[Edge]) -> Routes:
    joins = tuple(_joins(level, kept_free))
    taken = {node for _, join in joins for node in join.nodes}
    ends = {corner for _, join in joins for corner in (join.start, join.end)}
    ties: dict[AreaId, Tie] = {}
    for side in Side:
        areas = [AreaId(i) for i, area in enumerate(level.areas) if area.side is side and not area.wide]
        areas.sort(key=lambda index: level.areas[index].slot)
        found = None
        for edges in (kept_free, frozenset[Edge]()):
            search = _Search(level, side, areas, frozenset(ends), edges)
            found = found or search.best(frozenset(taken))
        for index, tie in zip(areas, found or search.crossing(), strict=True):
            ties[index] = tie
            taken.update(tie.nodes)
            ends.add(tie.dot)
    return Routes(ties, joins)


def corner_node(corner: Corner) -> Node:
    place, down, across = corner
    row, column = row_and_column(place)
    return row + down, column + across


class _Search:
    """The cheapest ties of one side that cross neither each other nor existing lines."""

    def __init__(
        self,
        level: Level,
        side: Side,
        areas: Sequence[AreaId],
        ends: frozenset[Corner],
        kept_free: frozenset[Edge],
    ) -> None:
        self._level, self._side, self._areas, self._ends, self._kept_free = (
            level,
            side,
            areas,
            ends,
            kept_free,
        )
        self._inside = _inside(level)
        self._goals = [{corner_node(corner): corner for corner in self._corners(index)} for index in areas]
        self._straight_in = [list(self._direct(index)) for index in areas]
        self._least: list[float] = []
        """The least cost of the ties from each one on, by index."""
        self._best: tuple[Tie, ...] | None = None
        self._cost = inf
        self._patience = PATIENCE

    def best(self, taken: frozenset[Node]) -> tuple[Tie, ...] | None:
        """Return the ties, or None if the slots allow none without a crossing."""
        # Crossings already taken make a tie longer, never shorter.
        cheapest = [
            min((tie.cost for tie in self._choices(rank, taken)), default=inf)
            for rank in range(len(self._areas))
        ]
        self._least = [sum(cheapest[rank:]) for rank in range(len(cheapest) + 1)]
        self._extend((), 0.0, taken)
        return self._best

    def crossing(self) -> tuple[Tie, ...]:
        """Return ties that may cross: each area's own best one."""
        choices = (self._choices(rank, frozenset()) for rank in range(len(self._areas)))
        straight = map(self._straight, self._areas)
        return tuple(own[0] if own else tie for own, tie in zip(choices, straight, strict=True))

    def _extend(self, ties: tuple[Tie, ...], cost: float, taken: frozenset[Node]) -> None:
        self._patience -= 1
        if cost + self._least[len(ties)] >= self._cost + ROUNDING or self._patience < 0:
            return
        if len(ties) == len(self._areas):
            if cost < self._cost:
                self._best, self._cost = ties, cost
            return
        for tie in self._choices(len(ties), taken)[:CHOICES]:
            if not ties or tie.entry >= ties[-1].entry + APART:
                self._extend((*ties, tie), cost + tie.cost, taken | set(tie.nodes))

    def _choices(self, rank: int, taken: frozenset[Node]) -> list[Tie]:
        ties = [*self._straight_in[rank], *self._winding(rank, taken)]
        length = self._level.rows if self._side in (Side.LEFT, Side.RIGHT) else self._level.columns
        slots = sorted(area.slot for area in self._level.areas if area.side is self._side)
        place = slots.index(self._level.areas[self._areas[rank]].slot)
        wished = (place + 0.5) * length / len(slots)

        def cost(tie: Tie) -> float:
            return 3.0 * len(tie.nodes) + 0.4 * abs(tie.entry - wished)

        priced = [Tie(tie.side, tie.entry, tie.nodes, tie.dot, cost(tie)) for tie in ties]
        return sorted(priced, key=lambda tie: (tie.cost, tie.entry))

    def _direct(self, index: AreaId) -> Iterator[Tie]:
        """Yield ties straight into each field that is the first one from the margin."""
        for place in _outermost(self._level, self._side):
            if self._level.area_at[place] == index:
                row, column = row_and_column(place)
                for step in (0, 1):
                    inset = INSET if step == 0 else 1 - INSET
                    match self._side:
                        case Side.LEFT | Side.RIGHT:
                            corner = (place, step, int(self._side is Side.RIGHT))
                            entry = row + inset
                        case _:
                            corner = (place, int(self._side is Side.BOTTOM), step)
                            entry = column + inset
                    if self._is_free(corner):
                        yield Tie(self._side, entry, (), corner)

    def _winding(self, rank: int, taken: frozenset[Node]) -> Iterator[Tie]:
        """Yield ties along the grid lines to an area further in."""
        goals = self._goals[rank]
        before = _ways(self._inside, goals, taken, self._kept_free)
        for edge, first in _entries(self._level, self._side):
            if first in before and edge not in taken and _edge(edge, first) not in self._kept_free:
                nodes = (edge, *_trace(before, first))
                entry = edge[0] if self._side in (Side.LEFT, Side.RIGHT) else edge[1]
                yield Tie(self._side, float(entry), nodes, goals[nodes[-1]])

    def _straight(self, index: AreaId) -> Tie:
        """Return a tie across the fields: the last resort if no grid line leads in, as in a single row."""
        place = self._level.areas[index].fields[0]
        row, column = row_and_column(place)
        if self._side in (Side.LEFT, Side.RIGHT):
            return Tie(self._side, row + INSET, (), (place, 0, int(self._side is Side.RIGHT)))
        return Tie(self._side, column + INSET, (), (place, int(self._side is Side.BOTTOM), 0))

    def _corners(self, index: AreaId) -> Iterator[Corner]:
        for place in reversed(self._level.areas[index].fields):
            for corner in _field_corners(place):
                if self._is_free(corner):
                    yield corner

    def _is_free(self, corner: Corner) -> bool:
        place, down, across = corner
        # Numbers to choose stand at the right of a field and need one of its corners there.
        is_other_taken = across == 1 and (place, 1 - down, across) in self._ends
        return corner not in self._ends and not is_other_taken and not _holds_star(self._level, corner)


def _edge(one: Node, other: Node) -> Edge:
    return min(one, other), max(one, other)


def _hemmed_in(level: Level, routes: Routes) -> Iterator[Edge]:
    """Yield an edge for each small part of an area that has no free edge for its sign, because lines or the
    signs of other small parts use them all."""
    paths = [tie.nodes for tie in routes.ties.values()] + [join.nodes for _, join in routes.joins]
    crossed = {_edge(*step) for nodes in paths for step in pairwise(nodes)}
    small = [part for area in level.areas for part in parts(level, area) if len(part) <= SMALL]
    edges = [list(_sign_edges(part)) for part in small]
    used: set[Edge] = set()
    for own in sorted(edges, key=lambda one: sum(edge not in crossed for edge in one)):
        free = [edge for edge in own if edge not in crossed and edge not in used]
        chosen = free[0] if free else next((edge for edge in own if edge not in used), own[0])
        used.add(chosen)
        if not free:
            yield chosen


def _sign_edges(part: frozenset[Field]) -> Iterator[Edge]:
    """Yield the edges on which the sign of a part may stand: horizontal ones below the first line."""
    for down in (1, 0):
        for row, column in map(row_and_column, sorted(part)):
            if row + down:
                yield (row + down, column), (row + down, column + 1)


def _joins(level: Level, kept_free: frozenset[Edge]) -> Iterator[tuple[AreaId, Join]]:
    taken: set[Node] = set()
    for index, area in enumerate(level.areas):
        for start, end in area.lines:
            join = _join(level, start, end, frozenset(taken), kept_free)
            taken.update(join.nodes)
            yield AreaId(index), join


def _join(level: Level, start: Field, end: Field, taken: frozenset[Node], kept_free: frozenset[Edge]) -> Join:
    starts = {corner_node(c): c for c in _field_corners(start) if not _holds_star(level, c)}
    ends = {corner_node(c): c for c in _field_corners(end) if not _holds_star(level, c)}
    nothing = frozenset[Edge]()
    for blocked, edges in ((taken, kept_free), (taken, nothing), (frozenset[Node](), nothing)):
        before = _ways(_inside(level), starts, blocked, edges)
        if reached := [node for node in ends if node in before]:
            path = min((tuple(_trace(before, node)) for node in reached), key=len)[::-1]
            return Join(path, starts[path[0]], ends[path[-1]])
    # The only path would run along the edge, so a straight line is the best option left.
    first, last = next(iter(starts)), next(iter(ends))
    return Join((first, last), starts[first], ends[last])


def _inside(level: Level) -> frozenset[Node]:
    """Return the crossings that are not on the edge."""
    return frozenset((row, column) for row in range(1, level.rows) for column in range(1, level.columns))


def _ways(
    inside: frozenset[Node], sources: Iterable[Node], taken: frozenset[Node], kept_free: frozenset[Edge]
) -> dict[Node, Node | None]:
    """Map every crossing inside that can be reached past those taken and along no edge that is kept free to the
    one before it."""
    free = set(inside - taken)
    before: dict[Node, Node | None] = dict.fromkeys(node for node in sources if node in free)
    free.difference_update(before)
    queue = deque(before)
    while queue:
        row, column = node = queue.popleft()
        for other in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if other in free and _edge(node, other) not in kept_free:
                free.discard(other)
                before[other] = node
                queue.append(other)
    return before


def _trace(before: Mapping[Node, Node | None], node: Node | None) -> Iterator[Node]:
    while node is not None:
        yield node
        node = before[node]


def _entries(level: Level, side: Side) -> Iterator[tuple[Node, Node]]:
    """Yield each crossing on the edge of a side, with the next one inside."""
    match side:
        case Side.LEFT:
            yield from (((i, 0), (i, 1)) for i in range(1, level.rows))
        case Side.RIGHT:
            yield from (((i, level.columns), (i, level.columns - 1)) for i in range(1, level.rows))
        case Side.TOP:
            yield from (((0, j), (1, j)) for j in range(1, level.columns))
        case Side.BOTTOM:
            yield from (((level.rows, j), (level.rows - 1, j)) for j in range(1, level.columns))


def _outermost(level: Level, side: Side) -> Iterator[Field]:
    """Yield the first field of each row or column from a margin, if it is at the edge."""
    match side:
        case Side.LEFT | Side.RIGHT:
            column = 0 if side is Side.LEFT else level.columns - 1
            places = [field_at(row, column) for row in range(level.rows)]
        case _:
            row = 0 if side is Side.TOP else level.rows - 1
            places = [field_at(row, column) for column in range(level.columns)]
    yield from (place for place in places if level.area_at[place] is not None)


def _field_corners(place: Field) -> Iterator[Corner]:
    yield from ((place, down, across) for down in (1, 0) for across in (0, 1))


def _holds_star(level: Level, corner: Corner) -> bool:
    """Return whether a star is in this corner: stars are in the top left corner of their field."""
    place, down, across = corner
    return (down, across) == (0, 0) and place in level.stars

"""The lines on a sheet, and where they meet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from bot.games.brilliant.pictures.layout import SheetLayout
from bot.render.pen import Point

Segment = tuple[Point, Point]


def meetings(layout: SheetLayout) -> Iterator[tuple[str, str]]:
    """The names of every two lines that meet."""
    for (name, path), (other, its) in combinations(_lines(layout), 2):
        if any(_meet(a, b) for a in pairwise(path) for b in pairwise(its)):
            yield name, other


def _lines(layout: SheetLayout) -> Iterator[tuple[str, list[Point]]]:
    for index in layout.routes.ties:
        yield f"tie {index}", layout.tie_path(index)
    for number, (_, join) in enumerate(layout.routes.joins):
        start, end = layout.dot_point(join.start), layout.dot_point(join.end)
        yield f"join {number}", [start, *map(layout.node_point, join.nodes), end]


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _meet(first: Segment, second: Segment) -> bool:
    (a, b), (c, d) = first, second
    boxes = all(
        max(min(a[i], b[i]), min(c[i], d[i])) <= min(max(a[i], b[i]), max(c[i], d[i])) for i in (0, 1)
    )
    return boxes and _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0

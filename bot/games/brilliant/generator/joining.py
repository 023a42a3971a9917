"""Areas of two parts joined by a drawn line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from bot.games.brilliant.generator.grid import Grid, cells
from bot.games.brilliant.generator.stream import Stream

TRIES = 40


@dataclass(frozen=True, slots=True)
class Joined:
    """An area of two parts with two fields each, joined from cell to cell across a straight gap."""

    mask: int
    line: tuple[int, int]
    gap: int


def join(grid: Grid, count: int, stream: Stream) -> tuple[Joined, ...] | None:
    """Return one joined area that is its own image, or two that mirror each other; None if no attempt
    fits."""
    if count == 0:
        return ()
    if count == 1:
        return (stream.choice(_own_images(grid)),)
    for area in islice(stream.drawn(_areas(grid, 1)), TRIES):
        start, end = area.line
        image = Joined(grid.image(area.mask), (grid.images[start], grid.images[end]), grid.image(area.gap))
        if not grid.halo(area.mask | area.gap) & (image.mask | image.gap):
            return area, image
    return None


@cache
def _own_images(grid: Grid) -> tuple[Joined, ...]:
    return tuple(area for area in _areas(grid, 2) if area.mask == grid.image(area.mask))


@cache
def _areas(grid: Grid, gap: int) -> tuple[Joined, ...]:
    """Return every joined area with this many cells between its parts."""
    return tuple(area for line in _gaps(grid, gap) for area in _areas_on(grid, line))


def _gaps(grid: Grid, gap: int) -> Iterator[list[int]]:
    for start in range(grid.size):
        row, column = divmod(start, grid.columns)
        for down, across in ((0, 1), (1, 0)):
            last_row, last_column = row + (gap + 1) * down, column + (gap + 1) * across
            if last_row < grid.rows and last_column < grid.columns:
                step = down * grid.columns + across
                yield [start + i * step for i in range(gap + 2)]


def _areas_on(grid: Grid, line: Sequence[int]) -> Iterator[Joined]:
    start, *between, end = line
    gap = sum(1 << cell for cell in between)
    for one in cells(grid.beside[start] & ~gap):
        for other in cells(grid.beside[end] & ~gap):
            # Otherwise a second, shorter path would connect the parts.
            if grid.steps(one, other) > len(between):
                yield Joined(1 << start | 1 << one | 1 << end | 1 << other, (start, end), gap)

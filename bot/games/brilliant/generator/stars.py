"""Star fields: six, symmetric, in six areas, apart from each other and mostly away from the edge."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.brilliant.generator.grid import Grid, Spot, cells
from bot.games.brilliant.generator.stream import Stream

COUNT = 6
APART = 3
"""The least number of grid steps between two stars."""
INSIDE = 4
"""The least number of stars with four neighbours."""


def place_stars(grid: Grid, areas: Sequence[int], stream: Stream) -> tuple[int, ...] | None:
    """Return star cells in reading order, at most one in each area; None if there are no six."""
    area_at = {cell: index for index, mask in enumerate(areas) for cell in cells(mask)}
    spots = [spot for spot in stream.shuffled(grid.spots) if all(cell in area_at for cell in spot)]
    found = _extended(grid, spots, area_at, ())
    return None if found is None else tuple(sorted(found))


def _extended(
    grid: Grid, spots: Sequence[Spot], area_at: dict[int, int], chosen: tuple[int, ...]
) -> tuple[int, ...] | None:
    if len(chosen) == COUNT:
        return chosen
    for number, spot in enumerate(spots, 1):
        more = chosen + spot
        if _is_good(grid, area_at, more) and (found := _extended(grid, spots[number:], area_at, more)):
            return found
    return None


def _is_good(grid: Grid, area_at: dict[int, int], chosen: tuple[int, ...]) -> bool:
    outside = sum(grid.beside[cell].bit_count() < 4 for cell in chosen)
    return (
        len(chosen) <= COUNT
        and outside <= COUNT - INSIDE
        and len({area_at[cell] for cell in chosen}) == len(chosen)
        and all(grid.steps(a, b) >= APART for i, a in enumerate(chosen) for b in chosen[:i])
    )

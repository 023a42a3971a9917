"""Fill a grid with areas: symmetric, without holes, and with no contact between areas of one colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.brilliant.generator.grid import Grid
from bot.games.brilliant.generator.orbits import Orbit
from bot.games.brilliant.generator.shapes import LONE, Placement, placements
from bot.games.brilliant.generator.stream import Stream
from engine.brilliant.level import Colour

Tile = tuple[Colour, int]
"""A colour and a set of cells: an area, or a field of a colour-wide area."""
Choice = tuple[Orbit, Placement, tuple[Colour, ...]]

PATIENCE = 150
"""The number of shapes to try before giving up: a search that takes longer rarely succeeds."""

MOST_INLAND = 4
"""The most areas that touch neither margin: the lines to their scoring fields pass between others."""


def fill(
    grid: Grid, held: Sequence[Tile], orbits: Sequence[Orbit], stream: Stream
) -> tuple[Tile, ...] | None:
    """Return tiles for all cells that are not `held` already; None if the search gives up."""
    return _Filling(grid, held, orbits, stream).filled(grid.everywhere & ~sum(mask for _, mask in held))


class _Filling:
    def __init__(self, grid: Grid, held: Sequence[Tile], orbits: Sequence[Orbit], stream: Stream) -> None:
        self._grid, self._stream = grid, stream
        self._table = placements(grid)
        self._left = Counter(orbits)
        self._held = dict.fromkeys(Colour, 0)
        for colour, mask in held:
            self._held[colour] |= mask
        self._lone = 0
        """The number of isolated fields so far."""
        self._inland = sum(grid.is_inland(mask) for _, mask in held)
        self._patience = PATIENCE
        self._tiles: list[Tile] = []
        self._masks = [mask for _, mask in held]

    def filled(self, free: int) -> tuple[Tile, ...] | None:
        if not free:
            return tuple(self._tiles)
        if self._is_cut(free):
            return None
        for orbit, placement, colours in self._choices(free):
            self._patience -= 1
            if self._patience < 0:
                return None
            tiles = list(zip(colours, placement.masks, strict=True))
            self._lay(orbit, placement, tiles)
            rest = free & ~placement.both
            if self._is_hopeful(rest) and (found := self.filled(rest)):
                return found
            self._lift(orbit, placement, tiles)
        return None

    def _is_cut(self, free: int) -> bool:
        """Return whether a straight wall already crosses the grid, just above the first free cell."""
        first, columns = free & -free, self._grid.columns
        if first == 1 or not first & self._grid.first_column:
            return False
        below = (first << columns) - first
        return not any(mask & below and mask & below >> columns for mask in self._masks)

    def _choices(self, free: int) -> Iterator[Choice]:
        """Yield the tiles that can cover the first free cell, in random order."""
        first, taken = (free & -free).bit_length() - 1, ~free
        inland = MOST_INLAND - self._inland
        fits: dict[tuple[int, bool], list[Placement]] = {}
        fitting: dict[bool, list[Choice]] = {True: [], False: []}
        for orbit, count in self._left.items():
            if count:
                kind = orbit.size, orbit.is_pair
                if kind not in fits:
                    every = self._table[kind][first]
                    fits[kind] = [p for p in every if not p.both & taken and p.inland <= inland]
                for placement in fits[kind]:
                    fitting[orbit.size == LONE] += self._paintings(orbit, placement)
        # Few choices are isolated fields, so each kind is drawn in proportion to the tiles left of it.
        is_lone = self._stream.below(self._left.total()) < self._lone_left()
        yield from self._stream.drawn(fitting[is_lone])
        yield from self._stream.drawn(fitting[not is_lone])

    def _paintings(self, orbit: Orbit, placement: Placement) -> Iterator[Choice]:
        """Yield the ways to colour a placement so that it touches no tile of its colour."""
        if placement.touches and not orbit.is_mixed:
            return
        if orbit.size == LONE and self._grid.rim(placement.both) & self._lone:
            return
        for colours in (orbit.colours, orbit.colours[::-1])[: 1 + orbit.is_mixed]:
            if not self._held[colours[0]] & placement.halos[0] and not (
                orbit.is_pair and self._held[colours[1]] & placement.halos[1]
            ):
                yield orbit, placement, colours

    def _is_hopeful(self, free: int) -> bool:
        """Return whether all pieces too small for an area, of one cell or two, can become isolated fields."""
        small = self._grid.small(free)
        barred = self._grid.corners | self._grid.rim(self._lone) | self._grid.rim(small)
        return not small or (small.bit_count() <= 2 * self._lone_left() and not small & barred)

    def _lone_left(self) -> int:
        """Count the pairs of isolated fields still to place."""
        return sum(count for orbit, count in self._left.items() if orbit.size == LONE)

    def _lay(self, orbit: Orbit, placement: Placement, tiles: Sequence[Tile]) -> None:
        self._left[orbit] -= 1
        self._inland += placement.inland
        self._tiles += tiles
        self._masks += placement.masks
        self._lone |= placement.both if orbit.size == LONE else 0
        for colour, mask in tiles:
            self._held[colour] |= mask

    def _lift(self, orbit: Orbit, placement: Placement, tiles: Sequence[Tile]) -> None:
        self._left[orbit] += 1
        self._inland -= placement.inland
        del self._tiles[-len(tiles) :]
        del self._masks[-len(tiles) :]
        self._lone &= ~(placement.both if orbit.size == LONE else 0)
        for colour, mask in tiles:
            self._held[colour] &= ~mask

"""Filling a grid with areas: symmetric, without a hole, and no two of one colour meeting at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.generator.grid import Grid
from bot.generator.orbits import Orbit
from bot.generator.shapes import LONE, SIZES, Placement, Shapes, placements
from bot.generator.stream import Stream
from engine.brilliant.level import Colour

Tile = tuple[Colour, int]
"""A colour and a set of cells: an area, or a field of a colour-wide one."""
Choice = tuple[Orbit, Placement, tuple[Colour, ...]]

PATIENCE = 150
"""Shapes tried before a search gives up: what has not worked out by then seldom does."""


def fill(
    grid: Grid, shapes: Shapes, held: Mapping[Colour, int], orbits: Sequence[Orbit], stream: Stream
) -> tuple[Tile, ...] | None:
    """Tiles for all cells but those `held` by a colour before; None if the search gives up."""
    filling = _Filling(grid, shapes, held, orbits, stream)
    return filling.filled(grid.everywhere & ~sum(held.values()))


class _Filling:
    def __init__(
        self,
        grid: Grid,
        shapes: Shapes,
        held: Mapping[Colour, int],
        orbits: Sequence[Orbit],
        stream: Stream,
    ) -> None:
        self._grid, self._stream = grid, stream
        self._table = placements(grid, shapes)
        self._left = Counter(orbits)
        self._held = {colour: held.get(colour, 0) for colour in Colour}
        self._lone = 0
        """The fields so far that lie alone."""
        self._patience = PATIENCE
        self._tiles: list[Tile] = []
        self._masks = list(held.values())

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
        """Whether a straight wall already runs through the grid, just above the first free cell."""
        first, columns = free & -free, self._grid.columns
        if first == 1 or not first & self._grid.first_column:
            return False
        below = (first << columns) - first
        return not any(mask & below and mask & below >> columns for mask in self._masks)

    def _choices(self, free: int) -> Iterator[Choice]:
        """What may cover the first free cell, in random order."""
        first = (free & -free).bit_length() - 1
        fitting: dict[bool, list[Choice]] = {True: [], False: []}
        for orbit, count in self._left.items():
            for placement in self._table[orbit.size, orbit.is_pair][first] if count else ():
                if not placement.both & ~free:
                    for colours in dict.fromkeys((orbit.colours, orbit.colours[::-1])):
                        if self._may_lie(orbit, placement, colours):
                            fitting[orbit.size == LONE].append((orbit, placement, colours))
        # Few choices are lone fields: each kind gets its turn as often as tiles of it are left.
        is_lone = self._stream.choice([orbit.size == LONE for orbit in self._left.elements()])
        yield from self._stream.drawn(fitting[is_lone])
        yield from self._stream.drawn(fitting[not is_lone])

    def _may_lie(self, orbit: Orbit, placement: Placement, colours: Sequence[Colour]) -> bool:
        if placement.touches and not orbit.is_mixed:
            return False
        if orbit.size == LONE and self._grid.rim(placement.both) & self._lone:
            return False
        return not any(
            self._held[colour] & halo for colour, halo in zip(colours, placement.halos, strict=True)
        )

    def _is_hopeful(self, free: int) -> bool:
        smallest = min((orbit.size for orbit, count in self._left.items() if count), default=SIZES[0])
        return all(piece.bit_count() >= smallest for piece in self._grid.pieces(free))

    def _lay(self, orbit: Orbit, placement: Placement, tiles: Sequence[Tile]) -> None:
        self._left[orbit] -= 1
        self._tiles += tiles
        self._masks += placement.masks
        self._lone |= placement.both if orbit.size == LONE else 0
        for colour, mask in tiles:
            self._held[colour] |= mask

    def _lift(self, orbit: Orbit, placement: Placement, tiles: Sequence[Tile]) -> None:
        self._left[orbit] += 1
        del self._tiles[-len(tiles) :]
        del self._masks[-len(tiles) :]
        self._lone &= ~(placement.both if orbit.size == LONE else 0)
        for colour, mask in tiles:
            self._held[colour] &= ~mask

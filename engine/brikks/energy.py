"""The energy track: circles are activated from left to right, and some are struck again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LENGTH = 28
PINK_X = frozenset(range(7, LENGTH + 1, 3))
"""The positions that give a cross on the special track, or a mini in the duel, on activation."""

START: Mapping[int, tuple[int, int]] = {1: (5, 0), 2: (4, 2), 3: (4, 1), 4: (4, 0)}
"""The points activated and struck at the start, by the number of seats."""


@dataclass(frozen=True, slots=True)
class Energy:
    activated: int
    """The last activated position, 1 to 28."""
    struck: int
    """How many are struck (at the start, spent or lost); which ones does not matter."""

    @property
    def active(self) -> int:
        """Return the points that can be spent."""
        return self.activated - self.struck


def start_energy(seats: int) -> Energy:
    return Energy(*START[seats])


def strike(energy: Energy, points: int) -> Energy:
    """Spend or lose this many points, or all that remain."""
    return Energy(energy.activated, energy.struck + min(points, energy.active))


def activate(energy: Energy, points: int) -> Energy:
    """Gain this many points; any beyond the end of the track lapse."""
    return Energy(min(LENGTH, energy.activated + points), energy.struck)


def pinks_passed(before: Energy, after: Energy) -> int:
    """Return how many pink X were activated between two states of the track."""
    return len(PINK_X.intersection(range(before.activated + 1, after.activated + 1)))

"""What the last closed round brought, which pictures and messages show during the next throw."""

from __future__ import annotations

from collections.abc import Sequence

from engine.brilliant.level import AreaId
from engine.brilliant.state import Award
from engine.brilliant.view import View
from engine.game import Seat


def fresh_awards(view: View) -> tuple[Award, ...]:
    """Return what the last closed round brought every seat (R24)."""
    closed = view.round if view.throw is None else view.round - 1
    return tuple(award for award in view.awards if award.round == closed)


def gains(view: View) -> Sequence[int]:
    """Return the points that each seat earned in the last closed round."""
    found = [0] * view.seats
    for award in fresh_awards(view):
        found[award.seat] += award.value
    return found


def completed_areas(view: View, seat: Seat) -> frozenset[AreaId]:
    """Return the areas that the seat completed in the last closed round."""
    return frozenset(award.area for award in fresh_awards(view) if award.seat == seat)

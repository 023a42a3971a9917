"""What one seat, or a spectator, may know of a game of BRILLIANT (R5, Q10, Q11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.answer_cache import keeps_answers
from engine.brilliant.level import AreaId, Level
from engine.brilliant.sheet import Placement, Sheet, Throw, blank, legal_placements
from engine.brilliant.state import (
    SOLO_ROLLS,
    Award,
    GameState,
    Phase,
    StartMode,
    Struck,
    open_index,
    phase,
    points,
    result,
    strikable,
    target,
)
from engine.game import Result, Seat


class ValueSign(StrEnum):
    """One value of a scoring field as one seat sees it."""

    OPEN = "open"
    CIRCLED = "circled"
    STRUCK = "struck"


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat may know; `seat` is None for a spectator and for the table."""

    level: Level
    seat: Seat | None
    seats: int
    phase: Phase
    start_mode: StartMode
    round: int
    throw: Throw | None
    target: int | None
    points: tuple[int, ...]
    open_values: tuple[int, ...]
    """The place (0 to 2) of the highest open value of each area."""
    awards: tuple[Award, ...]
    strikes: tuple[Struck, ...]
    strikable: tuple[AreaId, ...]
    gone: frozenset[Seat]
    result: Result | None
    sheet: Sheet | None
    """The seat's own sheet."""
    sheets: tuple[Sheet, ...]
    """All sheets once the game is over; empty before."""
    throws: int = SOLO_ROLLS
    """Solo: the number of throws in the whole game."""

    @property
    def is_solo(self) -> bool:
        return self.seats == 1


def view(state: GameState, seat: Seat | None) -> View:
    is_over = phase(state) is Phase.OVER
    return View(
        level=state.level,
        seat=seat,
        seats=len(state.sheets),
        phase=phase(state),
        start_mode=state.start_mode,
        round=state.round,
        throw=state.throw,
        target=target(state),
        points=tuple(points(state, other) for other in state.seats),
        open_values=tuple(open_index(state, AreaId(i)) for i in range(len(state.level.areas))),
        awards=state.awards,
        strikes=state.strikes,
        strikable=strikable(state) if phase(state) is Phase.STRIKE else (),
        gone=state.gone,
        result=result(state),
        sheet=None if seat is None else state.sheets[seat],
        sheets=state.sheets if is_over else (),
        throws=state.throws,
    )


def known_state(view: View) -> GameState:
    """Return a state that a seat's view allows: what is hidden from it is empty."""
    sheets = [blank(view.level)] * view.seats
    if view.seat is not None and view.sheet is not None:
        sheets[view.seat] = view.sheet
    return GameState(
        view.level,
        view.start_mode,
        tuple(sheets),
        round=view.round,
        throw=view.throw,
        awards=view.awards,
        strikes=view.strikes,
        gone=view.gone,
        throws=view.throws,
    )


@keeps_answers
def placements(view: View) -> tuple[Placement, ...]:
    """Return every legal placement of the view's own seat, in reading order."""
    if view.sheet is None or view.throw is None or view.phase is not Phase.PLACE:
        return ()
    return tuple(legal_placements(view.level, view.sheet, view.throw))


def completes(view: View, placement: Placement) -> int | None:
    """Return the value that the placement would earn by completing its area, or None."""
    index = view.level.area_at[placement.field]
    if view.sheet is None or index is None:
        return None
    area = view.level.areas[index]
    others = (place for place in area.fields if place != placement.field)
    if not all(view.sheet.numbers[place] for place in others):
        return None
    return area.values[view.open_values[index]]


def value_signs(view: View, area: AreaId, seat: Seat | None) -> tuple[ValueSign, ValueSign, ValueSign]:
    """Return the three values of an area's scoring field as the seat's own sheet shows them."""
    earned = {a.value for a in view.awards if a.area == area and a.seat == seat}
    first, second, third = (
        ValueSign.CIRCLED
        if value in earned
        else ValueSign.STRUCK
        if place < view.open_values[area]
        else ValueSign.OPEN
        for place, value in enumerate(view.level.areas[area].values)
    )
    return first, second, third

"""What one seat, or a spectator, may know of a game of BRIKKS: everything except others' open moves."""

from __future__ import annotations

from dataclasses import dataclass

from engine.brikks.blocks import BLOCKS, SHAPES, Block, Colour, cost
from engine.brikks.field import COLUMNS, Cell, landings
from engine.brikks.moves import Bomb, Minis, Out, Placement, Resolution
from engine.brikks.sheet import (
    Effects,
    Score,
    Sheet,
    affordable,
    effects,
    legal_placements,
    mini_landings,
    resolve,
    score,
    take_minis,
    why_not,
    why_not_start,
)
from engine.brikks.state import (
    GameState,
    Phase,
    Variant,
    opponent,
    pending,
    phase,
    playing,
    points,
    result,
    taken_colours,
)
from engine.game import Result, Seat

RATINGS = (151, 130, 110, 100, 90, 80, 70, 60)
"""Solo: the lowest points for each band except the last, best first."""
POINTS_PER_LEVEL = 5


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat may know; `seat` is None for a spectator and for the table."""

    seat: Seat | None
    seats: int
    variant: Variant
    phase: Phase
    has_rethrow: bool
    """Whether the active seat may roll again, once in a round; otherwise every first throw counts."""
    round: int
    active: Seat
    throw: Block | None
    given_up: Block | None
    """The throw that the active seat gave up for this one."""
    sheets: tuple[Sheet, ...]
    """All sheets: nothing on a sheet is secret."""
    points: tuple[int, ...]
    pending: frozenset[Seat]
    playing: tuple[Seat, ...]
    brought: tuple[Effects | None, ...]
    """The effects of each seat's block in the last closed round; None if it placed none."""
    owed: tuple[int, ...]
    """Duel: how many minis each seat may send now."""
    taken: tuple[Colour, ...]
    """The colours of the start blocks chosen so far."""
    gone: frozenset[Seat]
    result: Result | None
    throws: int | None = None
    """Solo: the number of rounds in a short game; None for a game without an end of its own."""

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def is_duel(self) -> bool:
        return self.variant is Variant.DUEL

    @property
    def sheet(self) -> Sheet | None:
        """Return the seat's own sheet."""
        return None if self.seat is None else self.sheets[self.seat]


def view(state: GameState, seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=len(state.sheets),
        variant=state.variant,
        phase=phase(state),
        has_rethrow=state.has_rethrow,
        round=state.round,
        active=state.active,
        throw=state.throw,
        given_up=state.given_up,
        sheets=state.sheets,
        points=tuple(points(state, other) for other in state.seats),
        pending=pending(state),
        playing=playing(state),
        brought=state.brought or (None,) * len(state.sheets),
        owed=state.owed or (0,) * len(state.sheets),
        taken=taken_colours(state),
        gone=state.gone,
        result=result(state),
        throws=state.throws,
    )


def known_state(view: View) -> GameState:
    """Return the state that a view shows, for a game in which every first throw counts from now on."""
    return GameState(
        view.variant,
        view.sheets,
        has_rethrow=False,
        round=view.round,
        active=view.active,
        throw=view.throw,
        brought=view.brought,
        owed=view.owed if any(view.owed) else (),
        gone=view.gone,
        throws=view.throws,
    )


def starts(view: View) -> tuple[Placement, ...]:
    """Return every start block that the view's own seat may choose, in the order of the overview."""
    if view.phase is not Phase.START or view.seat not in view.pending:
        return ()
    choices = (Placement(block, Cell(column, 1)) for block in BLOCKS for column in COLUMNS)
    return tuple(start for start in choices if why_not_start(view.taken, start) is None)


def blocks(view: View) -> tuple[tuple[Block, int], ...]:
    """Return every block that the view's seat can turn the throw into, including the thrown one, with its
    cost."""
    if view.sheet is None or view.throw is None or not _resolves(view):
        return ()
    return tuple((block, cost(view.throw, block)) for block in affordable(view.sheet, view.throw))


def places(view: View, block: Block) -> tuple[Cell, ...]:
    """Return where this block can come to rest on the seat's own sheet, row by row from the bottom.

    Also known while the active seat decides whether to keep the throw.
    """
    is_asked = view.phase in (Phase.DECIDE, Phase.RESOLVE) and view.seat in view.pending
    if view.sheet is None or not is_asked:
        return ()
    return landings(view.sheet.filled, SHAPES[block])


def placements(view: View) -> tuple[Placement, ...]:
    """Return every legal placement of the view's seat, energy included, in the order of the overview."""
    if view.sheet is None or view.throw is None or not _resolves(view):
        return ()
    return tuple(legal_placements(view.sheet, view.throw))


def may_bomb(view: View) -> bool:
    return _may(view, Bomb())


def may_drop_out(view: View, block: Block) -> bool:
    """Return whether the view's seat may drop out with the marker on this block."""
    return _may(view, Out(block))


def outcome(view: View, placement: Placement) -> Effects | None:
    """Return the cost and effects of a placement for the view's seat; None if it is not legal."""
    if view.sheet is None or view.throw is None or not _may(view, placement):
        return None
    return effects(view.sheet, view.throw, placement)


def preview(view: View, move: Resolution | Minis) -> tuple[Sheet, ...]:
    """Return all sheets as they would be after a legal move of the view's seat."""
    sheets = list(view.sheets)
    if view.seat is not None and isinstance(move, Minis):
        sheets[opponent(view.seat)] = take_minis(view.sheets[opponent(view.seat)], move.cells)
    elif view.seat is not None and view.throw is not None and not isinstance(move, Minis):
        sheets[view.seat] = resolve(view.sheets[view.seat], view.throw, move, has_special=not view.is_duel)
    return tuple(sheets)


def mini_places(view: View, earlier: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return where, in the duel, the seat's next mini may fall after these; empty if it owes no more."""
    if view.seat is None or view.phase is not Phase.MINIS or len(earlier) >= view.owed[view.seat]:
        return ()
    return mini_landings(view.sheets[opponent(view.seat)].filled, earlier)


def view_score(view: View, seat: Seat) -> Score:
    """Return the parts of a seat's points; in the duel only the rows count."""
    return score(view.sheets[seat])


def rated_points(view: View) -> int:
    """Return the points for the rating of a solo game: each level above the first adds 5."""
    return view.points[0] + POINTS_PER_LEVEL * (view.sheets[0].level - 1)


def rating(view: View) -> int:
    """Return the band of a solo game's rated points, 0 (best) to 8."""
    return sum(rated_points(view) < least for least in RATINGS)


def _resolves(view: View) -> bool:
    return view.phase is Phase.RESOLVE and view.seat in view.pending


def _may(view: View, move: Resolution) -> bool:
    if view.sheet is None or view.throw is None or not _resolves(view):
        return False
    return why_not(view.sheet, view.throw, move) is None

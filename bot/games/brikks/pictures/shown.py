"""What a sheet or a table shows: the value from which its picture, its words and its touch targets are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, auto
from functools import cached_property
from typing import Any

from bot.games import kit
from bot.games.brikks.pictures.labels import labelled_minis, labelled_places
from bot.games.names import NOBODY, SeatNames
from bot.games.plan import ShownPicture
from engine.answer_cache import keeps_answers
from engine.brikks.blocks import Block
from engine.brikks.field import Cell
from engine.brikks.gains import Gain, last_gain
from engine.brikks.moves import Bomb, Minis, Move, Out, Placement
from engine.brikks.sheet import Score, Sheet, score
from engine.brikks.state import Phase, opponent
from engine.brikks.view import View, preview
from engine.game import Seat

PARTS = ("rows", "special", "bombs", "energy", "total")


class Rank(IntEnum):
    """The order of what is said of a sheet."""

    SEAT = auto()
    MOMENT = auto()
    POINTS = auto()
    OTHERS = auto()
    PENCIL = auto()
    MISSED = auto()
    BLOCKS = auto()
    MEANS = auto()
    SPECIAL = auto()
    OWED = auto()
    LAST = auto()
    ROWS = auto()
    LANDINGS = auto()


@dataclass(frozen=True)
class ShownSheet(ShownPicture):
    """One sheet of a view, with the move that its seat has pencilled or is about to place."""

    view: View
    seat: Seat
    pencil: Move | None = None
    """A move of the viewer that can still change in the open round, or that is proposed."""
    block: Block | None = None
    """The block that the viewer has chosen but not yet placed: its landing places have letters. It has no effect beside
    a pencil."""
    names: SeatNames = NOBODY
    """Empty where seats have no badges: in solo and in a lobby."""
    is_entered: bool = False
    is_plain: bool = False
    """Whether letters look alike, whatever a place earns: in a puzzle."""
    missed: Move | None = None
    """Another move of the own seat, outlined in dashes beside the pencilled one."""
    has_standings: bool = True
    before: Sheet | None = None
    """An earlier state of the sheet: what it lacks has a halo."""

    @property
    def sheet(self) -> Sheet:
        return self.view.sheets[self.seat]

    @property
    def is_owned(self) -> bool:
        """Return whether the sheet belongs to a seat among several."""
        return bool(self.names.drawn) and not self.view.is_solo

    @cached_property
    def own_pencil(self) -> Move | None:
        """Return the pencilled move on this sheet; minis are on the opponent's."""
        own = self.view.seat
        if own is None or self.pencil in (None, Minis(())):
            return None
        target = opponent(own) if isinstance(self.pencil, Minis) else own
        return self.pencil if self.seat == target else None

    @cached_property
    def after(self) -> Sheet:
        """Return the sheet with the pencilled move."""
        match self.own_pencil:
            case Placement() | Bomb() | Out() | Minis() as move if self.view.phase in (
                Phase.RESOLVE,
                Phase.MINIS,
            ):
                return preview(self.view, move)[self.seat]
        return self.sheet

    @property
    def marked(self) -> Block | None:
        """Return the block under the marker."""
        match self.own_pencil:
            case Placement(block) | Out(block):
                return block
        if self.block is not None and self.seat == self.view.seat:
            return self.block
        return self.view.throw

    @property
    def open_block(self) -> Block | None:
        """Return the block whose landing places have letters."""
        is_open = self.own_pencil is None and self.seat == self.view.seat
        return self.block if is_open else None

    @cached_property
    def landings(self) -> Mapping[str, Placement]:
        """Return the landing places that have letters."""
        return {} if self.open_block is None else labelled_places(self.view, self.open_block)

    @property
    def chosen_minis(self) -> tuple[Cell, ...]:
        return self.own_pencil.cells if isinstance(self.own_pencil, Minis) else ()

    @cached_property
    def mini_landings(self) -> Mapping[str, Cell]:
        """Return where the next mini can fall on the opponent's field."""
        is_theirs = sends_minis(self.view) and self.seat != self.view.seat
        return labelled_minis(self.view, self.chosen_minis) if is_theirs else {}

    @cached_property
    def news(self) -> Gain | None:
        """Return what the last block brought; None once a move is pencilled."""
        return None if self.own_pencil is not None else last_gain(self.view, self.seat)

    @cached_property
    def scored(self) -> Score:
        """Return the score of the sheet as it is."""
        return score(self.sheet)

    @cached_property
    def would_score(self) -> Score:
        """Return the score with the pencilled move."""
        return self.scored if self.after is self.sheet else score(self.after)


@keeps_answers
def shown_sheet(view: View, /, seat: Seat | None = None, **more: Any) -> ShownSheet:
    """Return what is shown of the sheet of a seat: if none is named, the viewer's own, or the opponent's while minis are
    due. None is secret.

    Raises ValueError for a spectator who names no seat.
    """
    chosen = view.seat if seat is None else seat
    if chosen is None:
        raise ValueError("the view of a spectator has no sheet of its own: name a seat")
    return ShownSheet(view, opponent(chosen) if seat is None and sends_minis(view) else chosen, **more)


@dataclass(frozen=True)
class ShownTable(kit.ShownTable):
    view: View

    def sign(self, seat: Seat) -> str:
        state = seat_state(self.view, seat, is_out=self.view.sheets[seat].is_out)
        is_over = state in ("winner", "gone", "out")
        return state if is_over else self.moving(seat, is_asked=seat in self.view.pending)


@keeps_answers
def shown_table(view: View, /, names: SeatNames, moved: frozenset[Seat], locale: str) -> ShownTable:
    return ShownTable(names, moved, view, locale=locale)


def gains(view: View) -> list[int]:
    """Return the points that the last block of each seat brought."""
    brought = (last_gain(view, Seat(seat)) for seat in range(view.seats))
    return [0 if gain is None else gain.points for gain in brought]


def sends_minis(view: View) -> bool:
    return view.phase is Phase.MINIS and view.seat in view.pending


def is_thrower(view: View, seat: Seat) -> bool:
    return (
        not view.is_solo and seat == view.active and view.phase in (Phase.THROW, Phase.DECIDE, Phase.RESOLVE)
    )


def seat_state(view: View, seat: Seat, *, is_out: bool) -> str:
    """Return winner (not in solo), gone, out, active or plain."""
    if view.result is not None and seat in view.result.winners and not view.is_solo:
        return "winner"
    if seat in view.gone:
        return "gone"
    if is_out:
        return "out"
    return "active" if is_thrower(view, seat) else "plain"


def parts(points: Score) -> tuple[int, ...]:
    """Return the parts of the score and the total, in the order of PARTS."""
    return sum(points.rows), points.special, points.bombs, points.energy, points.total

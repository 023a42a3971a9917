"""What a sheet or a table shows: the value from which its picture, its words and its touch targets are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum, auto
from functools import cached_property
from typing import Any

from bot.games import kit
from bot.games.brilliant.naming import area_name
from bot.games.brilliant.pictures.news import completed_areas, gains
from bot.games.brilliant.pictures.standings import Race, Standing, is_close
from bot.games.names import NOBODY, SeatNames
from bot.games.plan import ShownPicture
from bot.render.names import Name
from engine.answer_cache import keeps_answers
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import Move, Sheet
from engine.brilliant.state import Phase
from engine.brilliant.view import View
from engine.game import Seat


class Rank(IntEnum):
    """The order of what is said of a sheet or a table."""

    LEVEL = auto()
    MOMENT = auto()
    THROW = auto()
    POINTS = auto()
    CHOICE = auto()
    MISSED = auto()
    WRITTEN = auto()
    COMPLETED = auto()
    NEARLY = auto()
    LEGAL = auto()


@dataclass(frozen=True)
class ShownSheet(Race):
    """One sheet of a view, with the move that its seat has pencilled."""

    view: View
    seat: Seat
    pencil: Move | None = None
    """The move that can still change in the open round, or that is proposed; start numbers may be some of the six."""
    missed: Move | None = None
    """Another move, in dashes."""
    names: SeatNames = NOBODY
    """Not needed in solo."""
    has_letters: bool = True
    """Whether the places to choose have letters."""
    is_entered: bool = False
    has_standings: bool = True
    before: Sheet | None = None
    """An earlier state of the sheet: what it lacks has a halo."""

    @property
    def sheet(self) -> Sheet:
        sheet = self.view.sheet if self.seat == self.view.seat else self.view.sheets[self.seat]
        if sheet is None:
            raise ValueError(f"the view holds no sheet of seat {self.seat}")
        return sheet

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        gone = self.view.gone
        signs = ("gone" if seat in gone else "idle" for seat in range(self.view.seats))
        lines = enumerate(zip(self.names.drawn, signs, strict=False))
        return tuple(
            standing(self, self.view, Seat(seat), name, sign, is_own=seat == self.seat)
            for seat, (name, sign) in lines
        )

    @cached_property
    def completed(self) -> frozenset[AreaId]:
        """Return the areas completed in the last closed round."""
        return completed_areas(self.view, self.seat)

    def name(self, index: AreaId) -> str:
        return area_name(self.view.level.areas[index], self.locale)


@keeps_answers
def shown_sheet(view: View, /, seat: Seat | None = None, **more: Any) -> ShownSheet:
    """Return what is shown of the view's own sheet, or of another seat's once all are revealed.

    Raises ValueError if the view does not include it.
    """
    chosen = view.seat if seat is None else seat
    if chosen is None or (chosen != view.seat and not view.sheets):
        raise ValueError(f"the view of seat {view.seat} does not show the sheet of seat {seat}")
    return ShownSheet(view, chosen, **more)


@dataclass(frozen=True)
class ShownTable(kit.ShownTable, Race):
    view: View

    def sign(self, seat: Seat) -> str:
        view = self.view
        if view.result is not None and seat in view.result.winners:
            return "winner"
        if seat in view.gone:
            return "gone"
        return "idle" if view.phase in (Phase.THROW, Phase.OVER) else self.moving(seat, is_asked=True)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        view, lines = self.view, zip(self.names.drawn, self.signs, strict=True)
        found = (standing(self, view, Seat(seat), *line) for seat, line in enumerate(lines))
        if view.is_solo:
            return tuple(line._replace(words=f"{view.round}/{view.throws}") for line in found)
        return tuple(found)


@keeps_answers
def shown_table(view: View, /, names: SeatNames, moved: frozenset[Seat], locale: str) -> ShownTable:
    return ShownTable(names, moved, view, locale=locale)


def standing(
    shown: ShownPicture, view: View, seat: Seat, name: Name, sign: str, *, is_own: bool = False
) -> Standing:
    points = view.points[seat]
    is_near = is_close(points, view.target) and view.phase is not Phase.OVER and sign != "gone"
    close = shown.say("sheet-to-go", points=(view.target or 0) - points) if is_near else ""
    reached = view.round if view.is_solo else points
    return Standing(name, str(points), reached, gains(view)[seat], close, is_own, sign)


def say_moment(shown: ShownSheet | ShownTable) -> Iterator[tuple[int, str]]:
    view = shown.view
    match view.phase:
        case Phase.START:
            yield Rank.MOMENT, shown.say("sheet-alt-start")
        case Phase.OVER:
            yield Rank.MOMENT, shown.say("sheet-alt-over", round=view.round)
        case _:
            rolls = view.throws - view.round if view.is_solo else -1
            yield Rank.MOMENT, shown.say("sheet-alt-round", round=view.round, rolls=rolls)
            if view.throw is not None:
                first, second = view.throw
                yield Rank.THROW, shown.say("sheet-alt-throw", first=first, second=second)

"""The content of every part of a sheet, as keys for its slots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.brilliant.pictures.places import letters_of
from bot.games.brilliant.pictures.plates import ValueState
from bot.games.brilliant.pictures.race import Runner, race_keys
from bot.games.brilliant.pictures.stones import EMPTY, Content, halves
from bot.pages.texts import text
from bot.render.canvas import Key
from bot.render.names import Name
from engine.brilliant.level import SOLO_BOXES, AreaId, Field
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, Start, Strike
from engine.brilliant.state import SOLO_ROLLS, STROKES_PER_BOX, Phase, StartMode
from engine.brilliant.view import ValueSign, View, placements, value_signs
from engine.game import Seat
from engine.kept import keeps_answers


def shown_seat(view: View, seat: Seat | None) -> Seat:
    """Return the seat whose sheet to show; raises ValueError if the view does not include it."""
    chosen = view.seat if seat is None else seat
    if chosen is None or (chosen != view.seat and not view.sheets):
        raise ValueError(f"the view of seat {view.seat} does not show the sheet of seat {seat}")
    return chosen


def shown_sheet(view: View, seat: Seat) -> Sheet:
    sheet = view.sheet if seat == view.seat else view.sheets[seat]
    if sheet is None:
        raise ValueError(f"the view holds no sheet of seat {seat}")
    return sheet


def sheet_keys(view: View, seat: Seat, names: Sequence[Name], pencil: Move | None, locale: str) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots."""
    is_passed = isinstance(pencil, Pass)
    strike = pencil if isinstance(pencil, Strike) else None
    return [
        *(() if view.is_solo else (seat,)),
        status_line(view, pencil, locale),
        *((value, is_passed) for value in view.throw or (None, None)),
        (view.points[seat], view.target),
        *_field_keys(view, seat, pencil),
        *_value_keys(view, seat, strike),
        *(_strokes(view) if view.is_solo else race_keys(_runners(view, seat, names))),
    ]


def _runners(view: View, own: Seat, names: Sequence[Name]) -> Iterator[Runner]:
    for number, (name, points) in enumerate(zip(names, view.points, strict=True)):
        yield Runner(name, points, str(points), number == own, "gone" if number in view.gone else "idle")


def status_line(view: View, pencil: Move | None, locale: str) -> str:
    match view.phase:
        case Phase.START:
            return text(locale, "sheet-phase-start")
        case Phase.OVER:
            return text(locale, "sheet-phase-over")
    if isinstance(pencil, Pass):
        return text(locale, "sheet-passed", round=view.round)
    if view.is_solo:
        return text(locale, "sheet-rolls-left", rolls=SOLO_ROLLS - view.round)
    return text(locale, "sheet-round", round=view.round)


def _field_keys(view: View, seat: Seat, pencil: Move | None) -> list[Key]:
    """Yield the halves of every field's content."""
    keys = [*_unpencilled_keys(view, seat)]
    for place, content in _pencilled(pencil):
        at = 2 * view.level.fields.index(place)
        keys[at : at + 2] = halves(content)
    return keys


@keeps_answers
def _unpencilled_keys(view: View, seat: Seat) -> tuple[Key, ...]:
    contents = field_contents(view, seat)
    return tuple(half for place in view.level.fields for half in halves(contents.get(place, EMPTY)))


def field_contents(view: View, seat: Seat) -> dict[Field, Content]:
    """Return the content of every field that is not empty, without the move that can still change."""
    sheet = shown_sheet(view, seat)
    contents: dict[Field, Content] = dict(_offers(view, seat))
    for place in view.level.fields:
        if number := sheet.numbers[place]:
            kind = "start" if place in sheet.starts else "last" if place == sheet.last else "number"
            contents[place] = Content(kind, number)
    return contents


def _pencilled(pencil: Move | None) -> Iterator[tuple[Field, Content]]:
    match pencil:
        case Placement(place, number):
            yield place, Content("pencil", number)
        case Start(fields):
            yield from ((place, Content("pencil", i)) for i, place in enumerate(fields, 1))


def _offers(view: View, seat: Seat) -> Iterator[tuple[Field, Content]]:
    """Yield the stars to fill, or the places of the list, which stays open until the round closes."""
    if seat != view.seat:
        return
    if view.phase is Phase.START and view.start_mode is StartMode.STARS:
        yield from ((place, Content("star")) for place in view.level.stars)
    legal = placements(view)
    found: dict[Field, list[int]] = {}
    for choice in legal:
        found.setdefault(choice.field, []).append(choice.number)
    for place, letter in letters_of(legal).items():
        first, *rest = sorted(found[place])
        yield place, Content("place", first, rest[0] if rest else 0, letter)


@keeps_answers
def _value_keys(view: View, seat: Seat, pencil: Strike | None) -> tuple[Key, ...]:
    areas = range(len(view.level.areas))
    return tuple(state for index in areas for state in _values(view, seat, index, pencil))


def _values(view: View, seat: Seat, index: int, pencil: Strike | None) -> tuple[ValueSign | ValueState, ...]:
    area = AreaId(index)
    states: tuple[ValueSign | ValueState, ...] = value_signs(view, area, seat)
    if view.phase is Phase.STRIKE and area in view.strikable:
        top = view.open_values[area]
        match pencil:
            case None:
                return *states[:top], ValueState.AIM, *states[top + 1 :]
            case Strike(chosen) if chosen == area:
                return *states[:top], ValueState.PENCIL, *states[top + 1 :]
    return states


def _strokes(view: View) -> Iterator[Key]:
    """Yield the strokes in each box of the solo bar."""
    for box in range(SOLO_BOXES):
        yield min(STROKES_PER_BOX, max(0, view.round - STROKES_PER_BOX * box))

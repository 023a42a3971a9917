"""The content of every part of a sheet, as keys for its slots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.games.brilliant.pictures.news import completed_areas, fresh_awards, gains
from bot.games.brilliant.pictures.outlines import Outline, outlines_of
from bot.games.brilliant.pictures.places import letters_of
from bot.games.brilliant.pictures.plates import ValueState
from bot.games.brilliant.pictures.standings import Standing, is_close, standing_keys
from bot.games.brilliant.pictures.stones import EMPTY, Content, halves
from bot.pages.texts import text
from bot.render.canvas import Key
from bot.render.names import Name
from engine.answer_cache import keeps_answers
from engine.brilliant.level import SOLO_BOXES, AreaId, Field
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, Start, Strike
from engine.brilliant.state import STROKES_PER_BOX, Phase, StartMode
from engine.brilliant.view import ValueSign, View, placements, value_signs
from engine.game import Seat


class Points(NamedTuple):
    """The points of a seat as the header shows them."""

    points: int
    words: str
    target: int | None
    gain: int
    """The points of the last closed round, if no bar shows them."""


def points_of(view: View, seat: Seat, locale: str, *, target: int | None = None, gain: int = 0) -> Points:
    points = view.points[seat]
    return Points(points, text(locale, "sheet-points-word", points=points), target, gain)


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


def sheet_keys(
    view: View,
    seat: Seat,
    names: Sequence[Name],
    pencil: Move | None,
    locale: str,
    *,
    has_letters: bool = True,
    missed: Move | None = None,
) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots."""
    strikes = tuple(move if isinstance(move, Strike) else None for move in (pencil, missed))
    outlined, fresh = outlines_of(view.level), completed_areas(view, seat)
    return [
        *(() if view.is_solo else (seat,)),
        status_line(view, pencil, locale),
        *((value, _use(pencil, missed)) for value in view.throw or (None, None)),
        points_of(view, seat, locale, target=view.target, gain=gains(view)[seat] if view.is_solo else 0),
        *_field_keys(view, seat, pencil, missed, _ticks(outlined, fresh), has_letters=has_letters),
        *_value_keys(view, seat, *strikes),
        *(_strokes(view) if view.is_solo else standing_keys(standings(view, seat, names, locale))),
        *(outline.area in fresh or None for outline in outlined),
    ]


def _use(pencil: Move | None, missed: Move | None) -> str:
    """Return what becomes of the throw: `passed`, `missed` if only the other move passes, or `used`."""
    if isinstance(pencil, Pass):
        return "passed"
    return "missed" if isinstance(missed, Pass) else "used"


def standings(view: View, own: Seat | None, names: Sequence[Name], locale: str) -> Iterator[Standing]:
    for number, name in enumerate(names):
        sign = "gone" if Seat(number) in view.gone else "idle"
        yield standing(view, Seat(number), name, locale, sign=sign, is_own=number == own)


def standing(view: View, seat: Seat, name: Name, locale: str, *, sign: str, is_own: bool = False) -> Standing:
    points = view.points[seat]
    is_near = is_close(points, view.target) and view.phase is not Phase.OVER and sign != "gone"
    close = text(locale, "sheet-to-go", points=(view.target or 0) - points) if is_near else ""
    reached = view.round if view.is_solo else points
    return Standing(name, str(points), reached, gains(view)[seat], close, is_own, sign)


def _ticks(outlined: Sequence[Outline], fresh: frozenset[AreaId]) -> Iterator[tuple[Field, str]]:
    for outline in outlined:
        if outline.corner is not None and outline.area in fresh:
            place, is_low = outline.corner
            yield place, "low" if is_low else "high"


def status_line(view: View, pencil: Move | None, locale: str) -> str:
    match view.phase:
        case Phase.START:
            return text(locale, "sheet-phase-start")
        case Phase.OVER:
            return text(locale, "sheet-phase-over")
    if isinstance(pencil, Pass):
        return text(locale, "sheet-passed", round=view.round)
    if view.is_solo:
        return text(locale, "sheet-rolls-left", rolls=view.throws - view.round)
    return text(locale, "sheet-round", round=view.round)


def _field_keys(
    view: View,
    seat: Seat,
    pencil: Move | None,
    missed: Move | None,
    ticks: Iterable[tuple[Field, str]],
    *,
    has_letters: bool,
) -> list[Key]:
    """Return both parts of every field's content."""
    keys = [*_unpencilled_keys(view, seat, has_letters)]
    for place, content in _pencilled(pencil, missed):
        at = 2 * view.level.fields.index(place)
        keys[at : at + 2] = halves(content)
    for place, corner in ticks:
        at = 2 * view.level.fields.index(place)
        keys[at : at + 2] = (key._replace(tick=corner) for key in keys[at : at + 2])
    return keys


@keeps_answers
def _unpencilled_keys(view: View, seat: Seat, has_letters: bool) -> tuple[Key, ...]:
    contents = field_contents(view, seat, has_letters=has_letters)
    return tuple(half for place in view.level.fields for half in halves(contents.get(place, EMPTY)))


def field_contents(view: View, seat: Seat, *, has_letters: bool = True) -> dict[Field, Content]:
    """Return the content of every field that is not empty, without the move that can still change."""
    sheet = shown_sheet(view, seat)
    contents: dict[Field, Content] = dict(_offers(view, seat, has_letters=has_letters))
    for place in view.level.fields:
        if number := sheet.numbers[place]:
            kind = "start" if place in sheet.starts else "last" if place == sheet.last else "number"
            contents[place] = Content(kind, number)
    return contents


def _pencilled(pencil: Move | None, missed: Move | None) -> Iterator[tuple[Field, Content]]:
    match pencil, missed:
        case Placement(place, number), Placement(other, second) if place == other:
            yield place, Content("both", number, second)
            return
    match missed:
        case Placement(place, number):
            yield place, Content("missed", number)
    match pencil:
        case Placement(place, number):
            yield place, Content("pencil", number)
        case Start(fields):
            yield from ((place, Content("pencil", i)) for i, place in enumerate(fields, 1))


def _offers(view: View, seat: Seat, *, has_letters: bool) -> Iterator[tuple[Field, Content]]:
    """Yield the stars to fill, or the places with the letters of their buttons."""
    if seat != view.seat:
        return
    if view.phase is Phase.START and view.start_mode is StartMode.STARS:
        yield from ((place, Content("star")) for place in view.level.stars)
    legal = placements(view) if has_letters else ()
    found: dict[Field, list[int]] = {}
    for choice in legal:
        found.setdefault(choice.field, []).append(choice.number)
    for place, letter in letters_of(legal).items():
        first, *rest = sorted(found[place])
        yield place, Content("place", first, rest[0] if rest else 0, letter)


@keeps_answers
def _value_keys(view: View, seat: Seat, pencil: Strike | None, missed: Strike | None) -> tuple[Key, ...]:
    fresh = {(award.area, award.value) for award in fresh_awards(view)}
    return tuple(
        (state, (index, value) in fresh)
        for index, area in enumerate(view.level.areas)
        for value, state in zip(area.values, _values(view, seat, AreaId(index), pencil, missed), strict=True)
    )


def _values(
    view: View, seat: Seat, area: AreaId, pencil: Strike | None, missed: Strike | None
) -> tuple[ValueSign | ValueState, ...]:
    states: tuple[ValueSign | ValueState, ...] = value_signs(view, area, seat)
    if view.phase is Phase.STRIKE and area in view.strikable:
        state: ValueSign | ValueState = states[view.open_values[area]]
        if pencil is None:
            state = ValueState.AIM
        elif pencil.area == area:
            state = ValueState.PENCIL
        elif missed is not None and missed.area == area:
            state = ValueState.MISSED
        top = view.open_values[area]
        return *states[:top], state, *states[top + 1 :]
    return states


def _strokes(view: View) -> Iterator[Key]:
    """Yield the strokes in each box of the solo bar; `closed` for the boxes that a short game never reaches."""
    for box in range(SOLO_BOXES):
        done = STROKES_PER_BOX * box
        yield min(STROKES_PER_BOX, max(0, view.round - done)) if done < view.throws else "closed"

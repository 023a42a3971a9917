"""The fields of a sheet: their numbers, the move in pencil, and the places to choose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bot.games.brilliant.naming import area_name, name_move
from bot.games.brilliant.pictures.layout import STRIP, SheetLayout
from bot.games.brilliant.pictures.outlines import outlines_of
from bot.games.brilliant.pictures.places import letters_of
from bot.games.brilliant.pictures.plates import draw_ties
from bot.games.brilliant.pictures.shown import Rank, ShownSheet
from bot.games.brilliant.pictures.spots import busy_corners
from bot.games.brilliant.pictures.stones import EMPTY, Content, FieldFace, draw_grid, draw_signs, halves
from bot.games.plan import Part, Press, Rect
from bot.pages.control import Verb
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen
from bot.render.theme import BOLD, LEGIBLE, Theme
from engine.answer_cache import keeps_answers
from engine.brilliant.level import COLUMN_LETTERS, AreaId, Field, format_field
from engine.brilliant.notation import format_move
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, Start, Strike
from engine.brilliant.state import Phase, StartMode
from engine.brilliant.view import View, placements
from engine.game import Seat

NEARLY = 2
"""The alt text names areas with this many empty fields."""
NUMBERS = 6
"""The start numbers of a seat."""

Sentences = Iterator[tuple[int, str]]


def fields(layout: SheetLayout) -> Part[ShownSheet]:
    """Return the part with the fields, each of which shows its left and its right half."""
    return Part(
        keys=_keys,
        made=partial(_slots, layout),
        still=partial(_draw_still, layout),
        say=_say,
        press=partial(_press, layout),
    )


def _draw_still(layout: SheetLayout, pen: Pen) -> None:
    soft, half = pen.theme.soft, layout.cell / 2
    for column in range(layout.level.columns):
        x = layout.left + column * layout.cell + half
        pen.text((x, layout.top - STRIP / 2), COLUMN_LETTERS[column], soft, LEGIBLE, face=BOLD)
    for row in range(layout.level.rows):
        y = layout.top + row * layout.cell + half
        pen.text((layout.left - 18, y), str(row + 1), soft, LEGIBLE, face=BOLD)
    draw_grid(pen, layout)
    draw_ties(pen, layout)
    draw_signs(pen, layout)


def _slots(layout: SheetLayout, theme: Theme) -> Iterator[Slot]:
    busy = busy_corners(layout)
    for place in layout.level.fields:
        shades = theme.colours[layout.level.area_of(place).colour]
        face = FieldFace(layout.cell, shades, place in layout.level.stars, busy[place])
        yield from face.slots(*layout.origin(place))


# What they show


def _keys(shown: ShownSheet) -> Iterable[Key]:
    level = shown.view.level
    keys = [*_unpencilled(shown.view, shown.seat, shown.has_letters, shown.before)]
    for place, content in _pencilled(shown.pencil, shown.missed):
        at = 2 * level.fields.index(place)
        keys[at : at + 2] = halves(content)
    for outline in outlines_of(level):
        if outline.corner is not None and outline.area in shown.completed:
            place, is_low = outline.corner
            at, corner = 2 * level.fields.index(place), "low" if is_low else "high"
            keys[at : at + 2] = (key._replace(tick=corner) for key in keys[at : at + 2])
    return keys


@keeps_answers
def _unpencilled(view: View, /, seat: Seat, has_letters: bool, before: Sheet | None) -> tuple[Content, ...]:
    contents = field_contents(ShownSheet(view, seat, has_letters=has_letters, before=before))
    return tuple(half for place in view.level.fields for half in halves(contents.get(place, EMPTY)))


def field_contents(shown: ShownSheet) -> dict[Field, Content]:
    """Return the content of every field that is not empty, without the move that can still change."""
    sheet, before = shown.sheet, shown.before
    contents = dict(_offers(shown))
    for place in shown.view.level.fields:
        if number := sheet.numbers[place]:
            is_new = place == sheet.last if before is None else not before.numbers[place]
            kind = "start" if place in sheet.starts else "last" if is_new else "number"
            contents[place] = Content(kind, number)
    return contents


def _offers(shown: ShownSheet) -> Iterator[tuple[Field, Content]]:
    """Yield the stars to fill, or the places with the letters of their buttons."""
    view = shown.view
    if shown.seat != view.seat:
        return
    if view.phase is Phase.START and view.start_mode is StartMode.STARS:
        yield from ((place, Content("star")) for place in view.level.stars)
    legal = placements(view) if shown.has_letters else ()
    found: dict[Field, list[int]] = {}
    for choice in legal:
        found.setdefault(choice.field, []).append(choice.number)
    for place, letter in letters_of(legal).items():
        first, *rest = sorted(found[place])
        yield place, Content("place", first, rest[0] if rest else 0, letter)


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


# What is said


def _say(shown: ShownSheet) -> Sentences:
    view, sheet = shown.view, shown.sheet
    yield from say_choice(shown)
    match shown.missed:
        case Pass():
            yield Rank.MISSED, shown.say("sheet-alt-missed-pass")
        case Placement(place, number):
            yield Rank.MISSED, shown.say("sheet-alt-missed", field=format_field(place), number=number)
        case Strike(area):
            value = _struck_value(view, area)
            yield Rank.MISSED, shown.say("sheet-alt-missed-strike", area=shown.name(area), value=value)
    written = sum(1 for place in view.level.fields if sheet.numbers[place])
    yield Rank.WRITTEN, shown.say("sheet-alt-written", written=written, fields=len(view.level.fields))
    if (last := sheet.last) is not None:
        number = sheet.numbers[last]
        yield Rank.WRITTEN, shown.say("sheet-alt-last", field=format_field(last), number=number)
    nearly = []
    for each in view.level.areas:
        empty = [format_field(place) for place in each.fields if not sheet.numbers[place]]
        if 0 < len(empty) <= NEARLY and len(empty) < len(each.fields):
            nearly.append(f"{area_name(each, shown.locale)} ({', '.join(empty)})")
    if nearly:
        yield Rank.NEARLY, shown.say("sheet-alt-nearly", areas="; ".join(nearly))
    if shown.seat == view.seat and shown.pencil is None and view.phase is Phase.PLACE:
        yield Rank.LEGAL, shown.say("sheet-alt-legal", count=len(placements(view)))


def say_choice(shown: ShownSheet) -> Sentences:
    """Say the move in pencil, or what is to be chosen."""
    view = shown.view
    match shown.pencil:
        case Pass():
            yield Rank.CHOICE, shown.say("sheet-alt-pass")
        case Placement(place, number):
            yield Rank.CHOICE, shown.say("sheet-alt-pencil", field=format_field(place), number=number)
        case Strike(area):
            value = _struck_value(view, area)
            yield Rank.CHOICE, shown.say("sheet-alt-strike", area=shown.name(area), value=value)
        case Start(fields) if fields:
            written = ", ".join(f"{format_field(place)} {i}" for i, place in enumerate(fields, 1))
            yield Rank.CHOICE, shown.say("sheet-alt-start-pencil", fields=written)
        case None if view.phase is Phase.STRIKE:
            yield Rank.CHOICE, shown.say("sheet-alt-strike-due")
        case None if view.phase is Phase.START and view.seat is not None:
            stars = ", ".join(map(format_field, view.level.stars))
            yield Rank.CHOICE, shown.say("sheet-alt-stars", mode=view.start_mode, fields=stars)


def _struck_value(view: View, area: AreaId) -> int:
    return view.level.areas[area].values[view.open_values[area]]


# What is touched


def _press(layout: SheetLayout, shown: ShownSheet) -> Iterator[Press]:
    """Yield the places for the decision, in reading order; an entry can be taken back or moved."""
    match shown.view.phase:
        case Phase.START:
            yield from _press_starts(layout, shown)
        case Phase.PLACE:
            yield from _press_places(layout, shown)


def _press_places(layout: SheetLayout, shown: ShownSheet) -> Iterator[Press]:
    """Yield the placements; where a field takes two numbers, each has half of it, as they are drawn."""
    legal = sorted(placements(shown.view), key=lambda one: (one.field, one.number))
    letters = {} if shown.is_entered or isinstance(shown.pencil, Placement) else letters_of(legal)
    entry = shown.pencil if shown.is_entered else None
    for one in legal:
        name = name_move(shown.view, one, shown)
        if isinstance(entry, Placement) and one.field == entry.field:
            if one == entry:
                yield Press(_box(layout, one.field), None, name, is_entry=True)
            continue
        numbers = sorted(other.number for other in legal if other.field == one.field)
        (x, y), height = layout.origin(one.field), layout.cell / len(numbers)
        box = x, y + numbers.index(one.number) * height, layout.cell, height
        control = Verb.MOVE, format_move(one)
        yield Press(box, control, name, letters.get(one.field, ""), mark=str(one.number))


def _press_starts(layout: SheetLayout, shown: ShownSheet) -> Iterator[Press]:
    """Yield the fields for the next start number, and the last one placed, which a touch takes back."""
    placed = shown.pencil.fields if isinstance(shown.pencil, Start) else ()
    if shown.is_entered:
        for place in placed:
            yield Press(_box(layout, place), None, name_move(shown.view, Start(placed), shown), is_entry=True)
        return
    if len(placed) == NUMBERS:
        # They are a proposal, which a button takes.
        placed = ()
    for place in _start_fields(shown.view, placed):
        fields = (*placed, place)
        is_last = len(fields) == NUMBERS
        control = (Verb.MOVE, format_move(Start(fields))) if is_last else _chosen(fields)
        yield Press(_box(layout, place), control, _start_words(place, shown), mark=str(len(fields)))
    for place in placed[-1:]:
        words = _start_words(place, shown)
        yield Press(_box(layout, place), _chosen(placed[:-1]), words, is_entry=True)


def _start_fields(view: View, placed: tuple[Field, ...]) -> Iterator[Field]:
    """Yield the fields that the next start number may take."""
    level = view.level
    taken = {level.area_at[place] for place in placed}
    for place in level.stars if view.start_mode is StartMode.STARS else level.fields:
        if level.area_at[place] not in taken:
            yield place


def _start_words(place: Field, shown: ShownSheet) -> str:
    area, field = area_name(shown.view.level.area_of(place), shown.locale), format_field(place)
    return shown.say("brilliant-start-field", square="", field=field, area=area).strip()


def _chosen(fields: tuple[Field, ...]) -> tuple[Verb, str]:
    return Verb.CHOOSE, "-".join(map(format_field, fields))


def _box(layout: SheetLayout, place: Field) -> Rect:
    return *layout.origin(place), layout.cell, layout.cell

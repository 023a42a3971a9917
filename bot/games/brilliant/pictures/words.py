"""Sheets and tables in words: alt texts, and whole sheets as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.brilliant.pictures.places import letters_of
from bot.games.brilliant.pictures.slot_keys import shown_seat, shown_sheet
from bot.pages.texts import Sentence, Value, refusal, text, texts
from bot.render.prose import ALT_LIMIT, TEXT_LIMIT, join_parts
from engine.answer_cache import keeps_answers
from engine.brilliant.level import Area, AreaId, Level, format_field
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, Start, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import ValueSign, View, placements, value_signs
from engine.game import Seat

NEARLY = 2
"""The alt text names areas with this many empty fields."""


def describe_sheet(
    view: View,
    *,
    names: Sequence[str],
    seat: Seat | None = None,
    pencil: Move | None = None,
    missed: Move | None = None,
    locale: str = "en",
) -> str:
    """Return the alt text of a sheet, as a summary; at most 1024 characters. `names` are the players' names
    by seat."""
    shown = shown_seat(view, seat)
    sheet = shown_sheet(view, shown)
    sentences = [
        *_opening(view, shown, names),
        *_choice(view, pencil, locale),
        *_missed(view, missed, locale),
        *_filled(view, sheet, shown, locale),
        *_nearly_full(view, sheet, locale),
    ]
    if shown == view.seat and pencil is None and view.phase is Phase.PLACE:
        sentences.append(("sheet-alt-legal", {"count": len(placements(view))}))
    return join_parts(texts(locale, sentences), " ", ALT_LIMIT)


def describe_table(view: View, *, names: Sequence[str], moved: frozenset[Seat], locale: str = "en") -> str:
    """Return the alt text of the table picture; at most 1024 characters."""
    sentences = [
        ("table-alt-level", {"level": view.level.name}),
        *_moment(view),
        *_race(view, names, moved),
        *_ending(view, names),
        *_values_left(view, names, locale),
    ]
    return join_parts(texts(locale, sentences), " ", ALT_LIMIT)


@keeps_answers
def area_name(area: Area, locale: str) -> str:
    """Name an area by colour and place, such as `blue left`."""
    colour, place = text(locale, f"colour-{area.colour}"), text(locale, f"place-{area.place}")
    return text(locale, "area", colour=colour, place=place)


def refused_move(level: Level, code: str, values: Mapping[str, Value], locale: str) -> str:
    """Explain why a move was refused, naming its area."""
    shown = dict(values)
    if (index := level.area_by_key(str(values.get("area", "")))) is not None:
        shown["area"] = area_name(level.areas[index], locale)
    return refusal(locale, code, shown)


def text_sheet(view: View, *, names: Sequence[str], pencil: Move | None = None, locale: str = "en") -> str:
    """Return the viewer's whole sheet as text for screen readers, at most 1900 characters."""
    seat = shown_seat(view, None)
    sheet = shown_sheet(view, seat)
    head = [" ".join(texts(locale, [*_opening(view, seat, names), *_choice(view, pencil, locale)]))]
    tail = _legal(view, locale) if pencil is None else []
    for brief in (False, True):
        areas = [
            _area_line(view, sheet, seat, AreaId(i), locale, brief=brief)
            for i in range(len(view.level.areas))
        ]
        whole = "\n".join([*head, *areas, *tail])
        if len(whole) <= TEXT_LIMIT:
            return whole
    return join_parts([*head, *tail, *areas], "\n", TEXT_LIMIT)


def _opening(view: View, seat: Seat, names: Sequence[str]) -> Iterator[Sentence]:
    yield "sheet-alt-level", {"level": view.level.name, "player": names[seat], "seats": view.seats}
    yield from _moment(view)
    points, target = view.points[seat], view.target
    if target is None:
        yield "sheet-alt-points-solo", {"points": points}
    else:
        yield "sheet-alt-points", {"points": points, "target": target}
        bar = (f"{name} {points}" for name, points in zip(names, view.points, strict=True))
        yield "sheet-alt-standings", {"players": ", ".join(bar)}


def _moment(view: View) -> Iterator[Sentence]:
    if view.phase is Phase.START:
        yield "sheet-alt-start", {}
        return
    if view.phase is Phase.OVER:
        yield "sheet-alt-over", {"round": view.round}
        return
    rolls = view.throws - view.round if view.is_solo else -1
    yield "sheet-alt-round", {"round": view.round, "rolls": rolls}
    if view.throw is not None:
        first, second = view.throw
        yield "sheet-alt-throw", {"first": first, "second": second}


def _missed(view: View, missed: Move | None, locale: str) -> Iterator[Sentence]:
    """Describe the move in dashes."""
    match missed:
        case Pass():
            yield "sheet-alt-missed-pass", {}
        case Placement(place, number):
            yield "sheet-alt-missed", {"field": format_field(place), "number": number}
        case Strike(area):
            yield "sheet-alt-missed-strike", _struck(view, area, locale)


def _choice(view: View, pencil: Move | None, locale: str) -> Iterator[Sentence]:
    match pencil:
        case Pass():
            yield "sheet-alt-pass", {}
        case Placement(place, number):
            yield "sheet-alt-pencil", {"field": format_field(place), "number": number}
        case Strike(area):
            yield "sheet-alt-strike", _struck(view, area, locale)
        case Start(fields) if fields:
            written = [f"{format_field(place)} {i}" for i, place in enumerate(fields, 1)]
            yield "sheet-alt-start-pencil", {"fields": ", ".join(written)}
        case None if view.phase is Phase.STRIKE:
            yield "sheet-alt-strike-due", {}
        case None if view.phase is Phase.START and view.seat is not None:
            stars = ", ".join(map(format_field, view.level.stars))
            yield "sheet-alt-stars", {"mode": view.start_mode, "fields": stars}


def _struck(view: View, area: AreaId, locale: str) -> dict[str, Value]:
    """Return the area and the value that it loses."""
    chosen = view.level.areas[area]
    return {"area": area_name(chosen, locale), "value": chosen.values[view.open_values[area]]}


def _filled(view: View, sheet: Sheet, seat: Seat, locale: str) -> Iterator[Sentence]:
    written = sum(1 for place in view.level.fields if sheet.numbers[place])
    yield "sheet-alt-written", {"written": written, "fields": len(view.level.fields)}
    if sheet.last is not None:
        yield "sheet-alt-last", {"field": format_field(sheet.last), "number": sheet.numbers[sheet.last]}
    own = [award for award in view.awards if award.seat == seat]
    if own:
        names = [f"{area_name(view.level.areas[award.area], locale)} ({award.value})" for award in own]
        yield "sheet-alt-completed", {"areas": ", ".join(names)}


def _nearly_full(view: View, sheet: Sheet, locale: str) -> Iterator[Sentence]:
    left = [(area, [place for place in area.fields if not sheet.numbers[place]]) for area in view.level.areas]
    nearly = [
        (area, empty) for area, empty in left if 0 < len(empty) <= NEARLY and len(empty) < len(area.fields)
    ]
    if nearly:
        names = [area_name(area, locale) for area, _ in nearly]
        fields = [", ".join(map(format_field, empty)) for _, empty in nearly]
        yield "sheet-alt-nearly", {"areas": "; ".join(map("{} ({})".format, names, fields))}


def _legal(view: View, locale: str) -> list[str]:
    if view.phase is not Phase.PLACE:
        return []
    found = placements(view)
    if not found:
        return [text(locale, "sheet-text-none-legal")]
    letters = letters_of(found)
    by_number: dict[int, list[str]] = {}
    for choice in found:
        place = f"{format_field(choice.field)} ({letters[choice.field]})"
        by_number.setdefault(choice.number, []).append(place)
    parts = [
        text(locale, "sheet-text-number-at", number=number, fields=" ".join(fields))
        for number, fields in sorted(by_number.items())
    ]
    return [text(locale, "sheet-text-legal", count=len(found), choices="; ".join(parts))]


def _area_line(view: View, sheet: Sheet, seat: Seat, index: AreaId, locale: str, *, brief: bool) -> str:
    area = view.level.areas[index]
    written = [f"{format_field(p)} {sheet.numbers[p]}" for p in area.fields if sheet.numbers[p]]
    empty = [format_field(place) for place in area.fields if not sheet.numbers[place]]
    return text(
        locale,
        "sheet-text-area-brief" if brief else "sheet-text-area",
        area=area_name(area, locale),
        rule=text(locale, f"sheet-rule-short-{area.rule}"),
        values=_marked(area, value_signs(view, index, seat), locale),
        written=", ".join(written) or "–",
        empty=" ".join(empty) or "–",
    )


def _marked(area: Area, states: Sequence[ValueSign], locale: str) -> str:
    """Return the relevant values: the circled one, else the open ones."""
    circled = [value for value, state in zip(area.values, states, strict=True) if state is ValueSign.CIRCLED]
    if circled:
        return text(locale, "sheet-text-circled", value=circled[0])
    return " ".join(
        text(locale, f"sheet-text-{state}", value=value)
        for value, state in zip(area.values, states, strict=True)
    )


def _race(view: View, names: Sequence[str], moved: frozenset[Seat]) -> Iterator[Sentence]:
    if view.target is not None:
        yield "table-alt-target", {"target": view.target}
    for number, name in enumerate(names):
        seat = Seat(number)
        if seat in view.gone:
            state = "gone"
        elif view.phase in (Phase.THROW, Phase.OVER):
            state = "idle"
        else:
            state = "moved" if seat in moved else "waiting"
        yield "table-alt-seat", {"player": name, "points": view.points[number], "state": state}


def _ending(view: View, names: Sequence[str]) -> Iterator[Sentence]:
    if view.result is not None and not view.is_solo:
        winners = tuple(names[seat] for seat in view.result.winners)
        yield "table-alt-winners", {"count": len(winners), "players": winners}


def _values_left(view: View, names: Sequence[str], locale: str) -> Iterator[Sentence]:
    for index, area in enumerate(view.level.areas):
        left = area.values[view.open_values[index] :]
        takers = [f"{names[award.seat]} ({award.value})" for award in view.awards if award.area == index]
        shown = {"area": area_name(area, locale), "values": " ".join(map(str, left))}
        if takers:
            yield "table-alt-area", {**shown, "players": tuple(takers)}
        elif view.open_values[index]:
            yield "table-alt-struck", shown

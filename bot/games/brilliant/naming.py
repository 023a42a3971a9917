"""Areas, placements and moves in words."""

from __future__ import annotations

from bot.pages.texts import Speech, text
from engine.answer_cache import keeps_answers
from engine.brilliant.level import Area, format_field
from engine.brilliant.sheet import Move, Placement, Start, Strike
from engine.brilliant.view import View


@keeps_answers
def area_name(area: Area, /, locale: str) -> str:
    """Name an area by colour and place, such as `blue left`."""
    colour, place = text(locale, f"colour-{area.colour}"), text(locale, f"place-{area.place}")
    return text(locale, "area", colour=colour, place=place)


def filled_with(current: View, placement: Placement) -> int:
    """Count the fields of its area that hold a number once it is written."""
    held = current.sheet.held(current.level.area_of(placement.field)) if current.sheet else ()
    return len(held) + 1


def name_move(current: View, move: Move, reader: Speech) -> str:
    match move:
        case Placement(place, number):
            area = current.level.area_of(place)
            return reader.say(
                "brilliant-placement",
                number=number,
                field=format_field(place),
                area=area_name(area, reader.locale),
                filled=filled_with(current, move),
                size=len(area.fields),
            )
        case Start(fields):
            return ", ".join(
                reader.say("brilliant-hint-number", number=number, field=format_field(place))
                for number, place in enumerate(fields, 1)
            )
        case Strike(index):
            chosen = current.level.areas[index]
            value = chosen.values[current.open_values[index]]
            return reader.say("brilliant-hint-strike", area=area_name(chosen, reader.locale), value=value)
    return reader.say("brilliant-pass")

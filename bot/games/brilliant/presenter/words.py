"""Put placements and the clock's moves into words."""

from __future__ import annotations

from bot.games.brilliant.pictures import area_name
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brilliant.level import format_field
from engine.brilliant.sheet import Move, Placement, Start, Strike
from engine.brilliant.view import View


def forced(look: Look, move: Move) -> str:
    """Return a clause; the look is from after the move, so the struck value is no longer known."""
    match move:
        case Start():
            return look.say("brilliant-forced-start")
        case Strike(area):
            name = area_name(look.view_as(View).level.areas[area], look.locale)
            return look.say("brilliant-forced-strike", area=name)
    return look.say("brilliant-forced-pass")


def filled_with(current: View, placement: Placement) -> int:
    """Count the fields of its area that hold a number once it is written."""
    held = current.sheet.held(current.level.area_of(placement.field)) if current.sheet else ()
    return len(held) + 1


def placement_words(current: View, placement: Placement, reader: Speech) -> str:
    area = current.level.area_of(placement.field)
    return reader.say(
        "brilliant-placement",
        number=placement.number,
        field=format_field(placement.field),
        area=area_name(area, reader.locale),
        filled=filled_with(current, placement),
        size=len(area.fields),
    )

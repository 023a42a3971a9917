"""Put placements into words."""

from __future__ import annotations

from bot.games.brilliant.pictures import area_name
from bot.pages.texts import Speech
from engine.brilliant.level import format_field
from engine.brilliant.sheet import Placement
from engine.brilliant.view import View


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

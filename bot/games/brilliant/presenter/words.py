"""Placements in words."""

from __future__ import annotations

from bot.games.brilliant.pictures import area_name
from bot.pages.texts import text
from engine.brilliant.level import format_field
from engine.brilliant.sheet import Placement
from engine.brilliant.view import View


def placement_words(current: View, placement: Placement, locale: str) -> str:
    area = current.level.area_of(placement.field)
    filled = len(current.sheet.held(area)) if current.sheet else 0
    return text(
        locale,
        "brilliant-placement",
        number=placement.number,
        field=format_field(placement.field),
        area=area_name(area, locale),
        filled=filled + 1,
        size=len(area.fields),
    )

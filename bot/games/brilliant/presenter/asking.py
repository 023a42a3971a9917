"""Say what a seat has to do, and what it has entered."""

from __future__ import annotations

from bot.games.brilliant.naming import area_name
from bot.pages.texts import Speech
from bot.turns.look import Look
from engine.brilliant.level import format_field
from engine.brilliant.sheet import Move, Pass, Placement, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements


def status(look: Look, arg: str) -> str:
    del arg
    current = look.view_as(View)
    if look.viewer.entry is not None:
        return _entry_status(current, look.viewer.entry, look)
    match current.phase:
        case Phase.START:
            return look.say("brilliant-ask-start", mode=current.start_mode)
        case Phase.STRIKE:
            return look.say("brilliant-ask-strike")
        case Phase.PLACE:
            first, second = current.throw or (0, 0)
            key = "brilliant-ask-place" if placements(current) else "brilliant-ask-pass"
            return look.say(key, first=first, second=second, double="yes" if first == second else "no")
    return ""


def _entry_status(current: View, entry: Move, reader: Speech) -> str:
    match entry:
        case Placement(field, number):
            return reader.say("brilliant-entered-place", number=number, field=format_field(field))
        case Pass():
            return reader.say("brilliant-entered-pass", legal=len(placements(current)))
        case Strike(area):
            return reader.say(
                "brilliant-entered-strike", area=area_name(current.level.areas[area], reader.locale)
            )
    return reader.say("brilliant-entered-start")

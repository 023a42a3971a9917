"""Say what the clock did for a seat whose time ran out."""

from __future__ import annotations

from bot.games.brilliant.pictures import area_name
from bot.turns.look import Look
from engine.brilliant.sheet import Move, Start, Strike
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

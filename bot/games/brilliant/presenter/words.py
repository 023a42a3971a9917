"""Put refusals and the clock's moves into words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.brilliant.naming import area_name
from bot.pages.texts import Value, refusal
from bot.turns.look import Look
from engine.brilliant.level import Level
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


def refused(look: Look, level: Level, code: str, values: Mapping[str, Value]) -> str:
    """Explain why a move was refused, naming its area."""
    shown = dict(values)
    if (index := level.area_by_key(str(values.get("area", "")))) is not None:
        shown["area"] = area_name(level.areas[index], look.locale)
    return refusal(look.locale, code, shown)

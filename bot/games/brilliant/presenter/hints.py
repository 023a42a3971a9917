"""A hint in words: the move, and one sentence with the reason."""

from __future__ import annotations

from bot.games.brilliant.pictures import area_name
from bot.games.brilliant.presenter.reasons import reason
from bot.games.brilliant.presenter.words import placement_words
from bot.turns.look import Look
from engine.brilliant.level import format_field
from engine.brilliant.sheet import Move, Placement, Start, Strike
from engine.brilliant.view import View


def hint(look: Look, move: Move) -> str:
    why = reason(look.view_as(View), move)
    about = "" if why.area is None else area_name(look.view_as(View).level.areas[why.area], look.locale)
    key = f"brilliant-hint-{why.key.replace('_', '-')}"
    sentence = look.say(key, area=about, **why.values)
    return look.say("hint", move=move_words(look, move), reason=sentence)


def move_words(look: Look, move: Move) -> str:
    current = look.view_as(View)
    match move:
        case Placement():
            return placement_words(current, move, look)
        case Start(fields):
            return ", ".join(
                look.say("brilliant-hint-number", number=number, field=format_field(place))
                for number, place in enumerate(fields, 1)
            )
        case Strike(area):
            chosen = current.level.areas[area]
            value = chosen.values[current.open_values[area]]
            return look.say("brilliant-hint-strike", area=area_name(chosen, look.locale), value=value)
    return look.say("brilliant-pass")

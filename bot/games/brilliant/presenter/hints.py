"""The reason for a move in words."""

from __future__ import annotations

from bot.games.brilliant.naming import area_name, name_move
from bot.games.brilliant.presenter.differing import differing
from bot.games.brilliant.presenter.reasons import reasons
from bot.games.differing import joined, strongest
from bot.turns.look import Look
from engine.brilliant.sheet import Move
from engine.brilliant.view import View


def reason(look: Look, move: Move, other: Move | None) -> str:
    current = look.view_as(View)
    if other is not None and (found := differing(current, move, other)) is not None:
        said = [look.say(f"brilliant-differs-{one.key}", here=one.here, there=one.there) for one in found]
        return joined(said, look)
    why = strongest(reasons(current, move), () if other is None else reasons(current, other))
    if why is None:
        return joined((), look)
    about = "" if why.area is None else area_name(current.level.areas[why.area], look.locale)
    return look.say(f"brilliant-hint-{why.key.replace('_', '-')}", area=about, **why.values)


def move_words(look: Look, move: Move) -> str:
    return name_move(look.view_as(View), move, look)

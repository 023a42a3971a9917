"""A hint in words: the move, and one sentence with the reason."""

from __future__ import annotations

from bot.games.brilliant.naming import area_name, name_move
from bot.games.brilliant.pictures.places import label_of
from bot.games.brilliant.presenter.reasons import reason
from bot.turns.look import Look
from engine.brilliant.sheet import Move
from engine.brilliant.view import View


def hint(look: Look, move: Move) -> str:
    why = reason(look.view_as(View), move)
    about = "" if why.area is None else area_name(look.view_as(View).level.areas[why.area], look.locale)
    key = f"brilliant-hint-{why.key.replace('_', '-')}"
    sentence = look.say(key, area=about, **why.values)
    words, label = move_words(look, move), label_of(look.view_as(View), move)
    named = look.say("labelled", label=label, what=words) if label else words
    return look.say("hint", move=named, reason=sentence)


def move_words(look: Look, move: Move) -> str:
    return name_move(look.view_as(View), move, look)

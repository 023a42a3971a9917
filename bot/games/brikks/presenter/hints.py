"""A hint in words: the move, and one sentence with the reason."""

from __future__ import annotations

from bot.games.brikks.naming import block_words, move_words
from bot.games.brikks.presenter.reasons import reason
from bot.turns.look import Look
from engine.brikks.moves import Move
from engine.brikks.view import View


def hint(look: Look, move: Move) -> str:
    why = reason(look.view_as(View), move)
    about = "" if why.block is None else block_words(why.block, look)
    sentence = look.say(f"brikks-hint-{why.key.replace('_', '-')}", block=about, **why.values)
    return look.say("hint", move=move_words(look, move), reason=sentence)

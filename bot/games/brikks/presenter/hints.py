"""A hint in words: the move, and one sentence with the reason."""

from __future__ import annotations

from bot.games.brikks.presenter.reasons import reason
from bot.games.brikks.presenter.words import block_words, cell_words, place_words
from bot.turns.look import Look
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.view import View


def hint(look: Look, move: Move) -> str:
    why = reason(look.view_as(View), move)
    about = "" if why.block is None else block_words(why.block, look)
    sentence = look.say(f"brikks-hint-{why.key.replace('_', '-')}", block=about, **why.values)
    return look.say("hint", move=move_words(look, move), reason=sentence)


def move_words(look: Look, move: Move) -> str:
    match move:
        case Placement(block):
            return f"{block_words(block, look)}, {place_words(move, look)}"
        case Minis(cells) if cells:
            return "; ".join(cell_words(cell, look) for cell in cells)
        case Minis():
            return look.say("brikks-send", count=0)
        case ChooseLevel(level):
            return look.say("brikks-level", level=level)
        case Keep():
            return look.say("brikks-keep")
        case Rethrow():
            return look.say("brikks-rethrow")
        case Bomb():
            return look.say("brikks-bomb")
        case Out():
            return look.say("brikks-out")

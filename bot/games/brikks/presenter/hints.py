"""A hint in words: the move, and one sentence with the reason."""

from __future__ import annotations

from bot.games.brikks.presenter.reasons import reason
from bot.games.brikks.presenter.words import block_words, cell_words, place_words
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.view import View


def hint(look: Look, locale: str, move: Move) -> str:
    why = reason(look.view_as(View), move)
    about = "" if why.block is None else block_words(why.block, locale)
    sentence = text(locale, f"brikks-hint-{why.key.replace('_', '-')}", block=about, **why.values)
    return text(locale, "hint", move=move_words(look, locale, move), reason=sentence)


def move_words(look: Look, locale: str, move: Move) -> str:
    del look
    match move:
        case Placement(block):
            return f"{block_words(block, locale)}, {place_words(move, locale)}"
        case Minis(cells) if cells:
            return "; ".join(cell_words(cell, locale) for cell in cells)
        case Minis():
            return text(locale, "brikks-send", count=0)
        case ChooseLevel(level):
            return text(locale, "brikks-level", level=level)
        case Keep():
            return text(locale, "brikks-keep")
        case Rethrow():
            return text(locale, "brikks-rethrow")
        case Bomb():
            return text(locale, "brikks-bomb")
        case Out():
            return text(locale, "brikks-out")

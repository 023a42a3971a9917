"""Say what the clock did for a seat whose time ran out."""

from __future__ import annotations

from bot.games.brikks.presenter.words import block_words, place_words
from bot.pages.texts import text
from bot.turns.look import Look
from engine.brikks.moves import Bomb, ChooseLevel, Minis, Move, Out, Placement


def forced(look: Look, locale: str, move: Move) -> str:
    del look
    match move:
        case Placement(block):
            name, place = block_words(block, locale), place_words(move, locale)
            return text(locale, "brikks-forced-block", block=name, place=place)
        case ChooseLevel(level):
            return text(locale, "brikks-forced-level", level=level)
        case Minis():
            return text(locale, "brikks-forced-minis")
        case Bomb():
            return text(locale, "brikks-forced-bomb")
        case Out():
            return text(locale, "brikks-forced-out")
    return text(locale, "brikks-forced-keep")

"""Say what the clock did for a seat whose time ran out."""

from __future__ import annotations

from bot.games.brikks.presenter.words import block_words, place_words
from bot.turns.look import Look
from engine.brikks.moves import Bomb, ChooseLevel, Minis, Move, Out, Placement


def forced(look: Look, move: Move) -> str:
    match move:
        case Placement(block):
            name, place = block_words(block, look), place_words(move, look)
            return look.say("brikks-forced-block", block=name, place=place)
        case ChooseLevel(level):
            return look.say("brikks-forced-level", level=level)
        case Minis():
            return look.say("brikks-forced-minis")
        case Bomb():
            return look.say("brikks-forced-bomb")
        case Out():
            return look.say("brikks-forced-out")
    return look.say("brikks-forced-keep")

"""Put the effects of a placement, refusals and the clock's moves into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.brikks.naming import block_words, cell_words, place_words
from bot.games.names import player_name
from bot.pages.texts import Speech, Value, refusal
from bot.turns.look import Look
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROW_POINTS
from engine.brikks.moves import Bomb, ChooseLevel, Minis, Move, Out, Placement
from engine.brikks.notation import parse_block, parse_cell
from engine.brikks.sheet import Effects
from engine.brikks.view import View, outcome
from engine.game import Seat


def earns(current: View, placement: Placement, reader: Speech) -> Iterator[str]:
    """Describe what a legal placement of the viewer earns, leaving out what it costs."""
    effects = outcome(current, placement)
    if effects is not None:
        yield from _effects(effects, reader, is_duel=current.is_duel)
        if effects.gained:
            yield reader.say("brikks-brings-gained", count=effects.gained)


def refused(look: Look, code: str, values: Mapping[str, Value]) -> str:
    """Explain why a move was refused, with cells and blocks in words."""
    shown = dict(values)
    for name in ("cell", "taken", "other"):
        if name in shown:
            shown[name] = cell_words(parse_cell(str(shown[name])), look)
    if "block" in shown:
        shown["block"] = block_words(parse_block(str(shown["block"])), look)
    return refusal(look.locale, code, shown)


def who(look: Look, seat: Seat) -> str:
    return player_name(look.players[seat], look)


def _effects(effects: Effects, reader: Speech, *, is_duel: bool) -> Iterator[str]:
    if effects.rows:
        rows = tuple(map(str, effects.rows))
        points = sum(ROW_POINTS[len(COLUMNS)] * MULTIPLIERS[row] for row in effects.rows)
        yield reader.say("brikks-brings-rows", count=len(effects.rows), rows=rows, points=points)
    if effects.crosses:
        key = "brikks-brings-minis" if is_duel else "brikks-brings-crosses"
        yield reader.say(key, count=effects.crosses)


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

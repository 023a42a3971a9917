"""One BRIKKS picture of each kind, from fixed positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.names import SeatNames
from engine import brikks
from engine.brikks.blocks import Block, Colour
from engine.brikks.field import Cell
from engine.brikks.moves import Minis, Placement
from engine.brikks.notation import parse_block, parse_sheet
from engine.brikks.sheet import resolve
from engine.brikks.state import GameState, Variant, new_header
from engine.brikks.view import View, mini_places, outcome, starts
from engine.game import Seat
from tests.bench.brikks.sample import final_view
from tests.games.brikks.pictures.games import (
    NOBODY,
    OTHER,
    OWN,
    T1,
    T3,
    T8,
    at_hand,
    drawn_key,
    drawn_sheet,
    drawn_table,
)

CHOSEN = Placement(Block(Colour.RED, 2), Cell(5, 5))


def pictures() -> Mapping[str, Callable[[], bytes]]:
    """The function that draws each picture, by name."""
    return {
        "sheet": drawn_sheet(at_hand(T3, "red4"), pencil=CHOSEN).png,
        "sheet-places": drawn_sheet(
            at_hand(T1, "yellow1", seats=4), has_legend=True, block=parse_block("yellow1")
        ).png,
        "sheet-start": drawn_sheet(_start(), names=SeatNames(), block=starts(_start())[0].block).png,
        "sheet-light-german": partial(drawn_sheet(at_hand(T8, "white3"), locale="de").png, "light"),
        "sheet-finished": drawn_sheet(final_view(), names=SeatNames()).png,
        "sheet-news": drawn_sheet(_news(), block=parse_block("red1")).png,
        "key": drawn_key(at_hand(T3, "red4")).png,
        "duel-minis": drawn_sheet(_minis(), pencil=Minis(mini_places(_minis(), ())[:1])).png,
        "table": drawn_table(replace(_three(), seat=None), frozenset({OTHER})).png,
        "duel-table": drawn_table(replace(_minis(), seat=None), NOBODY).png,
        "rules-turn": lambda: RULE_PICTURES.render("turn"),
        "rules-energy": lambda: RULE_PICTURES.render("energy"),
    }


def _start() -> View:
    return brikks.view(brikks.start(new_header(1, {})), OWN)


def _news() -> View:
    """A view after a round in which the own block filled two rows and gained energy."""
    sheet = parse_sheet(T3)
    before = brikks.view(
        GameState(Variant.BASE, (sheet, sheet), round=8, throw=CHOSEN.block, is_kept=True), OWN
    )
    brought = outcome(before, CHOSEN)
    after = resolve(sheet, CHOSEN.block, CHOSEN)
    state = GameState(
        Variant.BASE,
        (after, sheet),
        round=9,
        throw=parse_block("red1"),
        is_kept=True,
        brought=(brought, None),
    )
    return brikks.view(state, OWN)


def _three() -> View:
    """Three seats in a round, of whom one has left."""
    sheets = tuple(replace(parse_sheet(sheet), last=None) for sheet in (T1, T3, T8))
    gone = frozenset({Seat(2)})
    state = GameState(Variant.BASE, sheets, round=9, throw=parse_block("red4"), is_kept=True, gone=gone)
    return brikks.view(state, OWN)


def _minis() -> View:
    """A duel in which the own seat may send two mini-blocks."""
    sheets = (parse_sheet(T3), parse_sheet(T1))
    return brikks.view(GameState(Variant.DUEL, sheets, round=9, owed=(2, 0)), OWN)

"""The lesson: four throws in the middle of a solo game on level 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.brikks.motifs import fills_rows, gains_energy, own_view
from bot.games.brikks.naming import move_words
from bot.games.brikks.presenter.counting import free_placements, new_holes
from bot.games.brikks.presenter.words import earns
from bot.games.lessons import Lesson, few_of_each
from bot.turns.look import Look
from engine import game
from engine.brikks.blocks import BLOCKS, SHAPES
from engine.brikks.field import COLUMNS, ROWS, Cell, cells, landings
from engine.brikks.moves import Bomb, Placement
from engine.brikks.notation import format_move
from engine.brikks.sheet import why_not, why_not_pay
from engine.brikks.state import Variant
from engine.brikks.view import View

LEVEL = "1"
BEFORE = """
move 0:white1=6,1
roll 5 2
move 0:blue3=4,1
roll 3 3
move 0:green3=7,2
roll 6 1
move 0:black1=9,1
roll 1 3
move 0:white1=5,3
roll 6 1
move 0:black1=2,1
roll 4 4
move 0:red2=5,4
"""
THROWS = ((2, 3), (6, 3), (6, 2), (1, 2))
"""The first throw is better turned; the second can fill two rows at once."""
BOMBS_FROM = 4


def wrong(look: Look) -> Sequence[tuple[Placement, str]]:
    """Return a few impossible places of the thrown block for each reason, and blocks that cost too much."""
    current = look.view_as(View)
    sheet, throw = current.sheet, current.throw
    if sheet is None or throw is None:
        return ()
    found: dict[str, list[Placement]] = {}
    for at in (Cell(column, row) for row in ROWS for column in COLUMNS):
        placement = Placement(throw, at)
        is_inside = all(cell.row in ROWS and cell.column in COLUMNS for cell in cells(SHAPES[throw], at))
        if is_inside and (reason := why_not(sheet, throw, placement)):
            found.setdefault(reason.code, []).append(placement)
    dear = (block for block in BLOCKS if why_not_pay(sheet, throw, block))
    found["dear"] = [Placement(block, landings(sheet.filled, SHAPES[block])[0]) for block in dear]
    return [(placement, move_words(look, placement)) for placement in few_of_each(found)]


def lands(_: game.View, move: Any) -> bool:
    """Accept any placement: the first throw only teaches that a block must rest on something."""
    return isinstance(move, Placement)


def leaves_no_hole(view: game.View, move: Any) -> bool:
    sheet = own_view(view).sheet
    return isinstance(move, Placement) and sheet is not None and new_holes(sheet, move) <= 0


def landings_of(view: game.View) -> Sequence[Placement]:
    """Return where the thrown block can come to rest."""
    current = own_view(view)
    return (
        ()
        if current.sheet is None or current.throw is None
        else free_placements(current.sheet, current.throw)
    )


def gain_words(look: Look, move: Any) -> str:
    """Say what the block earns: rows, special crosses, energy."""
    earned = [] if not isinstance(move, Placement) else list(earns(look.view_as(View), move, look))
    return look.say("learn-brikks-brought", brings=tuple(earned)) if earned else ""


LESSON = Lesson(
    variant=LEVEL,
    header_options=lambda: {"level": LEVEL, "variant": str(Variant.BASE)},
    before=tuple(BEFORE.strip().splitlines()),
    throws=THROWS,
    wrong=wrong,
    taught=(lands, fills_rows, leaves_no_hole, gains_energy),
    answers=landings_of,
    introduced={format_move(Bomb()): BOMBS_FROM},
    brought=gain_words,
)

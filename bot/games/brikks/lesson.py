"""The lesson: four throws in the middle of a solo game on level 1."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.lessons import Lesson, few_of_each
from bot.turns.look import Look
from engine.brikks.blocks import BLOCKS
from engine.brikks.field import COLUMNS, ROWS, Cell
from engine.brikks.moves import Placement
from engine.brikks.sheet import why_not
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
"""The first one is better turned; the second can fill two rows at once."""


def wrong(look: Look) -> Sequence[Placement]:
    """A few for each reason why a block cannot be placed: the thrown one, and those that are too dear."""
    current = look.view_as(View)
    if current.sheet is None or current.throw is None:
        return ()
    found: dict[str, list[Placement]] = {}
    for block in (current.throw, *(block for block in BLOCKS if block != current.throw)):
        for row in ROWS:
            for column in COLUMNS:
                placement = Placement(block, Cell(column, row))
                reason = why_not(current.sheet, current.throw, placement)
                # A block that can be paid for is wrong in the same places as the thrown one.
                if reason is not None and (block == current.throw or reason.code == "energy_short"):
                    found.setdefault(reason.code, []).append(placement)
    return few_of_each(found)


LESSON = Lesson(
    variant=LEVEL,
    rules=lambda: {"level": LEVEL, "variant": str(Variant.BASE)},
    before=tuple(BEFORE.strip().splitlines()),
    throws=THROWS,
    wrong=wrong,
)

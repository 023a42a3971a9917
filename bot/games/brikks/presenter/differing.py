"""What a move of BRIKKS leaves better than another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.brikks.presenter.counting import free_placements, height, holes, new_holes
from bot.games.differing import Contrast, Trait, differences
from engine.brikks.blocks import BLOCKS
from engine.brikks.field import row_scores
from engine.brikks.moves import Bomb, Move, Out, Placement
from engine.brikks.sheet import Sheet, resolve
from engine.brikks.state import Phase
from engine.brikks.view import View, outcome


@dataclass(frozen=True, slots=True)
class After:
    """The sheet after an answer to a throw."""

    sheet: Sheet
    is_in: bool
    minis: int
    """What it sends in the duel."""


TRAITS = (
    Trait[After]("stays", 100, lambda after: int(after.is_in)),
    Trait[After]("rows", 1, lambda after: sum(row_scores(after.sheet.filled))),
    Trait[After]("crosses", 3, lambda after: after.sheet.crosses),
    Trait[After]("minis", 2, lambda after: after.minis),
    Trait[After]("bombs", -4, lambda after: after.sheet.bombs_used),
    Trait[After]("energy", 0.7, lambda after: after.sheet.energy.active),
    Trait[After]("holes", -1.5, lambda after: holes(after.sheet.filled)),
    Trait[After]("height", -1, lambda after: height(after.sheet.filled)),
    Trait[After]("fits", 0.3, lambda after: fitting(after.sheet)),
)


def differing(current: View, move: Move, other: Move) -> Sequence[Contrast] | None:
    """Return in what an answer to the throw is better than another; None if one of the moves is none."""
    here, there = _after(current, move), _after(current, other)
    return None if here is None or there is None else differences(TRAITS, here, there)


def fitting(sheet: Sheet) -> int:
    """Count the blocks that could land unturned without a new hole."""
    return sum(any(new_holes(sheet, at) <= 0 for at in free_placements(sheet, block)) for block in BLOCKS)


def _after(current: View, move: Move) -> After | None:
    sheet, throw = current.sheet, current.throw
    if sheet is None or throw is None or current.phase is not Phase.RESOLVE:
        return None
    if not isinstance(move, Placement | Bomb | Out):
        return None
    brought = outcome(current, move) if isinstance(move, Placement) else None
    minis = brought.crosses if brought is not None and current.is_duel else 0
    after = resolve(sheet, throw, move, has_special=not current.is_duel)
    return After(after, not isinstance(move, Out), minis)

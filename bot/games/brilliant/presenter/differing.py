"""What a move of BRILLIANT leaves better than another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from bot.games.brilliant.presenter.counting import empty_in, open_throws, ways
from bot.games.differing import Contrast, Trait, differences
from engine.brilliant.level import NUMBERS, Area
from engine.brilliant.sheet import Move, Pass, Placement, Sheet, legal_placements, write
from engine.brilliant.state import Phase
from engine.brilliant.view import View, completes


@dataclass(frozen=True, slots=True)
class After:
    """The sheet after an answer to a throw."""

    view: View
    sheet: Sheet
    move: Placement | Pass


def _points(after: After) -> int:
    return 0 if isinstance(after.move, Pass) else completes(after.view, after.move) or 0


def _worth(after: After) -> int:
    """Return what the area of the number is worth now."""
    if isinstance(after.move, Pass):
        return 0
    index = after.view.level.area_at[after.move.field]
    return 0 if index is None else after.view.level.areas[index].values[after.view.open_values[index]]


def _missing(after: After) -> int | None:
    """Count the numbers that the area of the number then lacks."""
    return None if isinstance(after.move, Pass) else len(empty_in(after.sheet, _area(after, after.move)))


def _next(after: After) -> int | None:
    """Count how many of the 36 throws could then be used there, unless it is complete."""
    if isinstance(after.move, Pass) or not _missing(after):
        return None
    return open_throws(after.view.level, after.sheet, _area(after, after.move))


def _area(after: After, move: Placement) -> Area:
    return after.view.level.area_of(move.field)


TRAITS = (
    Trait[After]("points", 1, _points),
    Trait[After]("completes", 0.12, lambda after: completing(after.view, after.sheet)),
    Trait[After]("worth", 0.3, _worth),
    Trait[After]("missing", -0.5, _missing),
    Trait[After]("next", 0.05, _next),
    Trait[After]("ways", 0.05, lambda after: ways(after.view.level, after.sheet)),
)


def differing(current: View, move: Move, other: Move) -> Sequence[Contrast] | None:
    """Return in what an answer to the throw is better than another; None if one of the moves is none."""
    here, there = _after(current, move), _after(current, other)
    return None if here is None or there is None else differences(TRAITS, here, there)


def completing(current: View, sheet: Sheet) -> int:
    """Count how many of the 36 throws could complete an area."""
    level = current.level
    last = {empty[0] for area in level.areas if len(empty := empty_in(sheet, area)) == 1}
    if not last:
        return 0
    return sum(
        1 if throw[0] == throw[1] else 2
        for throw in combinations_with_replacement(NUMBERS, 2)
        if any(one.field in last for one in legal_placements(level, sheet, throw))
    )


def _after(current: View, move: Move) -> After | None:
    if current.sheet is None or current.phase is not Phase.PLACE:
        return None
    match move:
        case Placement():
            return After(current, write(current.sheet, move), move)
        case Pass():
            return After(current, current.sheet, move)
    return None

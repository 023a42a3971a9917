"""What a block brings in points and energy, before it is placed and after."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from engine.brikks.blocks import SHAPES, Shape
from engine.brikks.energy import PINK_X
from engine.brikks.field import MULTIPLIERS, ROW_POINTS, ROWS, Cell, Filled, cells, crosses, finished_rows
from engine.brikks.moves import Placement
from engine.brikks.sheet import CROSSES_FOR_ROWS, SPECIAL, Effects, Sheet, effects
from engine.brikks.view import View
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Gain:
    """What one block brings at once; energy counts as points only at the end."""

    rows: tuple[int, ...]
    """The points that each row gains, from the bottom up."""
    special: int
    """The points that the special track gains."""
    energy: int
    """Energy gained, less what was lost and paid."""
    minis: int
    """Duel: the mini-blocks earned."""

    @property
    def points(self) -> int:
        return sum(self.rows) + self.special


def gain(sheet: Sheet, brought: Effects, placement: Placement, *, is_duel: bool) -> Gain:
    """Return what a legal placement would bring to this sheet."""
    after = min(len(SPECIAL) - 1, sheet.crosses + brought.crosses)
    special = 0 if is_duel else SPECIAL[after] - SPECIAL[sheet.crosses]
    return _gain(sheet.filled, placement, brought, special, is_duel=is_duel)


def expected_gain(view: View, placement: Placement) -> Gain | None:
    """Return what a legal placement would bring to the view's own seat; None while there is no throw to
    answer."""
    if view.sheet is None or view.throw is None:
        return None
    return gain(view.sheet, effects(view.sheet, view.throw, placement), placement, is_duel=view.is_duel)


def last_gain(view: View, seat: Seat) -> Gain | None:
    """Return what a seat's block brought in the last closed round; None if it placed none."""
    sheet, brought = view.sheets[seat], view.brought[seat]
    if brought is None or not isinstance(sheet.last, Placement):
        return None
    new = sheet.minis[len(sheet.minis) - sheet.new_minis :]
    before = sheet.filled.difference(cells(SHAPES[sheet.last.block], sheet.last.at), new)
    special = 0 if view.is_duel else SPECIAL[sheet.crosses] - SPECIAL[_crosses_before(sheet, brought)]
    return _gain(before, sheet.last, brought, special, is_duel=view.is_duel)


def _crosses_before(sheet: Sheet, brought: Effects) -> int:
    """Return the special crosses before the sheet's last block."""
    if sheet.crosses < len(SPECIAL) - 1:
        return sheet.crosses - brought.crosses
    # Crosses beyond the end have lapsed, so what the block brought does not tell: count from the start.
    filled: Filled = frozenset()
    made = sum(position <= brought.energy.activated - brought.gained for position in PINK_X)
    for placed in sheet.blocks[:-1]:
        covered = cells(SHAPES[placed.block], placed.at)
        made += CROSSES_FOR_ROWS[len(finished_rows(filled, covered))]
        filled = filled.union(covered)
    return min(len(SPECIAL) - 1, made)


def _gain(before: Filled, placed: Placement, brought: Effects, special: int, *, is_duel: bool) -> Gain:
    return Gain(
        rows=_row_gains(before, SHAPES[placed.block], placed.at),
        special=special,
        energy=brought.gained - brought.lost - brought.cost,
        minis=brought.crosses if is_duel else 0,
    )


@lru_cache(maxsize=1024)
def _row_gains(filled: Filled, shape: Shape, at: Cell) -> tuple[int, ...]:
    """Return the points that each row gains by a block, from the bottom up; buttons and pictures ask several times."""
    added = Counter(cell.row for cell in cells(shape, at))
    gains = [0] * len(ROWS)
    for row, count in added.items():
        now = crosses(filled, row)
        gain = ROW_POINTS.get(now + count, 0) - ROW_POINTS.get(now, 0)
        gains[row - 1] = gain * MULTIPLIERS[row]
    return tuple(gains)

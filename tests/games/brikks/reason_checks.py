"""Checks the claim of each BRIKKS hint reason with the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.differing import Reason
from engine.brikks.blocks import SHAPES, Block
from engine.brikks.field import CIRCLES, COLUMNS, ROWS, Cell, Filled, cells, landings
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.sheet import OTHER_COLOUR, Sheet, legal_placements, resolve, score, why_not
from engine.brikks.state import opponent
from engine.brikks.view import (
    View,
    blocks,
    may_bomb,
    mini_places,
    places,
)


def own(current: View) -> Sheet:
    assert current.sheet is not None
    return current.sheet


def thrown(current: View) -> Block:
    assert current.throw is not None
    return current.throw


def after(current: View, move: Move) -> Sheet:
    """The own sheet after an answer to the throw, resolved by the engine."""
    assert isinstance(move, Placement | Bomb | Out)
    assert why_not(own(current), thrown(current), move) is None
    return resolve(own(current), thrown(current), move, has_special=not current.is_duel)


def count_holes(filled: Filled) -> int:
    """Empty cells under a cross, counted from above."""
    found = 0
    for column in COLUMNS:
        is_covered = False
        for row in reversed(ROWS):
            is_covered |= (column, row) in filled
            found += is_covered and (column, row) not in filled
    return found


def new_holes(sheet: Sheet, placement: Placement) -> int:
    covered = cells(SHAPES[placement.block], placement.at)
    return count_holes(sheet.filled.union(covered)) - count_holes(sheet.filled)


def as_thrown(current: View, block: Block | None = None) -> list[int]:
    """The new holes for each place of a block, by default the thrown one."""
    block = block or thrown(current)
    sheet = own(current)
    return [new_holes(sheet, Placement(block, at)) for at in landings(sheet.filled, SHAPES[block])]


def row_points(sheet: Sheet) -> int:
    return sum(score(sheet).rows)


def points(current: View, sheet: Sheet) -> int:
    return row_points(sheet) if current.is_duel else score(sheet).total


def full_rows(sheet: Sheet) -> list[int]:
    return [row for row in ROWS if all((column, row) in sheet.filled for column in COLUMNS)]


def gain(current: View, move: Move) -> int:
    """Energy gained minus the cost of changing the block."""
    assert isinstance(move, Placement)
    price = next(price for block, price in blocks(current) if block == move.block)
    return after(current, move).energy.active - (own(current).energy.active - price)


def newly_full(current: View, move: Move) -> list[int]:
    return sorted({*full_rows(after(current, move))} - {*full_rows(own(current))})


def kept(current: View, at: Cell) -> Sheet:
    """The own sheet with the thrown block there, before the throw is kept."""
    return resolve(own(current), thrown(current), Placement(thrown(current), at))


def top(filled: Filled) -> int:
    return max(cell.row for cell in filled)


def check_level(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, ChooseLevel)
    assert OTHER_COLOUR[move.level] == why.values["energy"]


def check_start(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    covered = cells(SHAPES[move.block], move.at)
    assert sum(cell.row == 1 for cell in covered) == why.values["bottom"]
    assert count_holes(frozenset(covered)) == why.values["holes"]
    assert (bool({1, 10} & {cell.column for cell in covered})) == (why.values["wall"] == "yes")


def check_rows(current: View, move: Move, why: Reason) -> None:
    found = newly_full(current, move)
    assert why.values["rows"] == tuple(map(str, found))
    assert why.values["crosses"] == {2: 1, 3: 2, 4: 4}[len(found)]
    assert (why.values["mode"] == "duel") == current.is_duel


def check_row(current: View, move: Move, why: Reason) -> None:
    (row,) = newly_full(current, move)
    assert why.values["rows"] == (str(row),)
    assert row_points(after(current, move)) - row_points(own(current)) == why.values["points"]
    assert max(gain(current, move), 0) == why.values["energy"]


def check_energy(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    assert gain(current, move) == why.values["energy"]
    assert int(why.values["energy"]) > 0
    assert set(CIRCLES) & set(cells(SHAPES[move.block], move.at))
    assert (new_holes(own(current), move) <= 0) == (why.values["holes"] == 0)


def check_stuck(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    assert why.about == thrown(current)
    assert as_thrown(current) == []
    assert (move.block, why.values["cost"]) in blocks(current)


def check_mends(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    assert new_holes(own(current), move) == -int(str(why.values["holes"])) < 0


def check_turned(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    assert move.block != thrown(current) == why.about
    assert max(new_holes(own(current), move), 0) == why.values["holes"]
    assert min(as_thrown(current)) == why.values["else"]
    assert int(str(why.values["holes"])) < int(why.values["else"])


def check_low(current: View, move: Move, why: Reason) -> None:
    check_no_hole(current, move, why)
    assert top(after(current, move).filled) == why.values["height"]


def check_no_hole(current: View, move: Move, why: Reason) -> None:
    assert count_holes(after(current, move).filled) == count_holes(own(current).filled)


def check_points(current: View, move: Move, why: Reason) -> None:
    assert row_points(after(current, move)) - row_points(own(current)) == why.values["points"]
    assert int(str(why.values["points"])) > 0


def check_fewest_holes(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    assert new_holes(own(current), move) == why.values["holes"] == min(as_thrown(current, move.block))


def check_height(current: View, move: Move, why: Reason) -> None:
    assert isinstance(move, Placement)
    assert new_holes(own(current), move) == why.values["holes"]
    assert top(after(current, move).filled) == why.values["height"]


def check_bomb_only(current: View, move: Move, why: Reason) -> None:
    assert own(current).energy.active == why.values["energy"]
    assert list(legal_placements(own(current), thrown(current))) == []


def check_bomb_saves(current: View, move: Move, why: Reason) -> None:
    assert why.about == thrown(current)
    prices = {price for block, price in blocks(current) if places(current, block)}
    assert min(prices) == why.values["cost"]
    assert 0 not in prices


def check_bomb_holes(current: View, move: Move, why: Reason) -> None:
    assert why.about == thrown(current)
    assert min(as_thrown(current)) == why.values["holes"]
    assert int(str(why.values["holes"])) > 0


def check_bomb_field(current: View, move: Move, why: Reason) -> None:
    assert points(current, own(current)) - points(current, after(current, move)) == why.values["points"]


def check_out_only(current: View, move: Move, why: Reason) -> None:
    assert list(legal_placements(own(current), thrown(current))) == []
    assert not may_bomb(current)


def check_out_keeps(current: View, move: Move, why: Reason) -> None:
    assert points(current, after(current, move)) == why.values["points"]


def check_out_best(current: View, move: Move, why: Reason) -> None:
    check_out_keeps(current, move, why)
    others: list[Move] = [*legal_placements(own(current), thrown(current))]
    others += [Bomb()] if may_bomb(current) else []
    assert max(points(current, after(current, other)) for other in others) <= int(str(why.values["points"]))


def check_keep_rows(current: View, move: Move, why: Reason) -> None:
    before = len(full_rows(own(current)))
    rows = [len(full_rows(kept(current, at))) - before for at in places(current, thrown(current))]
    assert max(rows) == why.values["rows"]


def check_keep_energy(current: View, move: Move, why: Reason) -> None:
    have = own(current).energy.active
    found = [kept(current, at).energy.active - have for at in places(current, thrown(current))]
    assert max(found) == why.values["energy"]


def check_keep_fits(current: View, move: Move, why: Reason) -> None:
    assert sum(count <= 0 for count in as_thrown(current)) == why.values["places"]


def check_keep(current: View, move: Move, why: Reason) -> None:
    assert move == Keep()
    assert why.about == thrown(current)


def check_rethrow_stuck(current: View, move: Move, why: Reason) -> None:
    assert why.about == thrown(current)
    assert places(current, thrown(current)) == ()


def check_rethrow_holes(current: View, move: Move, why: Reason) -> None:
    assert min(as_thrown(current)) == why.values["holes"]
    assert int(str(why.values["holes"])) > 0


def check_rethrow_plain(current: View, move: Move, why: Reason) -> None:
    sheet = own(current)
    found = [kept(current, at) for at in places(current, thrown(current))]
    assert {*map(tuple, map(full_rows, found))} == {tuple(full_rows(sheet))}
    assert max(one.energy.active for one in found) <= sheet.energy.active


def check_rethrow(current: View, move: Move, why: Reason) -> None:
    assert move == Rethrow()
    assert why.about == thrown(current)


def sent(current: View, move: Move) -> tuple[Filled, Filled]:
    """The opponent's field before and after the minis."""
    assert isinstance(move, Minis)
    assert current.seat is not None
    filled = current.sheets[opponent(current.seat)].filled
    return filled, filled.union(move.cells)


def check_minis_none(current: View, move: Move, why: Reason) -> None:
    assert move == Minis(())
    assert mini_places(current, ())


def slopes(filled: Filled) -> int:
    tops = [max([row for column, row in filled if column == wanted], default=0) for wanted in COLUMNS]
    return sum(abs(tops[place] - tops[place - 1]) for place in range(1, len(tops)))


def check_minis_uneven(current: View, move: Move, why: Reason) -> None:
    before, then = sent(current, move)
    assert slopes(then) > slopes(before)
    assert len(then) - len(before) == why.values["count"]


def check_minis_circles(current: View, move: Move, why: Reason) -> None:
    before, then = sent(current, move)
    assert len({*CIRCLES} & (then - before)) == why.values["circles"]
    assert int(why.values["circles"]) > 0
    assert len(then) - len(before) == why.values["count"]


def check_minis_height(current: View, move: Move, why: Reason) -> None:
    before, then = sent(current, move)
    assert top(then) == why.values["height"]
    assert top(then) > top(before)
    assert len(then) - len(before) == why.values["count"]


def check_minis_room(current: View, move: Move, why: Reason) -> None:
    before, then = sent(current, move)
    assert len(then) - len(before) == why.values["count"]


CHECKS: Mapping[str, Callable[[View, Move, Reason], None]] = {
    name.removeprefix("check_"): check for name, check in list(globals().items()) if name.startswith("check_")
}

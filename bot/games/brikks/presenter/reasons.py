"""Why the master's move is good, counted by the rules alone: each claim is true for any player's move."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.presenter.counting import (
    covered_cells,
    effects_of,
    free_placements,
    height,
    holes,
    new_holes,
    steps,
)
from bot.games.differing import Reason
from bot.pages.texts import Value
from engine.brikks.blocks import SHAPES, Block
from engine.brikks.field import CIRCLES, COLUMNS, row_scores
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.sheet import BOMB_POINTS, CROSSES_FOR_ROWS, OTHER_COLOUR, Sheet, effects, resolve, score
from engine.brikks.state import Phase, opponent
from engine.brikks.view import View, blocks, may_bomb, mini_places, placements
from engine.game import Seat


def reasons(current: View, move: Move) -> Iterator[Reason]:
    """Yield the reasons for a legal move of the view's own seat, the strongest first."""
    seat, sheet = current.seat, current.sheet
    if seat is None or sheet is None:
        raise ValueError("a spectator has no move")
    match move:
        case ChooseLevel(level):
            yield Reason("level", values={"energy": OTHER_COLOUR[level]})
        case Minis():
            yield from _minis(current, seat, move)
        case Placement() if current.phase is Phase.START:
            yield _start(move)
        case _:
            if current.throw is None:
                raise ValueError(f"{move} answers no throw")
            yield from _answer(current, sheet, current.throw, move)


def _answer(current: View, sheet: Sheet, throw: Block, move: Move) -> Iterator[Reason]:
    match move:
        case Placement():
            yield from _placement(current, sheet, throw, move)
        case Bomb():
            yield from _bomb(current, sheet, throw)
        case Keep():
            yield from _keep(sheet, throw)
        case Rethrow():
            yield from _rethrow(sheet, throw)
        case Out():
            yield from _out(current, sheet, throw, move)


def _start(move: Placement) -> Reason:
    cells = covered_cells(move)
    last = move.at.column + SHAPES[move.block].width - 1
    values: dict[str, Value] = {
        "bottom": sum(cell.row == 1 for cell in cells),
        "holes": holes(frozenset(cells)),
        "wall": "yes" if move.at.column == COLUMNS[0] or last == COLUMNS[-1] else "no",
    }
    return Reason("start", values=values)


def _placement(current: View, sheet: Sheet, throw: Block, move: Placement) -> Iterator[Reason]:
    brings, left = effects(sheet, throw, move), new_holes(sheet, move)
    after = sheet.filled.union(covered_cells(move))
    points = sum(row_scores(after)) - sum(row_scores(sheet.filled))
    rows, gain = tuple(map(str, brings.rows)), brings.gained - brings.lost
    if len(brings.rows) > 1:
        extra = {"crosses": CROSSES_FOR_ROWS[len(brings.rows)], "mode": "duel" if current.is_duel else "base"}
        yield Reason("rows", values={"rows": rows, **extra})
    if brings.rows:
        yield Reason("row", values={"rows": rows, "points": points, "energy": max(gain, 0)})
    if gain > 0:
        yield Reason("energy", values={"energy": gain, "holes": max(left, 0)})
    free = [new_holes(sheet, other) for other in free_placements(sheet, throw)]
    if not free:
        yield Reason("stuck", throw, {"cost": brings.cost})
    if left < 0:
        yield Reason("mends", values={"holes": -left})
    if brings.cost and left < min(free, default=0):
        yield Reason("turned", throw, {"holes": left, "else": min(free)})
    if left == 0 and height(after) == height(sheet.filled):
        yield Reason("low", values={"height": height(after)})
    if left == 0:
        yield Reason("no_hole")
    if points > 0:
        yield Reason("points", values={"points": points})
    if left <= min(new_holes(sheet, other) for other in free_placements(sheet, move.block)):
        yield Reason("fewest_holes", values={"holes": left})
    yield Reason("height", values={"holes": left, "height": height(after)})


def _bomb(current: View, sheet: Sheet, throw: Block) -> Iterator[Reason]:
    prices = [price for block, price in blocks(current) if free_placements(sheet, block)]
    if not prices:
        yield Reason("bomb_only", values={"energy": sheet.energy.active})
    if min(prices, default=0) > 0:
        yield Reason("bomb_saves", throw, {"cost": min(prices)})
    least = min((new_holes(sheet, placement) for placement in free_placements(sheet, throw)), default=0)
    if least > 0:
        yield Reason("bomb_holes", throw, {"holes": least})
    # In the duel only rows are worth points.
    loss = 0 if current.is_duel else BOMB_POINTS[sheet.bombs_used] - BOMB_POINTS[sheet.bombs_used + 1]
    yield Reason("bomb_field", values={"points": loss})


def _out(current: View, sheet: Sheet, throw: Block, move: Out) -> Iterator[Reason]:
    others: list[Placement | Bomb] = [*placements(current), *([Bomb()] if may_bomb(current) else [])]
    if not others:
        yield Reason("out_only")
    stays = _points(current, resolve(sheet, throw, move))
    after = (resolve(sheet, throw, other, has_special=not current.is_duel) for other in others)
    if all(_points(current, one) <= stays for one in after):
        yield Reason("out_best", values={"points": stays})
    yield Reason("out_keeps", values={"points": stays})


def _points(current: View, sheet: Sheet) -> int:
    scored = score(sheet)
    return sum(scored.rows) if current.is_duel else scored.total


def _keep(sheet: Sheet, throw: Block) -> Iterator[Reason]:
    found = effects_of(sheet, throw)
    if rows := max((len(one.rows) for one in found), default=0):
        yield Reason("keep_rows", throw, {"rows": rows})
    if (energy := max((one.gained - one.lost for one in found), default=0)) > 0:
        yield Reason("keep_energy", throw, {"energy": energy})
    if places := sum(new_holes(sheet, placement) <= 0 for placement in free_placements(sheet, throw)):
        yield Reason("keep_fits", throw, {"places": places})
    yield Reason("keep", throw)


def _rethrow(sheet: Sheet, throw: Block) -> Iterator[Reason]:
    found = effects_of(sheet, throw)
    if not found:
        yield Reason("rethrow_stuck", throw)
    least = min((new_holes(sheet, placement) for placement in free_placements(sheet, throw)), default=0)
    if least > 0:
        yield Reason("rethrow_holes", throw, {"holes": least})
    if not any(one.rows or one.gained > one.lost for one in found):
        yield Reason("rethrow_plain", throw)
    yield Reason("rethrow", throw)


def _minis(current: View, seat: Seat, move: Minis) -> Iterator[Reason]:
    before = current.sheets[opponent(seat)].filled
    after = before.union(move.cells)
    count = len(move.cells)
    if not count:
        yield Reason("minis_none" if mini_places(current, ()) else "minis_no_room")
    if circles := sum(cell in CIRCLES for cell in move.cells):
        yield Reason("minis_circles", values={"count": count, "circles": circles})
    if height(after) > height(before):
        yield Reason("minis_height", values={"count": count, "height": height(after)})
    if steps(after) > steps(before):
        yield Reason("minis_uneven", values={"count": count})
    yield Reason("minis_room", values={"count": count})

"""One player's sheet: legal answers to a throw, their effects, and the score."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.brikks.blocks import BLOCKS, MINI, SHAPES, Block, Colour, cost
from engine.brikks.energy import Energy, activate, pinks_passed, strike
from engine.brikks.field import (
    CIRCLES,
    Cell,
    Filled,
    cells,
    finished_rows,
    landings,
    row_scores,
    touching,
    why_not_land,
)
from engine.brikks.moves import Bomb, Out, Placement, Resolution
from engine.game import Refusal

LEVELS = (1, 2, 3, 4)
OWN_COLOUR = 2
OTHER_COLOUR: Mapping[int, int] = {1: 1, 2: 0, 3: -1, 4: -2}
"""Energy for covering a circle of another colour, by level."""
LOSS_FIRST = True
"""One block that covers two circles: the loss takes points activated earlier, as the rules say."""

SPECIAL = (0, 1, 3, 6, 10, 15, 21, 28, 36, 44, 51, 58, 64, 70, 75)
"""Points of the special track by crosses; further crosses lapse."""
CROSSES_FOR_ROWS = (0, 0, 1, 2, 4)
"""Special crosses by the number of rows that one block fills."""
BOMBS = 3
BOMB_POINTS = (7, 6, 4, 0)
"""Points of the unused bombs, by the number used; the one with the fewest points goes first."""


@dataclass(frozen=True, slots=True)
class Sheet:
    energy: Energy
    level: int = 0
    """1 to 4, or 0 before the seat has chosen."""
    blocks: tuple[Placement, ...] = ()
    """The blocks in the order of placing; the first is the start block."""
    minis: tuple[Cell, ...] = ()
    """Duel: the minis sent by the opponent."""
    crosses: int = 0
    """The crosses on the special track."""
    bombs_used: int = 0
    last: Resolution | None = None
    """The seat's answer in the last closed round, or its start block."""
    new_minis: int = 0
    """How many of the last minis came in that round."""
    filled: Filled = field(init=False, repr=False, compare=False)
    """The cells that hold a cross."""

    def __post_init__(self) -> None:
        own = (cell for block in self.blocks for cell in cells(SHAPES[block.block], block.at))
        object.__setattr__(self, "filled", frozenset((*own, *self.minis)))

    @property
    def is_out(self) -> bool:
        return isinstance(self.last, Out)


@dataclass(frozen=True, slots=True)
class Effects:
    """The cost and effects of a placement."""

    cost: int
    gained: int
    lost: int
    pinks: int
    """The number of pink X activated."""
    rows: tuple[int, ...]
    """The rows that the block fills."""
    energy: Energy
    """The track afterwards."""

    @property
    def crosses(self) -> int:
        """Return the crosses on the special track; in the duel, the minis instead."""
        return self.pinks + CROSSES_FOR_ROWS[len(self.rows)]


@dataclass(frozen=True, slots=True)
class Score:
    rows: tuple[int, ...]
    """The points of the rows from the bottom up, multiplied."""
    special: int
    bombs: int
    energy: int

    @property
    def total(self) -> int:
        return sum(self.rows) + self.special + self.bombs + self.energy


def why_not(sheet: Sheet, throw: Block, move: Resolution) -> Refusal | None:
    """Return why the sheet may not give this answer to the throw, or None."""
    match move:
        case Placement(block, at):
            return why_not_pay(sheet, throw, block) or why_not_land(sheet.filled, SHAPES[block], at)
        case Bomb():
            return None if sheet.bombs_used < BOMBS else Refusal("no_bomb", {})
        case Out(block):
            # A seat that can place the marked block may not drop out.
            fits = landings(sheet.filled, SHAPES[block])
            blocked = Refusal("still_fits", {"block": str(block)}) if fits else None
            return why_not_pay(sheet, throw, block) or blocked


def why_not_pay(sheet: Sheet, throw: Block, block: Block) -> Refusal | None:
    """Return why the energy cannot turn the thrown block into this one, or None."""
    needed, active = cost(throw, block), sheet.energy.active
    if needed <= active:
        return None
    return Refusal("energy_short", {"block": str(block), "cost": needed, "active": active})


def why_not_start(taken: Collection[Colour], start: Placement) -> Refusal | None:
    """Return why this start block may not be chosen, or None; `taken` are the colours of the others."""
    block, at = start.block, start.at
    if block.number != 1 or at.row != 1:
        return Refusal("start_turned", {"block": str(block), "cell": str(at)})
    if block.colour in taken:
        return Refusal("colour_taken", {"colour": block.colour})
    return why_not_land(frozenset(), SHAPES[block], at)


def why_not_minis(filled: Filled, owed: int, minis: tuple[Cell, ...]) -> Refusal | None:
    """Return why these minis may not fall into a field in this order, or None."""
    if len(minis) > owed:
        return Refusal("too_many_minis", {"count": len(minis), "owed": owed})
    for number, cell in enumerate(minis):
        earlier = minis[:number]
        if reason := why_not_land(filled.union(earlier), MINI, cell):
            return reason
        if other := touching(cell, earlier):
            return Refusal("mini_touches", {"cell": str(cell), "other": str(other)})
    return None


def mini_landings(filled: Filled, earlier: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return where the next mini may fall after these of the same round."""
    return tuple(cell for cell in landings(filled.union(earlier), MINI) if touching(cell, earlier) is None)


def affordable(sheet: Sheet, throw: Block) -> tuple[Block, ...]:
    """Return every block that the throw can be turned into, including the thrown one."""
    return tuple(block for block in BLOCKS if why_not_pay(sheet, throw, block) is None)


def legal_placements(sheet: Sheet, throw: Block) -> Iterator[Placement]:
    """Yield every place of every affordable block, in the order of the overview."""
    for block in affordable(sheet, throw):
        for at in landings(sheet.filled, SHAPES[block]):
            yield Placement(block, at)


def effects(sheet: Sheet, throw: Block, placement: Placement) -> Effects:
    """Return the effects of the placement; the caller has checked `why_not`."""
    needed = cost(throw, placement.block)
    covered = cells(SHAPES[placement.block], placement.at)
    paid = strike(sheet.energy, needed)
    energy = paid
    for change in sorted(_changes(sheet.level, placement.block, covered), reverse=not LOSS_FIRST):
        energy = strike(energy, -change) if change < 0 else activate(energy, change)
    return Effects(
        cost=needed,
        gained=energy.activated - paid.activated,
        lost=energy.struck - paid.struck,
        pinks=pinks_passed(paid, energy),
        rows=finished_rows(sheet.filled, covered),
        energy=energy,
    )


def set_start(sheet: Sheet, start: Placement) -> Sheet:
    """Return the sheet with its start block, which has no effects; the caller has checked `why_not_start`."""
    return replace(sheet, blocks=(start,), last=start)


def resolve(sheet: Sheet, throw: Block, move: Resolution, *, has_special: bool = True) -> Sheet:
    """Return the sheet after its answer to a throw; the caller has checked `why_not`."""
    closed = replace(sheet, last=move, new_minis=0)
    match move:
        case Placement():
            brought = effects(sheet, throw, move)
            crosses = min(len(SPECIAL) - 1, sheet.crosses + brought.crosses) if has_special else 0
            return replace(closed, blocks=(*sheet.blocks, move), energy=brought.energy, crosses=crosses)
        case Bomb():
            return replace(closed, bombs_used=sheet.bombs_used + 1)
        case Out(block):
            return replace(closed, energy=strike(sheet.energy, cost(throw, block)))


def take_minis(sheet: Sheet, minis: tuple[Cell, ...]) -> Sheet:
    """Return the sheet with minis from the opponent, which have no effects."""
    return replace(sheet, minis=(*sheet.minis, *minis), new_minis=len(minis))


def score(sheet: Sheet) -> Score:
    return Score(
        rows=row_scores(sheet.filled),
        special=SPECIAL[sheet.crosses],
        bombs=BOMB_POINTS[sheet.bombs_used],
        energy=sheet.energy.active // 2,
    )


def _changes(level: int, block: Block, covered: tuple[Cell, ...]) -> list[int]:
    """Return the energy of each circle under a block, one by one."""
    return [
        OWN_COLOUR if CIRCLES[cell] is block.colour else OTHER_COLOUR[level]
        for cell in covered
        if cell in CIRCLES
    ]

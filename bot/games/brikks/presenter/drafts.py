"""Half-made choices, as the controls carry them from press to press, and whether they are still possible.

A draft is `turn` while the key of the blocks is open, or the text of a block still to be placed (`red2`) or of a
whole move (`red2=5,5`), in the engine's notation; it is empty before the first choice.
"""

from __future__ import annotations

from enum import Enum

from bot.games.brikks.pictures.labels import other_blocks
from engine.brikks.blocks import Block, cost
from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, Minis, Move, Out, Placement
from engine.brikks.notation import parse_block, parse_move
from engine.brikks.state import Phase
from engine.brikks.view import View, blocks, may_bomb, may_drop_out, mini_places, outcome, starts
from engine.game import MalformedText

TURN = "turn"


class Turning(Enum):
    """The key of the blocks is open, to turn or swap the throw."""

    OPEN = TURN


Draft = Turning | Block | Placement | Bomb | Out | Minis


def parse_draft(current: View, arg: str) -> Draft | None:
    """Parse the draft that the controls carry; return None if there is none or it is no longer possible."""
    if arg == TURN:
        return Turning.OPEN if next(other_blocks(current), None) is not None else None
    try:
        draft = parse_move(arg) if "=" in arg or arg == "bomb" else parse_block(arg)
    except MalformedText:
        return None
    if isinstance(draft, Block):
        return draft if draft in open_blocks(current) else None
    if isinstance(draft, Placement | Bomb | Out | Minis) and _is_legal(current, draft):
        return draft
    return None


def open_blocks(current: View) -> tuple[Block, ...]:
    """Return the blocks that the viewer can choose, placed or not."""
    if current.phase is Phase.START:
        return tuple(dict.fromkeys(start.block for start in starts(current)))
    return tuple(block for block, _ in blocks(current))


def marked_block(current: View, draft: Draft | None) -> Block | None:
    """Return the block to place: the thrown one, or the one it is turned into."""
    match draft:
        case Block():
            return draft
        case Placement(block) | Out(block):
            return block
    return current.throw


def cost_of(current: View, block: Block) -> int:
    return 0 if current.throw is None else cost(current.throw, block)


def cells_of(draft: Draft | None) -> tuple[Cell, ...]:
    """Return the mini-blocks chosen so far."""
    return draft.cells if isinstance(draft, Minis) else ()


def _is_legal(current: View, move: Move) -> bool:
    match move:
        case Placement() if current.phase is Phase.START:
            return move in starts(current)
        case Placement():
            return outcome(current, move) is not None
        case Bomb():
            return may_bomb(current)
        case Out(block):
            return may_drop_out(current, block)
        case Minis(cells):
            return all(cell in mini_places(current, cells[:count]) for count, cell in enumerate(cells))
    return False

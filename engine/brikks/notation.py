"""Text both ways for moves and sheets."""

from __future__ import annotations

import re

from engine.brikks.blocks import SHAPES, Block, Colour
from engine.brikks.energy import LENGTH, Energy
from engine.brikks.field import COLUMNS, ROWS, Cell, cells
from engine.brikks.moves import (
    Bomb,
    ChooseLevel,
    Keep,
    Minis,
    Move,
    Out,
    Placement,
    Rethrow,
)
from engine.brikks.sheet import SPECIAL, Sheet
from engine.game import MalformedText, cut, quote

NOTHING = "-"
PLAIN_MOVES: dict[str, Move] = {"keep": Keep(), "rethrow": Rethrow(), "bomb": Bomb()}


def format_move(move: Move) -> str:
    """Return a move as text: `level=2`, `keep`, `rethrow`, `white3=4,7`, `bomb`, `out=white3` or
    `minis=3,4/5,6` (none: `minis=-`)."""
    match move:
        case ChooseLevel(level):
            return f"level={level}"
        case Placement(block, at):
            return f"{block}={at}"
        case Out(block):
            return f"out={block}"
        case Minis(cells):
            return f"minis={_join(cells)}"
    return next(text for text, plain in PLAIN_MOVES.items() if plain == move)


def parse_move(text: str) -> Move:
    """Return the move that `format_move` wrote; raises MalformedText."""
    if text in PLAIN_MOVES:
        return PLAIN_MOVES[text]
    kind, _, rest = text.partition("=")
    if kind == "level" and re.fullmatch(r"[0-9]", rest, re.ASCII):
        return ChooseLevel(int(rest))
    if kind == "out":
        return Out(parse_block(rest))
    if kind == "minis":
        return Minis(_cells(rest))
    if "=" not in text:
        raise MalformedText(
            f"move {quote(text)}: none of level=2, keep, white3=4,7, bomb, out=white3, minis=3,4"
        )
    return Placement(parse_block(kind), parse_cell(rest))


def parse_block(text: str) -> Block:
    """Return the block with a name such as `white3`; raises MalformedText."""
    match = re.fullmatch(rf"({'|'.join(Colour)})([1-4])", text, re.ASCII)
    if match is None:
        raise MalformedText(f"block {quote(text)}: not a colour and a number such as white3")
    return Block(Colour(match[1]), int(match[2]))


def parse_cell(text: str) -> Cell:
    """Return the cell with a column and row such as `4,7`, both from 0 to 99; raises MalformedText."""
    match = re.fullmatch(r"(0|[1-9][0-9]?),(0|[1-9][0-9]?)", text, re.ASCII)
    if match is None:
        raise MalformedText(f"cell {quote(text)}: not a column and a row such as 4,7")
    return Cell(int(match[1]), int(match[2]))


def format_sheet(sheet: Sheet) -> str:
    """Return a sheet as text: `2 6-1 3 0 white1=1,1/black4=4,1 5,2/8,1 1 black4=4,1`.

    Level, energy activated and struck, special crosses, bombs used, blocks, minis, new minis, last.
    """
    energy = f"{sheet.energy.activated}-{sheet.energy.struck}"
    last = NOTHING if sheet.last is None else format_move(sheet.last)
    blocks = "/".join(map(format_move, sheet.blocks)) or NOTHING
    numbers = f"{sheet.level} {energy} {sheet.crosses} {sheet.bombs_used}"
    return f"{numbers} {blocks} {_join(sheet.minis)} {sheet.new_minis} {last}"


def parse_sheet(text: str) -> Sheet:
    """Return the sheet that `format_sheet` wrote; raises MalformedText."""
    numbers = r"([0-4]) ([1-9]\d?)-(\d\d?) (\d\d?) ([0-3])"
    match = re.fullmatch(rf"{numbers} (\S+) (\S+) (\d\d?) (\S+)", text, re.ASCII)
    if match is None:
        raise MalformedText(f"sheet {quote(text)}: not nine words such as 2 4-2 0 0 - - 0 -")
    energy = Energy(int(match[2]), int(match[3]))
    if not energy.struck <= energy.activated <= LENGTH:
        raise MalformedText(f"sheet {quote(text)}: {match[3]} struck of {match[2]}, {LENGTH} at most")
    blocks = [] if match[6] == NOTHING else [parse_move(word) for word in match[6].split("/")]
    last = None if match[9] == NOTHING else parse_move(match[9])
    if last is not None and not isinstance(last, Placement | Bomb | Out):
        raise MalformedText(f"sheet {quote(text)}: {cut(match[9])} answers no throw")
    sheet = Sheet(
        energy,
        level=int(match[1]),
        crosses=int(match[4]),
        bombs_used=int(match[5]),
        blocks=tuple(_placement(block, text) for block in blocks),
        minis=_cells(match[7]),
        new_minis=int(match[8]),
        last=last,
    )
    if reason := _why_impossible(sheet):
        raise MalformedText(f"sheet {quote(text)}: {reason}")
    return sheet


def _why_impossible(sheet: Sheet) -> str | None:
    """Return a fault that no sheet can have, or None."""
    if sheet.crosses >= len(SPECIAL):
        return f"{sheet.crosses} special crosses, {len(SPECIAL) - 1} at most"
    if sheet.new_minis > len(sheet.minis):
        return f"{sheet.new_minis} new minis of {len(sheet.minis)}"
    own = [cell for block in sheet.blocks for cell in cells(SHAPES[block.block], block.at)]
    crossed = [*own, *sheet.minis]
    last = cells(SHAPES[sheet.last.block], sheet.last.at) if isinstance(sheet.last, Placement) else ()
    if outside := [c for c in (*crossed, *last) if c.column not in COLUMNS or c.row not in ROWS]:
        return f"cell {outside[0]} is outside the field"
    if len(sheet.filled) < len(crossed):
        return f"cell {max(crossed, key=crossed.count)} is crossed twice"
    return None


def _placement(move: Move, text: str) -> Placement:
    if not isinstance(move, Placement):
        raise MalformedText(f"sheet {quote(text)}: {cut(format_move(move))} is no block")
    return move


def _join(cells: tuple[Cell, ...]) -> str:
    return "/".join(map(str, cells)) or NOTHING


def _cells(text: str) -> tuple[Cell, ...]:
    return () if text == NOTHING else tuple(map(parse_cell, text.split("/")))

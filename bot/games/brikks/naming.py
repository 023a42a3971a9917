"""Blocks, places, cells and moves in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.pages.texts import Speech
from engine.brikks.blocks import SHAPES, Block, Colour, Shape
from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow

SQUARES: Mapping[Colour, str] = dict(zip(Colour, "🔲🟨🟩🟥🟦🔳", strict=True))
"""White and black are framed in the other colour: a plain square would vanish in one of Discord's themes."""
CIRCLES: Mapping[Colour, str] = dict(zip(Colour, "⚪🟡🟢🔴🔵⚫", strict=True))


def block_name(block: Block, reader: Speech) -> str:
    colour = reader.say(f"brikks-colour-{block.colour}")
    return reader.say("brikks-sheet-block", colour=colour, number=block.number)


def block_words(block: Block, reader: Speech) -> str:
    """Name a block with a square in its colour."""
    colour = reader.say(f"brikks-colour-{block.colour}")
    return reader.say("brikks-block", sign=SQUARES[block.colour], colour=colour, number=block.number)


def place_name(shape: Shape, at: Cell, reader: Speech) -> str:
    """Name the columns and rows that a shape spans."""
    return reader.say(
        "brikks-place",
        width=shape.width,
        left=at.column,
        right=at.column + shape.width - 1,
        height=shape.height,
        bottom=at.row,
        top=at.row + shape.height - 1,
    )


def place_words(placement: Placement, reader: Speech) -> str:
    return place_name(SHAPES[placement.block], placement.at, reader)


def cell_words(cell: Cell, reader: Speech) -> str:
    return reader.say("brikks-cell", column=cell.column, row=cell.row)


def cells_words(cells: Sequence[Cell], reader: Speech) -> str:
    return "; ".join(cell_words(cell, reader) for cell in cells)


def move_words(reader: Speech, move: Move) -> str:
    match move:
        case Placement(block):
            return f"{block_words(block, reader)}, {place_words(move, reader)}"
        case Minis(cells) if cells:
            return cells_words(cells, reader)
        case Minis():
            return reader.say("brikks-send", count=0)
        case ChooseLevel(level):
            return reader.say("brikks-level", level=level)
        case Keep():
            return reader.say("brikks-keep")
        case Rethrow():
            return reader.say("brikks-rethrow")
        case Bomb():
            return reader.say("brikks-bomb")
        case Out():
            return reader.say("brikks-out")


def spans(numbers: Sequence[int]) -> str:
    """Format ascending numbers, with neighbours as a range: `1–3, 5`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(str(s[0]) if len(s) == 1 else f"{s[0]}–{s[-1]}" for s in found)

"""The 24 blocks of the overview, by colour and number, and the cost of changing the marked one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class Colour(StrEnum):
    """The faces of the colour die, in the order of the overview's rows."""

    WHITE = "white"
    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    BLACK = "black"


COLOURS = tuple(Colour)
NUMBERS = (1, 2, 3, 4)
SWAP_COST = 5


class Block(NamedTuple):
    """A block of the overview: its colour is the row, its number the column."""

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"{self.colour}{self.number}"


class Shape(NamedTuple):
    """The cells of a block as offsets right and up from the bottom left of its box."""

    cells: tuple[tuple[int, int], ...]
    width: int
    height: int


def _shape(picture: str) -> Shape:
    rows = picture.split("/")[::-1]
    cells = tuple((dx, dy) for dy, row in enumerate(rows) for dx, sign in enumerate(row) if sign == "X")
    return Shape(cells, len(rows[0]), len(rows))


PICTURES: Mapping[Colour, tuple[str, str, str, str]] = {
    Colour.WHITE: (".X./XXX", "X./XX/X.", "XXX/.X.", ".X/XX/.X"),
    Colour.YELLOW: (".X/.X/XX", "X../XXX", "XX/X./X.", "XXX/..X"),
    Colour.GREEN: ("X./X./XX", "XXX/X..", "XX/.X/.X", "..X/XXX"),
    Colour.RED: (".X/XX/X.", ".X/XX/X.", "XX./.XX", "XX./.XX"),
    Colour.BLUE: ("X./XX/.X", "X./XX/.X", ".XX/XX.", ".XX/XX."),
    Colour.BLACK: ("XX/XX", "XX/XX", "X/X/X/X", "XXXX"),
}
"""The overview on the back of the sheet, each block's top row first."""

BLOCKS = tuple(Block(colour, number) for colour in COLOURS for number in NUMBERS)
SHAPES: Mapping[Block, Shape] = {
    Block(colour, number): _shape(picture)
    for colour, pictures in PICTURES.items()
    for number, picture in zip(NUMBERS, pictures, strict=True)
}
MINI = _shape("X")
"""Duel: the one-cell block that goes to the opponent's field."""


def cost(marked: Block, wanted: Block) -> int:
    """Return the least energy needed to turn the marked block into the wanted one.

    One point moves the marker by one column, without wrapping at the ends; any block of another
    colour needs the swap, which no series of shifts can undercut.
    """
    if marked.colour != wanted.colour:
        return SWAP_COST
    return abs(marked.number - wanted.number)

"""The overview: all 24 blocks by colour and number, with the marker on one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.signs import draw_circle
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen
from bot.render.theme import BOLD, Theme
from engine.brikks.blocks import BLOCKS, COLOURS, NUMBERS, SHAPES, Block

HEAD = 34
"""The height of the line of numbers."""
SIGN = 48
PAD = 10
"""The space above and below the highest block of a row."""


@dataclass(frozen=True)
class Overview:
    """Draws the blocks in groups of one colour; groups one above the other share their columns."""

    theme: Theme
    left: int
    top: int
    width: int
    groups: int
    """The number of groups in a row."""
    unit: int
    """The side of a cell."""

    @property
    def height(self) -> int:
        return HEAD + sum(self._row_heights)

    @property
    def _row_heights(self) -> list[int]:
        rows = (COLOURS[first : first + self.groups] for first in range(0, len(COLOURS), self.groups))
        return [
            max(SHAPES[Block(colour, number)].height for colour in row for number in NUMBERS) * self.unit
            + PAD
            for row in rows
        ]

    @property
    def _columns(self) -> list[int]:
        """Return the widths of all columns: each fits its widest block, and they share the rest evenly."""
        widest = [
            max(SHAPES[Block(colour, number)].width for colour in COLOURS[place :: self.groups])
            for place in range(self.groups)
            for number in NUMBERS
        ]
        spare = self.width - self.groups * SIGN - self.unit * sum(widest)
        return [self.unit * cells + spare // len(widest) for cells in widest]

    def _column_left(self, column: int) -> int:
        return self.left + SIGN * (column // len(NUMBERS) + 1) + sum(self._columns[:column])

    def draw(self, pen: Pen) -> None:
        """Draw the numbers above the columns and the signs of the colours."""
        for column, width in enumerate(self._columns):
            middle = self._column_left(column) + width / 2, self.top + HEAD / 2
            pen.text(middle, str(NUMBERS[column % len(NUMBERS)]), self.theme.soft, 30, face=BOLD)
        for number, colour in enumerate(COLOURS):
            row, place = divmod(number, self.groups)
            y = self.top + HEAD + sum(self._row_heights[:row]) + self._row_heights[row] / 2
            x = self._column_left(place * len(NUMBERS)) - SIGN / 2 + 3
            draw_circle(pen, (x, y), 18, colour, self.theme)

    def slots(self) -> Iterator[Slot]:
        for block in BLOCKS:
            row, place = divmod(COLOURS.index(block.colour), self.groups)
            column = place * len(NUMBERS) + NUMBERS.index(block.number)
            size = self._columns[column], self._row_heights[row]
            y = self.top + HEAD + sum(self._row_heights[:row])
            paint = partial(self._paint, block, size)
            group = ("picture", block)
            yield Slot(self._column_left(column), y, *size, self.theme.ground, group, paint)

    def _paint(self, block: Block, size: tuple[int, int], pen: Pen, key: Key) -> None:
        """Draw a block: plain, closed (not available now), thrown, left (thrown, but turned) or chosen."""
        theme, box = self.theme, (1, 1, size[0] - 1, size[1] - 1)
        match key:
            case "thrown" | "chosen":
                pen.gem(box, 10, theme.accent)
            case "left":
                pen.gem(box, 10, theme.ground, line=theme.accent, width=4)
        draw_block(pen, block, self.unit, theme, size, is_closed=key == "closed")

"""Small pictures of blocks, as in the overview."""

from __future__ import annotations

from bot.render.pen import Pen
from bot.render.theme import RGB, Shades, Theme, contrast
from engine.brikks.blocks import SHAPES, Block


def draw_block(pen: Pen, block: Block, unit: int, theme: Theme, box: tuple[int, int]) -> None:
    """A small picture of a block in the middle of a box, with a wall around its cells."""
    shape, shades = SHAPES[block], theme.colours[block.colour]
    left, top = (box[0] - shape.width * unit) / 2, (box[1] - shape.height * unit) / 2
    draw_shape(pen, block, unit, (left, top), shades=shades, wall=outline(theme, block))


def outline(theme: Theme, block: Block) -> RGB:
    """The line around a small block: a lit one for black blocks, which would vanish on a dark background."""
    shades = theme.colours[block.colour]
    is_seen = theme.has_outlines or contrast(shades.base, theme.wall) >= 1.5
    return theme.wall if is_seen else shades.light


def draw_shape(
    pen: Pen, block: Block, unit: int, corner: tuple[float, float], *, shades: Shades, wall: RGB
) -> None:
    """A block from its top left corner, with cells of `unit` pixels."""
    shape = SHAPES[block]
    left, top = round(corner[0]), round(corner[1])
    boxes = [
        (
            left + x * unit,
            top + (shape.height - 1 - y) * unit,
            left + (x + 1) * unit,
            top + (shape.height - y) * unit,
        )
        for x, y in shape.cells
    ]
    for x, y, right, bottom in boxes:
        pen.rectangle((x - 2, y - 2, right + 2, bottom + 2), wall)
    for x, y, right, bottom in boxes:
        pen.rectangle((x, y, right, bottom), shades.dark)
        pen.rectangle((x, y, right - 1, bottom - 1), shades.base)

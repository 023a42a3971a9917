"""Small pictures of blocks, as in the overview."""

from __future__ import annotations

from bot.render.pen import Pen
from bot.render.theme import RGB, Shades, Theme, contrast
from engine.brikks.blocks import SHAPES, Block


def draw_block(pen: Pen, block: Block, unit: int, box: tuple[int, int], *, is_closed: bool = False) -> None:
    """Draw a block in the middle of a box, its cells `unit` pixels wide; grey if it is not available."""
    shape, shades, wall = SHAPES[block], pen.theme.colours[block.colour], _outline(pen.theme, block)
    if is_closed:
        shades, wall = Shades(pen.theme.rule, pen.theme.rule, pen.theme.panel), pen.theme.faint
    left, top = round((box[0] - shape.width * unit) / 2), round((box[1] - shape.height * unit) / 2)
    corners = [(left + x * unit, top + (shape.height - 1 - y) * unit) for x, y in shape.cells]
    for x, y in corners:
        pen.rectangle((x - 2, y - 2, x + unit + 2, y + unit + 2), wall)
    line = max(1, unit // 12)
    for x, y in corners:
        pen.rectangle((x, y, x + unit, y + unit), shades.dark)
        pen.rectangle((x, y, x + unit - line, y + unit - line), shades.base)


def _outline(theme: Theme, block: Block) -> RGB:
    """Return the colour of a block's outline: lit for black, which would vanish on a dark background."""
    shades = theme.colours[block.colour]
    is_seen = theme.has_outlines or contrast(shades.base, theme.wall) >= 1.5
    return theme.wall if is_seen else shades.light

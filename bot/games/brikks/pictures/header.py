"""The header of a picture: the game, the moment, and the throw with its block."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures.cells import draw_label, foot
from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.signs import draw_colour_sign, draw_dice
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_die, facet_gem
from bot.render.pen import Pen, fit
from bot.render.states import draw_state
from bot.render.theme import BOLD, EDGE, WIDTH, Theme
from engine.brikks.blocks import SHAPES, Colour

HEIGHT = 124
DIE, GAP, TILE, UNIT = 88, 14, 108, 25
LEFT = (WIDTH - 2 * DIE - TILE - 2 * GAP) // 2
RIGHT = WIDTH - LEFT
SIDE = LEFT - EDGE - 12
"""The width of the column beside the throw."""


@dataclass(frozen=True)
class Heading:
    """Draws the game's name and, under it, a sign and a few words about the moment."""

    theme: Theme
    locale: str

    def draw(self, pen: Pen) -> None:
        words, size = fit(text(self.locale, "game-brikks"), 46, SIDE, BOLD)
        pen.text((EDGE, 42), words, self.theme.ink, size, face=BOLD, anchor="l")

    def slot(self) -> Slot:
        return Slot(EDGE, 72, SIDE, 46, self.theme.ground, "moment", self._paint)

    def _paint(self, pen: Pen, key: Key) -> None:
        state, line = key
        theme, place, left = self.theme, (21, 23), 0 if state == "plain" else 46
        if state == "active":
            draw_dice(pen, place, 34, theme.accent, theme.accent_ink)
        else:
            draw_state(pen, place, theme, state)
        words, size = fit(line, 34, SIDE - left)
        pen.text((left, 23), words, theme.soft, size, anchor="l")


@dataclass(frozen=True)
class ThrowFace:
    """Draws the two dice and the block that the marker is on."""

    theme: Theme

    def slots(self) -> Iterator[Slot]:
        ground, top = self.theme.ground, (HEIGHT - DIE) // 2
        yield Slot(LEFT, top, DIE, DIE, ground, "colour-die", self._paint_colour)
        yield Slot(LEFT + DIE + GAP, top, DIE, DIE, ground, "number-die", self._paint_number)
        left = LEFT + 2 * (DIE + GAP)
        yield Slot(left, (HEIGHT - TILE) // 2, TILE, TILE, ground, "tile", self._paint_tile)

    def _paint_colour(self, pen: Pen, key: Key) -> None:
        if key is None:
            return
        shades = self.theme.colours[key]
        if self.theme.has_outlines:
            pen.gem((0, 0, DIE, DIE), DIE * 0.24, self.theme.wall)
        facet_gem(pen, (3, 3, DIE - 3, DIE - 3), DIE * 0.23, shades, DIE * 0.06)
        draw_colour_sign(pen, (DIE / 2, DIE / 2), Colour(key), shades.ink, DIE * 0.46)

    def _paint_number(self, pen: Pen, key: Key) -> None:
        draw_die(pen, DIE, self.theme, key)

    def _paint_tile(self, pen: Pen, key: Key) -> None:
        """Draw the marked block; its foot is ringed if letters mark its landing places."""
        if key is None:
            return
        block, is_open = key
        shape = SHAPES[block]
        pen.gem((0, 0, TILE, TILE), 16, self.theme.panel)
        left, top = round((TILE - shape.width * UNIT) / 2), round((TILE - shape.height * UNIT) / 2)
        draw_block(pen, block, UNIT, self.theme, (TILE, TILE))
        if is_open:
            right, up = foot(block)
            centre = (left + (right + 0.5) * UNIT, top + (shape.height - up - 0.5) * UNIT)
            draw_label(pen, centre, UNIT * 1.2, "", self.theme, is_good=False)

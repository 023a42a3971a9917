"""Two lines under the sheet of a lobby: what circles and rows earn at its level."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink
from bot.games.brikks.pictures.meters import format_signed
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_bolt, draw_mini
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen, Point, cross, fit, text_width
from bot.render.theme import WIDTH, Theme
from engine.brikks.sheet import OTHER_COLOUR, OWN_COLOUR

ICON = 40
SPACE = WIDTH - 2 * layout.MARGIN
LINES = 24, 70
"""The vertical centres of the lines."""


@dataclass(frozen=True)
class Legend:
    """Draws the lines; their key is the level and the language."""

    theme: Theme
    is_duel: bool

    def slot(self) -> Slot:
        size = SPACE, layout.LEGEND_HEIGHT - 12
        return Slot(layout.MARGIN, layout.HEIGHT, *size, self.theme.ground, "legend", self._paint)

    def _paint(self, pen: Pen, key: Key) -> None:
        level, locale = key
        other = format_signed(OTHER_COLOUR[level]) if level else "?"
        half, (upper, lower) = SPACE // 2, LINES
        own = text(locale, "brikks-sheet-own-circle", energy=format_signed(OWN_COLOUR))
        self._line(pen, (2, upper), own, half, is_energy=True)
        words = text(locale, "brikks-sheet-other-circle", energy=other)
        self._line(pen, (half, upper), words, half, is_energy=True)
        self._line(pen, (2, lower), text(locale, "brikks-sheet-many-rows"), SPACE, is_energy=False)

    def _line(self, pen: Pen, place: Point, words: str, room: int, *, is_energy: bool) -> None:
        x, y = place
        words, size = fit(words, SMALLEST_SHOWN, room - ICON - 14, least=SMALLEST_SHOWN)
        pen.text(place, words, self.theme.soft, size, anchor="l")
        centre = x + text_width(words, size) + ICON / 2 + 8, y
        if is_energy:
            draw_bolt(pen, centre, 38, self.theme.good)
        elif self.is_duel:
            draw_mini(pen, centre, 34)
        else:
            cross(pen, centre, 42, pink(self.theme), 7)

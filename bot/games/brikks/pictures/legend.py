"""The line under a sheet that explains what circles and rows earn at its level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink
from bot.games.brikks.pictures.signs import draw_bolt, draw_mini
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen, Point, cross, fit, text_width
from bot.render.theme import EDGE, SMALLEST, WIDTH, Theme
from engine.brikks.sheet import OTHER_COLOUR, OWN_COLOUR

ICON = 34
GAP = 12
SPACE = WIDTH - 2 * EDGE


@dataclass(frozen=True)
class Legend:
    """Draws the line; its key is the level."""

    theme: Theme
    locale: str
    is_duel: bool

    def slot(self, top: int) -> Slot:
        return Slot(EDGE, top, SPACE, layout.LEGEND_HEIGHT, self.theme.ground, "legend", self._paint)

    def _paint(self, pen: Pen, level: Key) -> None:
        entries = self._entries(level)
        room = SPACE - len(entries) * (ICON + GAP)
        wanted = sum(text_width(words, SMALLEST) for words, _ in entries)
        share = min(1.0, room / wanted)
        fitted = [(self._cut(words, share), draw) for words, draw in entries]
        gap = (SPACE - sum(text_width(words, SMALLEST) + ICON for words, _ in fitted)) / len(fitted)
        x, y = gap / 2, layout.LEGEND_HEIGHT / 2
        for words, draw in fitted:
            width = text_width(words, SMALLEST)
            pen.text((x, y), words, self.theme.soft, SMALLEST, anchor="l")
            draw(pen, (x + width + ICON / 2 + 2, y))
            x += width + ICON + gap

    def _cut(self, words: str, share: float) -> str:
        return words if share == 1 else fit(words, SMALLEST, text_width(words, SMALLEST) * share)[0]

    def _entries(self, level: int) -> list[tuple[str, Callable[[Pen, Point], None]]]:
        """Return each text with the sign of what it refers to."""
        bolt = partial(draw_bolt, size=34, colour=self.theme.good)
        prize = self._draw_mini if self.is_duel else self._draw_cross
        other = signed(OTHER_COLOUR[level]) if level else "?"
        return [
            (text(self.locale, "brikks-sheet-own-circle", energy=signed(OWN_COLOUR)), bolt),
            (text(self.locale, "brikks-sheet-other-circle", energy=other), bolt),
            (text(self.locale, "brikks-sheet-many-rows"), prize),
        ]

    def _draw_cross(self, pen: Pen, centre: Point) -> None:
        cross(pen, centre, 26, pink(self.theme), 5)

    def _draw_mini(self, pen: Pen, centre: Point) -> None:
        draw_mini(pen, centre, 28, self.theme)


def signed(number: int) -> str:
    """Format a number with its sign; a negative one gets a real minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"

"""The line that adds up the score: rows + special + bombs + energy = total."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.shown import PARTS
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen, fit
from bot.render.theme import BOLD, EDGE, PENCIL, WIDTH, Theme

SIGN = 32
"""The space for a plus or the equals sign between two boxes."""
TOTAL_WIDTH = 96
PART_WIDTH = (WIDTH - 2 * EDGE - TOTAL_WIDTH) // (len(PARTS) - 1) - SIGN
NUMBER_WIDTH, BEFORE, AFTER = 58, 10, 6
"""The width of the number at the end of a box, and the space before its word and after its number."""


@dataclass(frozen=True)
class ScoreLine:
    theme: Theme
    locale: str
    top: int

    def _left(self, place: int) -> int:
        return EDGE + place * (PART_WIDTH + SIGN)

    def draw(self, pen: Pen) -> None:
        """Draw the boxes, their names and the signs between them."""
        top, bottom = self.top, self.top + layout.SCORE_HEIGHT
        middle, room = (top + bottom) / 2, PART_WIDTH - NUMBER_WIDTH - BEFORE - 2 * AFTER
        names = [text(self.locale, f"brikks-sheet-part-{part}") for part in PARTS if part != "total"]
        size = min(fit(name, 32, room)[1] for name in names)
        for place, part in enumerate(PARTS):
            left, is_total = self._left(place), part == "total"
            right = left + (TOTAL_WIDTH if is_total else PART_WIDTH)
            pen.gem((left, top, right, bottom), AFTER, self.theme.panel)
            if place:
                sign = "=" if is_total else "+"
                pen.text((left - SIGN / 2, middle), sign, self.theme.soft, 36, face=BOLD)
            if not is_total:
                words, _ = fit(names[place], size, room)
                pen.text((left + BEFORE, middle), words, self.theme.soft, size, anchor="l")

    def slots(self) -> Iterator[Slot]:
        for place, part in enumerate(PARTS):
            width = TOTAL_WIDTH - 2 * AFTER if part == "total" else NUMBER_WIDTH
            right = self._left(place) + (TOTAL_WIDTH if part == "total" else PART_WIDTH)
            size = width, layout.SCORE_HEIGHT
            paint = partial(self._paint, width)
            yield Slot(right - width - AFTER, self.top, *size, self.theme.panel, ("score", width), paint)

    def _paint(self, width: int, pen: Pen, key: Key) -> None:
        """Draw a number: open, final or in pencil."""
        number, state = key
        theme, height = self.theme, layout.SCORE_HEIGHT
        ink, face = theme.score if state == "final" else theme.ink, BOLD
        if state == "pencil":
            pen.gem((0, 3, width, height - 3), 9, theme.paper, line=theme.accent, width=3)
            ink, face = theme.graphite, PENCIL
        words, size = fit(str(number), 38, width - 10, face)
        pen.text((width / 2, height / 2), words, ink, size, face=face)

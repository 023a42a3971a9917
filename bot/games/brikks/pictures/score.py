"""The strip under the overview: the parts of the score, and the total."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.shown import PARTS
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen, fit
from bot.render.theme import BOLD, EDGE, PENCIL, Theme

GAP = 8
WIDTHS, NUMBER_WIDTHS = (180, 180, 180, 180, 208), (54, 54, 54, 54, 82)
"""The widths of the boxes, and of the number at the end of each."""
LEFTS = [EDGE + left for left in accumulate((width + GAP for width in WIDTHS), initial=0)]
BEFORE, AFTER = 10, 6
"""The space before a word and after a number."""


@dataclass(frozen=True)
class ScoreStrip:
    theme: Theme
    locale: str

    def draw(self, pen: Pen) -> None:
        """Draw the boxes and their names."""
        top, bottom = layout.SCORE_TOP, layout.SCORE_TOP + layout.SCORE_HEIGHT
        for part, left, width, number in zip(PARTS, LEFTS, WIDTHS, NUMBER_WIDTHS, strict=False):
            pen.gem((left, top, left + width, bottom), AFTER, self.theme.panel)
            room = width - number - BEFORE - 2 * AFTER
            words, size = fit(text(self.locale, f"brikks-sheet-part-{part}"), 32, room)
            pen.text((left + BEFORE, (top + bottom) / 2), words, self.theme.soft, size, anchor="l")

    def slots(self) -> Iterator[Slot]:
        for left, width, room in zip(LEFTS, WIDTHS, NUMBER_WIDTHS, strict=False):
            x, size = left + width - room - AFTER, (room, layout.SCORE_HEIGHT)
            paint = partial(self._paint, room)
            yield Slot(x, layout.SCORE_TOP, *size, self.theme.panel, ("score", room), paint)

    def _paint(self, width: int, pen: Pen, key: Key) -> None:
        """A number: open, final or in pencil."""
        number, state = key
        theme, height = self.theme, layout.SCORE_HEIGHT
        ink, face = theme.score if state == "final" else theme.ink, BOLD
        if state == "pencil":
            pen.gem((0, 3, width, height - 3), 9, theme.paper, line=theme.accent, width=3)
            ink, face = theme.graphite, PENCIL
        words, size = fit(str(number), 38, width - 10, face)
        pen.text((width / 2, height / 2), words, ink, size, face=face)

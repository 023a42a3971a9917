"""The points of every seat, in the header of a sheet: its own first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import header
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_seat
from bot.render.pen import Pen, fit, text_width
from bot.render.theme import BOLD, PENCIL, Theme
from engine.brikks.state import MAX_SEATS
from engine.game import Seat

LEFT = header.RIGHT + 12
BADGE, OTHER_WIDTH, OTHER_HEIGHT = 58, header.SIDE // (MAX_SEATS - 1), 44
OWN_SIZE = 66


@dataclass(frozen=True)
class PointsFace:
    theme: Theme
    locale: str
    is_duel: bool

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        yield Slot(LEFT, 12, BADGE, BADGE, ground, "own-seat", self._paint_badge)
        width = header.SIDE - BADGE
        yield Slot(LEFT + BADGE, 6, width, 70, ground, "own-points", self._paint_own)
        for place in range(MAX_SEATS - 1):
            x = LEFT + place * OTHER_WIDTH
            yield Slot(x, 76, OTHER_WIDTH, OTHER_HEIGHT, ground, "other-seat", self._paint_other)

    def _paint_badge(self, pen: Pen, key: Key) -> None:
        if key is not None:
            draw_seat(pen, (27, BADGE / 2), 25, self.theme, Seat(key))

    def _paint_own(self, pen: Pen, key: Key) -> None:
        """Points in large, and what they are."""
        points, is_pencilled = key
        theme, number = self.theme, str(points)
        face, left = (PENCIL, 10) if is_pencilled else (BOLD, 4)
        end = left + text_width(number, OWN_SIZE, face)
        if is_pencilled:
            pen.gem((0, 4, end + 10, 66), 12, theme.paper, line=theme.accent, width=4)
        ink = theme.graphite if is_pencilled else theme.score
        pen.text((left, 35), number, ink, OWN_SIZE, face=face, anchor="l")
        name = "brikks-sheet-row-points" if self.is_duel else "sheet-points-word"
        end += 20 if is_pencilled else 12
        room = header.SIDE - BADGE - end
        words, size = fit(text(self.locale, name, points=points), 30, room)
        pen.text((end, 47), words, theme.soft, size, anchor="l")

    def _paint_other(self, pen: Pen, key: Key) -> None:
        if key is None:
            return
        seat, points = key
        draw_seat(pen, (20, OTHER_HEIGHT / 2), 18, self.theme, Seat(seat))
        words, size = fit(str(points), 34, OTHER_WIDTH - 46, BOLD)
        pen.text((44, OTHER_HEIGHT / 2), words, self.theme.ink, size, face=BOLD, anchor="l")

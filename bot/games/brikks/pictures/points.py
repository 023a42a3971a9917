"""The points of every seat in the header of a sheet, its own first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import header
from bot.pages.texts import text
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, fit, text_width
from bot.render.theme import BOLD, PENCIL, REGULAR, Theme
from engine.brikks.state import MAX_SEATS
from engine.game import Seat

LEFT = header.RIGHT + 12
BADGE, NUMBER_WIDTH = 56, 124
NAME_WIDTH = header.SIDE - BADGE - NUMBER_WIDTH
OTHER_WIDTH, OTHER_HEIGHT = header.SIDE // (MAX_SEATS - 1), 44
OWN_SIZE = 58


@dataclass(frozen=True)
class PointsFace:
    theme: Theme
    locale: str

    def slots(self) -> Iterator[Slot]:
        """Yield the slots in the order of `point_keys`."""
        ground, right = self.theme.ground, LEFT + header.SIDE
        yield Slot(LEFT, 12, BADGE, BADGE, ground, "own-seat", self._paint_badge)
        yield Slot(LEFT + BADGE, 12, NAME_WIDTH, BADGE, ground, "own-name", self._paint_name)
        yield Slot(right - NUMBER_WIDTH, 6, NUMBER_WIDTH, 70, ground, "own-points", self._paint_own)
        for place in range(MAX_SEATS - 1):
            x = LEFT + place * OTHER_WIDTH
            yield Slot(x, 76, OTHER_WIDTH, OTHER_HEIGHT, ground, "other-seat", self._paint_other)

    def _paint_badge(self, pen: Pen, key: Key) -> None:
        if key is not None:
            draw_seat(pen, (27, BADGE / 2 + 1), 25, self.theme, Seat(key))

    def _paint_name(self, pen: Pen, key: Key) -> None:
        """Draw the player's name or, in solo, what the number means."""
        name: Name = key or Name(text(self.locale, "sheet-points-word", points=0), REGULAR)
        words, size = fit(name.words, 34, NAME_WIDTH - 4, name.face)
        pen.text((2, BADGE / 2), words, self.theme.soft, size, face=name.face, anchor="l")

    def _paint_own(self, pen: Pen, key: Key) -> None:
        points, is_pencilled = key
        theme, right, ink, face = self.theme, NUMBER_WIDTH - 2, self.theme.score, BOLD
        if is_pencilled:
            ink, face = theme.graphite, PENCIL
            left = right - text_width(str(points), OWN_SIZE, face) - 20
            pen.gem((left, 7, right, 63), 12, theme.paper, line=theme.accent, width=4)
            right -= 10
        pen.text((right, 35), str(points), ink, OWN_SIZE, face=face, anchor="r")

    def _paint_other(self, pen: Pen, key: Key) -> None:
        if key is None:
            return
        seat, points = key
        draw_seat(pen, (20, OTHER_HEIGHT / 2), 18, self.theme, Seat(seat))
        words, size = fit(str(points), 34, OTHER_WIDTH - 46, BOLD)
        pen.text((44, OTHER_HEIGHT / 2), words, self.theme.ink, size, face=BOLD, anchor="l")

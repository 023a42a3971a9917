"""The header of a finished sheet: who played it, and how its points add up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink
from bot.games.brikks.pictures.header import LOWER, UPPER
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_badge, draw_bolt, draw_bomb
from bot.render.canvas import Key, Slot
from bot.render.names import Name
from bot.render.pen import Pen, cross, star, text_width
from bot.render.theme import BOLD, WIDTH, Theme
from engine.game import Seat

TOTAL_WIDTH, TOTAL = 190, 92
LINE = WIDTH - 2 * layout.MARGIN - TOTAL_WIDTH
"""The width of the two lines beside the total."""
BEFORE = 46
"""The room of a badge or a star before the name."""
PART, SIGN = 38, 40
"""The room of a part's sign, and of a plus."""


@dataclass(frozen=True)
class FinalFace:
    theme: Theme

    def slots(self) -> Iterator[Slot]:
        """Yield the slots in the order of `final_keys`."""
        left, top, ground = layout.MARGIN, layout.HEADER_TOP, self.theme.ground
        half = layout.HEADER // 2
        yield Slot(left, top, LINE, half, ground, "final-name", self._paint_name)
        yield Slot(left, top + half, LINE, half, ground, "final-sum", self._paint_sum)
        yield Slot(left + LINE, top, TOTAL_WIDTH, layout.HEADER, ground, "final-total", self._paint_total)

    def _paint_name(self, pen: Pen, key: Key) -> None:
        seat, name, is_winner = key
        shown: Name = name
        left, theme = 2, self.theme
        if seat is not None:
            draw_badge(pen, (21, UPPER + 1), Seat(seat))
            left += BEFORE
        if is_winner:
            star(pen, (left + 20, UPPER + 1), 19, theme.score)
            left += BEFORE
        words, size = shown.fit(44, LINE - left - 10, least=SMALLEST_SHOWN)
        pen.text((left, UPPER + 1), words, theme.ink, size, face=shown.face, anchor="l")

    def _paint_sum(self, pen: Pen, key: Key) -> None:
        """Draw the points for rows and, except in a duel, for the track, the bombs and the energy."""
        words, points = key
        y, theme = LOWER - layout.HEADER // 2, self.theme
        pen.text((2, y), words, theme.soft, SMALLEST_SHOWN, anchor="l")
        left = 2 + text_width(words, SMALLEST_SHOWN) + 12
        for place, number in enumerate(points):
            if place:
                pen.text((left + SIGN / 2, y), "+", theme.soft, SMALLEST_SHOWN, face=BOLD)
                left += SIGN
                self._draw_sign(pen, (left + PART / 2, y), place)
                left += PART + 8
            pen.text((left, y), str(number), theme.ink, SMALLEST_SHOWN, face=BOLD, anchor="l")
            left += text_width(str(number), SMALLEST_SHOWN, BOLD)

    def _draw_sign(self, pen: Pen, centre: tuple[float, float], place: int) -> None:
        match place:
            case 1:
                cross(pen, centre, 38, pink(self.theme), 7)
            case 2:
                draw_bomb(pen, (centre[0] - 3, centre[1] + 4), 30)
            case 3:
                draw_bolt(pen, centre, 34, self.theme.good)

    def _paint_total(self, pen: Pen, key: Key) -> None:
        points, is_winner = key
        ink = self.theme.score if is_winner else self.theme.ink
        pen.text((TOTAL_WIDTH - 2, layout.HEADER / 2), str(points), ink, TOTAL, face=BOLD, anchor="r")

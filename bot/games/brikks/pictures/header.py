"""The header of a sheet: the moment, the throw with its block, and the points of all seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import draw_foot, foot
from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.signs import BADGE, SMALLEST_SHOWN, draw_badge, draw_colour_sign, draw_dice
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_die, facet_gem
from bot.render.names import Name
from bot.render.pen import Pen, fit, star, text_width
from bot.render.theme import BOLD, PENCIL, Theme
from engine.brikks.blocks import SHAPES, Colour
from engine.brikks.state import MAX_SEATS
from engine.game import Seat

UNIT = 18
"""The side of a cell in the picture of the thrown block."""
SIGN = 44
"""The room of the sign before the second line."""
UPPER, LOWER = 20, 60
"""The vertical centres of two lines."""
POINTS = 66


@dataclass(frozen=True)
class Moment:
    """Draws two lines: the round, and the seat's level, whose field it is, or how the seat stands."""

    theme: Theme

    def slot(self) -> Slot:
        size = layout.MOMENT_WIDTH, layout.HEADER
        return Slot(layout.MARGIN, layout.HEADER_TOP, *size, self.theme.ground, "moment", self._paint)

    def _paint(self, pen: Pen, key: Key) -> None:
        state, upper, lower = key
        theme, room, left = self.theme, layout.MOMENT_WIDTH - 2, 0
        words, size = fit(upper, 44, room, BOLD, least=SMALLEST_SHOWN)
        pen.text((2, UPPER), words, theme.ink, size, face=BOLD, anchor="l")
        if state == "active":
            left = SIGN
            draw_dice(pen, (20, LOWER), 36, theme.accent, theme.accent_ink)
        elif state == "winner":
            left = SIGN
            star(pen, (20, LOWER), 19, theme.score)
        name: Name = lower
        ink = theme.danger if state in ("out", "gone") else theme.soft
        words, size = name.fit(SMALLEST_SHOWN, room - left, least=SMALLEST_SHOWN)
        pen.text((2 + left, LOWER), words, ink, size, face=name.face, anchor="l")


@dataclass(frozen=True)
class ThrowFace:
    """Draws the two dice and the block that the marker is on; the game's name while there is no throw."""

    theme: Theme

    def slot(self, left: int = layout.THROW_LEFT, top: int = layout.HEADER_TOP) -> Slot:
        return Slot(left, top, layout.THROW_WIDTH, layout.HEADER, self.theme.ground, "throw", self.paint)

    def paint(self, pen: Pen, key: Key) -> None:
        """Draw the thrown block's colour and number, then the marked block and whether its places have letters; or a
        name."""
        if isinstance(key, str):
            words, size = fit(key, 62, layout.THROW_WIDTH - 4, BOLD, least=SMALLEST_SHOWN)
            pen.text((layout.THROW_WIDTH / 2, layout.HEADER / 2), words, self.theme.ink, size, face=BOLD)
            return
        thrown, block, is_open = key
        pitch = layout.DIE + layout.DICE_GAP
        if thrown is not None:
            self._paint_colour(pen, thrown.colour)
            draw_die(pen.at(pitch, 0), layout.DIE, thrown.number)
        # A start block, which was not thrown, is centred.
        self._paint_tile(pen.at(2 * pitch if thrown is not None else pitch, 0), block, is_open=is_open)

    def _paint_colour(self, pen: Pen, colour: Colour) -> None:
        shades, size = self.theme.colours[colour], layout.DIE
        if self.theme.has_outlines:
            pen.gem((0, 0, size, size), size * 0.24, self.theme.wall)
        facet_gem(pen, (3, 3, size - 3, size - 3), size * 0.23, shades, size * 0.06)
        draw_colour_sign(pen, (size / 2, size / 2), colour, shades.ink, size * 0.5)

    def _paint_tile(self, pen: Pen, block: Key, *, is_open: bool) -> None:
        """Draw the marked block; its foot has a dot if letters mark its landing places."""
        shape, size = SHAPES[block], layout.DIE
        pen.gem((0, 0, size, size), 14, self.theme.panel)
        left, top = round((size - shape.width * UNIT) / 2), round((size - shape.height * UNIT) / 2)
        draw_block(pen, block, UNIT, (size, size))
        if is_open:
            right, up = foot(block)
            centre = (left + (right + 0.5) * UNIT, top + (shape.height - up - 0.5) * UNIT)
            draw_foot(pen, centre, UNIT)


@dataclass(frozen=True)
class PointsFace:
    """Draws the points of the other seats and, large in the corner, those of the sheet's own seat."""

    theme: Theme

    def slots(self) -> Iterator[Slot]:
        """Yield the slots in the order of `point_keys`."""
        ground, top = self.theme.ground, layout.HEADER_TOP
        size = layout.OWN_WIDTH, layout.HEADER
        yield Slot(layout.OWN_LEFT, top, *size, ground, "own-points", self._paint_own)
        for place in range(MAX_SEATS - 1):
            row, column = divmod(place, 2)
            x = layout.OTHERS_LEFT + column * layout.OTHER_WIDTH
            y = top + row * layout.OTHER_HEIGHT
            yield Slot(x, y, layout.OTHER_WIDTH, layout.OTHER_HEIGHT, ground, "other-seat", self._paint_other)

    def _paint_own(self, pen: Pen, key: Key) -> None:
        """Draw the seat's badge, the points, and what the last round brought or the pencilled move would
        bring."""
        seat, points, gained, is_pencilled = key
        theme, right, ink, face = self.theme, layout.OWN_WIDTH - 2, self.theme.ink, BOLD
        left = right - text_width(str(points), POINTS, PENCIL if is_pencilled else BOLD)
        if is_pencilled:
            ink, face, left = theme.graphite, PENCIL, left - 16
            pen.gem((left, 4, right, layout.HEADER - 4), 12, theme.paper, line=theme.accent, width=4)
            right -= 8
        pen.text((right, layout.HEADER / 2), str(points), ink, POINTS, face=face, anchor="r")
        left -= 40
        if seat is not None:
            draw_badge(pen, (left, UPPER + 2), Seat(seat))
        if gained:
            y = LOWER + 2 if seat is not None else layout.HEADER / 2
            pen.text((left, y), f"+{gained}", theme.score, SMALLEST_SHOWN, face=BOLD)

    def _paint_other(self, pen: Pen, key: Key) -> None:
        if key is None:
            return
        seat, points, is_out = key
        theme, middle = self.theme, layout.OTHER_HEIGHT / 2
        draw_badge(pen, (BADGE / 2 + 2, middle), Seat(seat), is_out=is_out)
        ink = theme.soft if is_out else theme.ink
        pen.text((BADGE + 8, middle), str(points), ink, SMALLEST_SHOWN, face=BOLD, anchor="l")

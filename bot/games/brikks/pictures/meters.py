"""The strip beside the field: energy, the special track and the bombs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import pink
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_bolt, draw_bomb
from bot.render.canvas import Key, Paint, Slot
from bot.render.pen import Pen, cross, dashes, gem_outline
from bot.render.theme import BLACK, BOLD, PENCIL, RGB, Theme
from engine.brikks.sheet import BOMB_POINTS, BOMBS

WIDTH = layout.SIDE_WIDTH
MIDDLE = WIDTH / 2
CUT = 8
SIGN, COUNT, CHANGE = 60, 60, 44
"""The heights of a sign, of the number under it, and of what the last round changed."""
CIRCLE = 27
"""The radius of a circle of the energy track."""


@dataclass(frozen=True)
class Meters:
    """Draws the strip: in a duel the opponent's part stands between energy and bombs."""

    theme: Theme
    is_duel: bool

    @property
    def pitch(self) -> int:
        """Return the height of a circle of the track with its gap."""
        return 50 if self.is_duel else 60

    @property
    def bomb_height(self) -> int:
        return 66 if self.is_duel else 86

    @property
    def energy_height(self) -> int:
        return SIGN + COUNT + CHANGE + 3 * self.pitch + 8

    @property
    def bombs_height(self) -> int:
        return BOMBS * self.bomb_height + 2 * CUT

    @property
    def bombs_top(self) -> int:
        return layout.FIELD_BOTTOM - self.bombs_height

    @property
    def middle_top(self) -> int:
        return layout.FIELD_TOP + self.energy_height + layout.PANEL_GAP

    def draw(self, pen: Pen) -> None:
        """Draw the panels, and the signs of energy and the special track."""
        side, theme = pen.at(layout.SIDE_LEFT, 0), self.theme
        tops = {
            layout.FIELD_TOP: self.energy_height,
            self.middle_top: self.bombs_top - layout.PANEL_GAP - self.middle_top,
            self.bombs_top: self.bombs_height,
        }
        for top, height in tops.items():
            side.gem((0, top, WIDTH, top + height), CUT, theme.panel)
        draw_bolt(side, (MIDDLE, layout.FIELD_TOP + 32), 50, theme.good)
        if not self.is_duel:
            cross(side, (MIDDLE, self.middle_top + 34), 56, pink(theme), 10)

    def energy_slots(self) -> Iterator[Slot]:
        top = layout.FIELD_TOP + SIGN
        yield self._slot(top, COUNT, "energy", self._paint_count)
        yield self._slot(top + COUNT, CHANGE, "energy-change", self._paint_change)
        top += COUNT + CHANGE
        for place in range(3):
            is_last = place == 2
            paint = partial(self._paint_circle, is_last)
            yield self._slot(top + place * self.pitch, self.pitch, ("circle", is_last), paint)

    def special_slots(self) -> Iterator[Slot]:
        top = self.middle_top + SIGN + 6
        yield self._slot(top, COUNT, "special", self._paint_special)
        yield self._slot(top + COUNT + 2, CHANGE, "special-next", self._paint_next)

    def bomb_slots(self) -> Iterator[Slot]:
        for place in range(BOMBS):
            value = BOMB_POINTS[place] - BOMB_POINTS[place + 1]
            top = self.bombs_top + CUT + place * self.bomb_height
            yield self._slot(top, self.bomb_height, ("bomb", value), partial(self._paint_bomb, value))

    def _slot(self, top: int, height: int, group: object, paint: Paint) -> Slot:
        return Slot(layout.SIDE_LEFT + 2, top, WIDTH - 4, height, self.theme.panel, (group, height), paint)

    def _paint_count(self, pen: Pen, key: Key) -> None:
        count, state = key
        ink, face = draw_state_box(pen, (2, 2, WIDTH - 6, COUNT - 2), state), BOLD
        if state == "pencil":
            face = PENCIL
        pen.text((MIDDLE - 2, COUNT / 2), str(count), ink, 54, face=face)

    def _paint_change(self, pen: Pen, key: Key) -> None:
        if key:
            ink = self.theme.score if key > 0 else self.theme.danger
            pen.text((MIDDLE - 2, CHANGE / 2 - 2), format_signed(key), ink, SMALLEST_SHOWN, face=BOLD)

    def _paint_circle(self, is_last: bool, pen: Pen, key: Key) -> None:
        """Draw a circle on the way to the next pink X, in its state: open, active, new or would-gain. The
        last one has the X."""
        theme, middle = self.theme, (MIDDLE - 2, self.pitch / 2)
        radius = min(CIRCLE, self.pitch // 2 - 3)
        fill, line, ink = {
            "open": (theme.panel, theme.soft, pink(theme)),
            "active": (theme.good, theme.wall, BLACK if theme.name == "dark" else theme.paper),
            "would-gain": (theme.paper, theme.accent, theme.graphite),
        }[key]
        pen.disc(middle, radius, line)
        pen.disc(middle, radius - (4 if key != "active" else 2), fill)
        if is_last:
            cross(pen, middle, 42, ink, 8)
        elif key != "open":
            draw_bolt(pen, middle, 36, ink)

    def _paint_special(self, pen: Pen, key: Key) -> None:
        value, state = key
        ink = draw_state_box(pen, (2, 2, WIDTH - 6, COUNT - 2), state)
        pen.text((MIDDLE - 2, COUNT / 2), str(value), ink, 50, face=PENCIL if state == "pencil" else BOLD)

    def _paint_next(self, pen: Pen, key: Key) -> None:
        if key is not None:
            pen.text((MIDDLE - 2, CHANGE / 2), str(key), self.theme.soft, SMALLEST_SHOWN)

    def _paint_bomb(self, value: int, pen: Pen, key: Key) -> None:
        """Draw a bomb with its points on it, in its state: there, used, would-use or missed."""
        theme, height = self.theme, self.bomb_height
        centre, size = (MIDDLE - 7, height / 2 + 5), 54 if self.is_duel else 60
        if key == "would-use":
            pen.gem((2, 2, WIDTH - 6, height - 2), CUT, theme.paper, line=theme.accent, width=4)
            pen.text((MIDDLE - 2, height / 2), f"−{value}", theme.graphite, 48, face=PENCIL)
            return
        draw_bomb(pen, centre, size, value=value, is_used=key == "used")
        if key == "missed":
            outline = gem_outline((5, 5, WIDTH - 9, height - 5), CUT)
            dashes(pen, [*outline, outline[0]], theme.paper, 5, 10, edge=BLACK)


def draw_state_box(pen: Pen, box: tuple[float, float, float, float], state: str) -> RGB:
    """Draw the box behind a number that is new or pencilled, and return the number's ink; plain has no box."""
    match state:
        case "pencil":
            pen.gem(box, 10, pen.theme.paper, line=pen.theme.accent, width=4)
            return pen.theme.graphite
        case "new":
            pen.gem(box, 10, pen.theme.accent)
            return pen.theme.accent_ink
    return pen.theme.ink


def format_signed(number: int) -> str:
    """Format a number with its sign; a negative one gets a real minus."""
    return f"{number:+d}".replace("-", "−") if number else "0"

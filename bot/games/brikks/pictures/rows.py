"""The points of the rows, at the right edge of the field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import zone
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen
from bot.render.theme import BOLD, PENCIL, REGULAR, Theme
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS

INSET = 5


@dataclass(frozen=True)
class RowPoints:
    """Draws one number for each row: its points or, while it has none, what it will score once full."""

    theme: Theme

    def draw(self, pen: Pen) -> None:
        """Draw the zones of the multipliers, which reach from the row numbers to the points."""
        for row in ROWS:
            top = layout.FIELD_BOTTOM - row * layout.CELL
            box = (layout.MARGIN, top, layout.POINTS_RIGHT, top + layout.CELL)
            pen.rectangle(box, zone(self.theme, MULTIPLIERS[row]))
            pen.text((layout.ROW_NUMBERS, top + layout.CELL / 2), str(row), self.theme.soft, SMALLEST_SHOWN)
        for row in ROWS[1:]:
            if MULTIPLIERS[row] != MULTIPLIERS[row - 1]:
                y = layout.FIELD_BOTTOM - (row - 1) * layout.CELL
                pen.rectangle((layout.MARGIN, y - 1, layout.POINTS_RIGHT, y + 1), self.theme.ground)

    def slots(self) -> Iterator[Slot]:
        for row in reversed(ROWS):
            y = layout.FIELD_BOTTOM - row * layout.CELL
            multiplier = MULTIPLIERS[row]
            paint = partial(self._paint, ROW_POINTS[len(COLUMNS)] * multiplier)
            # Without the lines between zones.
            box = layout.POINTS_LEFT, y + INSET, layout.POINTS_WIDTH, layout.CELL - 2 * INSET
            yield Slot(*box, zone(self.theme, multiplier), ("row", multiplier), paint)

    def _paint(self, full: int, pen: Pen, key: Key) -> None:
        """Draw the points of a row: open, scored, new or pencil."""
        points, state = key
        middle = layout.POINTS_WIDTH / 2, layout.CELL / 2 - INSET
        box = (3, 6, layout.POINTS_WIDTH - 3, layout.CELL - 2 * INSET - 6)
        theme, face, ink = self.theme, BOLD, self.theme.ink
        match state:
            case "open":
                points, ink, face = full, theme.soft, REGULAR
            case "new":
                pen.gem(box, 12, theme.accent)
                ink = theme.accent_ink
            case "pencil":
                pen.gem(box, 12, theme.paper, line=theme.accent, width=4)
                ink, face = theme.graphite, PENCIL
        pen.text(middle, str(points), ink, 44, face=face)

"""The opponent's part of a duel: the outline of their field, what they have, and the minis to send."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.colours import zone
from bot.games.brikks.pictures.meters import CUT, MIDDLE, WIDTH, Meters
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_badge, draw_bolt, draw_bomb, draw_mini
from bot.games.brikks.pictures.slot_keys import ShownSheet, field_faces
from bot.render.canvas import Key, Slot
from bot.render.pen import Pen
from bot.render.theme import BOLD, PENCIL, Theme
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROWS
from engine.brikks.moves import Minis, Placement
from engine.brikks.sheet import BOMBS
from engine.brikks.state import Phase, opponent
from engine.brikks.view import outcome
from engine.game import Seat

CELL = 6
FIELD_WIDTH, FIELD_HEIGHT = CELL * len(COLUMNS), CELL * len(ROWS)
MINIS, SEAT, NUMBER = 48, 46, 44


@dataclass(frozen=True)
class OpponentFace:
    theme: Theme

    def slots(self) -> Iterator[Slot]:
        top = Meters(self.theme, is_duel=True).middle_top + CUT
        for height, name, paint in (
            (MINIS, "minis", self._paint_minis),
            (SEAT, "opponent", self._paint_seat),
            (FIELD_HEIGHT + 6, "outline", self._paint_outline),
            (NUMBER, "opponent-energy", self._paint_energy),
            (NUMBER, "opponent-bombs", self._paint_bombs),
        ):
            yield Slot(layout.SIDE_LEFT + 2, top, WIDTH - 4, height, self.theme.panel, name, paint)
            top += height

    def _paint_seat(self, pen: Pen, key: Key) -> None:
        draw_badge(pen, (MIDDLE - 2, SEAT / 2), Seat(key))

    def _paint_outline(self, pen: Pen, key: Key) -> None:
        """Draw which cells are filled, in the colours of their blocks."""
        theme, left = self.theme, (WIDTH - 4 - FIELD_WIDTH) // 2
        pen.rectangle((left - 2, 0, left + FIELD_WIDTH + 2, FIELD_HEIGHT + 4), theme.wall)
        for row in ROWS:
            top = 2 + (len(ROWS) - row) * CELL
            pen.rectangle((left, top, left + FIELD_WIDTH, top + CELL), zone(theme, MULTIPLIERS[row]))
        for (column, row), colour in key:
            x, y = left + (column - 1) * CELL, 2 + (len(ROWS) - row) * CELL
            pen.rectangle((x, y, x + CELL, y + CELL), theme.colours[colour].base)

    def _paint_energy(self, pen: Pen, key: Key) -> None:
        draw_bolt(pen, (12, NUMBER / 2), 30, self.theme.good)
        self._number(pen, key)

    def _paint_bombs(self, pen: Pen, key: Key) -> None:
        draw_bomb(pen, (16, NUMBER / 2 + 3), 30, is_used=key == 0)
        self._number(pen, key)

    def _number(self, pen: Pen, number: int) -> None:
        pen.text((46, NUMBER / 2), str(number), self.theme.ink, SMALLEST_SHOWN, face=BOLD)

    def _paint_minis(self, pen: Pen, key: Key) -> None:
        """Draw how many minis the shown seat may send, or would earn."""
        count, is_pencilled = key
        if not count:
            return
        theme = self.theme
        ink, face = theme.ink, BOLD
        if is_pencilled:
            pen.gem((2, 2, WIDTH - 6, MINIS - 2), 8, theme.paper, line=theme.accent, width=3)
            ink, face = theme.graphite, PENCIL
        draw_mini(pen, (21, MINIS / 2), 32)
        pen.text((53, MINIS / 2), str(count), ink, SMALLEST_SHOWN, face=face)


def opponent_keys(shown: ShownSheet) -> Iterator[Key]:
    """Yield the keys of the opponent's part, in the order of its slots."""
    other = opponent(shown.seat)
    sheet = shown.view.sheets[other]
    yield _minis(shown)
    yield other
    yield tuple((cell, face.colour) for cell, face in field_faces(sheet, has_halo=False).items())
    yield sheet.energy.active
    yield BOMBS - sheet.bombs_used


def _minis(shown: ShownSheet) -> tuple[int, bool]:
    """Count the minis that the viewer can still send, or would earn with the pencilled move."""
    view = shown.view
    if view.seat is None:
        return 0, False
    match shown.own_pencil:
        case Placement() as placement if view.phase is Phase.RESOLVE:
            brought = outcome(view, placement)
            return (0 if brought is None else brought.crosses), True
        case Minis(cells):
            return view.owed[view.seat] - len(cells), True
    return view.owed[view.seat], False

"""Duel: the opponent's sheet in small, and the minis to send, in place of the special track."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import in_reading_order
from bot.games.brikks.pictures.shown import Shown, field_faces
from bot.games.brikks.pictures.signs import draw_bolt, draw_bomb, draw_mini
from bot.games.brikks.pictures.small import small_field
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_seat
from bot.render.pen import Pen
from bot.render.theme import BOLD, PENCIL, Theme
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.moves import Minis, Placement
from engine.brikks.sheet import BOMBS
from engine.brikks.state import Phase, opponent
from engine.brikks.view import outcome
from engine.game import Seat

CELL = layout.SPECIAL_WIDTH // len(COLUMNS)
LEFT = layout.SPECIAL_LEFT + (layout.SPECIAL_WIDTH - CELL * len(COLUMNS)) // 2
CHIP, LINE = 56, 50
FIELD_TOP = layout.FIELD_TOP + CHIP + 10
MEANS_TOP = FIELD_TOP + CELL * len(ROWS) + 10
MINIS_TOP = MEANS_TOP + 2 * LINE + 24


@dataclass(frozen=True)
class OpponentFace:
    theme: Theme

    def slots(self) -> Iterator[Slot]:
        ground, x, width = self.theme.ground, layout.SPECIAL_LEFT, layout.SPECIAL_WIDTH
        yield Slot(x, layout.FIELD_TOP, width, CHIP, ground, "opponent", self._paint_chip)
        yield Slot(x, MEANS_TOP, width, LINE, ground, "opponent-energy", self._paint_energy)
        yield Slot(x, MEANS_TOP + LINE, width, LINE, ground, "opponent-bombs", self._paint_bombs)
        yield Slot(x, MINIS_TOP, width, 120, ground, "minis", self._paint_minis)
        yield from small_field(self.theme, LEFT, FIELD_TOP, CELL)

    def _paint_chip(self, pen: Pen, key: Key) -> None:
        seat = Seat(key)
        centre = (layout.SPECIAL_WIDTH / 2, CHIP / 2)
        draw_seat(pen, centre, 24, self.theme, seat)

    def _paint_energy(self, pen: Pen, key: Key) -> None:
        draw_bolt(pen, (18, LINE / 2), 42, self.theme.good)
        self._number(pen, key)

    def _paint_bombs(self, pen: Pen, key: Key) -> None:
        draw_bomb(pen, (17, LINE / 2 + 3), 32, self.theme, is_used=key == 0)
        self._number(pen, key)

    def _number(self, pen: Pen, number: int) -> None:
        place = (layout.SPECIAL_WIDTH / 2 + 18, LINE / 2)
        pen.text(place, str(number), self.theme.ink, 32, face=BOLD)

    def _paint_minis(self, pen: Pen, key: Key) -> None:
        """How many minis the shown seat may send, or would earn."""
        count, is_pencilled = key
        if not count:
            return
        theme, middle = self.theme, layout.SPECIAL_WIDTH / 2
        if is_pencilled:
            pen.gem((0, 0, layout.SPECIAL_WIDTH, 120), 12, theme.paper, line=theme.accent, width=3)
        draw_mini(pen, (middle, 38), 48, theme)
        ink, face = (theme.graphite, PENCIL) if is_pencilled else (theme.ink, BOLD)
        pen.text((middle, 90), f"×{count}", ink, 38, face=face)


def opponent_keys(shown: Shown) -> Iterator[Key]:
    """What the opponent's column shows, in the order of its slots."""
    other = opponent(shown.seat)
    sheet = shown.view.sheets[other]
    yield other
    yield sheet.energy.active
    yield BOMBS - sheet.bombs_used
    yield _minis(shown)
    yield from in_reading_order(field_faces(sheet))


def _minis(shown: Shown) -> tuple[int, bool]:
    """The minis that the own seat can still send, or would earn with the pencilled move."""
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

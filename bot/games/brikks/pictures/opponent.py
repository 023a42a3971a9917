"""The opponent's part of a duel: their field at a quarter of the width, what they have, and the minis to
send."""

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
from bot.render.theme import BOLD, EDGE, PENCIL, Theme
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.moves import Minis, Placement
from engine.brikks.sheet import BOMBS
from engine.brikks.state import Phase, opponent
from engine.brikks.view import outcome
from engine.game import Seat

CELL, HEAD, TOP = layout.OPPONENT_CELL, layout.OPPONENT_HEAD, layout.OVERVIEW_TOP
FIELD_TOP = TOP + HEAD
BOTTOM = FIELD_TOP + CELL * len(ROWS) + 2
HEADS = {"opponent": (0, 80), "energy": (80, 90), "bombs": (170, 80)}
"""The left edge and width of each item above the field."""
MINIS_HEIGHT = 120


@dataclass(frozen=True)
class OpponentFace:
    theme: Theme

    def draw(self, pen: Pen) -> None:
        """Draw the frame of the field."""
        right, bottom = EDGE + CELL * len(COLUMNS), FIELD_TOP + CELL * len(ROWS)
        pen.rectangle((EDGE - 2, FIELD_TOP - 2, right + 2, bottom + 2), self.theme.wall)

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        paints = (self._paint_seat, self._paint_energy, self._paint_bombs)
        for (name, (left, width)), paint in zip(HEADS.items(), paints, strict=True):
            yield Slot(EDGE + left, TOP, width, HEAD - 2, ground, ("opponent", name), paint)
        yield from small_field(self.theme, EDGE, FIELD_TOP, CELL)
        size = layout.SPECIAL_WIDTH, MINIS_HEIGHT
        yield Slot(layout.SPECIAL_LEFT, layout.FIELD_TOP, *size, ground, "minis", self._paint_minis)

    def _paint_seat(self, pen: Pen, key: Key) -> None:
        draw_seat(pen, (25, HEAD / 2 - 1), 22, self.theme, Seat(key))

    def _paint_energy(self, pen: Pen, key: Key) -> None:
        draw_bolt(pen, (18, HEAD / 2 - 1), 40, self.theme.good)
        self._number(pen, 36, key)

    def _paint_bombs(self, pen: Pen, key: Key) -> None:
        draw_bomb(pen, (20, HEAD / 2 + 3), 34, self.theme, is_used=key == 0)
        self._number(pen, 42, key)

    def _number(self, pen: Pen, left: float, number: int) -> None:
        pen.text((left, HEAD / 2 - 1), str(number), self.theme.ink, 34, face=BOLD, anchor="l")

    def _paint_minis(self, pen: Pen, key: Key) -> None:
        """Draw how many minis the shown seat may send, or would earn."""
        count, is_pencilled = key
        if not count:
            return
        theme, middle = self.theme, layout.SPECIAL_WIDTH / 2
        if is_pencilled:
            box = (0, 0, layout.SPECIAL_WIDTH, MINIS_HEIGHT)
            pen.gem(box, 12, theme.paper, line=theme.accent, width=3)
        draw_mini(pen, (middle, 38), 48, theme)
        ink, face = (theme.graphite, PENCIL) if is_pencilled else (theme.ink, BOLD)
        pen.text((middle, 90), f"×{count}", ink, 38, face=face)


def opponent_keys(shown: Shown) -> Iterator[Key]:
    """Yield the keys of the opponent's part, in the order of its slots."""
    other = opponent(shown.seat)
    sheet = shown.view.sheets[other]
    yield other
    yield sheet.energy.active
    yield BOMBS - sheet.bombs_used
    yield from in_reading_order(field_faces(sheet))
    yield _minis(shown)


def _minis(shown: Shown) -> tuple[int, bool]:
    """Count the minis that the own seat can still send, or would earn with the pencilled move."""
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

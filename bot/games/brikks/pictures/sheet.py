"""The picture of one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import GROUNDS, CellFace
from bot.games.brikks.pictures.colours import THEMES, zone
from bot.games.brikks.pictures.header import Moment, PointsFace, ThrowFace
from bot.games.brikks.pictures.legend import Legend
from bot.games.brikks.pictures.meters import Meters
from bot.games.brikks.pictures.opponent import OpponentFace, opponent_keys
from bot.games.brikks.pictures.score import FinalFace
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN
from bot.games.brikks.pictures.slot_keys import ShownSheet, sheet_keys, shown_seat, special_keys
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key, Scene, Slot
from bot.render.names import Name
from bot.render.pen import Pen
from bot.render.theme import BOLD, DEFAULT, PENCIL, REGULAR, WIDTH, Theme
from engine.brikks.blocks import Block
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS
from engine.brikks.moves import Move
from engine.brikks.state import Phase
from engine.brikks.view import View
from engine.game import Seat

INSET = 5


def render_sheet(
    view: View,
    *,
    names: Sequence[Name] = (),
    seat: Seat | None = None,
    pencil: Move | None = None,
    block: Block | None = None,
    missed: Move | None = None,
    is_plain: bool = False,
    is_new: bool = False,
    theme: str = DEFAULT,
    locale: str = "en",
    scale: int = 1,
) -> bytes:
    """Draw the PNG of the view's own sheet, or of another seat's: none is secret.

    `names` are the players' names by seat; empty in solo and in a lobby, where seats have no badges. `pencil`
    is a move of the viewer that can still change in the open round: a start block, a block with its cost
    and gains, a bomb, dropping out. `block` is the block that the viewer has chosen but not yet placed:
    every landing place gets its letter from `labelled_places(view, block)`; it has no effect beside a pencil.
    It is WIDTH times `scale` pixels wide. `is_new` adds a legend, for a lobby, where people read before they play; if `is_plain`, letters do not tell what
    earns something. `missed` is outlined in dashes beside the pencil, to compare both.

    While the viewer owes minis and no seat is named, the opponent's field is shown, with the minis of
    `pencil=Minis(...)` in pencil and the places of the next one lettered as in `labelled_minis(view, cells)`.
    """
    shown = ShownSheet(view, shown_seat(view, seat), pencil, block, names, is_plain, missed, locale)
    canvas = sheet_canvas(theme, kind_of(view, is_new=is_new), scale)
    return canvas.picture(keys(shown, is_new=is_new))


@dataclass(frozen=True)
class SheetKind:
    """What a sheet's scene depends on, apart from the theme: words are part of keys, so that languages share a canvas."""

    is_duel: bool = False
    is_over: bool = False
    has_legend: bool = False


def kind_of(view: View, *, is_new: bool = False) -> SheetKind:
    return SheetKind(view.is_duel, view.phase is Phase.OVER, is_new)


def keys(shown: ShownSheet, *, is_new: bool = False) -> list[Key]:
    """Return the keys of all slots of a sheet's scene."""
    beside = opponent_keys(shown) if shown.view.is_duel else special_keys(shown)
    return [*sheet_keys(shown, beside), *([(shown.sheet.level, shown.locale)] if is_new else [])]


@CANVASES.keeping
def sheet_canvas(theme: str, kind: SheetKind, scale: int) -> Canvas:
    return Canvas(sheet_scene(theme, kind), mapper(theme), scale)


@lru_cache
def mapper(theme: str) -> png.Mapper:
    return png.Mapper(THEMES[theme].palette)


def sheet_scene(theme: str, kind: SheetKind) -> Scene:
    """Return the sheet's scene; its slots are in the order of `keys`."""
    parts = _Parts(THEMES[theme], kind)
    height = layout.HEIGHT + (layout.LEGEND_HEIGHT if kind.has_legend else 0)
    return Scene(parts.theme, WIDTH, height, parts.draw_static, tuple(parts.slots()))


@dataclass(frozen=True)
class _Parts:
    """Draws the parts of a sheet at their positions."""

    theme: Theme
    kind: SheetKind

    @cached_property
    def meters(self) -> Meters:
        return Meters(self.theme, self.kind.is_duel)

    def draw_static(self, pen: Pen) -> None:
        RowPoints(self.theme).draw(pen)
        for column in COLUMNS:
            place = layout.FIELD_LEFT + (column - 0.5) * layout.CELL, layout.COLUMN_NUMBERS
            pen.text(place, str(column), self.theme.soft, SMALLEST_SHOWN)
        left, top, frame = layout.FIELD_LEFT, layout.FIELD_TOP, layout.FRAME
        box = (left - frame, top - frame, layout.FIELD_RIGHT + frame, layout.FIELD_BOTTOM + frame)
        pen.rectangle(box, self.theme.wall)
        self.meters.draw(pen)

    def slots(self) -> Iterator[Slot]:
        yield from self._head_slots()
        face = CellFace(layout.CELL, self.theme)
        for cell in GROUNDS:
            yield Slot(*layout.origin(cell), layout.CELL, layout.CELL, self.theme.panel, "cell", face.paint)
        yield from RowPoints(self.theme).slots()
        yield from self.meters.energy_slots()
        is_duel = self.kind.is_duel
        yield from OpponentFace(self.theme).slots() if is_duel else self.meters.special_slots()
        yield from self.meters.bomb_slots()
        if self.kind.has_legend:
            yield Legend(self.theme, is_duel).slot()

    def _head_slots(self) -> Iterator[Slot]:
        if self.kind.is_over:
            yield from FinalFace(self.theme).slots()
            return
        yield Moment(self.theme).slot()
        yield ThrowFace(self.theme).slot()
        yield from PointsFace(self.theme).slots()


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

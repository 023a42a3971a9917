"""The picture of one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

from bot.games.brikks.pictures import layout, opponent
from bot.games.brikks.pictures.cells import GROUNDS, CellFace
from bot.games.brikks.pictures.colours import THEMES, pink
from bot.games.brikks.pictures.header import Heading, ThrowFace
from bot.games.brikks.pictures.legend import Legend
from bot.games.brikks.pictures.opponent import OpponentFace, opponent_keys
from bot.games.brikks.pictures.overview import Overview
from bot.games.brikks.pictures.points import PointsFace
from bot.games.brikks.pictures.score import ScoreLine
from bot.games.brikks.pictures.shown import Shown, sheet_keys, shown_seat, special_keys
from bot.games.brikks.pictures.signs import draw_bolt
from bot.games.brikks.pictures.tracks import (
    draw_zone,
    paint_bomb,
    paint_energy,
    paint_row_points,
    paint_special,
)
from bot.pages.texts import language
from bot.render import png
from bot.render.byte_cache import made_once
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.names import Name
from bot.render.pen import Pen, cross
from bot.render.theme import BOLD, DEFAULT, EDGE, PENCIL, SMALLEST, WIDTH, Theme
from engine.brikks.blocks import Block
from engine.brikks.energy import LENGTH, PINK_X
from engine.brikks.field import COLUMNS, MULTIPLIERS, ROW_POINTS, ROWS
from engine.brikks.moves import Move
from engine.brikks.sheet import BOMB_POINTS, BOMBS, SPECIAL
from engine.brikks.view import View
from engine.game import Seat


def render_sheet(
    view: View,
    *,
    names: Sequence[Name] = (),
    seat: Seat | None = None,
    pencil: Move | None = None,
    block: Block | None = None,
    theme: str = DEFAULT,
    locale: str = "en",
) -> bytes:
    """Draw the PNG of the view's own sheet, or of another seat's: none is secret.

    `names` are the players' names by seat; empty in solo and in a lobby, where seats have no badges. `pencil`
    is a move of the own seat that can still change in the open round: a start block, a block with its cost
    and gains, a bomb, dropping out. `block` is the block that the own seat has chosen but not yet placed:
    every landing place gets its letter from `labelled_places(view, block)`; it has no effect beside a pencil.

    While the own seat owes minis and no seat is named, the opponent's field is shown, with the minis of
    `pencil=Minis(...)` in pencil and the places of the next one lettered as in `labelled_minis(view, cells)`.
    """
    shown = Shown(view, shown_seat(view, seat), pencil, block, names)
    canvas = sheet_canvas(theme, language(locale), is_duel=view.is_duel)
    return canvas.picture(keys(shown, locale))


def keys(shown: Shown, locale: str) -> list[Key]:
    """Return the keys of all slots of a sheet's scene."""
    beside = opponent_keys(shown) if shown.view.is_duel else special_keys(shown)
    return sheet_keys(shown, beside, locale)


@made_once(16)
def sheet_canvas(theme: str, locale: str, *, is_duel: bool) -> Canvas:
    return Canvas(sheet_scene(theme, locale, is_duel=is_duel), mapper(theme))


@lru_cache
def mapper(theme: str) -> png.Mapper:
    return png.Mapper(THEMES[theme].palette)


def sheet_scene(theme: str, locale: str, *, is_duel: bool) -> Scene:
    """Return the sheet's scene; its slots are in the order of `sheet_keys`."""
    parts = _Parts(THEMES[theme], locale, is_duel)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


@dataclass(frozen=True)
class _Parts:
    """Draws the parts of a sheet at their positions."""

    theme: Theme
    locale: str
    is_duel: bool

    @cached_property
    def overview(self) -> Overview:
        left, unit = (
            (layout.DUEL_OVERVIEW_LEFT, layout.DUEL_OVERVIEW_UNIT)
            if self.is_duel
            else (EDGE, layout.OVERVIEW_UNIT)
        )
        groups = 2 if self.is_duel else 3
        return Overview(self.theme, left, layout.OVERVIEW_TOP, WIDTH - EDGE - left, groups, unit)

    @cached_property
    def score(self) -> ScoreLine:
        return ScoreLine(self.theme, self.locale, layout.OVERVIEW_TOP + self.overview.height + 8)

    @property
    def legend_top(self) -> int:
        return (opponent.BOTTOM if self.is_duel else self.score.top + layout.SCORE_HEIGHT) + 6

    @property
    def height(self) -> int:
        return self.legend_top + layout.LEGEND_HEIGHT + EDGE // 2

    def draw_static(self, pen: Pen) -> None:
        Heading(self.theme, self.locale).draw(pen)
        self._draw_heads(pen)
        self._draw_rows(pen)
        self.overview.draw(pen)
        if self.is_duel:
            OpponentFace(self.theme).draw(pen)
        else:
            self.score.draw(pen)

    def _draw_heads(self, pen: Pen) -> None:
        theme, y = self.theme, layout.FIELD_TOP - layout.STRIP / 2
        for column in COLUMNS:
            x = layout.FIELD_LEFT + (column - 0.5) * layout.CELL
            pen.text((x, y), str(column), theme.soft, SMALLEST)
        for crosses, (left, width) in zip(sorted(ROW_POINTS), layout.POINTS_SPANS, strict=True):
            pen.text((layout.POINTS_LEFT + left + width / 2, y), str(crosses), theme.soft, SMALLEST)
        if not self.is_duel:
            cross(pen, (layout.SPECIAL_LEFT + layout.SPECIAL_WIDTH / 2, y), 28, pink(theme), 6)
            right, bottom = layout.SPECIAL_LEFT + layout.SPECIAL_WIDTH, layout.FIELD_BOTTOM
            inset = layout.SPECIAL_INSET
            pen.gem((layout.SPECIAL_LEFT, layout.FIELD_TOP, right, bottom), inset, theme.panel)

    def _draw_rows(self, pen: Pen) -> None:
        theme = self.theme
        for multiplier in sorted(set(MULTIPLIERS.values())):
            rows = [row for row in ROWS if MULTIPLIERS[row] == multiplier]
            top = layout.FIELD_BOTTOM - rows[-1] * layout.CELL
            draw_zone(pen.at(EDGE, top), theme, multiplier, len(rows) * layout.CELL)
        for row in ROWS:
            y = layout.FIELD_BOTTOM - (row - 0.5) * layout.CELL
            pen.text((layout.ROW_NUMBER, y), str(row), theme.soft, SMALLEST)
        frame = (layout.FIELD_LEFT - 3, layout.FIELD_TOP - 3, layout.FIELD_RIGHT + 3, layout.FIELD_BOTTOM + 3)
        pen.rectangle(frame, theme.wall)

    def slots(self) -> Iterator[Slot]:
        yield Heading(self.theme, self.locale).slot()
        yield from ThrowFace(self.theme).slots()
        yield from PointsFace(self.theme, self.locale).slots()
        face = CellFace(layout.CELL, self.theme)
        for cell in GROUNDS:
            yield Slot(*layout.origin(cell), layout.CELL, layout.CELL, self.theme.panel, "cell", face.paint)
        yield from self._row_slots()
        yield from (OpponentFace(self.theme).slots() if self.is_duel else self._special_slots())
        yield from self._energy_slots()
        yield from self._bomb_slots()
        yield from self.overview.slots()
        if not self.is_duel:
            yield from self.score.slots()
        yield Legend(self.theme, self.locale, self.is_duel).slot(self.legend_top)

    def _row_slots(self) -> Iterator[Slot]:
        for row in reversed(ROWS):
            values = tuple(points * MULTIPLIERS[row] for _, points in sorted(ROW_POINTS.items()))
            y = layout.FIELD_BOTTOM - row * layout.CELL
            group = ("row", MULTIPLIERS[row])
            paint = partial(self._paint_row, values)
            yield Slot(
                layout.POINTS_LEFT, y, layout.POINTS_WIDTH, layout.CELL, self.theme.ground, group, paint
            )

    def _special_slots(self) -> Iterator[Slot]:
        inset = layout.SPECIAL_INSET
        edges = [
            layout.FIELD_TOP + round(layout.FIELD_HEIGHT * i / len(SPECIAL)) for i in range(len(SPECIAL) + 1)
        ]
        left, width = layout.SPECIAL_LEFT + inset, layout.SPECIAL_WIDTH - 2 * inset
        for place, value in enumerate(reversed(SPECIAL)):
            top, height = edges[place], edges[place + 1] - edges[place]
            paint = partial(self._paint_special, value, height)
            group = ("special", value, height)
            yield Slot(left, top, width, height, self.theme.panel, group, paint)

    def _energy_slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        size = (layout.ENERGY_COUNT_WIDTH, 2 * layout.ENERGY_HEIGHT)
        yield Slot(EDGE, layout.ENERGY_TOP, *size, ground, "energy-count", self._paint_energy_count)
        for position in range(1, LENGTH + 1):
            row, place = divmod(position - 1, layout.ENERGY_IN_ROW)
            x = layout.FIELD_LEFT + place * layout.ENERGY_PITCH
            y = layout.ENERGY_TOP + row * layout.ENERGY_HEIGHT
            paint = partial(self._paint_energy, position)
            group = ("energy", position in PINK_X)
            yield Slot(x, y, layout.ENERGY_PITCH, layout.ENERGY_HEIGHT, ground, group, paint)

    def _bomb_slots(self) -> Iterator[Slot]:
        for place in range(BOMBS):
            value = BOMB_POINTS[place] - BOMB_POINTS[place + 1]
            x = layout.BOMB_LEFT + place * layout.BOMB_WIDTH
            paint = partial(self._paint_bomb, value)
            size = (layout.BOMB_WIDTH, layout.BOMB_HEIGHT)
            yield Slot(x, layout.ENERGY_TOP, *size, self.theme.ground, ("bomb", value), paint)

    def _paint_row(self, values: tuple[int, ...], pen: Pen, key: Key) -> None:
        points, is_pencilled = key
        paint_row_points(pen, self.theme, values, points=points, is_pencilled=is_pencilled)

    def _paint_special(self, value: int, height: int, pen: Pen, key: Key) -> None:
        paint_special(pen, self.theme, value, height, state=key)

    def _paint_energy_count(self, pen: Pen, key: Key) -> None:
        count, is_pencilled = key
        theme, middle = self.theme, layout.ENERGY_COUNT_WIDTH / 2
        draw_bolt(pen, (middle, 25), 44, theme.good)
        if is_pencilled:
            pen.gem((6, 48, layout.ENERGY_COUNT_WIDTH - 6, 92), 10, theme.paper, line=theme.accent, width=3)
        ink, face = (theme.graphite, PENCIL) if is_pencilled else (theme.ink, BOLD)
        pen.text((middle, 70), str(count), ink, 40, face=face)

    def _paint_energy(self, position: int, pen: Pen, key: Key) -> None:
        paint_energy(pen, self.theme, position, state=key)

    def _paint_bomb(self, value: int, pen: Pen, key: Key) -> None:
        paint_bomb(pen, self.theme, value, state=key)

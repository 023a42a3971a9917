"""The picture of one sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.games.brilliant.pictures import legend
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import BAR_GAP, BOX_HEIGHT, HEADER, STRIP, SheetLayout
from bot.games.brilliant.pictures.plates import (
    STRIP_HEIGHT,
    STRIP_TOP,
    draw_plate,
    draw_ties,
    paint_value,
    value_spans,
)
from bot.games.brilliant.pictures.shown import sheet_keys, shown_seat
from bot.games.brilliant.pictures.stones import FieldFace, draw_grid
from bot.pages.texts import language, text
from bot.render import png
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.gems import draw_die, draw_seat
from bot.render.pen import Pen, fit, flag, text_width
from bot.render.theme import BOLD, CAP, DEFAULT, EDGE, SMALLEST, WIDTH, Theme
from engine.brilliant.level import COLUMN_LETTERS, SOLO_BOXES, AreaId, Level
from engine.brilliant.sheet import Move
from engine.brilliant.view import View
from engine.game import Seat

DIE = 100
DICE_LEFT = (WIDTH - 2 * DIE - 24) // 2
CHIP = 52
TITLE_WIDTH = DICE_LEFT - EDGE - 12
POINTS_LEFT = DICE_LEFT + 2 * DIE + 24 + 16
POINTS_WIDTH = WIDTH - EDGE - POINTS_LEFT


def render_sheet(
    view: View,
    *,
    seat: Seat | None = None,
    pencil: Move | None = None,
    theme: str = DEFAULT,
    locale: str = "en",
) -> bytes:
    """The PNG of the view's own sheet, or of another seat's once all are revealed.

    `pencil` is the move that can still change in the open round.
    """
    canvas = sheet_canvas(view.level, theme, language(locale), is_solo=view.is_solo)
    return canvas.picture(sheet_keys(view, shown_seat(view, seat), pencil, locale))


@lru_cache(maxsize=16)
def sheet_canvas(level: Level, theme: str, locale: str, *, is_solo: bool) -> Canvas:
    return Canvas(sheet_scene(level, theme, locale, is_solo=is_solo), _mapper(theme))


@lru_cache
def _mapper(theme: str) -> png.Mapper:
    return png.Mapper(THEMES[theme].palette)


def sheet_scene(level: Level, theme: str, locale: str, *, is_solo: bool) -> Scene:
    """The sheet's scene; its slots are in the order of `sheet_keys`."""
    parts = _Parts(SheetLayout(level), THEMES[theme], locale, is_solo)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


@dataclass(frozen=True)
class _Parts:
    """Draws the parts of a sheet at their positions."""

    layout: SheetLayout
    theme: Theme
    locale: str
    is_solo: bool

    @property
    def height(self) -> int:
        words = legend.height(self.layout.level, self.locale, is_solo=self.is_solo)
        return self.legend_top + words + EDGE

    @property
    def legend_top(self) -> int:
        return self.layout.legend_top(is_solo=self.is_solo)

    def draw_static(self, pen: Pen) -> None:
        level, theme, layout = self.layout.level, self.theme, self.layout
        indent = 0 if self.is_solo else CHIP + 12
        name, size = fit(level.name, 46, TITLE_WIDTH - indent, BOLD)
        pen.text((EDGE + indent, 46), name, theme.ink, size, face=BOLD, anchor="l")
        self._draw_coordinates(pen)
        draw_grid(pen, layout, theme)
        draw_ties(pen, layout, theme)
        for index, (x, y) in layout.plates.items():
            draw_plate(pen.at(x, y), level.areas[index], theme)
        legend.draw(pen.at(EDGE, self.legend_top), level, self.locale, theme, is_solo=self.is_solo)

    def _draw_coordinates(self, pen: Pen) -> None:
        layout, theme = self.layout, self.theme
        for column in range(layout.level.columns):
            x = layout.left + column * layout.cell + layout.cell / 2
            pen.text((x, layout.top - STRIP / 2 - 1), COLUMN_LETTERS[column], theme.soft, SMALLEST)
        for row in range(layout.level.rows):
            y = layout.top + row * layout.cell + layout.cell / 2
            pen.text((layout.left - 16, y), str(row + 1), theme.soft, SMALLEST)

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        if not self.is_solo:
            yield Slot(EDGE, 20, CHIP, CHIP, ground, "chip", self._paint_chip)
        yield Slot(EDGE, 78, TITLE_WIDTH, 48, ground, "status", self._paint_status)
        for left in (DICE_LEFT, DICE_LEFT + DIE + 24):
            yield Slot(left, (HEADER - DIE) // 2, DIE, DIE, ground, "die", self._paint_die)
        yield Slot(POINTS_LEFT, 14, POINTS_WIDTH, 112, ground, "points", self._paint_points)
        yield from self._field_slots()
        yield from self._value_slots()
        yield from self._bar_slots()

    def _field_slots(self) -> Iterator[Slot]:
        layout = self.layout
        for place in layout.level.fields:
            shades = self.theme.colours[layout.level.area_of(place).colour]
            has_sign, has_star = place in layout.sign_fields, place in layout.level.stars
            busy = layout.busy_corners(place)
            face = FieldFace(layout.cell, shades, self.theme, has_sign, has_star, busy)
            x, y = layout.origin(place)
            margin, size = face.margin, layout.cell - 2 * face.margin
            yield Slot(x + margin, y + margin, size, size, shades.base, face.group, face.paint, face.outline)

    def _value_slots(self) -> Iterator[Slot]:
        layout, panel = self.layout, self.theme.panel
        for index, area in enumerate(layout.level.areas):
            x, y = layout.plates[AreaId(index)]
            for value, (left, width) in zip(area.values, value_spans(area.values), strict=True):
                paint = partial(_paint_value, self.theme, value, width)
                group = ("value", value, width)
                yield Slot(x + left, y + STRIP_TOP, width, STRIP_HEIGHT, panel, group, paint)

    def _bar_slots(self) -> Iterator[Slot]:
        count = SOLO_BOXES if self.is_solo else self.layout.level.bar
        row = self.layout.boxes_in_row(is_solo=self.is_solo)
        pitch = (WIDTH - 2 * EDGE) / row
        for i in range(count):
            x = EDGE + round(i % row * pitch)
            width = EDGE + round((i % row + 1) * pitch) - x - BAR_GAP
            y = self.layout.bar_top + i // row * (BOX_HEIGHT + BAR_GAP)
            group = ("box", i, width)
            paint = partial(self._paint_stroke_box if self.is_solo else self._paint_box, i + 1, width)
            yield Slot(x, y, width, BOX_HEIGHT, self.theme.ground, group, paint)

    def _paint_chip(self, pen: Pen, key: Key) -> None:
        draw_seat(pen, (CHIP / 2, CHIP / 2), CHIP / 2 - 1, self.theme, Seat(key))

    def _paint_status(self, pen: Pen, key: Key) -> None:
        words, size = fit(str(key), 38, TITLE_WIDTH - 4)
        pen.text((0, 24), words, self.theme.soft, size, anchor="l")

    def _paint_die(self, pen: Pen, key: Key) -> None:
        value, is_passed = key
        draw_die(pen, DIE, self.theme, value, dimmed=is_passed)

    def _paint_points(self, pen: Pen, key: Key) -> None:
        points, target = key
        draw_points(pen, self.theme, self.locale, points, target)

    def _paint_box(self, number: int, width: int, pen: Pen, key: Key) -> None:
        is_filled, is_target, is_named = key
        theme = self.theme
        line = theme.good if is_target else None
        pen.gem((0, 0, width, BOX_HEIGHT), 6, theme.accent if is_filled else theme.panel, line=line, width=5)
        ink = theme.accent_ink if is_filled else theme.soft
        if is_named:
            words, size = fit(str(number), 30, width, BOLD)
            pen.text((width / 2, BOX_HEIGHT / 2 + (9 if is_target else 0)), words, ink, size, face=BOLD)
        if is_target:
            mast = width / 2 - 9
            pen.rectangle((mast - 3, 6, mast, 25), ink)
            pen.polygon([(mast, 6), (mast + 20, 12), (mast, 19)], theme.good)

    def _paint_stroke_box(self, number: int, width: int, pen: Pen, key: Key) -> None:
        """A box of the solo bar: its number, on red if it costs a value, and up to two strokes."""
        theme = self.theme
        pen.gem((0, 0, width, BOX_HEIGHT), 10, theme.panel)
        ink = theme.soft
        if number in self.layout.level.solo_boxes:
            pen.gem((5, 7, 45, BOX_HEIGHT - 7), 9, theme.danger)
            ink = theme.ground
        pen.text((25, BOX_HEIGHT / 2), str(number), ink, 30, face=BOLD)
        for stroke in range(key):
            x = width - 34 + stroke * 14
            pen.line([(x, BOX_HEIGHT - 12), (x + 12, 12)], theme.accent, 6)


def _paint_value(theme: Theme, value: int, width: int, pen: Pen, key: Key) -> None:
    paint_value(pen, theme, value, width, state=key)


def draw_points(pen: Pen, theme: Theme, locale: str, points: int, target: int | None = None) -> None:
    """The points in large type, with the target if there is one; POINTS_WIDTH wide."""
    right = POINTS_WIDTH
    words, size = fit(text(locale, "sheet-points-word", points=points), 32, POINTS_WIDTH)
    pen.text((right, 92), words, theme.soft, size, anchor="r")
    if target is not None:
        goal = text_width(str(target), 44, BOLD)
        pen.text((right, 34), str(target), theme.soft, 44, face=BOLD, anchor="r")
        flag(pen, (right - goal - 48, 54), 40, theme.good, pole=theme.soft)
        right -= round(goal) + 72
    pen.text((right, 32), str(points), theme.score, round(52 / CAP), face=BOLD, anchor="r")

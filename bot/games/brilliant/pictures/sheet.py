"""The picture of one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.games.brilliant.pictures import legend
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import HEADER, STRIP, SheetLayout
from bot.games.brilliant.pictures.plates import (
    STRIP_HEIGHT,
    STRIP_TOP,
    draw_plate,
    draw_ties,
    paint_value,
    value_spans,
)
from bot.games.brilliant.pictures.race import Race
from bot.games.brilliant.pictures.shown import sheet_keys, shown_seat
from bot.games.brilliant.pictures.stones import FieldFace, draw_grid
from bot.pages.texts import language, text
from bot.render import png
from bot.render.byte_cache import made_once
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.gems import draw_die, draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, fit, flag, text_width
from bot.render.theme import BOLD, CAP, DEFAULT, EDGE, WIDTH, Theme
from engine.brilliant.level import COLUMN_LETTERS, SOLO_BOXES, AreaId, Level
from engine.brilliant.sheet import Move
from engine.brilliant.state import TARGETS
from engine.brilliant.view import View
from engine.game import Seat

DIE = 100
DICE_LEFT = (WIDTH - 2 * DIE - 24) // 2
CHIP = 60
AXIS = 36
"""The size of the coordinates."""
STATUS_TOP, STATUS = 92, 40
BOX_HEIGHT, BAR_GAP, BOXES_IN_ROW = 56, 6, 11
LANE, LANES_IN_COLUMN = 42, 3
TITLE_WIDTH = DICE_LEFT - EDGE - 12
POINTS_LEFT = DICE_LEFT + 2 * DIE + 24 + 16
POINTS_WIDTH = WIDTH - EDGE - POINTS_LEFT


def render_sheet(
    view: View,
    *,
    names: Sequence[Name] = (),
    seat: Seat | None = None,
    pencil: Move | None = None,
    theme: str = DEFAULT,
    locale: str = "en",
) -> bytes:
    """Draw the PNG of the view's own sheet, or of another seat's once all are revealed.

    `names` are the players' names by seat, not needed in solo; `pencil` is the move that can still change in
    the open round.
    """
    canvas = sheet_canvas(view.level, theme, language(locale), view.seats)
    return canvas.picture(sheet_keys(view, shown_seat(view, seat), names, pencil, locale))


@made_once(10)
def sheet_canvas(level: Level, theme: str, locale: str, seats: int) -> Canvas:
    return Canvas(sheet_scene(level, theme, locale, seats), _mapper(theme))


@lru_cache
def _mapper(theme: str) -> png.Mapper:
    return png.Mapper(THEMES[theme].palette)


def sheet_scene(level: Level, theme: str, locale: str, seats: int) -> Scene:
    """Return the sheet's scene; its slots are in the order of `sheet_keys`."""
    parts = _Parts(SheetLayout(level), THEMES[theme], locale, seats)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


@dataclass(frozen=True)
class _Parts:
    """Draws the parts of a sheet at their positions."""

    layout: SheetLayout
    theme: Theme
    locale: str
    seats: int

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def height(self) -> int:
        words = legend.height(self.layout.level, self.locale, is_solo=self.is_solo)
        return self.legend_top + words + EDGE

    @property
    def legend_top(self) -> int:
        if not self.is_solo:
            return self.race.bottom + 14
        rows = SOLO_BOXES // BOXES_IN_ROW
        return self.layout.bar_top + rows * (BOX_HEIGHT + BAR_GAP) - BAR_GAP + 18

    @property
    def race(self) -> Race:
        columns = -(-self.seats // LANES_IN_COLUMN)
        bar, goal = self.layout.level.bar, TARGETS.get(self.seats)
        return Race(self.theme, self.seats, self.layout.bar_top, LANE, bar, goal, columns)

    def draw_static(self, pen: Pen) -> None:
        level, theme, layout = self.layout.level, self.theme, self.layout
        indent = 0 if self.is_solo else CHIP + 12
        draw_title(pen.at(EDGE + indent, 0), theme, self.locale, level.name, TITLE_WIDTH - indent)
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
            pen.text((x, layout.top - STRIP / 2), COLUMN_LETTERS[column], theme.soft, AXIS, face=BOLD)
        for row in range(layout.level.rows):
            y = layout.top + row * layout.cell + layout.cell / 2
            words, size = fit(str(row + 1), AXIS, 34, BOLD)
            pen.text((layout.left - 19, y), words, theme.soft, size, face=BOLD)

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        if not self.is_solo:
            yield Slot(EDGE, 20, CHIP, CHIP, ground, "chip", self._paint_chip)
        yield Slot(EDGE, STATUS_TOP, TITLE_WIDTH, STATUS, ground, "status", self._paint_status)
        for left in (DICE_LEFT, DICE_LEFT + DIE + 24):
            yield Slot(left, (HEADER - DIE) // 2, DIE, DIE, ground, "die", self._paint_die)
        yield Slot(POINTS_LEFT, 14, POINTS_WIDTH, 112, ground, "points", self._paint_points)
        yield from self._field_slots()
        yield from self._value_slots()
        yield from self._stroke_slots() if self.is_solo else self.race.slots()

    def _field_slots(self) -> Iterator[Slot]:
        layout = self.layout
        for place in layout.level.fields:
            shades = self.theme.colours[layout.level.area_of(place).colour]
            has_star, busy = place in layout.level.stars, layout.busy_corners(place)
            yield from FieldFace(layout.cell, shades, self.theme, has_star, busy).slots(*layout.origin(place))

    def _value_slots(self) -> Iterator[Slot]:
        layout, panel = self.layout, self.theme.panel
        for index, area in enumerate(layout.level.areas):
            x, y = layout.plates[AreaId(index)]
            for value, (left, width) in zip(area.values, value_spans(area.values), strict=True):
                paint = partial(_paint_value, self.theme, value, width)
                group = ("value", value, width)
                yield Slot(x + left, y + STRIP_TOP, width, STRIP_HEIGHT, panel, group, paint)

    def _stroke_slots(self) -> Iterator[Slot]:
        pitch = (WIDTH - 2 * EDGE) / BOXES_IN_ROW
        for i in range(SOLO_BOXES):
            row, column = divmod(i, BOXES_IN_ROW)
            x = EDGE + round(column * pitch)
            width = EDGE + round((column + 1) * pitch) - x - BAR_GAP
            y = self.layout.bar_top + row * (BOX_HEIGHT + BAR_GAP)
            paint = partial(self._paint_stroke_box, i + 1, width)
            yield Slot(x, y, width, BOX_HEIGHT, self.theme.ground, ("box", i, width), paint)

    def _paint_chip(self, pen: Pen, key: Key) -> None:
        draw_seat(pen, (CHIP / 2, CHIP / 2), CHIP / 2 - 1, self.theme, Seat(key))

    def _paint_status(self, pen: Pen, key: Key) -> None:
        paint_status(pen, self.theme, key)

    def _paint_die(self, pen: Pen, key: Key) -> None:
        value, is_passed = key
        draw_die(pen, DIE, self.theme, value, dimmed=is_passed)

    def _paint_points(self, pen: Pen, key: Key) -> None:
        points, target = key
        draw_points(pen, self.theme, self.locale, points, target)

    def _paint_stroke_box(self, number: int, width: int, pen: Pen, key: Key) -> None:
        """Draw a box of the solo bar: its number, on red if it costs a value, and up to two strokes."""
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


def draw_title(pen: Pen, theme: Theme, locale: str, name: str, width: int) -> None:
    """Draw the game and the name of its level."""
    game, size = fit(text(locale, "game-brilliant"), 30, width, BOLD)
    pen.text((0, 28), game, theme.soft, size, face=BOLD, anchor="l")
    name, size = fit(name, 42, width, BOLD)
    pen.text((0, 68), name, theme.ink, size, face=BOLD, anchor="l")


def paint_status(pen: Pen, theme: Theme, words: str) -> None:
    """Draw the round; TITLE_WIDTH wide and STATUS high."""
    words, size = fit(words, 34, TITLE_WIDTH - 4)
    pen.text((0, STATUS / 2), words, theme.soft, size, anchor="l")


def draw_points(pen: Pen, theme: Theme, locale: str, points: int, target: int | None = None) -> None:
    """Draw the points in large type, with the target if there is one; POINTS_WIDTH wide."""
    right = POINTS_WIDTH
    words, size = fit(text(locale, "sheet-points-word", points=points), 32, POINTS_WIDTH)
    pen.text((right, 92), words, theme.soft, size, anchor="r")
    if target is not None:
        goal = text_width(str(target), 44, BOLD)
        pen.text((right, 34), str(target), theme.soft, 44, face=BOLD, anchor="r")
        flag(pen, (right - goal - 48, 54), 40, theme.good, pole=theme.soft)
        right -= round(goal) + 72
    pen.text((right, 32), str(points), theme.score, round(52 / CAP), face=BOLD, anchor="r")

"""The picture of one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.games.brilliant.pictures import legend
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import HEADER, RIM, SIDE, STRIP, SheetLayout
from bot.games.brilliant.pictures.outlines import outline_slot, outlines_of
from bot.games.brilliant.pictures.plates import (
    STRIP_HEIGHT,
    STRIP_TOP,
    draw_plate,
    draw_ties,
    paint_value,
    value_spans,
)
from bot.games.brilliant.pictures.slot_keys import Points, sheet_keys, shown_seat
from bot.games.brilliant.pictures.spots import busy_corners
from bot.games.brilliant.pictures.standings import BEYOND, COLUMNS, HEIGHT, Standings
from bot.games.brilliant.pictures.stones import FieldFace, draw_grid
from bot.pages.texts import language
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key, Scene, Slot
from bot.render.gems import draw_die, draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, dashes, fit, flag, gem_outline, text_width
from bot.render.theme import BLACK, BOLD, CAP, DEFAULT, LEGIBLE, WIDTH, Theme
from engine.brilliant.level import COLUMN_LETTERS, SOLO_BOXES, AreaId, Level
from engine.brilliant.sheet import Move
from engine.brilliant.state import TARGETS
from engine.brilliant.view import View
from engine.game import Seat

DIE, DICE_GAP = 96, 16
DICE_LEFT = (WIDTH - 2 * DIE - DICE_GAP) // 2
DICE = tuple((left, (HEADER - DIE) // 2 + 3, DIE, DIE) for left in (DICE_LEFT, DICE_LEFT + DIE + DICE_GAP))
"""Where the dice stand: left, top, width, height."""
CHIP = 50
AXIS = LEGIBLE
"""The size of the coordinates."""
NAME_AT = 38
"""The middle of the line with the level's name."""
STATUS_TOP, STATUS = 66, 48
STROKE_BOX, BOX_GAP, BOXES_IN_ROW = 48, 6, 11
TITLE_WIDTH = DICE_LEFT - RIM - 10
POINTS_LEFT = DICE_LEFT + 2 * DIE + DICE_GAP + 16
POINTS_WIDTH = WIDTH - RIM - POINTS_LEFT
POINTS_TOP, POINTS_HEIGHT = 12, 102


def render_sheet(
    view: View,
    *,
    names: Sequence[Name] = (),
    seat: Seat | None = None,
    pencil: Move | None = None,
    missed: Move | None = None,
    has_letters: bool = True,
    has_legend: bool = False,
    theme: str = DEFAULT,
    locale: str = "en",
    scale: int = 1,
) -> bytes:
    """Draw the PNG of the view's own sheet, or of another seat's once all are revealed.

    `names` are the players' names by seat, not needed in solo; `pencil` is the move that can still change in
    the open round, `missed` another one, in dashes. `has_letters` letters the
    places to choose; `has_legend` explains the signs to beginners. It is WIDTH times `scale` pixels wide.
    """
    lines = len(legend.rows(view.level, locale, is_solo=view.is_solo)) if has_legend else 0
    canvas = sheet_canvas(view.level, theme, view.seats, lines, scale)
    shown = shown_seat(view, seat)
    keys = sheet_keys(view, shown, names, pencil, locale, has_letters=has_letters, missed=missed)
    return canvas.picture([*keys, language(locale)] if has_legend else keys)


@CANVASES.keeping
def sheet_canvas(level: Level, theme: str, seats: int, lines: int, scale: int) -> Canvas:
    return Canvas(sheet_scene(level, theme, seats, lines), _mapper(theme), scale)


@lru_cache
def _mapper(theme: str) -> png.Mapper:
    return png.Mapper(THEMES[theme].palette)


def sheet_scene(level: Level, theme: str, seats: int, lines: int = 0) -> Scene:
    """Return the sheet's scene, with this many lines of a legend; its slots are in the order of `sheet_keys`, then the
    legend, whose key is its language. Words are part of keys, so that languages share a canvas."""
    parts = _Parts(SheetLayout(level), THEMES[theme], seats, lines)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


@dataclass(frozen=True)
class _Parts:
    """Draws the parts of a sheet at their positions."""

    layout: SheetLayout
    theme: Theme
    seats: int
    lines: int
    """Those of the legend."""

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def height(self) -> int:
        return max(SIDE, self.legend_top + 4) + legend.ROW * self.lines

    @property
    def legend_top(self) -> int:
        return self.layout.bar_top + HEIGHT + 8

    @property
    def standings(self) -> Standings:
        goal, right = TARGETS[self.seats], WIDTH - RIM
        is_tall = self.seats <= COLUMNS[self.seats]
        top, end = self.layout.bar_top, goal * BEYOND
        return Standings(self.theme, self.seats, RIM, right, top, goal, end, is_tall)

    def draw_static(self, pen: Pen) -> None:
        level, layout = self.layout.level, self.layout
        indent = 0 if self.is_solo else CHIP + 12
        draw_title(pen.at(RIM + indent, 0), level.name, TITLE_WIDTH - indent)
        self._draw_coordinates(pen)
        draw_grid(pen, layout)
        draw_ties(pen, layout)
        for index, (x, y) in layout.plates.items():
            draw_plate(pen.at(x, y), level.areas[index])

    def _draw_coordinates(self, pen: Pen) -> None:
        layout, theme = self.layout, self.theme
        for column in range(layout.level.columns):
            x = layout.left + column * layout.cell + layout.cell / 2
            pen.text((x, layout.top - STRIP / 2), COLUMN_LETTERS[column], theme.soft, AXIS, face=BOLD)
        for row in range(layout.level.rows):
            y = layout.top + row * layout.cell + layout.cell / 2
            pen.text((layout.left - 18, y), str(row + 1), theme.soft, AXIS, face=BOLD)

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        if not self.is_solo:
            yield Slot(RIM, NAME_AT - CHIP // 2, CHIP, CHIP, ground, "chip", self._paint_chip)
        yield Slot(RIM, STATUS_TOP, TITLE_WIDTH, STATUS, ground, "status", self._paint_status)
        for box in DICE:
            yield Slot(*box, ground, "die", self._paint_die)
        yield Slot(POINTS_LEFT, POINTS_TOP, POINTS_WIDTH, POINTS_HEIGHT, ground, "points", self._paint_points)
        yield from self._field_slots()
        yield from self._value_slots()
        yield from self._stroke_slots() if self.is_solo else self.standings.slots()
        yield from self._outline_slots()
        if self.lines:
            size = legend.SPACE, legend.ROW * self.lines
            yield Slot(RIM, self.legend_top, *size, ground, "legend", self._paint_legend)

    def _field_slots(self) -> Iterator[Slot]:
        layout = self.layout
        busy = busy_corners(layout)
        for place in layout.level.fields:
            shades = self.theme.colours[layout.level.area_of(place).colour]
            face = FieldFace(layout.cell, shades, self.theme, place in layout.level.stars, busy[place])
            yield from face.slots(*layout.origin(place))

    def _outline_slots(self) -> Iterator[Slot]:
        layout = self.layout
        for outline in outlines_of(layout.level):
            shades = self.theme.colours[layout.level.areas[outline.area].colour]
            content = FieldFace(layout.cell, shades, self.theme).left_part
            yield outline_slot(layout, outline, self.theme, content)

    def _value_slots(self) -> Iterator[Slot]:
        layout, panel = self.layout, self.theme.panel
        for index, area in enumerate(layout.level.areas):
            x, y = layout.plates[AreaId(index)]
            for value, (left, width) in zip(area.values, value_spans(area.values), strict=True):
                paint = partial(_paint_value, value, width)
                group = ("value", value, width)
                yield Slot(x + left, y + STRIP_TOP, width, STRIP_HEIGHT, panel, group, paint)

    def _stroke_slots(self) -> Iterator[Slot]:
        pitch = (WIDTH - 2 * RIM + BOX_GAP) / BOXES_IN_ROW
        for i in range(SOLO_BOXES):
            row, column = divmod(i, BOXES_IN_ROW)
            x = RIM + round(column * pitch)
            width = RIM + round((column + 1) * pitch) - x - BOX_GAP
            y = self.layout.bar_top + row * (STROKE_BOX + BOX_GAP)
            paint = partial(self._paint_stroke_box, i + 1, width)
            yield Slot(x, y, width, STROKE_BOX, self.theme.ground, ("box", i, width), paint)

    def _paint_chip(self, pen: Pen, key: Key) -> None:
        draw_seat(pen, (CHIP / 2, CHIP / 2), CHIP / 2 - 1, Seat(key), least=LEGIBLE)

    def _paint_status(self, pen: Pen, key: Key) -> None:
        paint_status(pen, key)

    def _paint_die(self, pen: Pen, key: Key) -> None:
        value, use = key
        draw_die(pen, DIE, value, dimmed=use == "passed")
        if use == "missed":
            outline = gem_outline((5, 5, DIE - 5, DIE - 5), DIE * 0.22)
            dashes(pen, [*outline, outline[0]], self.theme.paper, 6, 12, edge=BLACK)

    def _paint_points(self, pen: Pen, key: Key) -> None:
        draw_points(pen, key)

    def _paint_legend(self, pen: Pen, key: Key) -> None:
        legend.draw(pen, self.layout.level, key, is_solo=self.is_solo)

    def _paint_stroke_box(self, number: int, width: int, pen: Pen, key: Key) -> None:
        """Draw a box of the solo bar: its number, on red if it costs a value, and up to two strokes.

        One that a short game never reaches is an empty frame.
        """
        theme, middle = self.theme, STROKE_BOX / 2
        if key == "closed":
            pen.gem((0, 0, width, STROKE_BOX), 8, theme.ground, line=theme.panel, width=4)
            return
        pen.gem((0, 0, width, STROKE_BOX), 8, theme.panel)
        ink = theme.soft
        if number in self.layout.level.solo_boxes:
            pen.gem((2, 3, 56, STROKE_BOX - 3), 8, theme.danger)
            ink = theme.ground
        pen.text((29, middle), str(number), ink, LEGIBLE, face=BOLD)
        for stroke in range(key):
            x = width - 23 + stroke * 10
            pen.line([(x, STROKE_BOX - 9), (x + 7, 9)], theme.accent, 5)


def _paint_value(value: int, width: int, pen: Pen, key: Key) -> None:
    state, is_fresh = key
    paint_value(pen, value, width, state=state, is_fresh=is_fresh)


def draw_title(pen: Pen, name: str, width: int) -> None:
    """Draw the name of the level."""
    name, size = fit(name, 46, width, BOLD, least=LEGIBLE)
    pen.text((0, NAME_AT), name, pen.theme.ink, size, face=BOLD, anchor="l")


def paint_status(pen: Pen, words: str) -> None:
    """Draw the round; TITLE_WIDTH wide and STATUS high."""
    words, size = fit(words, LEGIBLE, TITLE_WIDTH, least=LEGIBLE)
    pen.text((0, STATUS / 2), words, pen.theme.soft, size, anchor="l")


def draw_points(pen: Pen, shown: Points) -> None:
    """Draw the points in large type, with new ones and the target, if any; POINTS_WIDTH wide."""
    points, words, target, gain = shown
    right: float = POINTS_WIDTH
    words, size = fit(words, LEGIBLE, POINTS_WIDTH, least=LEGIBLE)
    pen.text((right, 78), words, pen.theme.soft, size, anchor="r")
    if target is not None:
        pen.text((right, 29), str(target), pen.theme.soft, 46, face=BOLD, anchor="r")
        right -= text_width(str(target), 46, BOLD) + 44
        flag(pen, (right, 48), 40, pen.theme.good, pole=pen.theme.soft)
        right -= 22
    size = round(52 / CAP)
    pen.text((right, 29), str(points), pen.theme.score, size, face=BOLD, anchor="r")
    if gain:
        right -= text_width(str(points), size, BOLD) + 24
        pen.text((right, 29), f"+{gain}", pen.theme.good, 46, face=BOLD, anchor="r")

"""The public picture of a game: who has moved, the state of the race, and the values left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import HEADER, RIM
from bot.games.brilliant.pictures.news import fresh_awards
from bot.games.brilliant.pictures.sheet import (
    DICE_GAP,
    DIE,
    POINTS_HEIGHT,
    POINTS_TOP,
    POINTS_WIDTH,
    STATUS,
    STATUS_TOP,
    TITLE_WIDTH,
    draw_points,
    draw_title,
    paint_status,
)
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign
from bot.games.brilliant.pictures.slot_keys import points_of, standing
from bot.games.brilliant.pictures.standings import BEYOND, Standing, Standings, standing_keys
from bot.pages.texts import text
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key, Scene, Slot
from bot.render.gems import draw_die, draw_seat, facet_gem
from bot.render.names import Name
from bot.render.pen import Box, Pen, fit, tick
from bot.render.seat_signs import draw_count
from bot.render.theme import BLACK, BOLD, DEFAULT, LEGIBLE, SMALLEST, WHITE, Theme, mix
from engine.brilliant.level import Area, AreaId, Level, row_and_column
from engine.brilliant.state import SOLO_ROLLS, TARGETS, Phase
from engine.brilliant.view import View
from engine.game import Seat

WIDTH, HEIGHT = 1100, 700
"""The size; a desktop client shows it at half this size."""
DICE_LEFT = (WIDTH - 2 * DIE - DICE_GAP) // 2
POINTS_LEFT = WIDTH - RIM - POINTS_WIDTH
ROWS, TILE_GAP = 3, 10
LEAST_TILE = 100
MAP_WIDTH, SIGN_AT = 108, 21
VALUE_WIDTH = 46
VALUES_LEFT = MAP_WIDTH + 6
FRAME, CUT = 3, 12
TICK = 32
"""The badge that says which areas the last round completed."""


def render_table(
    view: View,
    *,
    names: Sequence[Name],
    moved: frozenset[Seat],
    theme: str = DEFAULT,
    locale: str = "en",
) -> bytes:
    """Draw the PNG of the public picture; `moved` are the seats that have made their move."""
    canvas = table_canvas(view.level, theme, view.seats)
    return canvas.picture(table_keys(view, names, moved, locale))


@CANVASES.keeping
def table_canvas(level: Level, theme: str, seats: int) -> Canvas:
    scene = table_scene(level, theme, seats)
    return Canvas(scene, png.Mapper(scene.theme.palette))


def table_scene(level: Level, theme: str, seats: int) -> Scene:
    """Return the table's scene; its slots are in the order of `table_keys`."""
    parts = _Parts(level, THEMES[theme], seats)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


def table_keys(view: View, names: Sequence[Name], moved: frozenset[Seat], locale: str) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots."""
    seated = [_standing(view, Seat(seat), name, moved, locale) for seat, name in enumerate(names)]
    waited = [one.sign for one in seated if one.sign in ("moved", "waiting")]
    fresh = fresh_awards(view)
    return [
        _status(view, locale),
        *(view.throw or (None, None)),
        points_of(view, Seat(0), locale) if view.is_solo else (waited.count("moved"), len(waited)),
        *standing_keys(seated),
        *(_taken(view, AreaId(index)) for index in range(len(view.level.areas))),
        *(any(award.area == index for award in fresh) or None for index in range(len(view.level.areas))),
    ]


def _standing(view: View, seat: Seat, name: Name, moved: frozenset[Seat], locale: str) -> Standing:
    found = standing(view, seat, name, locale, sign=_sign(view, seat, moved))
    return found._replace(words=f"{view.round}/{view.throws}") if view.is_solo else found


def _sign(view: View, seat: Seat, moved: frozenset[Seat]) -> str:
    if view.result is not None and seat in view.result.winners:
        return "winner"
    if seat in view.gone:
        return "gone"
    if view.phase in (Phase.THROW, Phase.OVER):
        return "idle"
    return "moved" if seat in moved else "waiting"


def _status(view: View, locale: str) -> str:
    match view.phase:
        case Phase.START:
            return text(locale, "sheet-phase-start")
        case Phase.OVER:
            return text(locale, "table-phase-over")
    if view.is_solo:
        return text(locale, "sheet-rolls-left", rolls=view.throws - view.round)
    return text(locale, "sheet-round", round=view.round)


class Taken(NamedTuple):
    """The values of an area as its tile shows them."""

    open_place: int
    """The index of the highest open value."""
    can_be_had: bool
    """Whether a player can still earn it."""
    takers: tuple[tuple[Seat, ...], ...]
    """Who circled each value."""
    fresh: int | None
    """The index of the value that a player earned in the last closed round."""


def _taken(view: View, area: AreaId) -> Taken:
    values = view.level.areas[area].values
    takers = {value: [a.seat for a in view.awards if a.area == area and a.value == value] for value in values}
    can_be_had = view.phase is not Phase.OVER and not (view.is_solo and any(takers.values()))
    fresh = next((values.index(award.value) for award in fresh_awards(view) if award.area == area), None)
    taken = tuple(tuple(sorted(takers[value])) for value in values)
    return Taken(view.open_values[area], can_be_had, taken, fresh)


@dataclass(frozen=True)
class _Parts:
    level: Level
    theme: Theme
    seats: int

    @property
    def goal(self) -> int | None:
        return TARGETS.get(self.seats)

    @cached_property
    def standings(self) -> Standings:
        end = SOLO_ROLLS if self.goal is None else self.goal * BEYOND
        return Standings(
            self.theme, self.seats, RIM, WIDTH - RIM, HEADER + 4, self.goal, end, is_tall=True, has_signs=True
        )

    @property
    def height(self) -> int:
        return max(HEIGHT, self.tiles_top + ROWS * (self.tile_height + TILE_GAP) - TILE_GAP + RIM)

    @property
    def columns(self) -> int:
        return -(-len(self.level.areas) // ROWS)

    @property
    def tile_width(self) -> int:
        return (WIDTH - 2 * RIM - (self.columns - 1) * TILE_GAP) // self.columns

    @property
    def tile_height(self) -> int:
        return max(LEAST_TILE, (HEIGHT - RIM - self.tiles_top - (ROWS - 1) * TILE_GAP) // ROWS)

    @property
    def value_row(self) -> int:
        return min(VALUE_WIDTH, (self.tile_height - 2 * FRAME) // 3)

    @property
    def tiles_top(self) -> int:
        return self.standings.bottom + 12

    def draw_static(self, pen: Pen) -> None:
        draw_title(pen.at(RIM, 0), self.level.name, TITLE_WIDTH)
        for index, area in enumerate(self.level.areas):
            self._draw_tile(pen.at(*self._tile(index)), area)

    def _tile(self, index: int) -> tuple[int, int]:
        row, column = divmod(index, self.columns)
        across, down = self.tile_width + TILE_GAP, self.tile_height + TILE_GAP
        return RIM + column * across, self.tiles_top + row * down

    def _draw_tile(self, pen: Pen, area: Area) -> None:
        shades = self.theme.colours[area.colour]
        pen.gem((0, 0, self.tile_width, self.tile_height), CUT, self.theme.panel)
        facet_gem(pen, (0, 0, MAP_WIDTH, self.tile_height), CUT, shades)
        middle = MAP_WIDTH / 2 + 6
        if area.wide:
            draw_everywhere(pen, (middle - 10, SIGN_AT), shades.ink)
            middle += 28
        draw_sign(pen, (middle, SIGN_AT), area.rule, shades.ink)
        high = SIGN_AT + 19
        step = min((self.tile_height - high - 4) // self.level.rows, (MAP_WIDTH - 18) // self.level.columns)
        left = (MAP_WIDTH - step * self.level.columns) // 2
        top = high + (self.tile_height - high - 6 - step * self.level.rows) // 2
        for place in self.level.fields:
            row, column = row_and_column(place)
            x, y = left + column * step, top + row * step
            colour = shades.ink if place in area.fields else shades.dark
            pen.rectangle((x, y, x + step - 1, y + step - 1), colour)

    def slots(self) -> Iterator[Slot]:
        ground, panel = self.theme.ground, self.theme.panel
        yield Slot(RIM, STATUS_TOP, TITLE_WIDTH, STATUS, ground, "status", self._paint_status)
        for left in (DICE_LEFT, DICE_LEFT + DIE + DICE_GAP):
            yield Slot(left, (HEADER - DIE) // 2 + 3, DIE, DIE, ground, "die", self._paint_die)
        paint = self._paint_moved if self.goal else self._paint_points
        yield Slot(POINTS_LEFT, POINTS_TOP, POINTS_WIDTH, POINTS_HEIGHT, ground, "count", paint)
        yield from self.standings.slots()
        height = 3 * self.value_row
        for index, area in enumerate(self.level.areas):
            x, y = self._tile(index)
            top = y + (self.tile_height - height) // 2
            group, paint = ("values", area.values), partial(self._paint_values, area)
            yield Slot(x + VALUES_LEFT, top, self.tile_width - VALUES_LEFT - CUT, height, panel, group, paint)
        yield from (self._frame_slot(index) for index in range(len(self.level.areas)))

    def _frame_slot(self, index: int) -> Slot:
        """Return the overlay that says that a player completed this area in the last round."""
        x, y = self._tile(index)
        width, height, panel = self.tile_width, self.tile_height, self.theme.panel
        boxes = (*self._frame, (0, 0, TICK, TICK))
        return Slot(
            x, y, width, height, panel, ("frame", index), self._paint_frame, boxes=boxes, is_overlay=True
        )

    @property
    def _frame(self) -> tuple[Box, ...]:
        width, height = self.tile_width, self.tile_height
        return (
            (0, 0, width, FRAME),
            (0, height - FRAME, width, height),
            (0, 0, FRAME, height),
            (width - FRAME, 0, width, height),
        )

    def _paint_frame(self, pen: Pen, key: Key) -> None:
        if not key:
            return
        for box in self._frame:
            pen.rectangle(box, WHITE if self.theme.name == "dark" else self.theme.ink)
        pen.rectangle((0, 0, TICK, TICK), BLACK)
        pen.rectangle((2, 2, TICK - 2, TICK - 2), self.theme.good)
        tick(pen, (TICK / 2, TICK / 2), 22, BLACK, 5)

    def _paint_status(self, pen: Pen, key: Key) -> None:
        paint_status(pen, key)

    def _paint_die(self, pen: Pen, key: Key) -> None:
        draw_die(pen, DIE, key)

    def _paint_moved(self, pen: Pen, key: Key) -> None:
        draw_count(pen, (POINTS_WIDTH, POINTS_HEIGHT / 2), *key)

    def _paint_points(self, pen: Pen, key: Key) -> None:
        draw_points(pen, key)

    def _paint_values(self, area: Area, pen: Pen, key: Key) -> None:
        taken: Taken = key
        for place, value in enumerate(area.values):
            order = place - taken.open_place + (place == taken.open_place and not taken.can_be_had)
            row = pen.at(0, place * self.value_row)
            self._paint_value(row, value, order, is_fresh=place == taken.fresh)
            self._paint_takers(row, taken.takers[place])

    def _paint_value(self, pen: Pen, value: int, order: int, *, is_fresh: bool) -> None:
        """Draw one value: crossed out (order below 0), next to earn (0) or later; a fresh one glows."""
        theme, height = self.theme, self.value_row
        ink = theme.faint if order < 0 else theme.ink
        if order == 0:
            pen.gem((0, 1, VALUE_WIDTH, height - 1), 9, theme.accent)
            ink = theme.accent_ink
        elif is_fresh:
            pen.gem((0, 1, VALUE_WIDTH, height - 1), 9, mix(theme.panel, theme.accent, 0.5))
            ink = theme.ink
        words, size = fit(str(value), LEGIBLE, VALUE_WIDTH - 4, BOLD)
        pen.text((VALUE_WIDTH / 2, height / 2), words, ink, size, face=BOLD)
        if order < 0:
            pen.line([(9, height - 8), (VALUE_WIDTH - 9, 8)], theme.ink if is_fresh else theme.soft, 4)

    def _paint_takers(self, pen: Pen, takers: Sequence[Seat]) -> None:
        radius = self.value_row / 2 - 1
        left, right = VALUE_WIDTH + 8 + radius, self.tile_width - VALUES_LEFT - CUT - radius
        step = min(2 * radius + 2, (right - left) / max(1, len(takers) - 1))
        least = min(LEGIBLE, max(SMALLEST, round(radius * 1.8)))
        for i, seat in enumerate(takers):
            draw_seat(pen, (left + i * step, self.value_row / 2), radius, seat, least=least)

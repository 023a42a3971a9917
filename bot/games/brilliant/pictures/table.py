"""The public picture of a game: who has moved, the state of the race, and the values left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import HEADER
from bot.games.brilliant.pictures.race import Race, Runner, race_keys
from bot.games.brilliant.pictures.sheet import (
    DICE_LEFT,
    DIE,
    POINTS_LEFT,
    POINTS_WIDTH,
    STATUS,
    STATUS_TOP,
    TITLE_WIDTH,
    draw_points,
    draw_title,
    paint_status,
)
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign
from bot.pages.texts import language, text
from bot.render import png
from bot.render.byte_cache import made_once
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.gems import draw_die, draw_seat, facet_gem
from bot.render.names import Name
from bot.render.pen import Pen, fit, flag
from bot.render.states import draw_count
from bot.render.theme import BOLD, DEFAULT, EDGE, WIDTH, Theme
from engine.brilliant.level import Area, AreaId, Level, row_and_column
from engine.brilliant.state import SOLO_ROLLS, TARGETS, Phase
from engine.brilliant.view import View
from engine.game import Seat

LANE = 52
FLAG_SPACE = 40
TILE_COLUMNS, TILE_GAP = 3, 12
TILE_WIDTH = (WIDTH - 2 * EDGE - (TILE_COLUMNS - 1) * TILE_GAP) // TILE_COLUMNS
TILE_HEIGHT = 148
MAP_WIDTH, MAP_SIZE = 132, 96
VALUE_ROW, VALUE_WIDTH = 46, 50
BADGE = 22
VALUES_LEFT = MAP_WIDTH + 8
VALUES_WIDTH = TILE_WIDTH - VALUES_LEFT - 16


def render_table(
    view: View,
    *,
    names: Sequence[Name],
    moved: frozenset[Seat],
    theme: str = DEFAULT,
    locale: str = "en",
) -> bytes:
    """Draw the PNG of the public picture; `moved` are the seats that have made their move."""
    canvas = table_canvas(view.level, theme, language(locale), view.seats)
    return canvas.picture(table_keys(view, names, moved, locale))


@made_once(10)
def table_canvas(level: Level, theme: str, locale: str, seats: int) -> Canvas:
    scene = table_scene(level, theme, locale, seats)
    return Canvas(scene, png.Mapper(scene.theme.palette))


def table_scene(level: Level, theme: str, locale: str, seats: int) -> Scene:
    """Return the table's scene; its slots are in the order of `table_keys`."""
    parts = _Parts(level, THEMES[theme], locale, seats)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


def table_keys(view: View, names: Sequence[Name], moved: frozenset[Seat], locale: str) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots."""
    runners = [_runner(view, Seat(seat), name, moved) for seat, name in enumerate(names)]
    waited = [runner.sign for runner in runners if runner.sign in ("moved", "waiting")]
    return [
        _status(view, locale),
        *(view.throw or (None, None)),
        view.points[0] if view.is_solo else (waited.count("moved"), len(waited)),
        *race_keys(runners, has_signs=True),
        *(_taken(view, AreaId(index)) for index in range(len(view.level.areas))),
    ]


def _runner(view: View, seat: Seat, name: Name, moved: frozenset[Seat]) -> Runner:
    sign = _sign(view, seat, moved)
    if view.is_solo:
        return Runner(name, view.round, f"{view.round}/{SOLO_ROLLS}", sign=sign)
    return Runner(name, view.points[seat], str(view.points[seat]), sign=sign)


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
        return text(locale, "sheet-rolls-left", rolls=SOLO_ROLLS - view.round)
    return text(locale, "sheet-round", round=view.round)


def _taken(view: View, area: AreaId) -> tuple[int, bool, tuple[tuple[Seat, ...], ...]]:
    """Return the index of the highest open value, whether a player can still earn it, and who circled each
    value."""
    values = view.level.areas[area].values
    takers = {value: [a.seat for a in view.awards if a.area == area and a.value == value] for value in values}
    can_be_had = view.phase is not Phase.OVER and not (view.is_solo and any(takers.values()))
    return view.open_values[area], can_be_had, tuple(tuple(sorted(takers[value])) for value in values)


@dataclass(frozen=True)
class _Parts:
    level: Level
    theme: Theme
    locale: str
    seats: int

    @property
    def goal(self) -> int | None:
        return TARGETS.get(self.seats)

    @property
    def race(self) -> Race:
        end = SOLO_ROLLS if self.goal is None else self.level.bar
        top = HEADER + (0 if self.goal is None else FLAG_SPACE)
        return Race(self.theme, self.seats, top, LANE, end, self.goal, has_signs=True)

    @property
    def height(self) -> int:
        rows = -(-len(self.level.areas) // TILE_COLUMNS)
        return self.tiles_top + rows * (TILE_HEIGHT + TILE_GAP) - TILE_GAP + EDGE

    @property
    def tiles_top(self) -> int:
        return self.race.bottom + 20

    def draw_static(self, pen: Pen) -> None:
        theme, race = self.theme, self.race
        draw_title(pen.at(EDGE, 0), theme, self.locale, self.level.name, TITLE_WIDTH)
        if self.goal is not None:
            x = EDGE + race.at(self.goal)
            pen.rectangle((x - 1.5, race.top - 10, x + 1.5, race.bottom), theme.good)
            flag(pen, (x, race.top - 4), 36, theme.good, pole=theme.soft)
            pen.text((x - 12, race.top - 22), str(self.goal), theme.ink, 34, face=BOLD, anchor="r")
        for index, area in enumerate(self.level.areas):
            self._draw_tile(pen.at(*self._tile(index)), area)

    def _tile(self, index: int) -> tuple[int, int]:
        row, column = divmod(index, TILE_COLUMNS)
        return EDGE + column * (TILE_WIDTH + TILE_GAP), self.tiles_top + row * (TILE_HEIGHT + TILE_GAP)

    def _draw_tile(self, pen: Pen, area: Area) -> None:
        theme = self.theme
        shades = theme.colours[area.colour]
        pen.gem((0, 0, TILE_WIDTH, TILE_HEIGHT), 16, theme.panel)
        facet_gem(pen, (0, 0, MAP_WIDTH, TILE_HEIGHT), 16, shades)
        middle = MAP_WIDTH / 2
        if area.wide:
            draw_everywhere(pen, (middle - 24, 25), shades.ink)
            middle += 24
        draw_sign(pen, (middle, 25), area.rule, shades.ink)
        step = min(MAP_SIZE // self.level.rows, MAP_SIZE // self.level.columns)
        left, top = (MAP_WIDTH - step * self.level.columns) // 2, 44
        for place in self.level.fields:
            row, column = row_and_column(place)
            x, y = left + column * step, top + row * step
            colour = shades.ink if place in area.fields else shades.dark
            pen.rectangle((x, y, x + step - 1, y + step - 1), colour)

    def slots(self) -> Iterator[Slot]:
        ground, panel = self.theme.ground, self.theme.panel
        yield Slot(EDGE, STATUS_TOP, TITLE_WIDTH, STATUS, ground, "status", self._paint_status)
        for left in (DICE_LEFT, DICE_LEFT + DIE + 24):
            yield Slot(left, (HEADER - DIE) // 2, DIE, DIE, ground, "die", self._paint_die)
        paint = self._paint_moved if self.goal else self._paint_points
        yield Slot(POINTS_LEFT, 14, POINTS_WIDTH, 112, ground, "count", paint)
        yield from self.race.slots()
        for index, area in enumerate(self.level.areas):
            x, y = self._tile(index)
            height = 3 * VALUE_ROW
            top = y + (TILE_HEIGHT - height) // 2
            group, paint = ("values", area.values), partial(self._paint_values, area)
            yield Slot(x + VALUES_LEFT, top, VALUES_WIDTH, height, panel, group, paint)

    def _paint_status(self, pen: Pen, key: Key) -> None:
        paint_status(pen, self.theme, key)

    def _paint_die(self, pen: Pen, key: Key) -> None:
        draw_die(pen, DIE, self.theme, key)

    def _paint_moved(self, pen: Pen, key: Key) -> None:
        draw_count(pen, (POINTS_WIDTH, HEADER / 2 - 14), self.theme, *key)

    def _paint_points(self, pen: Pen, key: Key) -> None:
        draw_points(pen, self.theme, self.locale, key)

    def _paint_values(self, area: Area, pen: Pen, key: Key) -> None:
        open_place, can_be_had, takers = key
        for place, value in enumerate(area.values):
            order = place - open_place + (place == open_place and not can_be_had)
            self._paint_value(pen.at(0, place * VALUE_ROW), value, order, takers[place])

    def _paint_value(self, pen: Pen, value: int, order: int, takers: tuple[Seat, ...]) -> None:
        """Draw one value: crossed out (order below 0), next to earn (0) or later."""
        theme, middle = self.theme, VALUE_ROW / 2
        ink = theme.faint if order < 0 else theme.ink
        if order == 0:
            pen.gem((0, 1, VALUE_WIDTH, VALUE_ROW - 1), 11, theme.accent)
            ink = theme.accent_ink
        words, size = fit(str(value), 38, VALUE_WIDTH - 8, BOLD)
        pen.text((VALUE_WIDTH / 2, middle), words, ink, size, face=BOLD)
        if order < 0:
            pen.line([(11, VALUE_ROW - 11), (VALUE_WIDTH - 11, 11)], theme.soft, 4)
        left, right = VALUE_WIDTH + 8 + BADGE, VALUES_WIDTH - BADGE
        step = min(2 * BADGE + 2, (right - left) / max(1, len(takers) - 1))
        for i, seat in enumerate(takers):
            draw_seat(pen, (left + i * step, middle), BADGE, theme, seat)

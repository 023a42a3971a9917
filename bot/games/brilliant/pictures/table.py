"""The public picture of a game: who has moved, the state of the race, and the values left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.layout import HEADER
from bot.games.brilliant.pictures.sheet import (
    DICE_LEFT,
    DIE,
    POINTS_LEFT,
    POINTS_WIDTH,
    TITLE_WIDTH,
    draw_points,
)
from bot.games.brilliant.pictures.shown import thrown
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign
from bot.pages.texts import language, text
from bot.render import png
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.gems import draw_die, draw_seat, facet_gem
from bot.render.pen import Pen, cross, fit, flag, hourglass, star, text_width, tick
from bot.render.theme import BOLD, CAP, DEFAULT, EDGE, WIDTH, Theme
from engine.brilliant.level import Area, AreaId, Level, field_at
from engine.brilliant.state import SOLO_ROLLS, TARGETS, Phase
from engine.brilliant.view import View
from engine.game import Seat

LANE, LANE_GAP = 52, 8
FLAG_SPACE = 46
TRACK_LEFT, TRACK_RIGHT = 136, 880
TILE_COLUMNS, TILE_GAP = 3, 12
TILE_WIDTH = (WIDTH - 2 * EDGE - (TILE_COLUMNS - 1) * TILE_GAP) // TILE_COLUMNS
TILE_HEIGHT = 142
MAP_WIDTH = 104
VALUE_ROW = 44


def render_table(view: View, *, moved: frozenset[Seat], theme: str = DEFAULT, locale: str = "en") -> bytes:
    """The PNG of the public picture; `moved` are the seats that have made their move."""
    return table_canvas(view.level, theme, language(locale), view.seats).picture(
        table_keys(view, moved, locale)
    )


@lru_cache(maxsize=16)
def table_canvas(level: Level, theme: str, locale: str, seats: int) -> Canvas:
    scene = table_scene(level, theme, locale, seats)
    return Canvas(scene, png.Mapper(scene.theme.palette))


def table_scene(level: Level, theme: str, locale: str, seats: int) -> Scene:
    """The table's scene; its slots are in the order of `table_keys`."""
    parts = _Parts(level, THEMES[theme], locale, seats)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


def table_keys(view: View, moved: frozenset[Seat], locale: str) -> list[Key]:
    """What every slot shows, in the order of the scene's slots."""
    seats = [Seat(seat) for seat in range(view.seats)]
    signs = [_sign(view, seat, moved) for seat in seats]
    waited = [sign for sign in signs if sign in ("moved", "waiting")]
    return [
        _status(view, locale),
        *thrown(view),
        view.points[0] if view.is_solo else (waited.count("moved"), len(waited)),
        *(
            (sign, view.round if view.is_solo else view.points[s])
            for s, sign in zip(seats, signs, strict=True)
        ),
        *(_taken(view, AreaId(index)) for index in range(len(view.level.areas))),
    ]


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
    """The index of the highest open value, whether a player can still earn it, and who circled each value."""
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
    def track_end(self) -> int:
        """The number at the right end of the tracks."""
        return SOLO_ROLLS if self.goal is None else self.level.bar

    @property
    def lanes_top(self) -> int:
        return HEADER + (0 if self.goal is None else FLAG_SPACE)

    @property
    def tiles_top(self) -> int:
        return self.lanes_top + self.seats * (LANE + LANE_GAP) + 18

    @property
    def height(self) -> int:
        rows = -(-len(self.level.areas) // TILE_COLUMNS)
        return self.tiles_top + rows * (TILE_HEIGHT + TILE_GAP) - TILE_GAP + EDGE

    def draw_static(self, pen: Pen) -> None:
        theme = self.theme
        name, size = fit(self.level.name, 46, TITLE_WIDTH, BOLD)
        pen.text((EDGE, 46), name, theme.ink, size, face=BOLD, anchor="l")
        for seat in range(self.seats):
            middle = self.lanes_top + seat * (LANE + LANE_GAP) + LANE / 2
            draw_seat(pen, (EDGE + 25, middle), 25, theme, Seat(seat))
        if self.goal is not None:
            x = self._at(self.goal)
            foot = self.lanes_top + self.seats * (LANE + LANE_GAP) - LANE_GAP
            pen.rectangle((x - 1.5, self.lanes_top - 10, x + 1.5, foot), theme.soft)
            flag(pen, (x, self.lanes_top - 6), 38, theme.good, pole=theme.soft)
            pen.text((x - 12, self.lanes_top - 26), str(self.goal), theme.ink, 34, face=BOLD, anchor="r")
        for index, area in enumerate(self.level.areas):
            self._draw_tile(pen.at(*self._tile(index)), area)

    def _at(self, number: int) -> float:
        share = min(1.0, number / self.track_end)
        return round(TRACK_LEFT + (TRACK_RIGHT - TRACK_LEFT) * share)

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
            draw_everywhere(pen, (28, 26), shades.ink)
            middle = 68
        draw_sign(pen, (middle, 26), area.rule, shades.ink)
        step = min(84 // self.level.rows, 84 // self.level.columns)
        left, top = (MAP_WIDTH - step * self.level.columns) // 2, 46
        for place in self.level.fields:
            row, column = divmod(place, field_at(1, 0))
            x, y = left + column * step, top + row * step
            colour = shades.ink if place in area.fields else shades.dark
            pen.rectangle((x, y, x + step - 1, y + step - 1), colour)

    def slots(self) -> Iterator[Slot]:
        ground, panel = self.theme.ground, self.theme.panel
        yield Slot(EDGE, 78, TITLE_WIDTH, 48, ground, "status", self._paint_status)
        for left in (DICE_LEFT, DICE_LEFT + DIE + 24):
            yield Slot(left, (HEADER - DIE) // 2, DIE, DIE, ground, "die", self._paint_die)
        paint = self._paint_moved if self.goal else self._paint_points
        yield Slot(POINTS_LEFT, 14, POINTS_WIDTH, 112, ground, "count", paint)
        for seat in range(self.seats):
            y = self.lanes_top + seat * (LANE + LANE_GAP)
            paint = partial(self._paint_lane, Seat(seat))
            yield Slot(EDGE + 56, y, WIDTH - 2 * EDGE - 56, LANE, ground, ("lane", seat), paint)
        for index, area in enumerate(self.level.areas):
            x, y = self._tile(index)
            paint = partial(self._paint_values, area)
            width, height = TILE_WIDTH - MAP_WIDTH - 22, 3 * VALUE_ROW
            top = y + (TILE_HEIGHT - height) // 2
            yield Slot(x + MAP_WIDTH + 6, top, width, height, panel, ("values", area.values), paint)

    def _paint_status(self, pen: Pen, key: Key) -> None:
        words, size = fit(str(key), 38, TITLE_WIDTH - 4)
        pen.text((0, 24), words, self.theme.soft, size, anchor="l")

    def _paint_die(self, pen: Pen, key: Key) -> None:
        draw_die(pen, DIE, self.theme, key)

    def _paint_moved(self, pen: Pen, key: Key) -> None:
        done, waited = key
        if waited:
            words, right, middle = f"{done}/{waited}", POINTS_WIDTH, HEADER / 2 - 14
            pen.text((right, middle), words, self.theme.ink, 52, face=BOLD, anchor="r")
            left = right - text_width(words, 52, BOLD) - 40
            tick(pen, (left, middle), 44, self.theme.good, 8)

    def _paint_points(self, pen: Pen, key: Key) -> None:
        draw_points(pen, self.theme, self.locale, key)

    def _paint_lane(self, seat: Seat, pen: Pen, key: Key) -> None:
        sign, length = key
        theme, middle, shift = self.theme, LANE / 2, EDGE + 56
        self._paint_sign(pen, sign)
        left, right = TRACK_LEFT - shift, TRACK_RIGHT - shift
        top, bottom = 12, LANE - 12
        pen.gem((left, top, right, bottom), 8, theme.panel)
        if length:
            end = max(left + 18.0, self._at(length) - shift)
            colour = theme.faint if sign == "gone" else theme.seat(seat)
            pen.gem((left, top, end, bottom), 8, theme.wall)
            pen.gem((left + 2, top + 2, end - 2, bottom - 2), 7, colour)
        if self.goal is not None:
            x = self._at(self.goal) - shift
            pen.rectangle((x - 1.5, 0, x + 1.5, LANE), theme.soft)
        words = str(length) if self.goal else f"{length}/{SOLO_ROLLS}"
        words, size = fit(words, round(34 / CAP), WIDTH - EDGE - TRACK_RIGHT - 8, BOLD)
        ink = theme.score if sign == "winner" else theme.faint if sign == "gone" else theme.ink
        pen.text((WIDTH - EDGE - shift, middle), words, ink, size, face=BOLD, anchor="r")

    def _paint_sign(self, pen: Pen, sign: str) -> None:
        theme, place = self.theme, (28, LANE / 2)
        match sign:
            case "moved":
                tick(pen, place, 36, theme.good, 7)
            case "waiting":
                hourglass(pen, place, 40, theme.soft)
            case "gone":
                cross(pen, place, 30, theme.faint)
            case "winner":
                star(pen, place, 25, theme.score)

    def _paint_values(self, area: Area, pen: Pen, key: Key) -> None:
        open_place, can_be_had, takers = key
        for place, value in enumerate(area.values):
            order = place - open_place + (place == open_place and not can_be_had)
            self._paint_value(pen.at(0, place * VALUE_ROW), value, order, takers[place])

    def _paint_value(self, pen: Pen, value: int, order: int, takers: tuple[Seat, ...]) -> None:
        """One value: crossed out (order below 0), next to earn (0) or later."""
        theme, middle = self.theme, VALUE_ROW / 2
        ink = theme.faint if order < 0 else theme.ink
        if order == 0:
            pen.gem((0, 2, 44, VALUE_ROW - 2), 11, theme.accent)
            ink = theme.accent_ink
        words, size = fit(str(value), 34, 44, BOLD)
        pen.text((22, middle), words, ink, size, face=BOLD)
        if order < 0:
            pen.line([(10, VALUE_ROW - 10), (34, 10)], theme.soft, 4)
        room = TILE_WIDTH - MAP_WIDTH - 22 - 54 - 34
        step = min(36.0, room / max(1, len(takers) - 1))
        for i, seat in enumerate(takers):
            centre = (54 + 17 + i * step, middle)
            draw_seat(pen, centre, 17, theme, seat)

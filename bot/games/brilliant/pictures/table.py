"""The public picture of a game: who has moved, the state of the race, and the values left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import NamedTuple

from bot.games.brilliant.naming import area_name
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.head import (
    DIE,
    POINTS_HEIGHT,
    POINTS_TOP,
    POINTS_WIDTH,
    STATUS_BOX,
    Points,
    dice_boxes,
    draw_title,
    paint_points,
    paint_status,
    status_line,
)
from bot.games.brilliant.pictures.layout import HEADER, RIM
from bot.games.brilliant.pictures.news import fresh_awards
from bot.games.brilliant.pictures.sheet import KEPT
from bot.games.brilliant.pictures.shown import Rank, ShownTable, say_moment
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign
from bot.games.brilliant.pictures.standings import BEYOND, Standings
from bot.games.kit import count_part, winners
from bot.games.plan import Part, Plan, Rect, on_panel
from bot.render.canvas import Key, Slot
from bot.render.gems import draw_die, draw_seat, draw_tick_badge, facet_gem
from bot.render.pen import Box, Pen
from bot.render.theme import BOLD, LEGIBLE, SMALLEST, WHITE, Theme, mix
from engine.brilliant.level import Area, Level, row_and_column
from engine.brilliant.state import SOLO_ROLLS, TARGETS, Phase
from engine.brilliant.view import View
from engine.game import Seat

WIDTH, HEIGHT = 1100, 700
"""The size; a desktop client shows it at half this size."""
ROWS, TILE_GAP = 3, 10
LEAST_TILE = 100
MAP_WIDTH, SIGN_AT = 108, 21
VALUE_WIDTH = 46
VALUES_LEFT = MAP_WIDTH + 6
FRAME, CUT = 3, 12
TICK = 32
"""The badge that says which areas the last round completed."""


def table_plan(view: View, *, has_standings: bool = True) -> Plan[ShownTable]:
    return _plan(view.level, view.seats, has_standings=has_standings)


@lru_cache(KEPT)
def _plan(level: Level, seats: int, *, has_standings: bool) -> Plan[ShownTable]:
    goal = TARGETS.get(seats)
    end = SOLO_ROLLS if goal is None else goal * BEYOND
    standings = Standings(seats, RIM, WIDTH - RIM, HEADER + 4, goal, end, is_tall=True, has_signs=True)
    tiles = _Tiles(level, standings.bottom + 12 if has_standings else HEADER + 4)
    corner = WIDTH - RIM - POINTS_WIDTH, POINTS_TOP, POINTS_WIDTH, POINTS_HEIGHT
    count = Part([corner], _points, paint_points) if goal is None else count_part(corner)
    parts: tuple[Part[ShownTable], ...] = (
        Part(still=partial(draw_title, level, 0), say=_say_level),
        Part([STATUS_BOX], _status, paint_status, say=say_moment),
        Part(dice_boxes(WIDTH), lambda shown: shown.view.throw or (None, None), _paint_die),
        count,
        *(standings.parts() if has_standings else ()),
        Part(say=_say_race),
        Part(
            tiles.values,
            _taken,
            _paint_values,
            on_panel,
            of=[a.values for a in level.areas],
            still=tiles.draw,
        ),
        Part(keys=_fresh, made=tiles.frames, say=_say_areas),
    )
    return Plan(WIDTH, tiles.end, THEMES, parts)


@dataclass(frozen=True)
class _Tiles:
    """A tile for each area, with its place in the grid and its values."""

    level: Level
    top: int

    @property
    def end(self) -> int:
        return max(HEIGHT, self.top + ROWS * (self.height + TILE_GAP) - TILE_GAP + RIM)

    @property
    def columns(self) -> int:
        return -(-len(self.level.areas) // ROWS)

    @property
    def width(self) -> int:
        return (WIDTH - 2 * RIM - (self.columns - 1) * TILE_GAP) // self.columns

    @property
    def height(self) -> int:
        return max(LEAST_TILE, (HEIGHT - RIM - self.top - (ROWS - 1) * TILE_GAP) // ROWS)

    @cached_property
    def corners(self) -> list[tuple[int, int]]:
        across, down = self.width + TILE_GAP, self.height + TILE_GAP
        return [
            (RIM + number % self.columns * across, self.top + number // self.columns * down)
            for number in range(len(self.level.areas))
        ]

    @property
    def values(self) -> list[Rect]:
        height = 3 * min(VALUE_WIDTH, (self.height - 2 * FRAME) // 3)
        top, width = (self.height - height) // 2, self.width - VALUES_LEFT - CUT
        return [(x + VALUES_LEFT, y + top, width, height) for x, y in self.corners]

    def draw(self, pen: Pen) -> None:
        for corner, area in zip(self.corners, self.level.areas, strict=True):
            self._draw_tile(pen.at(*corner), area)

    def _draw_tile(self, pen: Pen, area: Area) -> None:
        shades = pen.theme.colours[area.colour]
        pen.gem((0, 0, self.width, self.height), CUT, pen.theme.panel)
        facet_gem(pen, (0, 0, MAP_WIDTH, self.height), CUT, shades)
        middle = MAP_WIDTH / 2 + 6
        if area.wide:
            draw_everywhere(pen, (middle - 10, SIGN_AT), shades.ink)
            middle += 28
        draw_sign(pen, (middle, SIGN_AT), area.rule, shades.ink)
        high = SIGN_AT + 19
        step = min((self.height - high - 4) // self.level.rows, (MAP_WIDTH - 18) // self.level.columns)
        left = (MAP_WIDTH - step * self.level.columns) // 2
        top = high + (self.height - high - 6 - step * self.level.rows) // 2
        for place in self.level.fields:
            row, column = row_and_column(place)
            x, y = left + column * step, top + row * step
            colour = shades.ink if place in area.fields else shades.dark
            pen.rectangle((x, y, x + step - 1, y + step - 1), colour)

    def frames(self, theme: Theme) -> Iterator[Slot]:
        """Yield the overlays that say that a player completed an area in the last round."""
        boxes = (*self._sides, (0, 0, TICK, TICK))
        for x, y in self.corners:
            # What they are cut out of differs.
            group = "frame", x, y
            place = x, y, self.width, self.height
            yield Slot(*place, theme.panel, group, self._paint_frame, boxes=boxes, is_overlay=True)

    @property
    def _sides(self) -> tuple[Box, ...]:
        width, height = self.width, self.height
        return (
            (0, 0, width, FRAME),
            (0, height - FRAME, width, height),
            (0, 0, FRAME, height),
            (width - FRAME, 0, width, height),
        )

    def _paint_frame(self, pen: Pen, key: Key) -> None:
        if not key:
            return
        for box in self._sides:
            pen.rectangle(box, WHITE if pen.theme.name == "dark" else pen.theme.ink)
        draw_tick_badge(pen, (0, 0, TICK, TICK), 22, 5)


def _say_level(shown: ShownTable) -> Iterator[tuple[int, str]]:
    yield Rank.LEVEL, shown.say("table-alt-level", level=shown.view.level.name)


def _status(shown: ShownTable) -> Iterator[Key]:
    yield status_line(shown.view, shown, over="table-phase-over")


def _paint_die(pen: Pen, value: int | None) -> None:
    draw_die(pen, DIE, value)


def _points(shown: ShownTable) -> Iterator[Key]:
    points = shown.view.points[0]
    yield Points(points, shown.say("sheet-points-word", points=points))


def _say_race(shown: ShownTable) -> Iterator[tuple[int, str]]:
    view, names = shown.view, shown.names.plain
    if view.target is not None:
        yield Rank.POINTS, shown.say("table-alt-target", target=view.target)
    for name, points, sign in zip(names, view.points, shown.signs, strict=True):
        state = "idle" if sign == "winner" else sign
        yield Rank.POINTS, shown.say("table-alt-seat", player=name, points=points, state=state)
    yield from ((Rank.POINTS, words) for words in winners(shown, shown.view.result))


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


def _taken(shown: ShownTable) -> Iterator[Key]:
    view = shown.view
    for index, area in enumerate(view.level.areas):
        awards = [award for award in view.awards if award.area == index]
        takers = (sorted(one.seat for one in awards if one.value == value) for value in area.values)
        can_be_had = view.phase is not Phase.OVER and not (view.is_solo and awards)
        new = (area.values.index(one.value) for one in fresh_awards(view) if one.area == index)
        yield Taken(view.open_values[index], can_be_had, tuple(map(tuple, takers)), next(new, None))


def _paint_values(pen: Pen, taken: Taken, values: tuple[int, ...]) -> None:
    height = pen.height // 3
    for place, value in enumerate(values):
        order = place - taken.open_place + (place == taken.open_place and not taken.can_be_had)
        row = pen.at(0, place * height).sized(pen.width, height)
        _paint_value(row, value, order, is_fresh=place == taken.fresh)
        _paint_takers(row, taken.takers[place])


def _paint_value(pen: Pen, value: int, order: int, *, is_fresh: bool) -> None:
    """Draw one value: crossed out (order below 0), next to earn (0) or later; a fresh one glows."""
    theme, height = pen.theme, pen.height
    ink = theme.faint if order < 0 else theme.ink
    if order == 0:
        pen.gem((0, 1, VALUE_WIDTH, height - 1), 9, theme.accent)
        ink = theme.accent_ink
    elif is_fresh:
        pen.gem((0, 1, VALUE_WIDTH, height - 1), 9, mix(theme.panel, theme.accent, 0.5))
        ink = theme.ink
    pen.words((VALUE_WIDTH / 2, height / 2), str(value), ink, LEGIBLE, VALUE_WIDTH - 4, face=BOLD)
    if order < 0:
        pen.line([(9, height - 8), (VALUE_WIDTH - 9, 8)], theme.ink if is_fresh else theme.soft, 4)


def _paint_takers(pen: Pen, takers: Sequence[Seat]) -> None:
    radius = pen.height / 2 - 1
    left, right = VALUE_WIDTH + 8 + radius, pen.width - radius
    step = min(2 * radius + 2, (right - left) / max(1, len(takers) - 1))
    least = min(LEGIBLE, max(SMALLEST, round(radius * 1.8)))
    for i, seat in enumerate(takers):
        draw_seat(pen, (left + i * step, pen.height / 2), radius, seat, least=least)


def _fresh(shown: ShownTable) -> Iterator[Key]:
    """Yield whether a player completed an area in the last round."""
    fresh = {award.area for award in fresh_awards(shown.view)}
    return (index in fresh or None for index in range(len(shown.view.level.areas)))


def _say_areas(shown: ShownTable) -> Iterator[tuple[int, str]]:
    """Say which areas are completed, or have lost values."""
    view, names = shown.view, shown.names.plain
    for index, area in enumerate(view.level.areas):
        takers = tuple(f"{names[one.seat]} ({one.value})" for one in view.awards if one.area == index)
        name, left = area_name(area, shown.locale), area.values[view.open_values[index] :]
        values = " ".join(map(str, left))
        if takers:
            yield Rank.COMPLETED, shown.say("table-alt-area", area=name, values=values, players=takers)
        elif view.open_values[index]:
            yield Rank.COMPLETED, shown.say("table-alt-struck", area=name, values=values)

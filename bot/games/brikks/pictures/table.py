"""The public picture of a game: who has moved, who is still in, what the last round brought, and all fields,
small. They are not secret: a view never contains what must stay hidden until the round closes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import in_reading_order
from bot.games.brikks.pictures.colours import THEMES, pink
from bot.games.brikks.pictures.field import field_faces
from bot.games.brikks.pictures.head import LOWER, UPPER, moment, spoken_moment, throw_part
from bot.games.brikks.pictures.shown import ShownTable, is_thrower
from bot.games.brikks.pictures.signs import (
    BADGE,
    SMALLEST_SHOWN,
    draw_badge,
    draw_bolt,
    draw_bomb,
    draw_dice,
)
from bot.games.brikks.pictures.small import paint_small_cell, small_cells
from bot.games.kit import count_part, winners
from bot.games.plan import Part, Plan, Rect, on_panel
from bot.render.canvas import Key
from bot.render.names import Name
from bot.render.pen import Pen, cross
from bot.render.seat_signs import draw_state
from bot.render.theme import BOLD
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.gains import last_gain
from engine.brikks.sheet import BOMBS
from engine.brikks.state import Phase
from engine.brikks.view import View
from engine.game import Seat

WIDTH, HEIGHT = 1100, 700
"""The proportions in which a desktop client shows a picture as large as it can."""
MARGIN, GAP, INSET = 12, 12, 12
TOP = layout.HEADER_TOP + layout.HEADER + 8
MOMENT_WIDTH, COUNT_WIDTH = 340, 220
THROW_LEFT = (WIDTH - layout.THROW_WIDTH) // 2
LINE = 50
"""The height of a line of facts."""
TAG = 58
"""The width of what a row has just gained, right of the field."""
ENERGY, BOMB_ROOM = 184, 144
"""The widths of energy with special crosses, and of the bombs."""
NAME, SMALLEST_NAME = 40, 32


def table_plan(view: View) -> Plan[ShownTable]:
    return _plan(view.seats)


@cache
def _plan(seats: int) -> Plan[ShownTable]:
    panel = _Panel(seats)
    facts = (
        ("name", lambda shown: shown.names.drawn, _paint_name),
        ("points", _points, _paint_points),
        ("signs", _signs, _paint_signs),
    )
    means = (
        ("energy", _energies, _paint_energy),
        ("bombs", lambda shown: (sheet.bombs_used for sheet in shown.view.sheets), _paint_bombs),
    )
    return Plan(
        WIDTH,
        HEIGHT,
        THEMES,
        (
            Part([layout.in_header(MARGIN, MOMENT_WIDTH)], _moment, _paint_moment, say=_say_moment),
            throw_part(THROW_LEFT, _throw),
            count_part(layout.in_header(WIDTH - MARGIN - COUNT_WIDTH, COUNT_WIDTH - 2)),
            Part(still=panel.draw, say=_say_seats),
            *(Part(panel.facts(name), keys, paint, on_panel) for name, keys, paint in (*facts, *means)),
            Part(panel.cells, _fields, paint_small_cell, on_panel),
            Part(panel.tags, _gained, _paint_tag, on_panel),
        ),
    )


@dataclass(frozen=True)
class _Panel:
    """The arrangement of the seats' panels: the facts stand beside the field or, with two seats, above it."""

    seats: int

    @property
    def width(self) -> int:
        return WIDTH - 2 * MARGIN if self.seats == 1 else (WIDTH - 2 * MARGIN - GAP) // 2

    @property
    def height(self) -> int:
        whole = HEIGHT - TOP - MARGIN
        return whole if self.seats <= 2 else (whole - GAP) // 2

    @property
    def corners(self) -> Iterator[tuple[int, int]]:
        """Yield the top left corner of each panel; a third one stands in the middle of its row."""
        for seat in range(self.seats):
            row, column = divmod(seat, 2)
            x = MARGIN + column * (self.width + GAP)
            if self.seats == 3 and row:
                x = (WIDTH - self.width) // 2
            yield x, TOP + row * (self.height + GAP)

    @property
    def is_tall(self) -> bool:
        return self.seats == 2

    @property
    def cell(self) -> int:
        return (self.height - 2 * INSET - (2 * LINE + GAP if self.is_tall else 0)) // len(ROWS)

    @property
    def field(self) -> tuple[int, int]:
        """Return the top left corner of the field."""
        if self.is_tall:
            return (self.width - self.cell * len(COLUMNS)) // 2, INSET + 2 * LINE + GAP
        return INSET, (self.height - self.cell * len(ROWS)) // 2

    @property
    def cells(self) -> list[Rect]:
        left, top = self.field
        return [box for x, y in self.corners for box in small_cells(x + left, y + top, self.cell)]

    @property
    def tags(self) -> list[Rect]:
        (left, top), size = self.field, self.cell
        right = left + size * len(COLUMNS) + 4
        return [
            (x + right, y + top + line * size, TAG - 4, size)
            for x, y in self.corners
            for line in range(len(ROWS))
        ]

    def facts(self, name: str) -> list[Rect]:
        """Return the places of name, points, signs, energy or bombs; the badge is left of the name or the points."""
        left, top, width, height = self._fact(name)
        return [(x + left, y + top, width, height) for x, y in self.corners]

    def _fact(self, name: str) -> Rect:
        if self.is_tall:
            return self._fact_above(name)
        left = INSET + self.cell * len(COLUMNS) + TAG + INSET
        width, x = self.width - INSET - left, left + BADGE + 8
        if name == "points":
            return x, INSET, self.width - INSET - x, 60
        step = (self.height - 2 * INSET - 60) // 4
        line = ("name", "signs", "energy", "bombs").index(name)
        return left, INSET + 60 + step * line + (step - LINE) // 2, width, LINE

    def _fact_above(self, name: str) -> Rect:
        points, left = 150, INSET + BADGE + 12
        right, below = self.width - INSET, INSET + LINE
        return {
            "name": (left, INSET, right - points - left, LINE),
            "points": (right - points, INSET, points, LINE),
            "signs": (INSET, below, right - INSET - ENERGY - BOMB_ROOM, LINE),
            "energy": (right - ENERGY - BOMB_ROOM, below, ENERGY, LINE),
            "bombs": (right - BOMB_ROOM, below, BOMB_ROOM, LINE),
        }[name]

    def draw(self, pen: Pen) -> None:
        (left, top), size = self.field, self.cell
        right, bottom = left + size * len(COLUMNS), top + size * len(ROWS)
        badge = INSET + BADGE // 2, INSET + LINE // 2
        if not self.is_tall:
            badge = self._fact("name")[0] + BADGE // 2, INSET + 30
        for seat, corner in enumerate(self.corners):
            panel = pen.at(*corner)
            panel.gem((0, 0, self.width, self.height), 16, pen.theme.panel)
            panel.rectangle((left - 2, top - 2, right + 2, bottom + 2), pen.theme.wall)
            draw_badge(panel, badge, Seat(seat))


def _moment(shown: ShownTable) -> Iterator[Key]:
    """Yield the moment, and how many seats are still in once one is out."""
    view, left = shown.view, len(shown.view.playing)
    is_told = view.phase is not Phase.OVER and left < view.seats
    yield moment(view, shown), shown.say("brikks-table-in", left=left, seats=view.seats) if is_told else ""


def _paint_moment(pen: Pen, key: tuple[str, str]) -> None:
    upper, lower = key
    theme, room, y = pen.theme, pen.width - 4, UPPER if lower else pen.height / 2
    pen.words((2, y), upper, theme.ink, 48, room, face=BOLD, anchor="l")
    pen.words((2, LOWER), lower, theme.score, NAME, room, anchor="l", least=SMALLEST_NAME)


def _say_moment(shown: ShownTable) -> Iterator[tuple[int, str]]:
    view = shown.view
    yield 0, spoken_moment(view, shown)
    if is_thrower(view, view.active):
        yield 0, shown.say("brikks-table-alt-thrower", player=shown.names.plain[view.active])
    yield from ((0, words) for words in winners(shown, shown.view.result))


def _throw(shown: ShownTable) -> Iterator[Key]:
    throw = shown.view.throw
    yield shown.say("game-brikks") if throw is None else (throw, throw, False)


def _say_seats(shown: ShownTable) -> Iterator[tuple[int, str]]:
    view = shown.view
    for number, (sheet, name, state) in enumerate(
        zip(view.sheets, shown.names.plain, shown.signs, strict=True)
    ):
        gained = last_gain(view, Seat(number))
        yield (
            1,
            shown.say(
                "brikks-table-alt-seat",
                player=name,
                points=view.points[number],
                energy=sheet.energy.active,
                bombs=BOMBS - sheet.bombs_used,
                cells=len(sheet.filled),
                height=max((cell.row for cell in sheet.filled), default=0),
                state=state,
                kind="duel" if view.is_duel else "base",
                gained=0 if gained is None else gained.points,
            ),
        )


def _paint_name(pen: Pen, name: Name) -> None:
    name.draw(pen, (2, LINE / 2), pen.theme.ink, NAME, pen.width - 6, least=SMALLEST_NAME)


def _points(shown: ShownTable) -> Iterable[Key]:
    """Yield the points of each seat, and whether it has won."""
    return zip(shown.view.points, (state == "winner" for state in shown.signs), strict=True)


def _paint_points(pen: Pen, key: tuple[int, bool]) -> None:
    points, is_winner = key
    ink = pen.theme.score if is_winner else pen.theme.ink
    pen.text((pen.width - 2, pen.height / 2), str(points), ink, 60, face=BOLD, anchor="r")


def _signs(shown: ShownTable) -> Iterator[Key]:
    """Yield whether a seat has moved, how it ended, whether it rolls, and what the last round brought it."""
    for number, state in enumerate(shown.signs):
        is_told, gained = state in ("out", "gone", "winner"), last_gain(shown.view, Seat(number))
        words = shown.say("brikks-sheet-standing", state=state, level=0) if is_told else ""
        yield state, words, is_thrower(shown.view, Seat(number)), 0 if gained is None else gained.points


def _paint_signs(pen: Pen, key: tuple[str, str, bool, int]) -> None:
    state, standing, is_active, gained = key
    theme = pen.theme
    draw_state(pen, (24, LINE / 2), state)
    if standing:
        place, room = (52, LINE / 2), pen.width - 56
        pen.words(place, standing, theme.soft, NAME, room, anchor="l", least=SMALLEST_NAME)
        return
    if is_active:
        draw_dice(pen, (70, LINE / 2), 38, theme.accent, theme.accent_ink)
    if gained:
        place = pen.width - 6, LINE / 2
        pen.text(place, f"+{gained}", theme.score, SMALLEST_SHOWN, face=BOLD, anchor="r")


def _energies(shown: ShownTable) -> Iterator[Key]:
    for sheet in shown.view.sheets:
        yield sheet.energy.active, None if shown.view.is_duel else sheet.crosses


def _paint_energy(pen: Pen, key: tuple[int, int | None]) -> None:
    energy, crosses = key
    draw_bolt(pen, (20, LINE / 2), 42, pen.theme.good)
    pen.text((40, LINE / 2), str(energy), pen.theme.ink, SMALLEST_SHOWN, face=BOLD, anchor="l")
    if crosses is not None:
        cross(pen, (114, LINE / 2), 36, pink(pen.theme), 6)
        pen.text((134, LINE / 2), str(crosses), pen.theme.ink, SMALLEST_SHOWN, face=BOLD, anchor="l")


def _paint_bombs(pen: Pen, used: int) -> None:
    for place in range(BOMBS):
        draw_bomb(pen, (20 + place * 47, LINE / 2 + 4), 38, is_used=place < used)


def _fields(shown: ShownTable) -> Iterable[Key]:
    return chain.from_iterable(in_reading_order(field_faces(sheet)) for sheet in shown.view.sheets)


def _gained(shown: ShownTable) -> Iterator[Key]:
    """Yield the points that each row gained in the last round, from the top."""
    for seat in range(shown.view.seats):
        gained = last_gain(shown.view, Seat(seat))
        yield from reversed((0,) * len(ROWS) if gained is None else gained.rows)


def _paint_tag(pen: Pen, points: int) -> None:
    if points:
        size = min(SMALLEST_SHOWN, pen.height * 4 // 3 - 1)
        pen.text((2, pen.height / 2), f"+{points}", pen.theme.score, size, face=BOLD, anchor="l")

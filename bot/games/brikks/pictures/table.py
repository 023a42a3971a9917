"""The public picture of a game: who has moved, who is still in, what the last round brought, and all fields,
small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import in_reading_order
from bot.games.brikks.pictures.colours import THEMES, pink
from bot.games.brikks.pictures.header import LOWER, UPPER, ThrowFace
from bot.games.brikks.pictures.signs import (
    BADGE,
    SMALLEST_SHOWN,
    draw_badge,
    draw_bolt,
    draw_bomb,
    draw_dice,
)
from bot.games.brikks.pictures.slot_keys import field_faces, moment, move_state
from bot.games.brikks.pictures.small import small_field
from bot.pages.texts import text
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key, Scene, Slot
from bot.render.names import Name
from bot.render.pen import Pen, cross, fit
from bot.render.seat_signs import draw_count, draw_state
from bot.render.theme import BOLD, DEFAULT, Theme
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

Box = tuple[int, int, int, int]
"""The left, top, width and height of an item within its seat's panel."""


def render_table(
    view: View, *, names: Sequence[Name], moved: frozenset[Seat], theme: str = DEFAULT, locale: str = "en"
) -> bytes:
    """Draw the PNG of the public picture; `names` are the players' by seat, `moved` the seats that have
    moved.

    The other fields are not secret: a view never contains what must stay hidden until the round closes.
    """
    canvas = table_canvas(theme, view.seats, is_duel=view.is_duel)
    return canvas.picture(table_keys(view, names, moved, locale))


@CANVASES.keeping
def table_canvas(theme: str, seats: int, *, is_duel: bool) -> Canvas:
    scene = table_scene(theme, seats, is_duel=is_duel)
    return Canvas(scene, png.Mapper(scene.theme.palette))


def table_scene(theme: str, seats: int, *, is_duel: bool) -> Scene:
    """Return the table's scene; its slots are in the order of `table_keys`."""
    parts = _Parts(THEMES[theme], seats, is_duel)
    return Scene(parts.theme, WIDTH, HEIGHT, parts.draw_static, tuple(parts.slots()))


def table_keys(view: View, names: Sequence[Name], moved: frozenset[Seat], locale: str) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots."""
    states = [move_state(view, Seat(seat), moved) for seat in range(view.seats)]
    awaited = [state for state in states if state in ("moved", "waiting")]
    return [
        (moment(view, locale), _still_in(view, locale)),
        text(locale, "game-brikks") if view.throw is None else (view.throw, view.throw, False),
        (awaited.count("moved"), 0 if view.is_solo else len(awaited)),
        *(
            key
            for seat, state in enumerate(states)
            for key in _seat_keys(view, Seat(seat), names[seat], state, locale)
        ),
    ]


def _still_in(view: View, locale: str) -> str:
    """Say how many seats are still in, once one is out."""
    left = len(view.playing)
    if view.phase is Phase.OVER or left == view.seats:
        return ""
    return text(locale, "brikks-table-in", left=left, seats=view.seats)


def _seat_keys(view: View, seat: Seat, name: Name, state: str, locale: str) -> Iterator[Key]:
    sheet, gained = view.sheets[seat], last_gain(view, seat)
    is_told = state in ("out", "gone", "winner")
    yield name
    yield view.points[seat], state == "winner"
    yield (
        state,
        text(locale, "brikks-sheet-standing", state=state, level=0) if is_told else "",
        _is_thrower(view, seat),
        0 if gained is None else gained.points,
    )
    yield sheet.energy.active, None if view.is_duel else sheet.crosses
    yield sheet.bombs_used
    yield from in_reading_order(field_faces(sheet))
    yield from reversed((0,) * len(ROWS) if gained is None else gained.rows)


def _is_thrower(view: View, seat: Seat) -> bool:
    return view.seats > 1 and seat == view.active and view.phase in (Phase.THROW, Phase.DECIDE, Phase.RESOLVE)


@dataclass(frozen=True)
class _Panel:
    """The arrangement of a seat's panel: its facts stand beside the field or, with two seats, under it."""

    seats: int

    @property
    def width(self) -> int:
        return WIDTH - 2 * MARGIN if self.seats == 1 else (WIDTH - 2 * MARGIN - GAP) // 2

    @property
    def height(self) -> int:
        whole = HEIGHT - TOP - MARGIN
        return whole if self.seats <= 2 else (whole - GAP) // 2

    def place(self, seat: int) -> tuple[int, int]:
        """Return the top left corner of a seat's panel; a third one stands in the middle of its row."""
        row, column = divmod(seat, 2)
        x = MARGIN + column * (self.width + GAP)
        if self.seats == 3 and row:
            x = (WIDTH - self.width) // 2
        return x, TOP + row * (self.height + GAP)

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
    def facts(self) -> dict[str, Box]:
        """Return the places of name, points, signs, energy and bombs; the badge is left of the name or the points."""
        if self.is_tall:
            return self._facts_above()
        left = INSET + self.cell * len(COLUMNS) + TAG + INSET
        width, x = self.width - INSET - left, left + BADGE + 8
        step = (self.height - 2 * INSET - 60) // 4
        tops = [INSET + 60 + step * line + (step - LINE) // 2 for line in range(4)]
        lines = zip(("name", "signs", "energy", "bombs"), tops, strict=True)
        boxes = {name: (left, top, width, LINE) for name, top in lines}
        return {**boxes, "points": (x, INSET, self.width - INSET - x, 60)}

    def _facts_above(self) -> dict[str, Box]:
        points, left = 150, INSET + BADGE + 12
        right, below = self.width - INSET, INSET + LINE
        return {
            "name": (left, INSET, right - points - left, LINE),
            "points": (right - points, INSET, points, LINE),
            "signs": (INSET, below, right - INSET - ENERGY - BOMB_ROOM, LINE),
            "energy": (right - ENERGY - BOMB_ROOM, below, ENERGY, LINE),
            "bombs": (right - BOMB_ROOM, below, BOMB_ROOM, LINE),
        }

    @property
    def badge(self) -> tuple[int, int]:
        """Return the centre of the badge."""
        if self.is_tall:
            return INSET + BADGE // 2, INSET + LINE // 2
        left, _, _, _ = self.facts["name"]
        return left + BADGE // 2, INSET + 30


@dataclass(frozen=True)
class _Parts:
    theme: Theme
    seats: int
    is_duel: bool

    @cached_property
    def panel(self) -> _Panel:
        return _Panel(self.seats)

    def draw_static(self, pen: Pen) -> None:
        theme, panel = self.theme, self.panel
        left, top = panel.field
        right, bottom = left + panel.cell * len(COLUMNS), top + panel.cell * len(ROWS)
        for seat in range(self.seats):
            part = pen.at(*panel.place(seat))
            part.gem((0, 0, panel.width, panel.height), 16, theme.panel)
            part.rectangle((left - 2, top - 2, right + 2, bottom + 2), theme.wall)
            draw_badge(part, panel.badge, Seat(seat))

    def slots(self) -> Iterator[Slot]:
        ground, top = self.theme.ground, layout.HEADER_TOP
        yield Slot(MARGIN, top, MOMENT_WIDTH, layout.HEADER, ground, "table-moment", self._paint_moment)
        yield ThrowFace(self.theme).slot(THROW_LEFT)
        left = WIDTH - MARGIN - COUNT_WIDTH
        yield Slot(left, top, COUNT_WIDTH, layout.HEADER, ground, "count", self._paint_count)
        for seat in range(self.seats):
            yield from self._seat_slots(*self.panel.place(seat))

    def _seat_slots(self, x: int, y: int) -> Iterator[Slot]:
        panel = self.panel
        for name, paint in (
            ("name", self._paint_name),
            ("points", self._paint_points),
            ("signs", self._paint_signs),
            ("energy", self._paint_energy),
            ("bombs", self._paint_bombs),
        ):
            left, top, width, height = panel.facts[name]
            yield Slot(x + left, y + top, width, height, self.theme.panel, name, paint)
        left, top = panel.field
        yield from small_field(self.theme, x + left, y + top, panel.cell)
        right = x + left + panel.cell * len(COLUMNS) + 4
        for line in range(len(ROWS)):
            box = right, y + top + line * panel.cell, TAG - 4, panel.cell
            yield Slot(*box, self.theme.panel, "tag", self._paint_tag)

    def _width(self, name: str) -> int:
        return self.panel.facts[name][2]

    def _paint_moment(self, pen: Pen, key: Key) -> None:
        upper, lower = key
        theme, y = self.theme, UPPER if lower else layout.HEADER / 2
        words, size = fit(upper, 48, MOMENT_WIDTH - 4, BOLD)
        pen.text((2, y), words, theme.ink, size, face=BOLD, anchor="l")
        words, size = fit(lower, NAME, MOMENT_WIDTH - 4, least=SMALLEST_NAME)
        pen.text((2, LOWER), words, theme.score, size, anchor="l")

    def _paint_count(self, pen: Pen, key: Key) -> None:
        draw_count(pen, (COUNT_WIDTH - 2, layout.HEADER / 2), *key)

    def _paint_name(self, pen: Pen, key: Key) -> None:
        name: Name = key
        words, size = name.fit(NAME, self._width("name") - 6, least=SMALLEST_NAME)
        pen.text((2, LINE / 2), words, self.theme.ink, size, face=name.face, anchor="l")

    def _paint_points(self, pen: Pen, key: Key) -> None:
        points, is_winner = key
        ink = self.theme.score if is_winner else self.theme.ink
        _, _, width, height = self.panel.facts["points"]
        pen.text((width - 2, height / 2), str(points), ink, 60, face=BOLD, anchor="r")

    def _paint_signs(self, pen: Pen, key: Key) -> None:
        """Draw whether the seat has moved, whether it rolls, and what the last round brought; or how it ended."""
        state, standing, is_thrower, gained = key
        draw_state(pen, (24, LINE / 2), state)
        if standing:
            words, size = fit(standing, NAME, self._width("signs") - 56, least=SMALLEST_NAME)
            pen.text((52, LINE / 2), words, self.theme.soft, size, anchor="l")
            return
        if is_thrower:
            draw_dice(pen, (70, LINE / 2), 38, self.theme.accent, self.theme.accent_ink)
        if gained:
            words, place = f"+{gained}", (self._width("signs") - 6, LINE / 2)
            pen.text(place, words, self.theme.score, SMALLEST_SHOWN, face=BOLD, anchor="r")

    def _paint_energy(self, pen: Pen, key: Key) -> None:
        energy, crosses = key
        draw_bolt(pen, (20, LINE / 2), 42, self.theme.good)
        pen.text((40, LINE / 2), str(energy), self.theme.ink, SMALLEST_SHOWN, face=BOLD, anchor="l")
        if crosses is not None:
            cross(pen, (114, LINE / 2), 36, pink(self.theme), 6)
            pen.text((134, LINE / 2), str(crosses), self.theme.ink, SMALLEST_SHOWN, face=BOLD, anchor="l")

    def _paint_bombs(self, pen: Pen, key: Key) -> None:
        for place in range(BOMBS):
            draw_bomb(pen, (20 + place * 47, LINE / 2 + 4), 38, is_used=place < key)

    def _paint_tag(self, pen: Pen, key: Key) -> None:
        """Draw the points that the row gained in the last round."""
        if key:
            size = min(SMALLEST_SHOWN, self.panel.cell * 4 // 3 - 1)
            pen.text((2, self.panel.cell / 2), f"+{key}", self.theme.score, size, face=BOLD, anchor="l")

"""The public picture of a game: who has moved, who is still in, and every field in small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.brikks.pictures import header
from bot.games.brikks.pictures.cells import in_reading_order
from bot.games.brikks.pictures.colours import THEMES, pink
from bot.games.brikks.pictures.header import Heading, ThrowFace
from bot.games.brikks.pictures.shown import dice, field_faces, moment, move_state
from bot.games.brikks.pictures.signs import draw_bolt, draw_bomb, draw_dice
from bot.games.brikks.pictures.small import small_field
from bot.pages.texts import language, text
from bot.render import png
from bot.render.byte_cache import made_once
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.gems import draw_seat
from bot.render.names import Name
from bot.render.pen import Pen, cross, fit
from bot.render.states import draw_count, draw_state
from bot.render.theme import BOLD, DEFAULT, EDGE, WIDTH, Theme
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.sheet import BOMBS
from engine.brikks.state import Phase
from engine.brikks.view import View
from engine.game import Seat

GAP = 16
INSET = 14
CELL, SOLO_CELL = 23, 36
"""The cell size of a field among several, and of a single field, which gets the whole width."""
HEAD = 58
"""The height of the line with badge, name and points above a field."""
BADGE, POINTS_WIDTH = 48, 92
FACTS_GAP, FACTS_WIDTH = 20, 194


def render_table(
    view: View, *, names: Sequence[Name], moved: frozenset[Seat], theme: str = DEFAULT, locale: str = "en"
) -> bytes:
    """Draw the PNG of the public picture; `names` are the players' by seat, `moved` the seats that have
    moved.

    The other fields are no secret: a view never holds what must stay hidden until the round closes.
    """
    canvas = table_canvas(theme, language(locale), view.seats, is_duel=view.is_duel)
    return canvas.picture(table_keys(view, names, moved, locale))


@made_once(12)
def table_canvas(theme: str, locale: str, seats: int, *, is_duel: bool) -> Canvas:
    scene = table_scene(theme, locale, seats, is_duel=is_duel)
    return Canvas(scene, png.Mapper(scene.theme.palette))


def table_scene(theme: str, locale: str, seats: int, *, is_duel: bool) -> Scene:
    """Return the table's scene; its slots are in the order of `table_keys`."""
    parts = _Parts(THEMES[theme], locale, seats, is_duel)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


def table_keys(view: View, names: Sequence[Name], moved: frozenset[Seat], locale: str) -> list[Key]:
    """Return what every slot shows, in the order of the scene's slots."""
    states = [move_state(view, Seat(seat), moved) for seat in range(view.seats)]
    awaited = [state for state in states if state in ("moved", "waiting")]
    return [
        ("plain", text(locale, "table-phase-over") if view.phase is Phase.OVER else moment(view, locale)),
        *dice(view),
        (view.throw, False) if view.throw else None,
        (awaited.count("moved"), 0 if view.is_solo else len(awaited)),
        *(key for seat, state in enumerate(states) for key in _seat_keys(view, Seat(seat), names, state)),
    ]


def _seat_keys(view: View, seat: Seat, names: Sequence[Name], state: str) -> Iterator[Key]:
    sheet = view.sheets[seat]
    yield names[seat]
    yield view.points[seat], state == "winner"
    yield state, _is_thrower(view, seat)
    yield state
    yield sheet.energy.active
    if not view.is_duel:
        yield sheet.crosses
    yield sheet.bombs_used
    yield from in_reading_order(field_faces(sheet))


def _is_thrower(view: View, seat: Seat) -> bool:
    return view.seats > 1 and seat == view.active and view.phase in (Phase.THROW, Phase.DECIDE, Phase.RESOLVE)


@dataclass(frozen=True)
class _Parts:
    theme: Theme
    locale: str
    seats: int
    is_duel: bool

    @property
    def cell(self) -> int:
        return SOLO_CELL if self.seats == 1 else CELL

    @property
    def panel_width(self) -> int:
        return WIDTH - 2 * EDGE if self.seats == 1 else (WIDTH - 2 * EDGE - GAP) // 2

    @property
    def panel_height(self) -> int:
        return HEAD + self.cell * len(ROWS) + 2 * INSET

    @property
    def left(self) -> int:
        """Return the left edge within the frame; a single field is centred together with its facts."""
        return max(INSET, (self.panel_width - self.used) // 2)

    @property
    def used(self) -> int:
        """Return the width of a field with its facts."""
        return self.cell * len(COLUMNS) + FACTS_GAP + FACTS_WIDTH

    @property
    def height(self) -> int:
        rows = -(-self.seats // 2)
        return header.HEIGHT + rows * (self.panel_height + GAP) - GAP + EDGE

    def _panel(self, seat: int) -> tuple[int, int]:
        row, column = divmod(seat, 2)
        return EDGE + column * (self.panel_width + GAP), header.HEIGHT + row * (self.panel_height + GAP)

    def draw_static(self, pen: Pen) -> None:
        theme, top = self.theme, INSET + HEAD
        Heading(theme, self.locale).draw(pen)
        for seat in range(self.seats):
            panel = pen.at(*self._panel(seat))
            panel.gem((0, 0, self.panel_width, self.panel_height), 16, theme.panel)
            right, bottom = self.left + self.cell * len(COLUMNS), self.panel_height - INSET
            panel.rectangle((self.left - 2, top - 2, right + 2, bottom + 2), theme.wall)
            centre = (self.left + BADGE / 2, INSET + BADGE / 2)
            draw_seat(panel, centre, BADGE / 2, theme, Seat(seat))

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        yield Heading(self.theme, self.locale).slot()
        yield from ThrowFace(self.theme).slots()
        yield Slot(header.RIGHT + 12, 14, header.SIDE, 100, ground, "count", self._paint_count)
        for seat in range(self.seats):
            yield from self._seat_slots(seat)

    def _seat_slots(self, seat: int) -> Iterator[Slot]:
        left, top = self._panel(seat)
        left, top, panel = left + self.left, top + INSET, self.theme.panel
        right, room = left + self.used, self.used - BADGE - 12 - POINTS_WIDTH
        yield Slot(left + BADGE + 12, top, room, BADGE, panel, "name", self._paint_name)
        yield Slot(right - POINTS_WIDTH, top, POINTS_WIDTH, BADGE, panel, "points", self._paint_points)
        y = top + HEAD
        for line, height, paint in (
            ("signs", 54, self._paint_signs),
            ("word", 48, self._paint_word),
            ("energy", 50, self._paint_energy),
            *(() if self.is_duel else (("crosses", 50, self._paint_crosses),)),
            ("bombs", 50, self._paint_bombs),
        ):
            yield Slot(right - FACTS_WIDTH, y, FACTS_WIDTH, height, panel, line, paint)
            y += height
        yield from small_field(self.theme, left, top + HEAD, self.cell)

    def _paint_count(self, pen: Pen, key: Key) -> None:
        draw_count(pen, (header.SIDE, 50), self.theme, *key)

    def _paint_name(self, pen: Pen, key: Key) -> None:
        name: Name = key
        words, size = fit(name.words, 38, self.used - BADGE - 24 - POINTS_WIDTH, name.face)
        pen.text((0, BADGE / 2), words, self.theme.ink, size, face=name.face, anchor="l")

    def _paint_points(self, pen: Pen, key: Key) -> None:
        points, is_winner = key
        ink = self.theme.score if is_winner else self.theme.ink
        pen.text((POINTS_WIDTH - 2, BADGE / 2), str(points), ink, 48, face=BOLD, anchor="r")

    def _paint_signs(self, pen: Pen, key: Key) -> None:
        state, is_thrower = key
        draw_state(pen, (24, 26), self.theme, state)
        if is_thrower:
            draw_dice(pen, (76, 26), 38, self.theme.accent, self.theme.accent_ink)

    def _paint_word(self, pen: Pen, key: Key) -> None:
        words, size = fit(text(self.locale, "brikks-table-state", state=key), 30, FACTS_WIDTH)
        if key != "idle":
            pen.text((0, 18), words, self.theme.soft, size, anchor="l")

    def _paint_energy(self, pen: Pen, key: Key) -> None:
        draw_bolt(pen, (22, 25), 42, self.theme.good)
        self._number(pen, key)

    def _paint_crosses(self, pen: Pen, key: Key) -> None:
        cross(pen, (22, 25), 32, pink(self.theme), 6)
        self._number(pen, key)

    def _number(self, pen: Pen, number: int) -> None:
        pen.text((52, 25), str(number), self.theme.ink, 36, face=BOLD, anchor="l")

    def _paint_bombs(self, pen: Pen, key: Key) -> None:
        for place in range(BOMBS):
            draw_bomb(pen, (22 + place * 52, 29), 38, self.theme, is_used=place < key)

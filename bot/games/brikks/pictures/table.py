"""The public picture of a game: who has moved, who is still in, and every field in small."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.games.brikks.pictures import header
from bot.games.brikks.pictures.cells import in_reading_order
from bot.games.brikks.pictures.colours import THEMES, pink
from bot.games.brikks.pictures.header import ThrowFace
from bot.games.brikks.pictures.shown import dice, field_faces, move_state, title
from bot.games.brikks.pictures.signs import draw_bolt, draw_bomb, draw_dice
from bot.games.brikks.pictures.small import small_field
from bot.pages.texts import language, text
from bot.render import png
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.gems import draw_seat
from bot.render.pen import Pen, cross, fit, hourglass, star, text_width, tick
from bot.render.theme import BOLD, DEFAULT, EDGE, SMALLEST, WIDTH, Theme
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.sheet import BOMBS
from engine.brikks.state import Phase
from engine.brikks.view import View
from engine.game import Seat

GAP = 16
INSET = 14
CELL, SOLO_CELL = 23, 36
"""A single field gets the whole width."""
CHIP = 50
FACTS_GAP, FACTS_WIDTH, NUMBER_WIDTH = 20, 194, 95
LINES = {"signs": (0, CHIP), "word": (56, 36), "points": (96, 60), "means": (162, 46), "bombs": (208, 46)}
"""Top and height of the facts beside a field."""


def render_table(view: View, *, moved: frozenset[Seat], theme: str = DEFAULT, locale: str = "en") -> bytes:
    """The PNG of the public picture; `moved` are the seats that have made their move.

    The other fields are no secret: a view never holds what must stay hidden until the round closes.
    """
    canvas = table_canvas(theme, language(locale), view.seats, is_duel=view.is_duel)
    return canvas.picture(table_keys(view, moved, locale))


@lru_cache(maxsize=16)
def table_canvas(theme: str, locale: str, seats: int, *, is_duel: bool) -> Canvas:
    scene = table_scene(theme, locale, seats, is_duel=is_duel)
    return Canvas(scene, png.Mapper(scene.theme.palette))


def table_scene(theme: str, locale: str, seats: int, *, is_duel: bool) -> Scene:
    """The table's scene; its slots are in the order of `table_keys`."""
    parts = _Parts(THEMES[theme], locale, seats, is_duel)
    return Scene(parts.theme, WIDTH, parts.height, parts.draw_static, tuple(parts.slots()))


def table_keys(view: View, moved: frozenset[Seat], locale: str) -> list[Key]:
    """What every slot shows, in the order of the scene's slots."""
    seats = [Seat(seat) for seat in range(view.seats)]
    states = [move_state(view, seat, moved) for seat in seats]
    awaited = [state for state in states if state in ("moved", "waiting")]
    return [
        title(view, locale),
        _thrower(view, locale),
        *dice(view),
        (view.throw, False) if view.throw else None,
        (awaited.count("moved"), len(awaited)),
        *(key for seat, state in zip(seats, states, strict=True) for key in _seat_keys(view, seat, state)),
    ]


def _seat_keys(view: View, seat: Seat, state: str) -> Iterator[Key]:
    sheet = view.sheets[seat]
    yield state, _is_thrower(view, seat)
    yield state
    yield view.points[seat]
    yield sheet.energy.active, sheet.crosses
    yield sheet.bombs_used
    yield from in_reading_order(field_faces(sheet))


def _is_thrower(view: View, seat: Seat) -> bool:
    return view.seats > 1 and seat == view.active and view.phase in (Phase.THROW, Phase.DECIDE, Phase.RESOLVE)


def _thrower(view: View, locale: str) -> str:
    if _is_thrower(view, view.active):
        return text(locale, "brikks-table-thrower", seat=view.active + 1)
    return text(locale, f"brikks-table-variant-{view.variant}")


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
        return self.cell * len(ROWS) + 2 * INSET

    @property
    def field_left(self) -> int:
        """The left edge within the frame; a single field is centred together with its facts."""
        used = self.cell * len(COLUMNS) + FACTS_GAP + FACTS_WIDTH
        return max(INSET, (self.panel_width - used) // 2)

    @property
    def facts_left(self) -> int:
        return self.field_left + self.cell * len(COLUMNS) + FACTS_GAP

    @property
    def height(self) -> int:
        rows = -(-self.seats // 2)
        return header.HEIGHT + rows * (self.panel_height + GAP) - GAP + EDGE

    def _panel(self, seat: int) -> tuple[int, int]:
        row, column = divmod(seat, 2)
        return EDGE + column * (self.panel_width + GAP), header.HEIGHT + row * (self.panel_height + GAP)

    def draw_static(self, pen: Pen) -> None:
        theme = self.theme
        for seat in range(self.seats):
            panel = pen.at(*self._panel(seat))
            panel.gem((0, 0, self.panel_width, self.panel_height), 16, theme.panel)
            field, right = self.field_left, self.field_left + self.cell * len(COLUMNS)
            bottom = self.panel_height - INSET
            panel.rectangle((field - 2, INSET - 2, right + 2, bottom + 2), theme.wall)
            centre = (self.facts_left + CHIP / 2, INSET + CHIP / 2)
            draw_seat(panel, centre, CHIP / 2, theme, Seat(seat))

    def slots(self) -> Iterator[Slot]:
        ground = self.theme.ground
        yield Slot(EDGE, 16, header.SIDE, 52, ground, "title", self._paint_title)
        yield Slot(EDGE, 72, header.SIDE, 46, ground, "thrower", self._paint_thrower)
        yield from ThrowFace(self.theme).slots()
        yield Slot(header.RIGHT + 12, 14, header.SIDE, 100, ground, "count", self._paint_count)
        for seat in range(self.seats):
            yield from self._seat_slots(seat)

    def _seat_slots(self, seat: int) -> Iterator[Slot]:
        left, top = self._panel(seat)
        x, width, panel = left + self.facts_left, FACTS_WIDTH, self.theme.panel
        for line, paint in (
            ("signs", self._paint_signs),
            ("word", self._paint_word),
            ("points", self._paint_points),
            ("means", self._paint_means),
            ("bombs", self._paint_bombs),
        ):
            indent = CHIP + 10 if line == "signs" else 0
            down, height = LINES[line]
            yield Slot(x + indent, top + INSET + down, width - indent, height, panel, line, paint)
        yield from small_field(self.theme, left + self.field_left, top + INSET, self.cell)

    def _paint_title(self, pen: Pen, key: Key) -> None:
        words, size = fit(str(key), 46, header.SIDE, BOLD)
        pen.text((0, 26), words, self.theme.ink, size, face=BOLD, anchor="l")

    def _paint_thrower(self, pen: Pen, key: Key) -> None:
        words, size = fit(str(key), 36, header.SIDE)
        pen.text((0, 23), words, self.theme.soft, size, anchor="l")

    def _paint_count(self, pen: Pen, key: Key) -> None:
        done, awaited = key
        if awaited > 1:
            words, right = f"{done}/{awaited}", header.SIDE
            pen.text((right, 50), words, self.theme.ink, 52, face=BOLD, anchor="r")
            tick(pen, (right - text_width(words, 52, BOLD) - 40, 50), 44, self.theme.good, 8)

    def _paint_signs(self, pen: Pen, key: Key) -> None:
        state, is_thrower = key
        theme, place = self.theme, (24, CHIP / 2)
        match state:
            case "moved":
                tick(pen, place, 36, theme.good, 7)
            case "waiting":
                hourglass(pen, place, 40, theme.soft)
            case "gone" | "out":
                cross(pen, place, 40, theme.danger, 7)
            case "winner":
                star(pen, place, 23, theme.score)
        if is_thrower:
            draw_dice(pen, (76, CHIP / 2), 38, theme.accent, theme.accent_ink)

    def _paint_word(self, pen: Pen, key: Key) -> None:
        words, size = fit(text(self.locale, "brikks-table-state", state=key), 30, FACTS_WIDTH)
        if key != "idle":
            pen.text((0, 18), words, self.theme.soft, size, anchor="l")

    def _paint_points(self, pen: Pen, key: Key) -> None:
        middle = 30
        # Three digits leave less room for the word, which is longest in German.
        number, size = fit(str(key), 60, NUMBER_WIDTH, BOLD)
        width = text_width(number, size, BOLD)
        pen.text((0, middle), number, self.theme.ink, size, face=BOLD, anchor="l")
        name = text(self.locale, "sheet-points-word", points=key)
        words, size = fit(name, SMALLEST, FACTS_WIDTH - width - 10)
        pen.text((width + 10, middle + 10), words, self.theme.soft, size, anchor="l")

    def _paint_means(self, pen: Pen, key: Key) -> None:
        energy, crosses = key
        draw_bolt(pen, (16, 23), 42, self.theme.good)
        pen.text((38, 23), str(energy), self.theme.ink, 36, face=BOLD, anchor="l")
        if not self.is_duel:
            cross(pen, (112, 23), 32, pink(self.theme), 6)
            pen.text((134, 23), str(crosses), self.theme.ink, 36, face=BOLD, anchor="l")

    def _paint_bombs(self, pen: Pen, key: Key) -> None:
        for place in range(BOMBS):
            draw_bomb(pen, (20 + place * 52, 29), 40, self.theme, is_used=place < key)

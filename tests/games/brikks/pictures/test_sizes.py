"""Where a client shows a sheet 350 px high, cells are 27 px and nothing to read is lower than 10 px."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from math import inf
from typing import Any

import pytest
from PIL import ImageDraw

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import LETTER
from bot.games.brikks.pictures.key import key_keys, key_scene
from bot.games.brikks.pictures.sheet import SheetKind, keys, kind_of, sheet_scene
from bot.games.brikks.pictures.slot_keys import ShownSheet, shown_seat
from bot.games.brikks.pictures.table import HEIGHT, table_keys, table_scene
from bot.render import pen as drawing
from bot.render.canvas import Key, Scene
from bot.render.pen import Pen, blank
from bot.render.theme import CAP, SCALE
from engine.brikks.state import Phase
from engine.brikks.view import View, placements, starts
from tests.games.brikks.pictures.games import DRAWN, NOBODY, OWN, choices, game, of_phase
from tests.render.measured import Seen, draw

SHOWN = 350
"""The height in pixels in which a desktop client shows a picture."""
LEAST, LEAST_LETTER, LEAST_CELL = 10, 11, 27
SIGNS = ("draw_colour_sign", "draw_bolt", "draw_bomb", "draw_mini", "draw_badge", "draw_dice", "draw_letter")
GAMES = [("base", 1, "1"), ("base", 2, "own"), ("base", 3, "3"), ("base", 4, "4"), ("duel", 2, "2")]


class Extent(ImageDraw.ImageDraw):
    """Measures what is drawn, in pixels of the file."""

    def __init__(self, image: Any) -> None:
        super().__init__(image)
        self.top, self.bottom = inf, -inf

    def _see(self, points: Any) -> None:
        flat = [y for point in points for y in ([point[1]] if isinstance(point, tuple) else [])]
        found = flat or list(points)[1::2]
        self.top, self.bottom = min(self.top, *found), max(self.bottom, *found)

    def rectangle(self, xy: Any, *_: Any, **__: Any) -> None:
        self._see(xy)

    def polygon(self, xy: Any, *_: Any, **__: Any) -> None:
        self._see(xy)

    def ellipse(self, xy: Any, *_: Any, **__: Any) -> None:
        self._see(xy)

    def line(self, xy: Any, *_: Any, **__: Any) -> None:
        self._see(xy)


@pytest.fixture
def signs(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The least height of each sign drawn so far."""
    found: dict[str, float] = {}
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.games.brikks.pictures")]
    for module in modules:
        for name in SIGNS:
            if hasattr(module, name):
                monkeypatch.setattr(module, name, _measured(getattr(module, name), found))
    return found


def _measured(draw: Callable[..., None], found: dict[str, float]) -> Callable[..., None]:
    @wraps(draw)
    def measure(pen: Pen, *args: Any, **more: Any) -> None:
        extent = Extent(blank(1, 1, (0, 0, 0)))
        draw(Pen(extent), *args, **more)
        height = (extent.bottom - extent.top) / SCALE
        found[draw.__name__] = min(found.get(draw.__name__, inf), height)
        draw(pen, *args, **more)

    return measure


def every_sheet(variant: str, seats: int, level: str) -> Iterator[tuple[Scene, list[Key], View]]:
    """Sheets of all seats in every phase, with every kind of choice; in both languages."""
    views = [view for views in game(variant, seats, level=level) for view in views[:-1]]
    for phase in Phase:
        for view in [view for view in views if view.phase is phase][-2:]:
            for pencil, block in choices(view):
                shown = ShownSheet(view, shown_seat(view, None), pencil, block, DRAWN)
                for locale in ("en", "de"):
                    scene = sheet_scene("dark", kind_of(view, is_new=True))
                    yield scene, keys(shown, locale, is_new=True), view


def check(seen: Seen, signs: dict[str, float], scale: float) -> None:
    assert seen
    for words, _, size in seen:
        least = LEAST_LETTER if size == LETTER and len(words) == 1 and words.isalpha() else LEAST
        assert size * CAP * scale >= least, (words, size)
    for name, height in signs.items():
        assert height * scale >= LEAST, name


@pytest.mark.parametrize("kind", [SheetKind(), SheetKind(is_duel=True), SheetKind(is_over=True)])
def test_a_sheet_is_a_square_with_cells_of_27_pixels(kind: SheetKind) -> None:
    scene = sheet_scene("dark", kind)
    assert scene.width == scene.height
    cells = [slot for slot in scene.slots if slot.group == "cell"]
    assert len(cells) == 110
    assert {(slot.width, slot.height) for slot in cells} == {(layout.CELL, layout.CELL)}
    assert round(layout.CELL * SHOWN / scene.height) >= LEAST_CELL
    assert layout.CELL * SHOWN / scene.height >= LEAST_CELL


@pytest.mark.parametrize(("variant", "seats", "level"), GAMES)
def test_everything_on_a_sheet_is_at_least_10_pixels_high(
    variant: str, seats: int, level: str, seen: Seen, signs: dict[str, float]
) -> None:
    for scene, shown, _ in every_sheet(variant, seats, level):
        draw(scene, shown, set())
    # The legend of a lobby makes the picture taller; sheets on which people play are square.
    check(seen, signs, SHOWN / layout.HEIGHT)
    assert {"draw_colour_sign", "draw_bolt", "draw_bomb"} <= signs.keys()


@pytest.mark.parametrize("locale", ["en", "de"])
def test_everything_on_the_key_of_the_blocks_is_at_least_10_pixels_high(
    locale: str, seen: Seen, signs: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The field beside it is a reminder in small, without signs to be read.
    monkeypatch.setattr("bot.games.brikks.pictures.small.draw_circle", lambda *_, **__: None)
    for phase in (Phase.START, Phase.RESOLVE):
        for view in [view for view in of_phase(phase) if starts(view) or placements(view)][-3:]:
            draw(key_scene("dark"), key_keys(ShownSheet(view, OWN, names=DRAWN), locale), set())
    check(seen, signs, SHOWN / layout.HEIGHT)


@pytest.mark.parametrize(("variant", "seats", "level"), GAMES)
def test_every_word_on_a_table_is_at_least_10_pixels_high(
    variant: str, seats: int, level: str, seen: Seen
) -> None:
    views = game(variant, seats, level=level)
    for number in (0, len(views) // 3, len(views) // 2, len(views) - 1):
        scene = table_scene("dark", seats, is_duel=variant == "duel")
        draw(scene, table_keys(views[number][-1], DRAWN, NOBODY, "de"), set())
    check(seen, {}, SHOWN / HEIGHT)


def test_the_extent_of_a_sign_is_measured() -> None:
    extent = Extent(blank(1, 1, (0, 0, 0)))
    drawing.cross(Pen(extent), (50, 50), 100, (0, 0, 0), 4)
    assert (extent.bottom - extent.top) / SCALE == pytest.approx(2 * 36 + 4, abs=1)

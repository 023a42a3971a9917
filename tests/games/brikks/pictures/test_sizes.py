"""Where a client shows a sheet 350 px high, cells are 27 px, and no sign or word of the key is lower than 10 px."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import wraps
from math import inf
from typing import Any

import pytest
from PIL import ImageDraw

from bot.games.brikks.pictures import head, layout
from bot.games.brikks.pictures.cells import paint_cell
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN
from bot.pages.texts import LANGUAGES, text
from bot.render import pen as drawing
from bot.render.canvas import Key, Scene
from bot.render.pen import Pen, blank, text_width
from bot.render.theme import CAP, DEFAULT, SCALE, THEMES
from engine.brikks.state import Phase
from tests.games.brikks.pictures.games import KINDS, NAMES, OWN, choices, drawn_key, game, sheet, views_of
from tests.games.drawn_games import moments
from tests.games.test_fits import is_whole
from tests.render.measured import Seen, check, draw

LEAST, LEAST_CELL = 10, 27
SHOWN = 350 / layout.HEIGHT
SIGNS = ("draw_colour_sign", "draw_bolt", "draw_bomb", "draw_mini", "draw_badge", "draw_dice", "draw_letter")


class Extent(ImageDraw.ImageDraw):
    """Measures what is drawn, in pixels of the file."""

    def __init__(self, image: Any) -> None:
        super().__init__(image)
        self.top, self.bottom = inf, -inf

    def _see(self, points: Any, *_: Any, **__: Any) -> None:
        flat = [y for point in points for y in ([point[1]] if isinstance(point, tuple) else [])]
        found = flat or list(points)[1::2]
        self.top, self.bottom = min(self.top, *found), max(self.bottom, *found)

    rectangle = polygon = ellipse = line = _see  # type: ignore[assignment]  # whatever is drawn, its points come first


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
        draw(Pen(extent, pen.theme), *args, **more)
        height = (extent.bottom - extent.top) / SCALE
        found[draw.__name__] = min(found.get(draw.__name__, inf), height)
        draw(pen, *args, **more)

    return measure


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_sheet_has_cells_of_27_pixels_and_signs_of_10(kind: str, signs: dict[str, float]) -> None:
    for views in moments(views_of(kind)):
        for choice in choices(views[OWN]):
            scene, keys = sheet(views[OWN], choice, "en")
            draw(scene, keys, set())
            cells = [
                slot for slot in scene.slots if isinstance(slot.group, tuple) and slot.group[0] is paint_cell
            ]
            assert len(cells) == 110
            assert {(slot.width, slot.height) for slot in cells} == {(layout.CELL, layout.CELL)}
    assert layout.CELL * SHOWN >= LEAST_CELL
    assert {"draw_colour_sign", "draw_bolt", "draw_bomb"} <= signs.keys()
    assert too_low(signs) == []


def too_low(signs: dict[str, float]) -> list[str]:
    return [name for name, height in signs.items() if height * SHOWN < LEAST]


def block_keys(locale: str) -> Iterator[tuple[Scene, list[Key]]]:
    """The key of the blocks in a game of two."""
    own = [views[OWN] for views in game() if OWN in views[OWN].pending]
    for view in [view for view in own if view.phase in (Phase.START, Phase.RESOLVE)][::9]:
        yield drawn_key(view, locale).scene()


@pytest.mark.slow
def test_words_on_the_key_of_the_blocks_are_whole_and_10_pixels_high(locale: str, seen: Seen) -> None:
    for scene, keys in block_keys(locale):
        seen.clear()
        check(scene, keys, seen)
        assert is_whole(seen, locale, NAMES)
        assert [words for words, _, size in seen if size * CAP * SHOWN < LEAST] == []


def test_signs_on_the_key_of_the_blocks_are_10_pixels_high(
    signs: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The field beside it is a reminder in small, without signs to be read.
    monkeypatch.setattr("bot.games.brikks.pictures.small.draw_circle", lambda *_, **__: None)
    for scene, keys in block_keys("en"):
        draw(scene, keys, set())
    assert too_low(signs) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["plain", "active", "out", "gone", "winner"])
def test_the_standing_of_a_seat_fits_beside_its_sign(state: str, language: str) -> None:
    words = text(language, "brikks-sheet-standing", level=4, state=state)
    assert text_width(words, SMALLEST_SHOWN) <= layout.MOMENT_WIDTH - head.SIGN - 2


def test_the_extent_of_a_sign_is_measured() -> None:
    extent = Extent(blank(1, 1, (0, 0, 0)))
    drawing.cross(Pen(extent, THEMES[DEFAULT]), (50, 50), 100, (0, 0, 0), 4)
    assert (extent.bottom - extent.top) / SCALE == pytest.approx(2 * 36 + 4, abs=1)

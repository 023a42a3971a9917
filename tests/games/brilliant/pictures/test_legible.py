"""Whatever stands on a picture is legible at the size at which clients show it, measured where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.brilliant.pictures.layout import SheetLayout
from bot.games.brilliant.pictures.sheet import sheet_scene
from bot.games.brilliant.pictures.signs import SIGN_HEIGHT
from bot.games.brilliant.pictures.slot_keys import sheet_keys
from bot.games.brilliant.pictures.table import table_keys, table_scene
from bot.render.canvas import Key, Scene
from bot.render.theme import CAP
from engine.brilliant.sheet import Move, Pass, Start, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.games.brilliant.pictures.games import game
from tests.games.brilliant.pictures.test_fits import names
from tests.render.measured import Seen, draw

DESKTOP = (550, 350)
"""The box in which a desktop client shows a picture, in pixels."""
LEAST, LEAST_LETTER = 10, 11
"""Heights there: of any capital, digit or sign, and of the letters that people look for on buttons."""
LEVELS = ("1", "2", "3", "4")
SEATS = range(1, 7)


def shown(scene: Scene) -> float:
    """The scale at which a desktop client shows a picture."""
    return min(DESKTOP[0] / scene.width, DESKTOP[1] / scene.height)


def pencils(view: View) -> Iterator[Move | None]:
    yield None
    match view.phase:
        case Phase.START:
            yield Start(view.level.stars)
        case Phase.STRIKE:
            yield Strike(view.strikable[0])
        case Phase.PLACE:
            yield Pass()
            yield from placements(view)[:1]


def sheets(level: str, seats: int, locale: str) -> Iterator[tuple[Scene, list[Key]]]:
    views = game(level, seats)
    scene = sheet_scene(views[0][0].level, "dark", seats)
    for views_then in (*views[::6], views[-1]):
        view = views_then[0]
        for pencil in pencils(view):
            yield scene, sheet_keys(view, Seat(0), names(seats), pencil, locale)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_everything_on_a_sheet_is_ten_pixels_high_on_a_desktop(
    level: str, seats: int, locale: str, seen: Seen
) -> None:
    drawn: set[tuple[int, Key]] = set()
    for scene, keys in sheets(level, seats, locale):
        assert (scene.width, scene.height) == (1000, 1000)
        assert SIGN_HEIGHT * shown(scene) >= LEAST
        draw(scene, keys, drawn)
    assert not {words: size for words, _, size in seen if size * CAP * shown(scene) < LEAST}


@pytest.mark.parametrize("level", LEVELS)
def test_letters_of_places_are_eleven_pixels_high(level: str, seen: Seen) -> None:
    layout, drawn = SheetLayout(game(level, 2)[0][0].level), set[tuple[int, Key]]()
    for scene, keys in sheets(level, 2, "en"):
        draw(scene, keys, drawn)
    letters = [
        (words, size) for words, box, size in seen if words.isupper() and layout.top <= box[1] < layout.bottom
    ]
    assert len(letters) > 10
    assert not [words for words, size in letters if size * CAP * shown(scene) < LEAST_LETTER]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_everything_on_a_table_is_ten_pixels_high_on_a_desktop(
    level: str, seats: int, locale: str, seen: Seen
) -> None:
    views = game(level, seats)
    scene = table_scene(views[0][0].level, "dark", seats)
    assert (scene.width, scene.height) == (1100, 700)
    drawn: set[tuple[int, Key]] = set()
    for views_then in (*views[::9], views[-1]):
        draw(scene, table_keys(views_then[-1], names(seats), frozenset({Seat(0)}), locale), drawn)
    assert not {words: size for words, _, size in seen if round(size * CAP * shown(scene), 1) < LEAST}

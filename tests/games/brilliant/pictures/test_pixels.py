import zlib

import pytest
from PIL import Image

from bot.games.brilliant.pictures import render_sheet, render_table
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.sheet import sheet_scene
from bot.games.brilliant.pictures.slot_keys import sheet_keys
from bot.games.brilliant.pictures.table import table_keys, table_scene
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key, draw_whole, write_once
from engine.brilliant.sheet import Pass
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.bench.brilliant.sample import sample_names
from tests.games.brilliant.pictures.games import LEVEL_FILES, THOROUGH, game, level
from tests.pixels import decoded
from tests.render.frames import differences, from_here, plain, without_filter_bytes
from tests.render.slots import overlaps


def sheet_game(name: str, seats: int) -> list[list[Key]]:
    """The keys of every sheet in a game, sometimes with a half-made number or pass."""
    views: list[View] = [views[0] for views in game(name, seats)]
    keys = []
    for number, view in enumerate(views):
        choices = (None, Pass(), *placements(view)[-1:]) if number % 4 == 0 else (None,)
        keys += [sheet_keys(view, Seat(0), sample_names(seats), pencil, "en") for pencil in choices]
    return keys


@pytest.mark.parametrize(("name", "seats", "theme"), [("fixture", 1, "light"), (THOROUGH, 2, "dark")])
def test_the_scratch_frame_shows_what_plain_drawing_shows(name: str, seats: int, theme: str) -> None:
    games = sheet_game(name, seats)
    level = game(name, seats)[0][0].level
    canvas = Canvas(sheet_scene(level, theme, seats), png.Mapper(THEMES[theme].palette))
    for number, keys in enumerate(games[::3]):
        shown = without_filter_bytes(canvas, canvas.scanlines(keys))
        if number % 9 in (0, 4):
            assert differences(canvas, shown, plain(canvas, keys)) == []


def test_the_table_shows_what_plain_drawing_shows() -> None:
    views = [views[-1] for views in game(THOROUGH, 4)]
    scene = table_scene(views[0].level, "dark", 4)
    canvas = Canvas(scene, png.Mapper(scene.theme.palette))
    for view in views[::20]:
        keys = table_keys(view, sample_names(4), frozenset({Seat(2)}), "en")
        shown = without_filter_bytes(canvas, canvas.scanlines(keys))
        assert differences(canvas, shown, plain(canvas, keys)) == []


@pytest.mark.parametrize("name", LEVEL_FILES)
def test_no_slot_paints_over_another(name: str) -> None:
    for seats in range(1, 7):
        assert overlaps(table_scene(level(name), "dark", seats)) == []
        assert overlaps(sheet_scene(level(name), "dark", seats, lines=2 * (seats % 2 == 0))) == []


def test_a_sheet_is_the_same_whatever_was_drawn_before() -> None:
    games = sheet_game(THOROUGH, 2)[::3]
    level = game(THOROUGH, 2)[0][0].level
    canvas = Canvas(sheet_scene(level, "dark", 2), png.Mapper(THEMES["dark"].palette))
    begin_again = from_here(canvas)
    in_turn = [canvas.scanlines(keys) for keys in games]
    for keys, shown in zip(games, in_turn, strict=True):
        begin_again()
        assert canvas.scanlines(keys) == shown


def test_files_decode_to_the_frame_and_its_palette() -> None:
    view = game(THOROUGH, 2)[30][0]
    picture = decoded(render_sheet(view, names=sample_names(2)))
    scene = sheet_scene(view.level, "dark", 2)
    mapper = png.Mapper(scene.theme.palette)
    raw = mapper.mapped(draw_whole(scene, sheet_keys(view, Seat(0), sample_names(2), None, "en"))).tobytes()
    expected = Image.frombytes("P", (scene.width, scene.height), raw)
    expected.putpalette([value for colour in mapper.palette for value in colour])
    assert picture.tobytes() == expected.convert("RGB").tobytes()


def test_the_standard_library_writes_the_same_pixels() -> None:
    head = png.header(2, 2, [(0, 0, 0), (9, 8, 7)])
    lines = bytes([0, 0, 1, 0, 1, 0])
    fast, plain_zlib = (png.encode(head, deflate(lines)) for deflate in (png.fast_deflate, zlib.compress))
    assert (
        decoded(fast).tobytes()
        == decoded(plain_zlib).tobytes()
        == bytes([0, 0, 0, 9, 8, 7, 9, 8, 7, 0, 0, 0])
    )


def test_a_scene_written_once_has_the_same_pixels() -> None:
    view = game("fixture", 2)[9][-1]
    keys = table_keys(view, sample_names(2), frozenset(), "en")
    scene = table_scene(view.level, "dark", 2)
    assert (
        decoded(write_once(scene, keys)).tobytes()
        == decoded(render_table(view, names=sample_names(2), moved=frozenset())).tobytes()
    )


def test_every_pixel_takes_the_nearest_entry() -> None:
    mapper = png.Mapper([(0, 0, 0), (10, 10, 10), (255, 255, 255)])
    picture = Image.new("RGB", (3, 1))
    picture.putdata([(4, 4, 4), (6, 6, 6), (200, 200, 200)])
    assert mapper.mapped(picture).tobytes() == bytes([0, 1, 2])


def test_a_channel_maps_pixels_only_where_it_tells_all_colours_apart() -> None:
    mapper = png.Mapper([(0, 0, 0), (0, 0, 200), (0, 200, 0), (200, 200, 200)])
    colours = [(0, 0, 0), (0, 0, 200), (0, 200, 0), (190, 200, 210)]
    for shown, entries in (
        (colours, [0, 1, 2, 3]),
        (colours[:2], [0, 1]),
        (colours[:1], [0]),
        (colours[2:], [2, 3]),
    ):
        picture = Image.new("RGB", (len(shown), 1))
        picture.putdata(shown)
        assert list(mapper.mapped(picture).tobytes()) == entries


def test_languages_share_a_canvas() -> None:
    view = game("fixture", 2)[9][0]

    def kept(locale: str) -> int:
        render_sheet(view, names=sample_names(2), has_legend=True, locale=locale)
        render_table(view, names=sample_names(2), moved=frozenset(), locale=locale)
        return CANVASES.size

    assert kept("en") == kept("de")

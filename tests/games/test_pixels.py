"""The scratch frame shows what plain drawing shows, for every picture, whatever was drawn before."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from PIL import Image

from bot.games.registry import PARTS
from bot.render import png
from bot.render.canvas import CANVASES, Canvas, Key, Scene, draw_whole, write_once
from engine.games import GAMES
from tests.bench import drawing
from tests.bench.registry import TOOLS
from tests.games.brilliant.pictures.games import FIXTURE
from tests.games.drawn_games import KINDS, MODULES, moments
from tests.games.test_themes import look_at_the_end
from tests.pixels import decoded
from tests.render.frames import differences, from_here, plain, without_filter_bytes
from tests.render.slots import overlaps

DRAWN = [
    ("brilliant", "fixture for 1", "light"),
    ("brilliant", "4 for 2", "dark"),
    ("brikks", "alone", "light"),
    ("brikks", "three", "dark"),
    ("brikks", "duel", "dark"),
]


def pictures(game: str, kind: str, theme: str) -> list[tuple[Scene, list[Key]]]:
    """The pictures of a game in turn, some with a half-made choice."""
    module, found = MODULES[game], []
    for number, views in enumerate(module.views_of(kind)[::4]):
        choices: list[Any] = list(module.choices(views[0]))
        some = choices if number % 5 == 0 else choices[:1]
        found += [module.sheet(views[0], choice, "en", theme=theme) for choice in some]
        if number % 8 == 0:
            found.append(module.table(views[-1], "en", theme=theme))
    return [*found, module.sheet(module.views_of(kind)[-1][0], choices[0], "en", theme=theme)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind", "theme"), DRAWN)
def test_frames_show_what_plain_drawing_shows(game: str, kind: str, theme: str) -> None:
    canvases: dict[int, Canvas] = {}
    shown = pictures(game, kind, theme)
    for number, (scene, keys) in enumerate(shown):
        canvas = canvases.setdefault(id(scene), Canvas(scene))
        frame = without_filter_bytes(canvas, canvas.scanlines(keys))
        if number % 11 in (0, 4) or number == len(shown) - 1:
            assert differences(canvas, frame, plain(canvas, keys)) == []
    assert len(canvases) > 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind", "theme"), DRAWN[1::2])
def test_a_sheet_is_the_same_whatever_was_drawn_before(game: str, kind: str, theme: str) -> None:
    shown = pictures(game, kind, theme)
    scene = shown[0][0]
    canvas = Canvas(scene)
    begin_again = from_here(canvas)
    sheets = [keys for of, keys in shown if of is scene]
    in_turn = [canvas.scanlines(keys) for keys in sheets]
    for keys, frame in zip(sheets, in_turn, strict=True):
        begin_again()
        assert canvas.scanlines(keys) == frame


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_no_slot_paints_over_another(game: str, kind: str) -> None:
    module = MODULES[game]
    for views in moments(module.views_of(kind)):
        choice = next(module.choices(views[0]))
        for has_legend in (False, True):
            assert overlaps(module.sheet(views[0], choice, "en", has_legend=has_legend)[0]) == []
    assert overlaps(module.table(views[-1], "en")[0]) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_file_decodes_to_the_frame_and_its_palette(game: str) -> None:
    kind = {"brilliant": "4 for 2", "brikks": "duel"}[game]
    views = MODULES[game].views_of(kind)[30]
    for scene, keys in (MODULES[game].table(views[-1], "en"), next(iter(pictures(game, kind, "dark")))):
        mapper = png.Mapper(scene.theme.palette)
        colours = [mapper.palette[entry] for entry in mapper.mapped(draw_whole(scene, keys)).tobytes()]
        for file in (Canvas(scene).picture(keys), write_once(scene, keys)):
            assert decoded(file).tobytes() == bytes(value for colour in colours for value in colour)


@pytest.mark.parametrize("game", GAMES)
def test_languages_share_a_canvas(game: str) -> None:
    look, drawn = look_at_the_end(game), PARTS[game].pictures

    def kept(locale: str) -> int:
        drawn.preview(look.read_in(locale)).draw()
        drawn.sheet(look.read_in(locale), "").draw()
        drawn.table(look.read_in(locale)).draw()
        return CANVASES.size

    assert kept("en") == kept("de")


@pytest.mark.parametrize("game", GAMES)
def test_pictures_and_what_is_kept_for_them_stay_small(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "SHEETS", 8)
    options = {"level": FIXTURE.read_text(encoding="utf-8")} if game == "brilliant" else {}
    drawn = drawing.drawing_of(TOOLS[game].benchmark, options)
    assert [row.what for row in drawing.measure_bytes(drawn) if not row.is_met] == []


def test_the_standard_library_writes_the_same_pixels() -> None:
    head = png.header(2, 2, [(0, 0, 0), (9, 8, 7)])
    for deflate in (png.fast_deflate, zlib.compress):
        file = png.encode(head, deflate(bytes([0, 0, 1, 0, 1, 0])))
        assert decoded(file).tobytes() == bytes([0, 0, 0, 9, 8, 7, 9, 8, 7, 0, 0, 0])


def test_a_channel_maps_pixels_only_where_it_tells_all_colours_apart() -> None:
    mapper = png.Mapper([(0, 0, 0), (0, 0, 200), (0, 200, 0), (200, 200, 200)])
    colours = [(0, 0, 0), (0, 0, 200), (0, 200, 0), (190, 200, 210)]
    for first, last in ((0, 4), (0, 2), (0, 1), (2, 4)):
        picture = Image.new("RGB", (last - first, 1))
        picture.putdata(colours[first:last])
        assert list(mapper.mapped(picture).tobytes()) == list(range(first, last))

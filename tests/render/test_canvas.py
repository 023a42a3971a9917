"""A canvas caches what it draws often, and drops the rest."""

import gc
import io
import weakref
import zlib
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.render import canvas as kit
from bot.render.byte_cache import ENTRY, ByteCache
from bot.render.canvas import Canvas, Key, Scene, Slot
from bot.render.pen import Pen
from bot.render.png import Deflated, join_bands
from bot.render.theme import BOLD, THEMES

THEME = THEMES["dark"]


def paint(pen: Pen, key: Key) -> None:
    pen.text((50, 20), str(key), THEME.ink, 30, face=BOLD)


def scene() -> Scene:
    slots = tuple(Slot(0, 40 * i, 100, 40, THEME.ground, "words", paint) for i in range(2))
    return Scene(THEME, 100, 80, lambda pen: None, slots)


MOST = 3 * (100 * 40 + ENTRY)
"""Three sprites."""


def test_sprites_of_endless_kinds_are_forgotten_and_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [*range(20), *range(20)]
    many, few = (
        ByteCache[Image.Image](most, lambda sprite: sprite.width * sprite.height) for most in (10**9, MOST)
    )
    monkeypatch.setattr(kit, "SPRITES", many)
    unbounded = Canvas(scene())
    expected = [unbounded.scanlines([f"P{name}", "often"]) for name in names]
    assert many.size > MOST
    monkeypatch.setattr(kit, "SPRITES", few)
    bounded = Canvas(scene())
    for name, lines in zip(names, expected, strict=True):
        assert bounded.scanlines([f"P{name}", "often"]) == lines
        assert 0 < few.size <= MOST


def test_a_word_is_painted_once_although_its_pixels_make_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes long to paint, and deflated a tenth of the room."""
    painted = list[Key]()

    def note(pen: Pen, key: Key) -> None:
        painted.append(key)
        paint(pen, key)

    monkeypatch.setattr(
        kit, "SPRITES", ByteCache[Image.Image](MOST, lambda image: image.width * image.height)
    )
    slots = tuple(replace(slot, paint=note) for slot in scene().slots)
    canvas = Canvas(replace(scene(), slots=slots))
    first, second = ([canvas.scanlines([f"P{name}", "often"]) for name in range(20)] for _ in range(2))
    assert first == second
    assert sorted(painted) == sorted(["often", *(f"P{name}" for name in range(20))])


@pytest.mark.slow
def test_what_is_cached_keeps_no_canvas_in_memory() -> None:
    canvas = Canvas(scene())
    canvas.picture(["one", "two"])
    kept: list[weakref.ref[Any]] = [weakref.ref(canvas), *(weakref.ref(band) for band in canvas._bands)]
    del canvas
    gc.collect()
    assert [one() for one in kept if one() is not None] == []


def test_the_oldest_canvases_make_way_by_their_bytes() -> None:
    made, cache = list[int](), ByteCache[bytearray](3 * (1000 + ENTRY), len)

    @cache.keeping
    def make(size: int) -> bytearray:
        made.append(size)
        return bytearray(size)

    # What grows later goes as what it was when it came.
    make(1000).extend(bytes(500))
    for size in (1001, 999, 1000, 2000, 1000, 999, 3000):
        make(size)
        assert cache.size <= 3 * (1000 + ENTRY)
    assert made == [1000, 1001, 999, 2000, 999, 3000]
    assert cache.size == 3000 + ENTRY


def test_canvases_do_not_show_each_others_sprites() -> None:
    dark, light = (Canvas(replace(scene(), theme=THEMES[name])) for name in ("dark", "light"))
    begin = dark.scanlines(["one", "two"])
    assert light.scanlines(["one", "two"]) != begin
    assert Canvas(scene()).scanlines(["one", "two"]) == begin


def test_a_file_made_of_kept_bands_shows_the_frame() -> None:
    chance, tall = Random(1), 7
    slots = tuple(Slot(0, 55 * i, 100, 55, THEME.ground, "words", paint) for i in range(tall))
    canvas = Canvas(Scene(THEME, 100, 55 * tall + 9, lambda pen: None, slots))
    beside = Canvas(replace(canvas.scene, theme=THEMES["light"]))
    keys = ["a"] * tall
    for _ in range(30):
        keys[chance.randrange(tall)] = chance.choice("abc")
        files = [(one, one.picture(keys)) for one in (canvas, beside)]
        for one, file in files:
            lines = one.scanlines(keys)
            step = one.scene.width + 1
            shown = b"".join(lines[i + 1 : i + step] for i in range(0, len(lines), step))
            assert Image.open(io.BytesIO(file)).tobytes() == shown
    with pytest.raises(ValueError, match="6 keys for 7 slots"):
        canvas.picture(keys[1:])


def test_bands_joined_are_one_stream() -> None:
    parts = [bytes([number % 251]) * (70_000 * number) + b"end" for number in range(4)]
    assert zlib.decompress(join_bands([Deflated.of(part) for part in parts])) == b"".join(parts)

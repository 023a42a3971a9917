"""Pictures and films for a directory are laid on a ground of 16:9, and otherwise stay as they are."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageSequence

from bot.render.film import END, Film
from bot.render.theme import COLOURS, RGB
from tests.bench.wide import wide_film, wide_picture

GROUND, RED, BLUE = (10, 20, 30), (200, 0, 0), (0, 0, 200)
PALETTE: tuple[RGB, ...] = (GROUND, RED, BLUE, *((i, i, i) for i in range(100, 97 + COLOURS)))


@pytest.mark.parametrize(("size", "wide"), [((40, 30), (1280, 720)), ((1400, 90), (1408, 792))])
def test_every_frame_is_in_the_middle(size: tuple[int, int], wide: tuple[int, int]) -> None:
    film = Film(size, PALETTE)
    content = b"".join(film.frame(Image.new("L", size, entry), 500 * entry) for entry in (1, 2)) + END
    opened = Image.open(io.BytesIO(wide_film(content, GROUND)))
    shown = [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(opened)]
    assert [(frame.size, milliseconds) for frame, milliseconds in shown] == [(wide, 500), (wide, 1000)]
    middle = wide[0] // 2, wide[1] // 2
    assert [frame.getpixel(middle) for frame, _ in shown] == [RED, BLUE]
    assert {frame.getpixel((0, 0)) for frame, _ in shown} == {GROUND}


def test_pictures_stand_side_by_side() -> None:
    files = [io.BytesIO(), io.BytesIO()]
    for file, colour in zip(files, (RED, BLUE), strict=True):
        Image.new("RGB", (2000, 1000), colour).save(file, "PNG")
    picture = Image.open(io.BytesIO(wide_picture([file.getvalue() for file in files], GROUND))).convert("RGB")
    assert picture.size == (1280, 720)
    assert [picture.getpixel((x, 360)) for x in (0, 320, 640, 960)] == [GROUND, RED, GROUND, BLUE]

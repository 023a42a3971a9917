"""What a film's file shows, read by Pillow."""

from __future__ import annotations

import io

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageSequence

from bot.render.film import END, Film
from bot.render.theme import COLOURS, RGB

PALETTE: tuple[RGB, ...] = tuple((4 * i, 255 - 3 * i, i) for i in range(COLOURS))
SIZE = (5, 3)
PICTURE = st.binary(min_size=15, max_size=15).map(lambda raw: bytes(byte % COLOURS for byte in raw))


@given(st.lists(PICTURE, min_size=1, max_size=6))
def test_every_frame_is_shown_as_it_was_given(pictures: list[bytes]) -> None:
    film = Film(SIZE, PALETTE)
    content = b"".join(
        film.frame(Image.frombytes("L", SIZE, raw), 100 * (i + 1)) for i, raw in enumerate(pictures)
    )
    opened = Image.open(io.BytesIO(content + END))
    shown = [
        (frame.convert("RGB").tobytes(), frame.info["duration"]) for frame in ImageSequence.Iterator(opened)
    ]
    flat = [b"".join(bytes(PALETTE[entry]) for entry in raw) for raw in pictures]
    assert shown == [(raw, 100 * (i + 1)) for i, raw in enumerate(flat)]
    assert opened.info["loop"] == 0 or len(pictures) == 1

"""Lay pictures and films on a ground of 16:9, as a directory of apps wants them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from math import ceil

from PIL import Image, ImageSequence

from bot.render.film import END, Film
from bot.render.png import Mapper
from bot.render.theme import RGB

ACROSS, DOWN = 16, 9
LEAST = 80
"""The least scale: 1280 by 720 pixels."""
ROOM = 20
"""Pixels around each picture of several."""


def wide_picture(pictures: Sequence[bytes], ground: RGB) -> bytes:
    """Return a PNG of 1280 by 720 with these pictures side by side, as large as they fit."""
    whole = Image.new("RGB", (ACROSS * LEAST, DOWN * LEAST), ground)
    column = whole.width // len(pictures)
    for number, content in enumerate(pictures):
        picture = Image.open(io.BytesIO(content)).convert("RGB")
        picture.thumbnail((column - ROOM, whole.height - ROOM), Image.Resampling.LANCZOS)
        left = number * column + (column - picture.width) // 2
        whole.paste(picture, (left, (whole.height - picture.height) // 2))
    file = io.BytesIO()
    whole.quantize(256, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def wide_film(film: bytes, ground: RGB) -> bytes:
    """Return a film, all of whose frames have one palette, in the middle of the smallest ground of 16:9 that holds it."""
    reader = Image.open(io.BytesIO(film))
    entries = reader.getpalette() or []
    mapper = Mapper([(red, green, blue) for red, green, blue in zip(*[iter(entries)] * 3, strict=True)])
    scale = max(LEAST, ceil(reader.width / ACROSS), ceil(reader.height / DOWN))
    whole = Image.new("RGB", (ACROSS * scale, DOWN * scale), ground)
    place = (whole.width - reader.width) // 2, (whole.height - reader.height) // 2
    made, parts = Film(whole.size, mapper.palette[: len(set(mapper.palette))]), []
    for frame in ImageSequence.Iterator(reader):
        whole.paste(frame.convert("RGB"), place)
        parts.append(made.frame(mapper.mapped(whole), frame.info["duration"]))
    return b"".join(parts) + END

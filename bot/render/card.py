"""A picture in the form in which Discord shows a link to an Activity."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from PIL import Image

SIZE = (860, 480)
"""Discord asks for 43:24."""


def draw_card(parts: Sequence[Callable[[], bytes]]) -> bytes:
    """Draw the PNG: the whole picture, drawn in these parts, in the middle, on the colour of its corner."""
    drawn = Image.open(io.BytesIO(b"".join(draw() for draw in parts))).convert("RGB")
    card = Image.new("RGB", SIZE, drawn.getpixel((0, 0)))
    drawn.thumbnail(SIZE, Image.Resampling.LANCZOS)
    card.paste(drawn, ((SIZE[0] - drawn.width) // 2, (SIZE[1] - drawn.height) // 2))
    file = io.BytesIO()
    card.save(file, "PNG")
    return file.getvalue()

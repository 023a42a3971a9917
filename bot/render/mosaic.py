"""Several pictures side by side in one."""

from __future__ import annotations

import io
from collections.abc import Sequence
from math import prod

from PIL import Image

BOXES = ((550, 350), (400, 520))
"""The boxes, width and height, in which Discord shows a picture: on a desktop and on a phone, about."""
GAP = 16


def mosaic(pictures: Sequence[bytes]) -> bytes:
    """One PNG of these PNGs in centred rows, each as large as Discord then shows it; all of one size and palette."""
    tiles = [Image.open(io.BytesIO(picture)) for picture in pictures]
    width, height = tiles[0].width + GAP, tiles[0].height + GAP
    columns = max(range(1, len(tiles) + 1), key=lambda count: _shown(count, len(tiles), width, height))
    rows = -(-len(tiles) // columns)
    # The corner of a picture is its ground.
    whole = Image.new("P", (columns * width - GAP, rows * height - GAP), tiles[0].getpixel((0, 0)))
    whole.putpalette(tiles[0].getpalette() or ())
    for place, tile in enumerate(tiles):
        row, column = divmod(place, columns)
        missing = columns - min(columns, len(tiles) - row * columns)
        whole.paste(tile, (column * width + missing * width // 2, row * height))
    file = io.BytesIO()
    whole.save(file, "PNG", compress_level=1)
    return file.getvalue()


def _shown(columns: int, count: int, width: int, height: int) -> float:
    """How large each picture is shown in both boxes, as a product: neither has to do all the shrinking."""
    rows = -(-count // columns)
    return prod(min(wide / (columns * width), high / (rows * height)) for wide, high in BOXES)

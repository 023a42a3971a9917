"""Several pictures side by side in one."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

WIDEST, HIGHEST = 550, 350
"""Discord shows a picture in a box of about this size."""
GAP = 16


def mosaic(pictures: Sequence[bytes]) -> bytes:
    """One PNG of these PNGs, in rows, each as large as Discord then shows it; all of one size and palette."""
    tiles = [Image.open(io.BytesIO(picture)) for picture in pictures]
    width, height = tiles[0].width + GAP, tiles[0].height + GAP
    columns = max(range(1, len(tiles) + 1), key=lambda count: _shown(count, len(tiles), width, height))
    rows = -(-len(tiles) // columns)
    # The corner of a picture is its ground.
    whole = Image.new("P", (columns * width - GAP, rows * height - GAP), tiles[0].getpixel((0, 0)))
    whole.putpalette(tiles[0].getpalette() or ())
    for place, tile in enumerate(tiles):
        whole.paste(tile, (place % columns * width, place // columns * height))
    file = io.BytesIO()
    whole.save(file, "PNG", compress_level=1)
    return file.getvalue()


def _shown(columns: int, count: int, width: int, height: int) -> float:
    """How large each picture is shown; above 1 it is enlarged."""
    rows = -(-count // columns)
    return min(WIDEST / (columns * width), HIGHEST / (rows * height))

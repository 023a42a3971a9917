"""Where the pictures of a mosaic stand."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.render.mosaic import GAP, mosaic
from tests.pixels import decoded

SHEETS = ((1000, 1180), (1000, 1344))
"""The sizes of a sheet of either game, which the shape of the whole depends on."""
GROUND = (10, 10, 10)


def sheet(number: int, size: tuple[int, int]) -> bytes:
    """One colour with a corner of the ground."""
    image = Image.new("RGB", size, (40 * number, 200, 90))
    image.putpixel((0, 0), GROUND)
    colours = [*GROUND, *(part for seat in range(1, 7) for part in (40 * seat, 200, 90))]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    file = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


@pytest.mark.parametrize("size", SHEETS)
@pytest.mark.parametrize(
    ("count", "columns", "rows"), [(1, 1, 1), (2, 2, 1), (3, 2, 2), (4, 2, 2), (5, 3, 2), (6, 3, 2)]
)
def test_every_number_of_sheets_stands_in_centred_rows(
    count: int, columns: int, rows: int, size: tuple[int, int]
) -> None:
    sheets = [sheet(seat, size) for seat in range(1, count + 1)]
    image = decoded(mosaic(sheets))
    width, height = size[0] + GAP, size[1] + GAP
    assert image.size == (columns * width - GAP, rows * height - GAP)
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        left, top = column * width + (columns - in_row) * width // 2, row * height
        inside = [(left + 1, top + 1), (left + size[0] - 1, top + size[1] - 1)]
        assert {image.getpixel(at) for at in inside} == {(40 * (place + 1), 200, 90)}
    seen = image.getcolors()
    assert seen is not None
    assert sum(number for number, colour in seen if colour != GROUND) == count * (size[0] * size[1] - 1)

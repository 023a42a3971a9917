"""However a picture is mapped, each pixel gets the nearest colour of the palette."""

from random import Random

import pytest
from PIL import Image

from bot.render.png import COLOURS, LARGE, Mapper, _distance
from bot.render.theme import RGB, THEMES

PALETTE = THEMES["dark"].palette
ALIKE = ((10, 20, 30), (10, 20, 90), (10, 80, 30), (70, 20, 30))
"""No two channels tell all of them apart."""


def nearest(colour: RGB) -> int:
    return min(range(len(PALETTE)), key=lambda entry: _distance(PALETTE[entry], *colour))


@pytest.mark.parametrize("count", [4, 200, 500, COLOURS + 1])
@pytest.mark.parametrize("size", [(40, 30), (LARGE // 200, 210)])
def test_every_pixel_is_mapped_to_the_nearest_colour(size: tuple[int, int], count: int) -> None:
    chance = Random(count)
    colours = {*ALIKE}
    while len(colours) < count:
        colours.add((chance.randrange(256), chance.randrange(256), chance.randrange(256)))
    pixels = [*colours, *chance.choices(sorted(colours), k=size[0] * size[1])][: size[0] * size[1]]
    picture = Image.new("RGB", size)
    picture.putdata(pixels)
    entries = {colour: nearest(colour) for colour in colours}
    assert [*Mapper(PALETTE).mapped(picture).tobytes()] == [entries[pixel] for pixel in pixels]

"""Compares pictures with reduced copies that a person has reviewed.

A picture may differ from its copy by the smoothing of another FreeType or Pillow build, and by the few
colours of the file: `MEAN` over the whole, `TILE` over any square of `SIDE` pixels, of 255 in each channel.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from tests.games.brikks.pictures import golden as brikks
from tests.games.brilliant.pictures import golden as brilliant
from tests.paths import DATA

GOLDEN = DATA / "golden"
WIDTH = 400
COLOURS = 64
BYTES = 20_000
MEAN, TILE, SIDE = 6.0, 64.0, 8

PICTURES: Mapping[str, Callable[[], bytes]] = {
    f"{game}-{name}": draw
    for game, module in (("brikks", brikks), ("brilliant", brilliant))
    for name, draw in module.pictures().items()
}


def reduced(picture: bytes, way: Image.Resampling = Image.Resampling.BOX) -> Image.Image:
    """The picture at the width of the golden ones."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), way)


def write(path: Path, image: Image.Image) -> None:
    # Median cut would lose the rare colours of the badges; these colours are closer and the files smaller.
    way = Image.Quantize.MAXCOVERAGE
    image.quantize(COLOURS, way, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)


def read(path: Path) -> Image.Image:
    return Image.open(path).convert("RGB")


def distance(image: Image.Image, golden: Image.Image) -> tuple[float, float]:
    """The mean difference over the channels, and the largest of any tile."""
    difference = ImageChops.difference(image, golden)
    tiles = difference.resize(
        (-(-image.width // SIDE), -(-image.height // SIDE)), Image.Resampling.BOX
    ).getextrema()
    return max(ImageStat.Stat(difference).mean), max(float(most) for _, most in tiles)  # type: ignore[misc]  # of a picture in colour


def is_alike(image: Image.Image, golden: Image.Image) -> bool:
    if image.size != golden.size:
        return False
    mean, tile = distance(image, golden)
    return mean <= MEAN and tile <= TILE


def side_by_side(image: Image.Image, golden: Image.Image) -> Image.Image:
    """The drawn picture, the expected one, and their amplified difference."""
    size = (WIDTH, max(image.height, golden.height))
    sheet = Image.new("RGB", (3 * WIDTH, size[1]))
    shown = [Image.new("RGB", size), Image.new("RGB", size)]
    for place, each in zip(shown, (image, golden), strict=True):
        place.paste(each)
    difference = ImageChops.difference(*shown).point(lambda value: min(255, 4 * value))
    for number, each in enumerate((*shown, difference)):
        sheet.paste(each, (number * WIDTH, 0))
    return sheet

"""Dice have the same edges on all sides, along which the page of the Activity cuts them out of pictures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageOps

from bot.door.activity.page_files import FOLDER
from bot.games.registry import PARTS
from bot.render.gems import draw_die_body
from bot.render.pen import Pen, blank
from bot.render.theme import BLACK, RGB, SCALE, THEMES, WHITE, Shades, Theme

THROWS = {"brilliant": ((4, 2), 96, (0, 106)), "brikks": ((3, 2), 82, (0, 90, 180))}
"""A throw of each game, the side of its dice, and where they begin."""
CORNER = re.compile(r"const DIE = \[\[([\d.]+), 0\]")

each_theme = pytest.mark.parametrize("theme", THEMES)
each_scale = pytest.mark.parametrize("scale", [1, 2, 3])


def drawn(
    paint: Callable[[Pen], None], size: tuple[int, int], scale: int, theme: Theme, ground: RGB
) -> Image.Image:
    """Draw aside of the origin, where a third of a pixel is not exact."""
    width, height = size
    picture = blank(7 + width, 5 + height, ground, SCALE * scale)
    paint(Pen(ImageDraw.Draw(picture), theme, 7, 5, SCALE * scale))
    return picture.reduce(SCALE).crop((7 * scale, 5 * scale, (7 + width) * scale, (5 + height) * scale))


@each_theme
@each_scale
@pytest.mark.parametrize("size", [60, 74, 82, 96, 104])
def test_a_die_is_alike_on_all_sides(theme: str, scale: int, size: int) -> None:
    colours, ground = THEMES[theme], (255, 0, 255)
    shades = Shades(colours.paper, WHITE, colours.rule)
    die = drawn(lambda pen: draw_die_body(pen, size, shades), (size, size), scale, colours, ground)
    lit_or_not = ImageChops.difference(die, Image.new("RGB", die.size, ground)).convert("L")
    covered = lit_or_not.point(lambda value: 255 if value else 0)
    assert covered == ImageOps.mirror(covered) == ImageOps.flip(covered)
    assert die == die.transpose(Image.Transpose.TRANSPOSE)
    # Straight edges end with whole pixels.
    edge, (begin, end) = size * scale - 1, (size * scale // 3, size * scale * 2 // 3)
    lines = (begin, 0, end, 1), (0, begin, 1, end), (begin, edge, end, edge + 1), (edge, begin, edge + 1, end)
    first = (shades.light, shades.light, shades.dark, shades.dark)
    for line, colour in zip(lines, first, strict=True):
        seen = {colour for _, colour in die.crop(line).getcolors() or ()}
        assert seen == {colours.wall if colours.has_outlines else colour}


@each_theme
@each_scale
@pytest.mark.parametrize("game", THROWS)
def test_the_page_cuts_dice_out_without_the_ground(game: str, scale: int, theme: str) -> None:
    found = CORNER.search((FOLDER / "motion.js").read_text(encoding="utf-8"))
    assert found
    throw, size, lefts = THROWS[game]
    side = size * scale
    on_black, on_white = (
        drawn(
            lambda pen: PARTS[game].pictures.throw(pen, throw, size),
            (lefts[-1] + size, size),
            scale,
            THEMES[theme],
            ground,
        )
        for ground in (BLACK, WHITE)
    )
    ground = ImageChops.difference(on_black, on_white).convert("L")
    for left in lefts:
        die = ground.crop((left * scale, 0, left * scale + side, side))
        for y in range(side):
            for x in range(side):
                # How far the pixel's outer corner is from that of the square, along both sides.
                away = min(x, side - 1 - x) + min(y, side - 1 - y)
                if away >= float(found[1]) * side:
                    assert not die.getpixel((x, y)), (left, x, y)
                elif away < (float(found[1]) - 0.03) * side:
                    assert die.getpixel((x, y)), (left, x, y)

"""Signs keep to their places and differ from one another, and none looks like a written digit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from math import hypot
from string import digits

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.games.brikks.pictures.signs import SIGN, draw_bolt, draw_colour_sign
from bot.render.canvas import Key, Scene
from bot.render.pen import Pen, blank, cross
from bot.render.theme import BLACK, BOLD, DEFAULT, SCALE, THEMES, WHITE
from engine.brikks.blocks import Colour
from tests.games.brikks.pictures.games import KINDS, OWN, sheet, table, views_of

Paint = Callable[[Pen], None]
SIZE, MARGIN = 60, 20
CENTRE = (MARGIN + SIZE / 2, MARGIN + SIZE / 2)


def colour_sign(colour: Colour, pen: Pen) -> None:
    draw_colour_sign(pen, CENTRE, colour, BLACK, SIZE)


def digit(words: str, pen: Pen) -> None:
    pen.text(CENTRE, words, BLACK, 80, face=BOLD)


SIGNS: dict[str, Paint] = {
    **{str(colour): partial(colour_sign, colour) for colour in Colour},
    "bolt": lambda pen: draw_bolt(pen, CENTRE, SIZE, BLACK),
    "cross": lambda pen: cross(pen, CENTRE, SIZE, BLACK, SIZE * 0.18),
}
DIGITS: dict[str, Paint] = {words: partial(digit, words) for words in digits}


def drawn(paint: Paint) -> Image.Image:
    """The shape that is drawn, white on black."""
    picture = blank(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN, WHITE)
    paint(Pen(ImageDraw.Draw(picture), THEMES[DEFAULT]))
    return ImageChops.invert(picture.convert("L")).point(lambda value: 255 if value else 0)


def has_hole(shape: Image.Image) -> bool:
    flooded = shape.copy()
    ImageDraw.floodfill(flooded, (0, 0), 255)
    return flooded.getextrema() != (255, 255)


def share(first: Image.Image, second: Image.Image) -> float:
    """How much two shapes have in common once they are equally high and centred: 0 to 1."""
    one, other = _fitted(first), _fitted(second)
    common, whole = ImageChops.darker(one, other), ImageChops.lighter(one, other)
    return common.histogram()[255] / whole.histogram()[255]


def _fitted(shape: Image.Image) -> Image.Image:
    cut = shape.crop(shape.getbbox())
    width = round(cut.width * 100 / cut.height)
    fitted = Image.new("L", (300, 100))
    fitted.paste(cut.resize((width, 100), Image.Resampling.NEAREST), ((300 - width) // 2, 0))
    return fitted


@pytest.mark.slow
def test_no_sign_looks_like_a_digit() -> None:
    assert has_hole(drawn(DIGITS["0"]))
    assert share(drawn(DIGITS["3"]), drawn(DIGITS["8"])) > 0.6
    for name, paint in SIGNS.items():
        assert not has_hole(drawn(paint)), name
        for words, written in DIGITS.items():
            assert share(drawn(paint), drawn(written)) < 0.6, (name, words)


def test_no_two_signs_look_alike() -> None:
    for (first, paint), (second, other) in combinations(SIGNS.items(), 2):
        assert share(drawn(paint), drawn(other)) < 0.8, (first, second)


@pytest.mark.parametrize("colour", Colour)
def test_a_sign_leaves_the_rim_of_its_circle_free(colour: Colour) -> None:
    shape = drawn(partial(colour_sign, colour))
    middle = (shape.width - 1) / 2
    painted = [(x, y) for x in range(shape.width) for y in range(shape.height) if shape.getpixel((x, y))]
    farthest = max(hypot(x - middle, y - middle) for x, y in painted) / SCALE
    # Rim and edge take a fifth of the radius.
    assert farthest / SIZE * SIGN <= 0.7


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_sign_touches_the_edge_of_its_place(kind: str) -> None:
    views = views_of(kind)
    for seats in (views[len(views) // 2], views[-1]):
        check_edges(*sheet(seats[OWN], (None, None), "en"))
        check_edges(*table(seats[OWN], "de", theme="light"))


def check_edges(scene: Scene, shown: list[Key]) -> None:
    """Where a slot shows signs, its outermost two pixels stay empty."""
    found = 0
    for slot, key in zip(scene.slots, shown, strict=True):
        if not isinstance(slot.group, tuple) or slot.group[0].__name__ not in WITH_SIGNS:
            continue
        picture = blank(slot.width, slot.height, slot.ground)
        slot.paint(Pen(ImageDraw.Draw(picture), scene.theme), key)
        edge = 2 * SCALE
        inner = (edge, edge, picture.width - edge, picture.height - edge)
        picture.paste(slot.ground, inner)
        assert picture.getcolors() == [(picture.width * picture.height, slot.ground)], (slot.group, key)
        found += 1
    assert found


WITH_SIGNS = {
    "_paint_moment",
    "_paint_other",
    "_paint_name",
    "_paint_seat",
    "_paint_energy",
    "_paint_bombs",
    "_paint_minis",
    "_paint_count",
    "_paint_circle",
    "_paint_bomb",
    "_paint_signs",
}
"""The painters of places with signs."""

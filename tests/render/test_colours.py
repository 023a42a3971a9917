from itertools import combinations, pairwise
from math import dist

import pytest

from bot.render.brilliant.colours import THEMES
from bot.render.theme import COLOURS, RGB, WHITE, Theme, contrast
from engine.brilliant.level import Colour

READABLE = 4.5  # WCAG 2, AA

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
GREY = ((0.2126, 0.7152, 0.0722),) * 3

# CIE76: about 2.3 can just be told apart side by side; 10 is plain at a glance.
LEAST = {"normal": (NORMAL, 28.0), "deuteranopia": (DEUTERANOPIA, 12.0), "protanopia": (PROTANOPIA, 12.0)}


def lab(colour: RGB, sight: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in sight
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first: RGB, second: RGB, sight: tuple[tuple[float, ...], ...]) -> float:
    return dist(lab(first, sight), lab(second, sight))


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


def test_all_seven_colours_are_there(theme: Theme) -> None:
    assert set(theme.colours) == set(Colour)


def test_numbers_and_hints_read_on_every_area(theme: Theme) -> None:
    for colour, shades in theme.colours.items():
        assert contrast(shades.ink, shades.base) >= READABLE, colour
        assert contrast(shades.hint, shades.base) >= 3.5, colour


def test_words_read_on_their_grounds(theme: Theme) -> None:
    for ground in (theme.ground, theme.panel):
        assert contrast(theme.ink, ground) >= READABLE
        assert contrast(theme.soft, ground) >= READABLE
    assert contrast(theme.score, theme.ground) >= READABLE
    assert contrast(theme.accent_ink, theme.accent) >= READABLE
    assert contrast(theme.graphite, theme.paper) >= READABLE
    assert contrast(theme.danger, theme.ground) >= 3


@pytest.mark.parametrize("sight", LEAST)
def test_area_colours_differ_in_every_sight(theme: Theme, sight: str) -> None:
    matrix, least = LEAST[sight]
    for first, second in combinations(Colour, 2):
        found = distance(theme.colours[first].base, theme.colours[second].base, matrix)
        assert found >= least, f"{first} and {second}: {found:.1f}"


def test_area_colours_differ_in_grey(theme: Theme) -> None:
    lightness = sorted(lab(shades.base, GREY)[0] for shades in theme.colours.values())
    steps = [later - earlier for earlier, later in pairwise(lightness)]
    assert min(steps) >= 8.5


def test_seat_markers_differ_and_carry_numbers(theme: Theme) -> None:
    assert len(set(theme.seats)) == 6
    for seat in theme.seats:
        assert max(contrast(seat, WHITE), contrast(seat, (11, 12, 14))) >= READABLE


def test_the_palette_holds_every_flat_colour(theme: Theme) -> None:
    assert len(theme.palette) <= COLOURS
    assert set(theme._flat()) <= set(theme.palette)

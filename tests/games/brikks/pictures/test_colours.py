from itertools import combinations, pairwise

import pytest

from bot.games.brikks.pictures.colours import MINI, THEMES, pink, zone
from bot.render.theme import COLOURS, WHITE, Theme, contrast
from engine.brikks.blocks import Colour
from tests.render.sight import GREY, LEAST, READABLE, distance, lab


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


def test_all_six_colours_and_the_minis_are_there(theme: Theme) -> None:
    assert set(theme.colours) == {*Colour, MINI}


def test_signs_read_on_every_block(theme: Theme) -> None:
    for colour, shades in theme.colours.items():
        assert contrast(shades.ink, shades.base) >= READABLE, colour


def test_words_read_on_the_ground_of_every_row(theme: Theme) -> None:
    for multiplier in (1, 2, 4):
        for ink in (theme.ink, theme.soft):
            assert contrast(ink, zone(theme, multiplier)) >= READABLE, multiplier


def test_crosses_and_energy_stand_out_from_their_grounds(theme: Theme) -> None:
    for ground in (theme.ground, theme.panel):
        assert contrast(pink(theme), ground) >= READABLE
        assert contrast(theme.good, ground) >= 3
    assert contrast(WHITE if theme.name == "light" else theme.wall, theme.good) >= READABLE


def test_every_block_stands_out_from_every_ground(theme: Theme) -> None:
    for colour, shades in theme.colours.items():
        for ground in (theme.ground, *(zone(theme, multiplier) for multiplier in (1, 2, 4))):
            edges = (shades.base, shades.light, *((theme.wall,) if theme.has_outlines else ()))
            assert max(contrast(edge, ground) for edge in edges) >= 3, (colour, ground)
    # The block itself hardly differs from a dark ground, so its edge is lit on all sides.
    black = theme.colours[Colour.BLACK]
    assert min(contrast(black.dark, black.base), contrast(black.light, black.base)) >= 3


@pytest.mark.parametrize("sight", LEAST)
def test_block_colours_differ_in_every_sight(theme: Theme, sight: str) -> None:
    matrix, least = LEAST[sight]
    for first, second in combinations(Colour, 2):
        found = distance(theme.colours[first].base, theme.colours[second].base, matrix)
        assert found >= least, f"{first} and {second}: {found:.1f}"


def test_block_colours_differ_in_grey(theme: Theme) -> None:
    lightness = sorted(lab(theme.colours[colour].base, GREY)[0] for colour in Colour)
    assert min(later - earlier for earlier, later in pairwise(lightness)) >= 8.5


def test_the_palette_holds_every_flat_colour(theme: Theme) -> None:
    assert len(theme.palette) <= COLOURS
    assert set(theme._flat()) <= set(theme.palette)

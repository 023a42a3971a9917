from itertools import combinations, pairwise

import pytest

from bot.games.brilliant.pictures.colours import NEW_POINTS, THEMES
from bot.render import theme as kit
from bot.render.theme import BLACK, COLOURS, WHITE, Theme, badge, contrast, luminance
from engine.brilliant.level import Colour
from engine.game import Seat
from tests.render.sight import DEUTERANOPIA, GREY, LEAST, NORMAL, PROTANOPIA, READABLE, distance, lab


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


@pytest.mark.parametrize("theme", kit.THEMES.values(), ids=kit.THEMES)
def test_seat_markers_differ_and_carry_numbers(theme: Theme) -> None:
    assert len(set(theme.seats)) == len({badge(Seat(seat)) for seat in range(8)}) == 8
    for seat in theme.seats:
        assert max(contrast(seat, WHITE), contrast(seat, BLACK)) >= READABLE
    for first, second in combinations(theme.seats, 2):
        assert distance(first, second, NORMAL) >= 25, (first, second)
    # Two, three or four players are most games: their bars differ in every sight.
    for sight in (DEUTERANOPIA, PROTANOPIA):
        for first, second in combinations(theme.seats[:4], 2):
            assert distance(first, second, sight) >= 10, (first, second)


def test_the_palette_holds_every_flat_colour(theme: Theme) -> None:
    assert len(theme.palette) <= COLOURS
    assert set(theme._flat()) <= set(theme.palette)


def test_new_points_are_lighter_than_the_others_of_their_seat(theme: Theme) -> None:
    for seat in theme.seats:
        assert NEW_POINTS[seat] in theme.palette
        # The white badge's points cannot be much lighter: the number beside their bar tells.
        least = 0.1 if luminance(seat) < 0.8 else 0.03
        assert luminance(NEW_POINTS[seat]) - luminance(seat) >= least

"""Every field is near the sign of its rule, and no sign is in the way of anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise
from math import hypot

import pytest

from bot.games.brilliant.generator.codes import Code
from bot.games.brilliant.levels.files import level_text
from bot.games.brilliant.pictures import plates, stones
from bot.games.brilliant.pictures.colours import AREAS
from bot.games.brilliant.pictures.layout import PLATE_WIDTH, SheetLayout
from bot.games.brilliant.pictures.signs import SIGN_HEIGHT, draw_everywhere, draw_sign, sign_width
from bot.games.brilliant.pictures.spots import REACH
from bot.render.canvas import Scene, draw_whole
from bot.render.pen import Pen
from bot.render.theme import THEMES, WHITE
from engine.brilliant.level import RULES, Colour, Field, Rule, field_at, parts, row_and_column
from engine.brilliant.notation import parse_level
from tests.games.brilliant.pictures.games import LEVEL_FILES, level
from tests.render.sight import DEUTERANOPIA, GREY, PROTANOPIA, TRITANOPIA, distance, lab

CODES = [str(Code(1, 1)), str(Code(2, 1)), "3A-0004H", "4A-000BW"]


@pytest.fixture(params=[*LEVEL_FILES, *CODES], scope="module")
def layout(request: pytest.FixtureRequest) -> SheetLayout:
    name = request.param
    return SheetLayout(level(name) if name in LEVEL_FILES else parse_level(level_text(name)))


def far(first: Field, second: Field) -> int:
    pairs = zip(row_and_column(first), row_and_column(second), strict=True)
    return sum(abs(a - b) for a, b in pairs)


def test_every_field_is_near_a_sign_of_its_part(layout: SheetLayout) -> None:
    places = [spot.place for spot in layout.sign_spots]
    for area in layout.level.areas:
        for part in parts(layout.level, area):
            signs = part & set(places)
            assert all(min(far(place, sign) for sign in signs) <= REACH for place in part), area.key


def test_no_line_runs_through_a_sign_and_no_two_signs_meet(layout: SheetLayout) -> None:
    edges = [spot.edge for spot in layout.sign_spots]
    assert len(set(edges)) == len(edges)
    routes = layout.routes
    paths = [tie.nodes for tie in routes.ties.values()] + [join.nodes for _, join in routes.joins]
    crossed = {frozenset(step) for path in paths for step in pairwise(path)}
    assert not crossed & set(map(frozenset, edges))


def test_signs_keep_out_of_the_middle_of_fields_and_off_their_neighbours(layout: SheetLayout) -> None:
    assert SIGN_HEIGHT / 2 + 1 <= stones.MARGIN
    for spot in layout.sign_spots:
        start, end = spot.edge
        # The fields on both sides of the edge.
        before = (start[0], start[1] - 1) if spot.is_upright else (start[0] - 1, start[1])
        sides = [field_at(*start), field_at(*before)]
        assert spot.place in sides
        assert (end[0] - start[0], end[1] - start[1]) == ((1, 0) if spot.is_upright else (0, 1))
        if spot.is_upright:
            assert sign_width(layout.level.area_of(spot.place).rule) / 2 + 3 <= stones.MARGIN
        else:
            assert field_at(*start) not in layout.level.stars
        if spot.is_inside:
            assert len({layout.level.area_at[place] for place in sides}) == 1


def test_no_line_ends_on_a_sign(layout: SheetLayout) -> None:
    for spot in layout.sign_spots:
        (left, top), (right, bottom) = map(layout.node_point, spot.edge)
        half = sign_width(layout.level.area_of(spot.place).rule) / 2
        for corner in layout.routes.dots:
            across, down = layout.dot_point(corner)
            aside, apart = abs(across - (left + right) / 2), abs(down - (top + bottom) / 2)
            away = max(0, aside - half), max(0, apart - SIGN_HEIGHT / 2)
            assert hypot(*away) >= plates.DOT, (spot, corner)


@pytest.mark.parametrize("rule", Rule)
def test_a_sign_is_as_large_as_it_says_and_touches_no_edge(rule: Rule) -> None:
    theme = THEMES["dark"]
    drawn = draw_whole(Scene(theme, 100, 60, lambda pen: draw_sign(pen, (50, 30), rule, WHITE), ()), ())
    box = drawn.point(lambda value: 255 if value > 120 else 0).convert("L").getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert right - left <= sign_width(rule) + 1
    assert bottom - top <= SIGN_HEIGHT
    # On a scoring field beside the sign of a colour-wide one.
    assert 66 + sign_width(rule) / 2 <= PLATE_WIDTH - 12
    assert 23 - SIGN_HEIGHT / 2 >= 8
    assert 23 + SIGN_HEIGHT / 2 <= plates.STRIP_TOP - 5


def test_every_rule_has_a_sign_of_its_own() -> None:
    def sign(draw: Callable[[Pen], None]) -> bytes:
        return draw_whole(Scene(THEMES["dark"], 100, 60, draw, ()), ()).tobytes()

    rules = [partial(draw_sign, centre=(50, 30), rule=rule, colour=WHITE) for rule in Rule]
    signs = {sign(draw) for draw in (*rules, partial(draw_everywhere, centre=(50, 30), colour=WHITE))}
    assert len(signs) == len(Rule) + 1


@pytest.mark.parametrize("sight", [GREY, DEUTERANOPIA, PROTANOPIA, TRITANOPIA])
def test_two_colours_differ_by_their_sign_or_by_plain_lightness(
    sight: tuple[tuple[float, ...], ...],
) -> None:
    for first, second in combinations(Colour, 2):
        if RULES[first] is RULES[second]:
            light = [lab(AREAS[colour].base, sight)[0] for colour in (first, second)]
            assert abs(light[0] - light[1]) >= 25, (first, second)
        else:
            assert distance(AREAS[first].base, AREAS[second].base, sight) >= 8, (first, second)

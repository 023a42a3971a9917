"""Every field is near the sign of its rule, and no sign is in the way of anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations

import pytest

from bot.features.puzzles.stock import stock_of
from bot.games.brilliant.generator.codes import DIFFICULTIES, Code
from bot.games.brilliant.levels.files import level_text
from bot.games.brilliant.pictures import plates
from bot.games.brilliant.pictures.colours import AREAS, THEMES
from bot.games.brilliant.pictures.layout import PLATE_WIDTH, SheetLayout
from bot.games.brilliant.pictures.outlines import outlines, tick_box
from bot.games.brilliant.pictures.signs import SIGN_HEIGHT, draw_everywhere, draw_sign, sign_width
from bot.games.brilliant.pictures.spots import (
    FARTHEST,
    busy_corners,
    obstacles,
    overlap,
    sign_spots,
)
from bot.games.brilliant.pictures.stones import KEY, FieldFace
from bot.render.canvas import Scene, draw_whole
from bot.render.pen import Box, Pen
from bot.render.theme import WHITE
from bot.store.record import log_of
from engine.brilliant.level import RULES, Colour, Field, Rule, format_field, parts, row_and_column
from engine.brilliant.notation import parse_level
from tests.games.brilliant.pictures.games import LEVEL_FILES, level
from tests.render.sight import DEUTERANOPIA, GREY, PROTANOPIA, TRITANOPIA, distance, lab

CROWDED = "3A-0000S"
"""C2 has a sign above it and a line below it, both without another place: its own sign stands on a corner."""
CODES = [str(Code(1, 1)), str(Code(2, 1)), "3A-0004H", CROWDED, "4A-000BW", "4A-W9VPH"]
SEEDS = range(1000, 1012)
"""For each of the four difficulties; no level of the puzzles has one of these."""
OVER_A_LINE = "Gentle Azurite: sign at 2 and a line or a star"
"""Among three scoring fields at its left and the only edge for the sign of C1 there is no other way for a line, over which
the sign is drawn then."""


@pytest.fixture(params=[*LEVEL_FILES, *CODES], scope="module")
def layout(request: pytest.FixtureRequest) -> SheetLayout:
    name = request.param
    return SheetLayout(level(name) if name in LEVEL_FILES else parse_level(level_text(name)))


def far(first: Field, second: Field) -> int:
    pairs = zip(row_and_column(first), row_and_column(second), strict=True)
    return sum(abs(a - b) for a, b in pairs)


def test_every_field_is_near_a_sign_of_its_part(layout: SheetLayout) -> None:
    places = [spot.place for spot in sign_spots(layout)]
    for area in layout.level.areas:
        for part in parts(layout.level, area):
            signs = part & set(places)
            assert all(min(far(place, sign) for sign in signs) <= FARTHEST for place in part), area.key


def test_signs_stand_on_an_edge_of_their_area(layout: SheetLayout) -> None:
    for spot in sign_spots(layout):
        x, y = layout.origin(spot.place)
        assert spot.middle[1] == y + (layout.cell if spot.is_below else 0)
        if spot.is_corner:
            assert spot.middle[0] == x + layout.cell
        else:
            assert x < spot.box[0] < spot.box[2] < x + layout.cell


def test_a_sign_stands_on_a_corner_only_where_no_edge_is_free() -> None:
    def on_corners(name: str) -> list[str]:
        level = parse_level(level_text(name))
        return [format_field(spot.place) for spot in sign_spots(SheetLayout(level)) if spot.is_corner]

    assert on_corners(CROWDED) == ["C2"]
    assert [name for name in CODES if name != CROWDED and on_corners(name)] == []


def covered(layout: SheetLayout) -> Iterator[str]:
    """What signs and ticks cover: one another, a star, a line or its end, a coordinate, a content of a field."""
    signs = [(f"sign at {spot.place}", spot.box) for spot in sign_spots(layout)]
    corners = [outline.corner for outline in outlines(layout) if outline.corner is not None]
    ticks = [(f"tick at {corner[0]}", tick_box(layout, *corner)) for corner in corners]
    for (name, box), (other, its) in combinations([*signs, *ticks], 2):
        if overlap(box, its):
            yield f"{name} and {other}"
    its_corners = busy_corners(layout)
    busy = [("a line or a star", box) for box in obstacles(layout)]
    busy += [
        (f"a content of {place}", box)
        for place in layout.level.fields
        for box in contents(layout, place, its_corners[place])
    ]
    edges = [
        ("the letters of the columns", (0.0, 0.0, 1000.0, layout.top - 3.0)),
        ("the numbers of the rows", (0.0, 0.0, layout.left - 3.0, 1000.0)),
        ("the standings", (0.0, float(layout.bar_top), 1000.0, 2000.0)),
    ]
    for name, box in signs:
        yield from (f"{name} and {other}" for other, its in (*busy, *edges) if overlap(box, its))
    for name, box in ticks:
        # Nothing is chosen in an area that is complete.
        yield from (f"{name} and {other}" for other, its in edges if overlap(box, its))
        yield from (
            f"{name} and {other}" for other, its in busy[: len([*obstacles(layout)])] if overlap(box, its)
        )


def contents(layout: SheetLayout, place: Field, busy: frozenset[tuple[int, int]]) -> Iterator[Box]:
    """The key with a letter, or the frame of a written number, and the numbers to choose."""
    x, y = layout.origin(place)
    left, top, right, bottom = (side * layout.scale for side in KEY)
    yield x + left, y + top, x + right, y + bottom
    face = FieldFace(layout.cell, AREAS[Colour.RED], busy=busy)
    for box in face.number_boxes(2):
        yield x + box[0], y + box[1], x + box[2], y + box[3]


def coverings(layouts: Iterable[SheetLayout]) -> list[str]:
    return [f"{layout.level.name}: {what}" for layout in layouts for what in covered(layout)]


def test_no_sign_covers_another_or_anything_else(layout: SheetLayout) -> None:
    assert list(covered(layout)) == []


def test_on_the_levels_of_the_puzzles_no_sign_covers_anything() -> None:
    levels = {dict(log_of(one.puzzle.record).header.options)["level"] for one in stock_of("brilliant")}
    assert len(levels) > 50
    assert coverings(SheetLayout(parse_level(text)) for text in levels) == [OVER_A_LINE]


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_on_other_levels_no_sign_covers_anything(difficulty: int) -> None:
    texts = (level_text(str(Code(difficulty, seed))) for seed in SEEDS)
    assert coverings(SheetLayout(parse_level(text)) for text in texts) == []


def test_every_area_has_a_corner_for_its_tick(layout: SheetLayout) -> None:
    ticked = {outline.area for outline in outlines(layout) if outline.corner is not None}
    assert ticked == set(range(len(layout.level.areas)))


@pytest.mark.parametrize("rule", Rule)
def test_a_sign_is_as_large_as_it_says_and_touches_no_edge(rule: Rule) -> None:
    theme = THEMES["dark"]
    drawn = draw_whole(Scene(theme, 100, 60, lambda pen: draw_sign(pen, (50, 30), rule, WHITE), ()), ())
    box = drawn.point(lambda value: 255 if value > 120 else 0).convert("L").getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert right - left <= sign_width(rule) + 1
    assert bottom - top <= SIGN_HEIGHT + 1
    # On a scoring field beside the sign of a colour-wide one.
    assert 70 + sign_width(rule) / 2 <= PLATE_WIDTH - 8
    assert plates.SIGN_AT - SIGN_HEIGHT / 2 >= 8
    assert plates.SIGN_AT + SIGN_HEIGHT / 2 <= plates.STRIP_TOP - 5


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

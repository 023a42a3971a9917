"""Generated levels: the same on every machine, composed as designed, and tidy to look at."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.brilliant.generator import make
from bot.games.brilliant.generator.codes import DIFFICULTIES, SEEDS, Code
from bot.games.brilliant.generator.grid import Grid, Symmetry, cells
from bot.games.brilliant.generator.make import candidate, make_level, make_text
from bot.games.brilliant.generator.orbits import Orbit, draw_orbits
from bot.games.brilliant.generator.recipes import RECIPES
from bot.games.brilliant.generator.shapes import SIZES, compact_shapes
from bot.games.brilliant.generator.stream import Stream
from bot.games.brilliant.generator.tiling import MOST_INLAND, fill
from bot.games.brilliant.pictures.layout import SheetLayout
from engine.brilliant.level import (
    RULES,
    Area,
    Colour,
    Field,
    Level,
    Place,
    Rule,
    Side,
    faults,
    field_at,
    parts,
    row_and_column,
)
from engine.brilliant.notation import parse_level
from engine.game import MalformedText
from tests.bench.brilliant.acceptance import measure
from tests.games.brilliant.levels.campaign import untidy
from tests.games.brilliant.levels.make_generated import CODES, PATH, digest
from tests.games.brilliant.levels.test_level_files import place_of, steps

each_code = pytest.mark.parametrize("code", CODES, ids=str)
TURNS = {
    "half a turn": lambda level, r, c: (level.rows - 1 - r, level.columns - 1 - c),
    "sides": lambda level, r, c: (r, level.columns - 1 - c),
    "top and bottom": lambda level, r, c: (level.rows - 1 - r, c),
}


@cache
def made(code: Code) -> Level:
    return parse_level(make_text(code))


def whole(level: Level) -> list[Area]:
    return [area for area in level.areas if not area.wide and not area.lines]


def around(level: Level, area: Area) -> set[Field]:
    """The fields that touch an area, including at corners."""
    near = {
        field_at(row + down, column + across)
        for row, column in map(row_and_column, area.fields)
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if 0 <= row + down < level.rows and 0 <= column + across < level.columns
    }
    return near - set(area.fields)


@each_code
def test_a_code_gives_the_same_level_for_ever(code: Code) -> None:
    assert digest(make_text(code)) == json.loads(PATH.read_text(encoding="utf-8"))[str(code)]


@each_code
def test_a_generated_level_has_no_fault_and_says_its_code(code: Code) -> None:
    assert list(faults(made(code))) == []
    assert make_text(code).splitlines()[0] == f"# Level {code}, made by: python -m bot level make {code}"


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES[::2], ids=str)
def test_a_generated_level_meets_every_figure(code: Code) -> None:
    report = measure(made(code), code.difficulty, games=60, seed=1)
    missed = {figure.name: figure.measured for figure in report.figures if not figure.is_met}
    assert missed == {}


@each_code
def test_areas_are_made_up_as_the_recipe_says(code: Code) -> None:
    level, recipe = made(code), RECIPES[code.difficulty]
    wanted = Counter({RULES[part.colour]: 0 for part in recipe.areas})
    for part in recipe.areas:
        wanted[RULES[part.colour]] += part.count
    assert Counter(area.rule for area in whole(level)) == wanted
    assert sum(bool(area.lines) for area in level.areas) == recipe.joined
    assert {RULES[colour] for colour in recipe.wide} == {area.rule for area in level.areas if area.wide}
    low, high = recipe.sum_of_firsts
    assert low <= sum(area.values[0] for area in level.areas) <= high
    assert len(level.fields) == recipe.rows * recipe.columns


@each_code
def test_the_sheet_is_symmetric(code: Code) -> None:
    level = made(code)
    cut = {frozenset(part) for area in level.areas for part in parts(level, area)}

    def turned(turn: str, part: frozenset[Field]) -> frozenset[Field]:
        return frozenset(field_at(*TURNS[turn](level, *row_and_column(place))) for place in part)

    found = [turn for turn in TURNS if {turned(turn, part) for part in cut} == cut]
    assert found
    assert any(turned(turn, frozenset(level.stars)) == set(level.stars) for turn in found)


@each_code
def test_areas_lie_close_together(code: Code) -> None:
    level = made(code)
    for area in whole(level):
        rim = sum(4 - len(set(level.neighbours[place]) & set(area.fields)) for place in area.fields)
        assert rim <= {3: 8, 4: 10}.get(len(area.fields), 12), area.key
        rows, columns = zip(*map(row_and_column, area.fields), strict=True)
        assert max(max(rows) - min(rows), max(columns) - min(columns)) <= 3


@each_code
def test_areas_of_one_colour_meet_not_even_at_a_corner(code: Code) -> None:
    level = made(code)
    for one, other in combinations(level.areas, 2):
        if one.colour is other.colour:
            assert not around(level, one) & set(other.fields), f"{one.key} {other.key}"


@each_code
def test_colour_wide_fields_lie_alone_and_apart(code: Code) -> None:
    level = made(code)
    for area in level.areas:
        if area.wide:
            assert all(steps(a, b) >= 3 for a, b in combinations(area.fields, 2))
            assert all(len(level.neighbours[place]) > 2 for place in area.fields)


@each_code
def test_parts_that_a_line_joins_are_near_each_other(code: Code) -> None:
    level = made(code)
    for area in level.areas:
        for start, end in area.lines:
            first, second = parts(level, area)
            assert len(first) == len(second) == 2
            assert steps(start, end) == min(steps(a, b) for a in first for b in second) <= 3


@each_code
def test_no_straight_wall_runs_through_the_sheet(code: Code) -> None:
    level = made(code)
    for row in range(1, level.rows):
        pairs = [(field_at(row - 1, c), field_at(row, c)) for c in range(level.columns)]
        assert any(level.area_at[a] == level.area_at[b] for a, b in pairs)
    for column in range(1, level.columns):
        pairs = [(field_at(r, column - 1), field_at(r, column)) for r in range(level.rows)]
        assert any(level.area_at[a] == level.area_at[b] for a, b in pairs)


@each_code
def test_fields_of_one_number_have_a_neighbour_outside(code: Code) -> None:
    level = made(code)
    for area in level.areas:
        if area.rule is Rule.SAME:
            assert all(set(level.neighbours[place]) - set(area.fields) for place in area.fields)


@each_code
def test_names_tell_where_areas_lie_and_are_unique(code: Code) -> None:
    level = made(code)
    assert all(area.place is (Place.ALL if area.wide else place_of(level, area)) for area in level.areas)
    assert max(Counter((area.colour, area.place) for area in level.areas).values()) == 1
    mood, gem = level.name.split()
    assert mood.isalpha()
    assert gem.isalpha()


@each_code
def test_stars_lie_apart_and_mostly_inside(code: Code) -> None:
    level = made(code)
    assert len({level.area_at[star] for star in level.stars}) == 6
    assert all(steps(one, other) >= 3 for one, other in combinations(level.stars, 2))
    assert sum(len(level.neighbours[star]) == 4 for star in level.stars) >= 4


@each_code
def test_scoring_fields_stand_beside_their_areas_and_lines_are_tidy(code: Code) -> None:
    layout = SheetLayout(made(code))
    for side in Side:
        slots = sorted(area.slot for area in layout.level.areas if area.side is side)
        assert slots == list(range(len(slots)))
        assert len(slots) <= (6 if side in (Side.LEFT, Side.RIGHT) else 0)
    assert list(untidy(layout)) == []


@settings(max_examples=25)
@given(st.sampled_from(DIFFICULTIES), st.integers(0, SEEDS - 1), st.integers(0, 50))
def test_a_candidate_is_sound_or_none(difficulty: int, seed: int, number: int) -> None:
    level = candidate(Code(difficulty, seed), number)
    assert level is None or list(faults(level)) == []


@settings(max_examples=20)
@given(st.sampled_from(DIFFICULTIES), st.sampled_from(Symmetry), st.integers(0, SEEDS))
def test_a_tiling_is_symmetric_and_uses_every_cell_once(
    difficulty: int, symmetry: Symmetry, seed: int
) -> None:
    recipe, stream = RECIPES[difficulty], Stream(str(seed))
    grid = Grid(recipe.rows, recipe.columns, symmetry)
    orbits = draw_orbits(difficulty, grid, stream)
    if orbits is None or recipe.joined:
        return
    tiles = fill(grid, [], orbits, stream)
    if tiles is not None:
        masks = [mask for _, mask in tiles]
        assert sum(masks) == grid.everywhere
        assert Counter(cell for mask in masks for cell in cells(mask)).most_common(1)[0][1] == 1
        assert {grid.image(mask) for mask in masks} == set(masks)
        assert Counter(mask.bit_count() for mask in masks) == Counter(
            orbit.size for orbit in orbits for _ in orbit.colours
        )


@settings(max_examples=50)
@given(st.integers(0, 2**56 - 1), st.integers(0, 2**56 - 1))
def test_small_pieces_are_those_of_one_or_two_cells(some: int, others: int) -> None:
    grid, free = Grid(8, 7, Symmetry.SIDES), some & others
    assert grid.small(free) == sum(piece for piece in grid.pieces(free) if piece.bit_count() < 3)


def test_around_a_crossing_lie_four_cells_and_on_the_rim_none() -> None:
    grid = Grid(8, 7, Symmetry.SIDES)
    assert list(cells(grid.around(1, 2))) == [1, 2, 8, 9]
    assert list(cells(grid.below_left(1, 2))) == [8]
    assert [grid.around(*rim) for rim in ((0, 3), (8, 3), (3, 0), (3, 7))] == [0, 0, 0, 0]


@each_code
def test_few_areas_lie_away_from_both_margins(code: Code) -> None:
    level = made(code)
    columns = [{row_and_column(f)[1] for f in area.fields} for area in level.areas if not area.wide]
    assert sum(not own & {0, level.columns - 1} for own in columns) <= MOST_INLAND


def test_a_grid_that_no_shapes_fill_is_given_up() -> None:
    grid = Grid(8, 8, Symmetry.SIDES)
    assert fill(grid, [], [Orbit(6, (Colour.GREEN, Colour.GREEN))] * 2, Stream("x")) is None


@pytest.mark.parametrize("size", SIZES)
def test_shapes_come_in_every_turn_and_once(size: int) -> None:
    shapes = compact_shapes(size)
    assert len(set(shapes)) == len(shapes)
    for shape in shapes:
        turned = [(column, -row) for row, column in shape]
        left = min(column for _, column in turned)
        assert tuple(sorted((row, column - left) for row, column in turned)) in shapes


def test_a_level_is_made_once_for_all_who_ask_for_it() -> None:
    assert make_text(Code(1, 12)) is make_text(Code(1, 12))


def test_a_code_without_a_level_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "MOST_CANDIDATES", 0)
    with pytest.raises(MalformedText, match="2A-0001H: none of 0 candidates"):
        make_level(Code(2, 1))

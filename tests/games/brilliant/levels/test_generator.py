"""Generated levels are the same on every machine, and sound; `levels.campaign` checks many in full."""

from __future__ import annotations

import json
from collections import Counter

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
from bot.games.brilliant.generator.tiling import fill
from bot.games.brilliant.pictures.layout import SheetLayout
from engine.brilliant.level import Colour, faults
from engine.game import MalformedText
from tests.games.brilliant.levels.campaign import untidy
from tests.games.brilliant.levels.make_generated import CODES, PATH, digest


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES, ids=str)
def test_a_code_gives_the_same_level_for_ever_and_is_named_in_it(code: Code) -> None:
    assert digest(make_text(code)) == json.loads(PATH.read_text(encoding="utf-8"))[str(code)]
    assert make_text(code).splitlines()[0] == f"# Level {code}, made by: python -m bot level make {code}"
    assert make_text(code) is make_text(code), "made once for all who ask for it"


@settings(max_examples=25)
@given(st.sampled_from(DIFFICULTIES), st.integers(0, SEEDS - 1), st.integers(0, 50))
def test_a_candidate_is_sound_and_tidy_or_none(difficulty: int, seed: int, number: int) -> None:
    if level := candidate(Code(difficulty, seed), number):
        assert list(faults(level)) == []
        assert list(untidy(SheetLayout(level))) == []


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


def test_a_code_without_a_level_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "MOST_CANDIDATES", 0)
    with pytest.raises(MalformedText, match="2A-0001H: none of 0 candidates"):
        make_level(Code(2, 1))

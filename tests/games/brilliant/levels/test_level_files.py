"""Levels, printed and generated: made up as designed, with places, stars and scoring fields where they should be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from statistics import fmean

import pytest

from bot.games.brilliant.generator.recipes import BAR, RECIPES, values_of
from bot.games.brilliant.levels.files import LEVELS, level_text, load, names
from engine.brilliant.level import RULES, Area, Field, Level, Place, Side, format_field, parts, row_and_column
from engine.game import MalformedText
from tests.games.brilliant.levels.make_generated import CODES

each_level = pytest.mark.parametrize("name", [*names(), *map(str, CODES)])


def test_there_are_four_files_which_say_that_they_are_original_and_how_to_read_them() -> None:
    assert names() == ("1", "2", "3", "4")
    for name in names():
        first, second, *_ = level_text(name).splitlines()
        assert first.startswith("# An original layout")
        assert "A1 at the top left" in second


@each_level
def test_areas_are_made_up_as_the_recipe_says(name: str) -> None:
    level, recipe = load(name), RECIPES[int(name[0])]
    whole = [area for area in level.areas if not area.wide and not area.lines]
    assert Counter(area.rule for area in whole) == sum(
        (Counter({RULES[part.colour]: part.count}) for part in recipe.areas), Counter()
    )
    assert sum(bool(area.lines) for area in level.areas) == recipe.joined
    assert {RULES[colour] for colour in recipe.wide} == {area.rule for area in level.areas if area.wide}
    connected = replace(recipe, wide={})
    for area in level.areas:
        assert area.wide or area.values == values_of(connected, area.colour, len(area.fields)), area.key
    low, high = recipe.sum_of_firsts
    assert low <= sum(area.values[0] for area in level.areas) <= high
    assert (level.bar, level.solo_boxes) == (BAR, recipe.solo_boxes)
    assert len(level.fields) == recipe.rows * recipe.columns


@each_level
def test_what_belongs_together_in_parts_lies_near_and_what_is_colour_wide_apart(name: str) -> None:
    level = load(name)
    for area in level.areas:
        for start, end in area.lines:
            first, second = parts(level, area)
            assert len(first) == len(second) == 2
            assert steps(start, end) == min(steps(a, b) for a in first for b in second) >= 2
        assert not area.wide or all(steps(a, b) >= 3 for a, b in combinations(area.fields, 2))


@each_level
def test_stars_lie_apart_and_mostly_inside(name: str) -> None:
    level = load(name)
    for one, other in combinations(level.stars, 2):
        assert steps(one, other) >= 3, f"{format_field(one)} {format_field(other)}"
    assert sum(len(level.neighbours[star]) == 4 for star in level.stars) >= 4


@each_level
def test_names_tell_where_the_areas_lie(name: str) -> None:
    level = load(name)
    for area in level.areas:
        assert area.place is (Place.ALL if area.wide else place_of(level, area)), area.key


@each_level
def test_scoring_fields_fill_their_margins_in_order(name: str) -> None:
    level = load(name)
    for side in Side:
        own = sorted(area.slot for area in level.areas if area.side is side)
        assert own == list(range(len(own)))
        assert len(own) <= (6 if side in (Side.LEFT, Side.RIGHT) else 0)


def test_a_faulty_level_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.games.brilliant.levels.files.LEVELS", tmp_path)
    text = (LEVELS / "1.toml").read_text(encoding="utf-8").replace("bar = 33", "bar = 29")
    (tmp_path / "short.toml").write_text(text, encoding="utf-8")
    with pytest.raises(MalformedText, match=r"short\.toml: the score bar ends at 29, it must reach 31"):
        load("short")


def steps(one: Field, other: Field) -> int:
    (row, column), (other_row, other_column) = row_and_column(one), row_and_column(other)
    return abs(row - other_row) + abs(column - other_column)


def place_of(level: Level, area: Area) -> Place:
    """The ninth of the sheet that contains the area's centroid."""
    rows, columns = zip(*map(row_and_column, area.fields), strict=True)
    down, across = (fmean(rows) + 0.5) / level.rows, (fmean(columns) + 0.5) / level.columns
    words = (third(down, "top", "bottom"), third(across, "left", "right"))
    return Place("-".join(word for word in words if word) or "centre")


def third(share: float, first: str, last: str) -> str:
    return first if share < 1 / 3 else last if share > 2 / 3 else ""

"""The four levels: playable, composed as designed, with places and lines that match the layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from statistics import fmean

import pytest

from bot.games.brilliant.levels.files import LEVELS, level_text, load, names
from engine.brilliant.level import (
    Area,
    Colour,
    Field,
    Level,
    Place,
    Side,
    faults,
    format_field,
    parts,
    row_and_column,
)
from engine.brilliant.notation import format_level, parse_level
from engine.game import MalformedText

Point = tuple[float, float]

GRIDS = {"1": (8, 7), "2": (8, 8), "3": (8, 8), "4": (8, 8)}
COLOURS: dict[str, dict[str, tuple[int, range]]] = {
    "1": {
        "green": (3, range(5, 7)),
        "red": (2, range(4, 6)),
        "orange": (2, range(5, 7)),
        "purple": (2, range(4, 6)),
        "blue": (2, range(3, 4)),
    },
    "2": {
        "green": (3, range(5, 8)),
        "red": (2, range(3, 7)),
        "yellow": (2, range(4, 7)),
        "orange": (2, range(5, 7)),
        "purple": (2, range(5, 6)),
        "blue": (1, range(4, 5)),
    },
    "3": {
        "green": (2, range(6, 8)),
        "red": (2, range(4, 7)),
        "yellow": (1, range(5, 6)),
        "orange": (2, range(5, 7)),
        "purple": (3, range(5, 7)),
        "blue": (2, range(3, 5)),
    },
    "4": {
        "green": (1, range(5, 8)),
        "red": (2, range(5, 7)),
        "yellow": (1, range(4, 5)),
        "orange": (3, range(5, 8)),
        "purple": (2, range(5, 7)),
        "blue": (2, range(4, 5)),
        "grey": (1, range(4, 5)),
    },
}
WIDE = {"1": set(), "2": set(), "3": {"yellow"}, "4": {"yellow", "grey"}}
JOINED = {"1": 0, "2": 0, "3": 1, "4": 2}
SUMS = {"1": (58, 64), "2": (65, 71), "3": (70, 76), "4": (76, 82)}
SOLO_BOXES = {
    "1": (5, 10, 15, 20),
    "2": (4, 8, 12, 16, 20),
    "3": (4, 8, 12, 16, 20),
    "4": (3, 6, 9, 12, 15, 18, 21),
}
TRIPLES = {
    "any": {3: (3, 2, 1), 4: (4, 2, 1), 5: (4, 2, 1), 6: (5, 3, 1), 7: (6, 4, 2)},
    "different": {3: (3, 2, 1), 4: (4, 2, 1), 5: (5, 3, 1), 6: (7, 5, 3)},
    "one_half": {4: (4, 2, 1), 5: (5, 3, 1), 6: (6, 4, 2), 7: (7, 5, 3)},
    "max_two": {4: (5, 3, 1), 5: (6, 4, 2), 6: (7, 5, 3), 7: (8, 5, 3)},
    "same": {3: (6, 4, 2), 4: (7, 5, 3)},
}
WIDE_YELLOW = {4: (5, 3, 1), 5: (6, 4, 2)}
HARD = (8, 5, 3)

each_level = pytest.mark.parametrize("name", GRIDS)


def test_there_are_four_levels() -> None:
    assert names() == tuple(GRIDS)
    assert len({load(name).name for name in names()}) == 4


@each_level
def test_a_level_has_no_fault(name: str) -> None:
    assert [str(fault) for fault in faults(load(name))] == []


@each_level
def test_a_level_reads_back(name: str) -> None:
    assert parse_level(format_level(load(name))) == load(name)


@each_level
def test_a_file_says_that_it_is_original_and_how_to_read_it(name: str) -> None:
    first, second, *_ = level_text(name).splitlines()
    assert first.startswith("# An original layout")
    assert "A1 at the top left" in second


@each_level
def test_the_grid_is_full(name: str) -> None:
    level = load(name)
    assert (level.rows, level.columns) == GRIDS[name]
    assert len(level.fields) == level.rows * level.columns


@each_level
def test_colours_and_sizes_are_as_designed(name: str) -> None:
    level = load(name)
    assert Counter(area.colour.value for area in level.areas) == {
        colour: count for colour, (count, _) in COLOURS[name].items()
    }
    for area in level.areas:
        assert len(area.fields) in COLOURS[name][area.colour][1], area.key
    assert fmean(len(area.fields) for area in level.areas) == pytest.approx(5.2, abs=0.15)


@each_level
def test_lines_and_colour_wide_areas_are_as_designed(name: str) -> None:
    level = load(name)
    assert {area.colour.value for area in level.areas if area.wide} == WIDE[name]
    joined = [area for area in level.areas if area.lines]
    assert len(joined) == JOINED[name]
    for area in joined:
        first, second = parts(level, area)
        assert len(first) == len(second) == 2
        assert min(steps(a, b) for a in first for b in second) >= 2
    for area in level.areas:
        pieces = 1 + len(area.lines)
        assert len(parts(level, area)) == (len(area.fields) if area.wide else pieces), area.key


@each_level
def test_the_bar_and_the_solo_boxes_are_as_designed(name: str) -> None:
    level = load(name)
    assert level.bar == 33
    assert level.solo_boxes == SOLO_BOXES[name]


@each_level
def test_values_follow_the_effort(name: str) -> None:
    level = load(name)
    low, high = SUMS[name]
    assert low <= sum(area.values[0] for area in level.areas) <= high
    for area in level.areas:
        size = len(area.fields)
        is_wide_yellow = area.wide and area.colour is Colour.YELLOW
        plain = WIDE_YELLOW[size] if is_wide_yellow else TRIPLES[area.rule][size]
        is_hard = name == "4" and area.rule == "same"
        assert area.values == (HARD if is_hard else plain), area.key
    assert sum(area.values == HARD for area in level.areas) <= 3


@each_level
def test_stars_lie_apart_and_mostly_inside(name: str) -> None:
    level = load(name)
    assert len({level.area_at[star] for star in level.stars}) == 6
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
        own = sorted((area.slot, area.wide) for area in level.areas if area.side is side)
        assert [slot for slot, _ in own] == list(range(len(own)))
        assert [wide for _, wide in own] == sorted(wide for _, wide in own)
        assert len(own) <= (6 if side in (Side.LEFT, Side.RIGHT) else 0)


@each_level
def test_tie_lines_do_not_cross(name: str) -> None:
    level = load(name)
    ties = {area.key: tie(level, area) for area in level.areas if not area.wide}
    for (one, first), (other, second) in combinations(ties.items(), 2):
        assert not crosses(first, second), f"{one} {other}"


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(MalformedText, match=r"no level '5'; choose one of 1, 2, 3, 4"):
        level_text("5")


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
    centres = list(middles(area.fields))
    down = fmean(y for _, y in centres) / level.rows
    across = fmean(x for x, _ in centres) / level.columns
    words = (third(down, "top", "bottom"), third(across, "left", "right"))
    return Place("-".join(word for word in words if word) or "centre")


def third(share: float, first: str, last: str) -> str:
    return first if share < 1 / 3 else last if share > 2 / 3 else ""


def middles(fields: tuple[Field, ...]) -> Iterator[Point]:
    for row, column in map(row_and_column, fields):
        yield column + 0.5, row + 0.5


def tie(level: Level, area: Area) -> tuple[Point, Point]:
    """The straight line from a scoring field at the side to its area's nearest field at the border."""
    slots = sum(other.side is area.side for other in level.areas)
    x = -1.0 if area.side is Side.LEFT else level.columns + 1.0
    y = (area.slot + 0.5) * level.rows / slots
    edge = 0.5 if area.side is Side.LEFT else level.columns - 0.5
    fields = list(middles(area.fields))
    at_border = [middle for middle in fields if middle[0] == edge]
    end = min(at_border or fields, key=lambda middle: (middle[0] - x) ** 2 + (middle[1] - y) ** 2)
    return (x, y), end


def crosses(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    def turn(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0

"""A level: the grid, its areas and their scoring fields, stars, score bar and solo symbols."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from engine.game import Refusal

Field = NewType("Field", int)
"""A position in the grid: row * STRIDE + column, both from 0, the same on every level."""

AreaId = NewType("AreaId", int)
"""An index into `Level.areas`."""

NUMBERS = (1, 2, 3, 4, 5, 6)
SOLO_BOXES = 22
COLUMN_LETTERS = "ABCDEFGHIJKL"
STRIDE = len(COLUMN_LETTERS)


def field_at(row: int, column: int) -> Field:
    return Field(row * STRIDE + column)


def row_and_column(place: Field) -> tuple[int, int]:
    """Return the row and the column, both from 0."""
    return divmod(place, STRIDE)


def format_field(place: Field) -> str:
    """Return the coordinates on a sheet's edges: column letter, row from 1."""
    row, column = row_and_column(place)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def parse_field(name: str) -> Field | None:
    """Return the field with these coordinates, or None if they are malformed."""
    match = re.fullmatch(r"([A-L])([1-9]|1[0-2])", name, re.ASCII)
    return field_at(int(match[2]) - 1, COLUMN_LETTERS.index(match[1])) if match else None


class Colour(StrEnum):
    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"
    RED = "red"
    YELLOW = "yellow"
    PURPLE = "purple"
    ORANGE = "orange"


class Rule(StrEnum):
    ANY = "any"
    SAME = "same"
    DIFFERENT = "different"
    MAX_TWO = "max_two"
    ONE_HALF = "one_half"


RULES: Mapping[Colour, Rule] = {
    Colour.GREEN: Rule.ANY,  # R19
    Colour.BLUE: Rule.SAME,  # R20
    Colour.GREY: Rule.SAME,
    Colour.RED: Rule.DIFFERENT,  # R21
    Colour.YELLOW: Rule.DIFFERENT,
    Colour.PURPLE: Rule.MAX_TWO,  # R22
    Colour.ORANGE: Rule.ONE_HALF,  # R23
}


class Place(StrEnum):
    """Where an area lies on the sheet; colour and place together name it."""

    TOP_LEFT = "top-left"
    TOP = "top"
    TOP_RIGHT = "top-right"
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"
    BOTTOM_LEFT = "bottom-left"
    BOTTOM = "bottom"
    BOTTOM_RIGHT = "bottom-right"
    ALL = "all"


class Side(StrEnum):
    """The margin that holds a scoring field."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class Area:
    """Fields that share a rule and a scoring field (R8-R10)."""

    key: str
    colour: Colour
    place: Place
    values: tuple[int, int, int]
    fields: tuple[Field, ...]
    lines: tuple[tuple[Field, Field], ...] = ()
    wide: bool = False
    """A colour-wide scoring field: no line to the grid, and covers all fields of the colour (R10, Q1)."""
    side: Side = Side.LEFT
    slot: int = 0
    """The order of the scoring field within its margin, from the top or the left."""

    @property
    def rule(self) -> Rule:
        return RULES[self.colour]


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    rows: int
    columns: int
    areas: tuple[Area, ...]
    stars: tuple[Field, ...]
    bar: int
    """The last number on the score bar."""
    solo_boxes: tuple[int, ...]
    """The boxes of the solo bar that carry the strike symbol, 1 to 22 (R34)."""
    fields: tuple[Field, ...] = field(init=False, repr=False, compare=False)
    """Every field in reading order."""
    area_at: tuple[AreaId | None, ...] = field(init=False, repr=False, compare=False)
    """The area of every position in the grid; None where there is no field."""
    neighbours: tuple[tuple[Field, ...], ...] = field(init=False, repr=False, compare=False)
    """The fields directly above, left, right and below; a drawn line adds none (R14)."""

    def __post_init__(self) -> None:
        at: list[AreaId | None] = [None] * (self.rows * STRIDE)
        for index, area in enumerate(self.areas):
            for place in area.fields:
                at[place] = AreaId(index)
        object.__setattr__(self, "fields", tuple(Field(i) for i, area in enumerate(at) if area is not None))
        object.__setattr__(self, "area_at", tuple(at))
        adjacent = tuple(
            tuple(other for other in self._beside(Field(place)) if at[other] is not None)
            if at[place] is not None
            else ()
            for place in range(len(at))
        )
        object.__setattr__(self, "neighbours", adjacent)

    def _beside(self, place: Field) -> Iterator[Field]:
        row, column = row_and_column(place)
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if 0 <= r < self.rows and 0 <= c < self.columns:
                yield field_at(r, c)

    def area_of(self, place: Field) -> Area:
        index = self.area_at[place]
        if index is None:
            raise KeyError(f"{self.name} has no field {format_field(place)}")
        return self.areas[index]

    def area_by_key(self, key: str) -> AreaId | None:
        return next((AreaId(i) for i, area in enumerate(self.areas) if area.key == key), None)


def faults(level: Level) -> Iterator[Refusal]:
    """Yield every structural fault, as a code with values; a playable level has none."""
    yield from _grid_faults(level)
    for area in level.areas:
        yield from _area_faults(level, area)
    yield from _colour_faults(level)
    yield from _star_faults(level)
    top = max((area.values[0] for area in level.areas), default=0)
    if level.bar < max(30, 25 + top):
        yield Refusal("bar_short", {"bar": level.bar, "needed": max(30, 25 + top)})
    if outside := [box for box in level.solo_boxes if not 1 <= box <= SOLO_BOXES]:
        yield Refusal("solo_box_outside", {"boxes": ", ".join(map(str, outside))})
    if list(level.solo_boxes) != sorted(set(level.solo_boxes)):
        yield Refusal("solo_box_order", {"boxes": ", ".join(map(str, level.solo_boxes))})


def parts(level: Level, area: Area) -> tuple[frozenset[Field], ...]:
    """Return the connected parts of an area, in reading order."""
    return _components(area.fields, lambda place: level.neighbours[place])


def _grid_faults(level: Level) -> Iterator[Refusal]:
    if len(level.areas) < len(NUMBERS):
        yield Refusal("few_areas", {"areas": len(level.areas)})
    pieces = _components(level.fields, lambda place: level.neighbours[place])
    if len(pieces) > 1:
        loose = format_field(min(pieces[-1]))
        yield Refusal("grid_apart", {"pieces": len(pieces), "field": loose})
    for (colour, place), count in Counter((area.colour, area.place) for area in level.areas).items():
        if count > 1:
            yield Refusal("name_twice", {"colour": colour, "place": place})
    for (side, slot), count in Counter((area.side, area.slot) for area in level.areas).items():
        if count > 1:
            yield Refusal("slot_twice", {"side": side, "slot": slot})


def _area_faults(level: Level, area: Area) -> Iterator[Refusal]:
    size = len(area.fields)
    if size < 2:  # Q13
        yield Refusal("area_small", {"area": area.key, "fields": size})
    if area.rule is Rule.DIFFERENT and size > len(NUMBERS):  # R21
        yield Refusal("area_large", {"area": area.key, "fields": size})
    first, second, third = area.values
    if not first > second > third > 0:
        yield Refusal("values_order", {"area": area.key, "values": f"{first}-{second}-{third}"})
    for start, end in area.lines:
        if not {start, end} <= set(area.fields):
            names = f"{format_field(start)}-{format_field(end)}"
            yield Refusal("line_outside", {"area": area.key, "line": names})
    if not area.wide and len(_joined(level, area)) > 1:  # R8
        yield Refusal("area_apart", {"area": area.key, "pieces": len(_joined(level, area))})
    if area.wide and area.lines:  # R10
        yield Refusal("wide_line", {"area": area.key})


def _colour_faults(level: Level) -> Iterator[Refusal]:
    for place in level.fields:
        area = level.area_of(place)
        for other in level.neighbours[place]:
            neighbour = level.area_of(other)
            if place < other and neighbour is not area and neighbour.colour is area.colour:  # R8
                names = {"field": format_field(place), "other": format_field(other)}
                yield Refusal("colour_touches", {"colour": area.colour, **names})
    by_colour = Counter(area.colour for area in level.areas)
    for area in level.areas:
        if area.wide and by_colour[area.colour] > 1:
            yield Refusal("wide_not_alone", {"area": area.key, "colour": area.colour})


def _star_faults(level: Level) -> Iterator[Refusal]:
    if len(level.stars) != len(NUMBERS):  # R6
        yield Refusal("star_count", {"stars": len(level.stars)})
    for index, count in Counter(level.area_at[star] for star in level.stars).items():
        if count > 1 and index is not None:
            yield Refusal("stars_share_area", {"area": level.areas[index].key, "stars": count})


def _joined(level: Level, area: Area) -> tuple[frozenset[Field], ...]:
    def adjacent(place: Field) -> Iterator[Field]:
        yield from level.neighbours[place]
        yield from (end for start, end in area.lines if start == place)
        yield from (start for start, end in area.lines if end == place)

    return _components(area.fields, adjacent)


def _components(
    fields: Iterable[Field], adjacent: Callable[[Field], Iterable[Field]]
) -> tuple[frozenset[Field], ...]:
    left = dict.fromkeys(fields)
    found: list[frozenset[Field]] = []
    while left:
        queue, piece = [next(iter(left))], set[Field]()
        while queue:
            place = queue.pop()
            if place in left:
                del left[place]
                piece.add(place)
                queue.extend(adjacent(place))
        found.append(frozenset(piece))
    return tuple(found)

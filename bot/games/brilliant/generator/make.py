"""Make a level from its code: draw candidates until one meets every rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.brilliant.generator.beauty import flaws
from bot.games.brilliant.generator.codes import VERSION, Code
from bot.games.brilliant.generator.grid import Grid, Symmetry, cells
from bot.games.brilliant.generator.joining import Joined, join
from bot.games.brilliant.generator.margins import Slots, place_scoring_fields
from bot.games.brilliant.generator.naming import draw_name, place_of
from bot.games.brilliant.generator.orbits import draw_orbits
from bot.games.brilliant.generator.recipes import BAR, JOINED_COLOUR, RECIPES, Recipe, values_of
from bot.games.brilliant.generator.stars import place_stars
from bot.games.brilliant.generator.stream import WORDS, Stream
from bot.games.brilliant.generator.tiling import Tile, fill
from bot.games.brilliant.generator.trial import is_good
from engine.brilliant.level import Area, Colour, Field, Level, Place, Side, field_at
from engine.brilliant.notation import format_level
from engine.game import MalformedText

KEYS = "ABCDEFGHIJKL"
MOST_CANDIDATES = 5000
"""The number of candidates to try, high enough for each of a difficulty's million codes to get a level."""
REMEMBERED = 100
"""The size of the cache of level texts: all players of a game need the same code."""
TWINS: Sequence[tuple[Colour, Colour]] = ((Colour.RED, Colour.YELLOW), (Colour.BLUE, Colour.GREY))
"""Pairs of colours with the same rule."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The layout of all areas: connected ones, joined ones, and colour-wide ones."""

    grid: Grid
    recipe: Recipe
    whole: tuple[Tile, ...]
    joined: tuple[Joined, ...]
    wide: Mapping[Colour, int]

    @property
    def broken(self) -> tuple[Tile, ...]:
        return (*((JOINED_COLOUR, area.mask) for area in self.joined), *self.wide.items())

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return (*self.whole, *self.broken)

    @property
    def masks(self) -> list[int]:
        return [mask for _, mask in self.tiles]


@lru_cache(REMEMBERED)
def make_text(code: Code) -> str:
    """Return the level of a code as a level file; raises MalformedText."""
    return f"# Level {code}, made by: python -m bot level make {code}\n{format_level(make_level(code))}"


def make_level(code: Code) -> Level:
    """Return the level of a code, always the same on every machine; raises MalformedText if it has none."""
    for number in range(MOST_CANDIDATES):
        if level := candidate(code, number):
            return level
    raise MalformedText(f"{code}: none of {MOST_CANDIDATES} candidates meets every rule")


def candidate(code: Code, number: int) -> Level | None:
    """Return one random candidate, or None if it breaks a rule."""
    recipe = RECIPES[code.difficulty]
    stream = Stream(f"level:{VERSION}:{code.difficulty}:{code.seed}:{number}")
    grid = Grid(recipe.rows, recipe.columns, stream.choice(tuple(Symmetry)))
    draft = _drafted(code.difficulty, grid, stream)
    if draft is None or any(flaws(grid, draft.whole, draft.broken)):
        return None
    stars = place_stars(grid, [mask for _, mask in draft.whole], stream)
    if stars is None:
        return None
    barred = sum(area.gap | 1 << area.line[0] | 1 << area.line[1] for area in draft.joined)
    slots = place_scoring_fields(grid, draft.masks, len(draft.wide), stars, barred)
    if slots is None:
        return None
    made = Level(
        draw_name(stream),
        grid.rows,
        grid.columns,
        tuple(_areas(draft, slots)),
        tuple(_field(grid, star) for star in stars),
        BAR,
        recipe.solo_boxes,
    )
    level = _traded(made, [twins for twins in TWINS if stream.below(2)])
    return level if is_good(level, recipe.limits, stream.below(WORDS)) else None


def _drafted(difficulty: int, grid: Grid, stream: Stream) -> Draft | None:
    recipe = RECIPES[difficulty]
    orbits, joined = draw_orbits(difficulty, grid, stream), join(grid, recipe.joined, stream)
    if orbits is None or joined is None:
        return None
    tiles = fill(grid, [(JOINED_COLOUR, area.mask) for area in joined], orbits, stream)
    if tiles is None:
        return None
    wide = {wanted: sum(mask for colour, mask in tiles if colour is wanted) for wanted in recipe.wide}
    whole = tuple(tile for tile in tiles if tile[0] not in wide)
    return Draft(grid, recipe, whole, joined, wide)


def _areas(draft: Draft, slots: Slots) -> Iterator[Area]:
    """Yield the areas, ordered by their first fields."""
    lines = {area.mask: area.line for area in draft.joined}
    in_order = sorted(zip(draft.tiles, slots, strict=True), key=lambda entry: next(cells(entry[0][1])))
    for key, ((colour, mask), (is_right, slot)) in zip(KEYS, in_order, strict=False):
        is_wide = colour in draft.wide
        yield Area(
            key=key,
            colour=colour,
            place=Place.ALL if is_wide else place_of(draft.grid, mask),
            values=values_of(draft.recipe, colour, mask.bit_count()),
            fields=tuple(_field(draft.grid, cell) for cell in cells(mask)),
            lines=_line(draft.grid, lines.get(mask)),
            wide=is_wide,
            side=Side.RIGHT if is_right else Side.LEFT,
            slot=slot,
        )


def _line(grid: Grid, ends: tuple[int, int] | None) -> tuple[tuple[Field, Field], ...]:
    return () if ends is None else ((_field(grid, ends[0]), _field(grid, ends[1])),)


def _field(grid: Grid, cell: int) -> Field:
    return field_at(*divmod(cell, grid.columns))


def _traded(level: Level, pairs: Sequence[tuple[Colour, Colour]]) -> Level:
    """Return the level with these pairs of colours, which share a rule, swapped."""
    trade = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    areas = tuple(replace(area, colour=trade.get(area.colour, area.colour)) for area in level.areas)
    return replace(level, areas=areas)

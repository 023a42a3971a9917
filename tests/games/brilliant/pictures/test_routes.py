from itertools import pairwise

import pytest

from bot.games.brilliant.pictures.layout import (
    PLATE_HEIGHT,
    PLATE_WIDTH,
    RIM,
    SIDE,
    SMALLEST_CELL,
    SheetLayout,
    spread,
)
from bot.games.brilliant.pictures.routes import corner_node
from bot.games.brilliant.pictures.standings import HEIGHT
from bot.render.theme import WIDTH
from engine.brilliant.level import AreaId, Place, Side, faults, parts, row_and_column
from engine.brilliant.notation import parse_level
from tests.games.brilliant.pictures.games import LEVEL_FILES, level
from tests.render.lines import meetings


@pytest.fixture(params=list(LEVEL_FILES))
def layout(request: pytest.FixtureRequest) -> SheetLayout:
    return SheetLayout(level(request.param))


def test_no_line_meets_another(layout: SheetLayout) -> None:
    assert list(meetings(layout)) == []


def test_every_line_ends_on_its_own_area(layout: SheetLayout) -> None:
    for index, tie in layout.routes.ties.items():
        assert layout.level.area_at[tie.dot[0]] == index
        if tie.nodes:
            assert corner_node(tie.dot) == tie.nodes[-1]
    for index, join in layout.routes.joins:
        assert {layout.level.area_at[join.start[0]], layout.level.area_at[join.end[0]]} == {index}


def test_every_area_that_is_not_colour_wide_has_a_line(layout: SheetLayout) -> None:
    tied = {index for index, area in enumerate(layout.level.areas) if not area.wide}
    assert set(layout.routes.ties) == tied


def test_lines_end_beside_stars(layout: SheetLayout) -> None:
    for place, down, across in layout.routes.dots:
        assert not (place in layout.level.stars and (down, across) == (0, 0))


def test_scoring_fields_keep_their_order_and_their_distance(layout: SheetLayout) -> None:
    for margin in Side:
        chosen = sorted(
            (area.slot, layout.plates[AreaId(index)])
            for index, area in enumerate(layout.level.areas)
            if area.side is margin
        )
        axis, size = (1, PLATE_HEIGHT) if margin in (Side.LEFT, Side.RIGHT) else (0, PLATE_WIDTH)
        starts = [place[axis] for _, place in chosen]
        assert all(later - earlier >= size + 6 for earlier, later in pairwise(starts))
        for _, (x, _) in chosen:
            assert RIM <= x <= WIDTH - RIM - PLATE_WIDTH


def test_a_field_is_31_pixels_on_a_desktop_on_all_our_levels(layout: SheetLayout) -> None:
    if layout.level.rows == layout.level.columns == 9:
        # Scoring fields on all four sides: this picture is higher than wide.
        assert layout.cell == SMALLEST_CELL
        return
    assert layout.cell * 350 / SIDE >= 31
    assert layout.bar_top + HEIGHT < SIDE


def test_crowded_wishes_are_spread_and_free_ones_kept() -> None:
    assert spread([100, 400], 90, 0, 700) == [100, 400]
    middles = spread([100, 110, 120, 130, 140, 150], 92, 0, 704)
    assert all(later - earlier >= 92 for earlier, later in pairwise(middles))
    assert middles[0] >= 46
    assert middles[-1] <= 704 - 46


def test_a_single_row_has_lines_too() -> None:
    """No line of the grid leads into it."""
    areas = "\n".join(
        f'[areas.{key}]\ncolour = "{colour}"\nplace = "{place}"\nvalues = [6, 4, 2]\n'
        f'side = "{side}"\nslot = {slot}'
        for slot, (key, colour, place, side) in enumerate(
            zip("ABCDEF", ["green", "blue"] * 3, [*Place][:6], [*Side, *Side][:6], strict=True)
        )
    )
    row = " ".join("AABBCCDDEEFF")
    stars = '["A1", "C1", "E1", "G1", "I1", "K1"]'
    top = f'name = "row"\ngrid = "{row}"\nstars = {stars}\nbar = 31\nsolo_boxes = []\n'
    made = parse_level(top + areas)
    assert list(faults(made)) == []
    routes = SheetLayout(made).routes
    assert {made.area_at[tie.dot[0]] for tie in routes.ties.values()} == set(range(6))


def test_fields_that_stand_alone_keep_an_edge_for_their_sign(layout: SheetLayout) -> None:
    paths = [tie.nodes for tie in layout.routes.ties.values()] + [
        join.nodes for _, join in layout.routes.joins
    ]
    crossed = {frozenset(step) for path in paths for step in pairwise(path)}
    for area in layout.level.areas:
        for part in parts(layout.level, area):
            row, column = row_and_column(min(part))
            edges = [frozenset({(line, column), (line, column + 1)}) for line in (row, row + 1) if line > 0]
            assert len(part) > 1 or not set(edges) <= crossed

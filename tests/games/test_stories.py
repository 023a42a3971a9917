"""What a shared daily result shows of a sheet."""

from __future__ import annotations

from bot.games.brilliant.pictures.colours import CIRCLES, SQUARES
from bot.games.registry import PARTS
from engine.brikks.blocks import SHAPES
from engine.brikks.field import ROW_CELLS, cells
from engine.brikks.view import View as Brikks
from engine.brilliant.view import View as Brilliant
from tests.games.ended_looks import TABLE, ended

ROUND = frozenset("⚪🟡🟠🟢🔴🔵🟣⚫")


def told(text: str) -> tuple[int, int]:
    """The numbers of squares and of circles, the squares first."""
    circles = [sign in ROUND for sign in text]
    assert circles == sorted(circles)
    return circles.count(False), circles.count(True)


def test_completed_areas_of_brilliant_are_squares_and_half_full_ones_circles() -> None:
    look = ended("brilliant", 1, {**TABLE, "throws": "16"})
    view = look.view_as(Brilliant)
    sheet, completed = view.sheets[0], [award.area for award in view.awards]
    squares = [SQUARES[view.level.areas[area].colour] for area in completed]
    circles = [
        CIRCLES[area.colour]
        for index, area in enumerate(view.level.areas)
        if index not in completed and len(sheet.held(area)) * 2 >= len(area.fields)
    ]
    assert circles
    assert PARTS["brilliant"].words.story(look) == "".join(squares + circles)


def test_full_rows_of_brikks_are_squares_and_half_full_ones_circles() -> None:
    look = ended("brikks", 1, {"level": "2", "throws": "12"})
    blocks = look.view_as(Brikks).sheets[0].blocks
    filled = {cell for placed in blocks for cell in cells(SHAPES[placed.block], placed.at)}
    counts = [len(row & filled) for row in ROW_CELLS.values()]
    half = sum(5 <= count < 10 for count in counts)
    assert half
    assert told(PARTS["brikks"].words.story(look)) == (counts.count(10), half)

"""What a shared daily result shows of a sheet."""

from __future__ import annotations

from bot.games.brilliant.pictures.colours import CIRCLES, SQUARES
from bot.games.contract import UNFINISHED
from bot.games.registry import PARTS
from engine.brikks.blocks import SHAPES
from engine.brikks.field import ROW_CELLS, cells
from engine.brikks.view import View as Brikks
from engine.brilliant.view import View as Brilliant
from tests.games.ended_looks import TABLE, ended

ROUND = frozenset("⚪🟡🟠🟢🔴🔵🟣⚫")


def test_each_area_of_brilliant_has_its_place_square_if_completed_and_round_if_half_full() -> None:
    look = ended("brilliant", 1, {**TABLE, "throws": "16"})
    view = look.view_as(Brilliant)
    sheet, completed = view.sheets[0], {award.area for award in view.awards}
    signs = []
    for index, area in enumerate(view.level.areas):
        is_half_full = len(sheet.held(area)) * 2 >= len(area.fields)
        half = CIRCLES[area.colour] if is_half_full else UNFINISHED
        signs.append(SQUARES[area.colour] if index in completed else half)
    assert {*signs} & {*CIRCLES.values()}
    assert PARTS["brilliant"].words.story(look) == "".join(signs)


def test_each_row_of_brikks_has_its_place_square_if_full_and_round_if_half_full() -> None:
    look = ended("brikks", 1, {"level": "2", "throws": "12"})
    blocks = look.view_as(Brikks).sheets[0].blocks
    filled = {cell for placed in blocks for cell in cells(SHAPES[placed.block], placed.at)}
    counts = [len(row & filled) for row in ROW_CELLS.values()]
    assert any(5 <= count < 10 for count in counts)
    story = list(PARTS["brikks"].words.story(look).replace(UNFINISHED, "."))
    assert [(sign in ROUND, sign == ".") for sign in story] == [(5 <= n < 10, n < 5) for n in counts]

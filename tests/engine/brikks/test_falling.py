"""The rulings of facts 8.1: falling and sliding."""

from __future__ import annotations

import pytest

from engine.brikks.blocks import MINI, SHAPES
from engine.brikks.field import Cell, cells, landings, why_not_land
from tests.engine.brikks.fields import block, filled, placement


def reason(rows: list[str], text: str) -> str | None:
    """The refusal code of a placement on these rows."""
    move = placement(text)
    refusal = why_not_land(filled(rows), SHAPES[move.block], move.at)
    return None if refusal is None else refusal.code


@pytest.mark.parametrize("text", ["white1=0,1", "white1=9,1", "black4=8,1", "black3=1,9", "white1=1,0"])
def test_the_final_place_lies_wholly_inside_the_field(text: str) -> None:
    assert reason([], text) == "off_field"


def test_a_block_may_not_cover_a_cross() -> None:
    assert reason(["XX........"], "black4=2,1") == "cell_taken"


def test_a_block_may_not_float() -> None:
    assert reason(["XX........"], "black4=3,2") == "floating"
    assert reason(["XX........"], "black4=2,2") is None


def test_blocks_slide_under_an_overhang_after_landing() -> None:
    rows = ["XXXX......", "..........", ".........."]
    assert reason(rows, "black1=1,1") is None
    assert reason(["XXXX......", ".........."], "black1=1,1") == "cell_taken"


def test_the_player_chooses_freely_among_the_legal_places() -> None:
    """On top of the overhang and under it."""
    rows = ["XXXX......", "..........", ".........."]
    columns_one = [at for at in landings(filled(rows), SHAPES[block("black1")]) if at.column == 1]
    assert columns_one == [Cell(1, 1), Cell(1, 4)]


def test_places_are_listed_from_the_bottom_row_and_from_the_left() -> None:
    rows = ["XXXX......", "..........", ".........."]
    for shape in (*SHAPES.values(), MINI):
        found = landings(filled(rows), shape)
        assert list(found) == sorted(found, key=lambda at: (at.row, at.column))


def test_a_block_covers_four_cells_from_the_bottom_left_of_its_box() -> None:
    assert cells(SHAPES[block("white3")], Cell(4, 7)) == (Cell(5, 7), Cell(4, 8), Cell(5, 8), Cell(6, 8))

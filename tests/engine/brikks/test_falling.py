"""The rulings of facts 8.1: falling and sliding."""

from __future__ import annotations

import pytest

from engine.brikks.blocks import BLOCKS, MINI, SHAPES
from engine.brikks.field import Cell, cells, landings, why_not_land
from tests.engine.brikks.fields import FULL_ROWS, block, filled, placement


def reason(rows: list[str], text: str) -> str | None:
    """The refusal code of a placement on these rows."""
    move = placement(text)
    refusal = why_not_land(filled(rows), SHAPES[move.block], move.at)
    return None if refusal is None else refusal.code


@pytest.mark.parametrize("text", ["white1=0,1", "white1=9,1", "black4=8,1", "black3=1,9", "white1=1,0"])
def test_the_final_place_lies_wholly_inside_the_field(text: str) -> None:
    assert reason([], text) == "off_field"


def test_a_block_may_stick_out_above_only_while_it_falls() -> None:
    assert reason(FULL_ROWS[3:], "black3=1,9") == "off_field"
    assert reason(FULL_ROWS[4:], "black3=1,8") is None


def test_the_side_walls_continue_upward() -> None:
    """Only the upright bar can enter by column 1 alone: no block may hang over the edge."""
    rows = [".XXXXXXXXX", *[".........."] * 10]
    assert {b for b in BLOCKS if landings(filled(rows), SHAPES[b])} == {block("black3")}


def test_a_block_may_not_cover_a_cross() -> None:
    assert reason(["XX........"], "black4=2,1") == "cell_taken"


def test_a_block_may_not_float() -> None:
    assert reason(["XX........"], "black4=3,2") == "floating"
    assert reason(["XX........"], "black4=2,2") is None


def test_orientation_is_fixed_while_falling() -> None:
    """An upright bar passes a one-column gap; a flat one does not turn to fit."""
    gap = ["XXXX.XXXXX", *[".........."] * 3]
    assert reason(gap, "black3=5,1") is None
    assert reason(gap, "black4=4,1") == "no_way"


def test_blocks_slide_under_an_overhang_after_landing() -> None:
    rows = ["XXXX......", "..........", ".........."]
    assert reason(rows, "black1=1,1") is None
    assert reason(["XXXX......", ".........."], "black1=1,1") == "cell_taken"


def test_blocks_slide_while_falling() -> None:
    """Below the ledge in row 9, the path leads left over the step in row 4."""
    rows = ["XXXXXXX...", *[".........."] * 4, "....XXXXXX", *["..........", ".........."] * 2]
    assert reason(rows, "black1=1,1") is None


def test_the_whole_block_must_fit_through_every_gap() -> None:
    rows = ["XXXX.XXXXX", *[".........."] * 4]
    assert reason(rows, "black1=5,1") == "no_way"
    assert reason(rows, "black3=5,1") is None


def test_a_block_that_has_fallen_past_a_ledge_cannot_rise_onto_it() -> None:
    rows = ["XXXXXX....", ".....X....", ".....X....", "XX........", "..........", ".........."]
    assert reason(rows, "black1=1,4") == "no_way"


def test_a_block_falls_on_where_it_can_after_a_slide() -> None:
    rows = ["XXX.......", "..........", "....X.....", "...XX....."]
    assert reason(rows, "black4=1,3") == "floating"
    assert reason(rows, "black4=1,2") is None


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


def test_nothing_fits_on_a_full_field() -> None:
    assert all(landings(filled(FULL_ROWS), SHAPES[b]) == () for b in BLOCKS)


def test_a_block_covers_four_cells_from_the_bottom_left_of_its_box() -> None:
    assert cells(SHAPES[block("white3")], Cell(4, 7)) == (Cell(5, 7), Cell(4, 8), Cell(5, 8), Cell(6, 8))

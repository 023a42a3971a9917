"""The rulings of facts 8.2: energy, circles and levels, rows and the special track."""

from __future__ import annotations

import pytest

from engine.brikks.blocks import BLOCKS, SHAPES
from engine.brikks.energy import Energy
from engine.brikks.field import CIRCLES, Cell, cells
from engine.brikks.sheet import LEVELS, affordable, effects, legal_placements
from engine.brikks.view import view
from tests.engine.brikks.fields import (
    BLOCKED,
    FREE,
    ME,
    block,
    filled,
    placement,
    play,
    refused,
    roll,
    sheet_of,
    table,
)


def test_the_swap_gives_any_of_the_24_blocks() -> None:
    assert affordable(sheet_of(energy=(5, 0)), block("red2")) == BLOCKS
    assert {b.colour for b in affordable(sheet_of(energy=(4, 0)), block("red2"))} == {"red"}


def test_the_colour_of_a_swapped_block_counts_for_circles() -> None:
    sheet = sheet_of(start="yellow2=4,1", energy=(9, 0))
    assert effects(sheet, block("black3"), placement("white3=4,2")).gained == 2


def test_the_total_cost_is_struck() -> None:
    state = table(sheet_of(energy=(8, 1)), thrown="white1")
    assert play(state, "move 0:white4=5,1").sheets[0].energy == Energy(8, 4)
    assert play(state, "move 0:red4=5,1").sheets[0].energy == Energy(8, 6)


def test_a_shift_between_equal_shapes_costs_all_the_same() -> None:
    state = play(table(FREE, thrown="red1"), "move 0:red2=5,1")
    assert state.sheets[0].energy == Energy(4, 1)


def test_energy_that_is_not_there_cannot_be_spent() -> None:
    refusal = refused(table(sheet_of(energy=(4, 2)), thrown="white1"), "move 0:white4=5,1")
    assert (refusal.code, refusal.values["cost"], refusal.values["active"]) == ("energy_short", 3, 2)


def test_energy_won_by_a_placement_is_usable_from_the_next_throw_on() -> None:
    sheet = sheet_of(start="yellow2=4,1", energy=(6, 5))
    state = table(sheet, thrown="white1")
    assert refused(state, "move 0:white3=4,2").code == "energy_short"
    state = play(table(sheet, thrown="white2"), "move 0:white3=4,2", roll("white1"), "move 0:keep")
    assert play(state, "move 0:white3=7,1").sheets[0].energy == Energy(8, 8)


def test_mixing_a_seat_may_turn_into_a_block_that_fits_nowhere_and_drop_out() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    sheet = sheet_of(filled(rows), energy=(8, 0))
    state = table(sheet, thrown="white3")
    assert refused(state, "move 0:out=white3").code == "still_fits"
    assert play(state, "move 0:out=white2").sheets[0].energy == Energy(8, 1)
    assert play(state, "move 0:out=black1").sheets[0].energy == Energy(8, 5)


def test_dropping_out_with_a_block_must_be_paid_for() -> None:
    assert refused(table(BLOCKED, thrown="white3"), "move 0:out=white2").code == "energy_short"


@pytest.mark.parametrize(("level", "change"), [(1, 1), (2, 0), (3, -1), (4, -2)])
def test_levels_differ_by_circles_of_other_colours(level: int, change: int) -> None:
    sheet = sheet_of(start="yellow2=4,1", level=level)
    brought = effects(sheet, block("yellow4"), placement("yellow4=4,2"))
    assert (brought.gained - brought.lost) == change
    assert effects(sheet, block("white3"), placement("white3=4,2")).gained == 2


def test_two_circles_under_one_block_count_each_on_its_own() -> None:
    found = {}
    for level in LEVELS:
        sheet = sheet_of(level=level, energy=(10, 2))
        brought = effects(sheet, block("yellow1"), placement("yellow1=8,8"))
        own = effects(sheet, block("blue3"), placement("blue3=1,4"))
        found[level] = (brought.gained - brought.lost, own.gained - own.lost)
    assert found == {1: (2, 3), 2: (0, 2), 3: (-2, 1), 4: (-4, 0)}


def test_energy_is_paid_before_a_loss() -> None:
    brought = effects(sheet_of(level=4, energy=(10, 7)), block("yellow3"), placement("yellow1=8,8"))
    assert (brought.cost, brought.lost, brought.energy.active) == (2, 1, 0)


def test_a_circle_that_is_covered_is_used_up() -> None:
    sheet = play(table(sheet_of(start="yellow2=4,1"), thrown="white3"), "move 0:white3=4,2").sheets[0]
    again = {cell for p in legal_placements(sheet, block("white1")) for cell in cells(SHAPES[p.block], p.at)}
    assert Cell(5, 3) in CIRCLES
    assert Cell(5, 3) not in again


def test_what_the_blocks_of_a_round_brought_is_kept_until_the_next_round_closes() -> None:
    floor = sheet_of(filled(["..........", "XXX....XXX"]), start="white1=1,1")
    state = table(floor, FREE, thrown="black4")
    moves = "move 0:black4=4,1 1:bomb"
    expected = effects(floor, block("black4"), placement("black4=4,1"))
    assert play(state, moves).brought == (expected, None)
    assert play(state, moves, roll("red2"), "move 1:keep").brought == (expected, None)
    assert play(state, moves, roll("red2"), "move 1:keep", "move 0:bomb 1:bomb").brought == (None, None)
    assert view(state, ME).brought == (None, None)

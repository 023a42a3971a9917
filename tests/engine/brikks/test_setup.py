"""The rulings of facts 8.2: levels and start blocks."""

from __future__ import annotations

import pytest

from engine.brikks.blocks import COLOURS, SHAPES
from engine.brikks.energy import Energy
from engine.brikks.field import CIRCLES, Cell, cells
from engine.brikks.sheet import LEVELS, why_not_start
from engine.brikks.state import Phase, phase
from engine.brikks.view import starts, view
from engine.game import MalformedText, Seat
from tests.engine.brikks.fields import (
    ME,
    block,
    new_game,
    pending,
    placement,
    play,
    refused,
)


def test_one_to_four_seats_play() -> None:
    for seats in (0, 5):
        with pytest.raises(MalformedText, match="1 to 4"):
            new_game(seats)


@pytest.mark.parametrize("options", [{"level": "5"}, {"level": ""}, {"variant": "trio"}])
def test_unknown_options_are_malformed(options: dict[str, str]) -> None:
    with pytest.raises(MalformedText, match=r"is none of (1, 2, 3, 4, own,|base, duel$)"):
        new_game(2, **options)


def test_mixed_levels_every_seat_chooses_its_own() -> None:
    state = new_game(3, level="own")
    assert (phase(state), pending(state)) == (Phase.LEVEL, [0, 1, 2])
    assert refused(state, "move 0:level=5 1:level=1 2:level=1").code == "no_level"
    state = play(state, "move 0:level=4 1:level=1 2:level=2")
    assert [sheet.level for sheet in state.sheets] == [4, 1, 2]
    assert phase(state) is Phase.START


def test_one_level_for_all_asks_nobody() -> None:
    for level in LEVELS:
        state = new_game(2, level=str(level))
        assert (phase(state), {sheet.level for sheet in state.sheets}) == (Phase.START, {level})
    assert {sheet.level for sheet in new_game(2).sheets} == {2}


def test_mixed_levels_the_header_may_name_one_for_each_seat() -> None:
    state = new_game(3, level="4,1,2")
    assert ([sheet.level for sheet in state.sheets], phase(state)) == ([4, 1, 2], Phase.START)


@pytest.mark.parametrize("level", ["1,2", "1,2,3,4", "1,2,5", "1,2,", "own,1,2"])
def test_as_many_levels_as_seats_are_named(level: str) -> None:
    with pytest.raises(MalformedText, match="not one of 1 to 4 for each seat"):
        new_game(3, level=level)


def test_start_blocks_are_chosen_counter_clockwise_and_the_start_player_is_last() -> None:
    state, order = new_game(seats=4), []
    for colour in ("white", "yellow", "green", "red"):
        (seat,) = pending(state)
        order.append(seat)
        state = play(state, f"move {seat}:{colour}1=1,1")
    assert order == [3, 2, 1, 0]
    assert phase(state) is Phase.THROW


def test_a_seat_that_has_left_chooses_no_start_block() -> None:
    state = play(new_game(seats=3), "left 1", "move 2:white1=1,1")
    assert pending(state) == [0]


@pytest.mark.parametrize("start", ["white2=1,1", "white1=1,2", "black4=1,1"])
def test_a_start_block_lies_unturned_on_the_bottom_row(start: str) -> None:
    assert refused(new_game(), f"move 1:{start}").code == "start_turned"


def test_a_start_block_lies_in_any_column_inside_the_field() -> None:
    shown = view(new_game(), Seat(1))
    columns = [start.at.column for start in starts(shown) if start.block == block("white1")]
    assert columns == [1, 2, 3, 4, 5, 6, 7, 8]
    assert refused(new_game(), "move 1:white1=9,1").code == "off_field"


def test_start_blocks_have_distinct_colours() -> None:
    state = play(new_game(), "move 1:white1=1,1")
    assert refused(state, "move 0:white1=5,1").values == {"colour": "white"}
    assert {start.block.colour for start in starts(view(state, ME))} == set(COLOURS) - {"white"}


def test_solo_has_a_start_block() -> None:
    assert phase(new_game(seats=1)) is Phase.START


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_a_start_block_on_a_circle_brings_nothing_and_uses_it_up(level: str) -> None:
    state = play(new_game(seats=1, level=level), "move 0:green1=5,1")
    sheet = state.sheets[0]
    assert Cell(5, 3) in sheet.filled
    assert (sheet.energy, sheet.crosses, sheet.last) == (Energy(5, 0), 0, placement("green1=5,1"))


def test_only_four_start_blocks_reach_a_circle_and_never_one_of_their_colour() -> None:
    starts = [placement(f"{colour}1={column},1") for colour in COLOURS for column in range(1, 11)]
    found = {
        (str(start.block.colour), start.at.column): CIRCLES[cell]
        for start in starts
        if why_not_start((), start) is None
        for cell in cells(SHAPES[start.block], start.at)
        if cell in CIRCLES
    }
    assert found == dict.fromkeys((("yellow", 4), ("green", 5), ("red", 4), ("blue", 5)), "white")

"""The rulings of facts 8.2: the order of a round, bombs, dropping out, the end and forced moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import brikks
from engine.brikks.notation import parse_move
from engine.brikks.sheet import score
from engine.brikks.state import Phase, Reason, forced, phase, points
from engine.game import Header, Result, Seat
from tests.engine.brikks.fields import (
    BLOCKED,
    FREE,
    ME,
    block,
    ended,
    everybody,
    filled,
    four,
    new_game,
    pending,
    play,
    refused,
    roll,
    sheet_of,
    table,
)

# The order of a round


def test_the_active_seat_alone_decides_whether_the_throw_stands() -> None:
    state = play(four(), roll("red2"))
    assert (phase(state), pending(state)) == (Phase.DECIDE, [0])
    assert refused(state, "move 0:red2=4,1").code == "wrong_phase"


def test_a_throw_that_is_kept_binds_all() -> None:
    state = play(four(), roll("red2"), "move 0:keep")
    assert (phase(state), pending(state), state.throw) == (Phase.RESOLVE, [0, 1, 2, 3], block("red2"))


def test_one_rethrow_of_both_dice_whose_result_binds_all() -> None:
    state = play(four(), roll("red2"), "move 0:rethrow")
    assert (phase(state), brikks.dice(state)) == (Phase.THROW, (6, 4))
    state = play(state, roll("blue3"))
    standing = (phase(state), state.throw, state.given_up, state.round)
    assert standing == (Phase.RESOLVE, block("blue3"), block("red2"), 1)


def test_the_dice_pass_clockwise() -> None:
    state, throwers = four(), []
    for _ in range(5):
        state = play(state, roll("black4"), f"move {state.active}:keep")
        throwers.append(state.active)
        state = (
            everybody(state, "bomb") if state.round < 3 else everybody(state, f"black4=5,{state.round - 2}")
        )
    assert throwers == [0, 1, 2, 3, 0]


def test_the_dice_pass_over_seats_that_are_out() -> None:
    state = table(FREE, BLOCKED, FREE, thrown="red2")
    state = play(state, "move 0:red2=5,1 1:out=red2 2:red2=5,1")
    assert (state.active, pending(play(state, roll("red2")))) == (2, [2])


def test_the_throw_of_a_seat_that_leaves_stands() -> None:
    state = play(four(), roll("red2"), "left 0")
    assert (phase(state), pending(state)) == (Phase.RESOLVE, [1, 2, 3])
    assert everybody(state, "bomb").active == 1


def test_a_seat_that_leaves_between_rounds_hands_the_dice_on() -> None:
    state = play(four(), "left 0")
    assert (phase(state), state.active) == (Phase.THROW, 1)


# Bombs and dropping out


def test_a_bomb_is_allowed_even_if_the_block_fits_and_changes_nothing_else() -> None:
    after = play(table(FREE, thrown="red2"), "move 0:bomb").sheets[0]
    assert after == replace(FREE, bombs_used=1, last=after.last)


def test_there_are_three_bombs_and_one_is_used_for_a_throw() -> None:
    state = table(sheet_of(bombs_used=2))
    state = play(state, roll("red2"), "move 0:keep", "move 0:bomb", roll("red2"), "move 0:keep")
    assert refused(state, "move 0:bomb").code == "no_bomb"


def test_a_seat_that_has_a_legal_place_may_not_drop_out() -> None:
    assert refused(table(FREE, thrown="red2"), "move 0:out=red2").code == "still_fits"


def test_neither_a_bomb_nor_energy_must_be_used_to_stay_in() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    sheet = sheet_of(filled(rows), energy=(8, 0))
    assert play(table(sheet, thrown="white2"), "move 0:out=white2").sheets[0].is_out


def test_out_is_final_and_the_sheet_is_scored_as_it_stands() -> None:
    state = play(
        table(BLOCKED, FREE, thrown="red2"), "move 0:out=red2 1:red2=5,1", roll("red2"), "move 1:keep"
    )
    assert (pending(state), points(state, ME)) == ([1], score(BLOCKED).total)


def test_the_last_seat_goes_on_alone_and_may_rethrow() -> None:
    state = play(table(BLOCKED, FREE, thrown="red2"), "move 0:out=red2 1:red2=5,1", roll("red2"))
    state = play(state, "move 1:rethrow", roll("blue1"), "move 1:bomb", roll("red2"))
    assert (phase(state), pending(state)) == (Phase.DECIDE, [1])


def test_the_game_ends_when_all_are_out_and_the_most_points_win() -> None:
    ahead = replace(BLOCKED, crosses=3)
    state = play(table(BLOCKED, ahead, thrown="red2"), "move 0:out=red2 1:out=red2")
    total = score(BLOCKED).total
    assert ended(state) == Result((total, total + 6), (Seat(1),), Reason.OUT)


def test_ties_share_the_win() -> None:
    state = play(table(BLOCKED, BLOCKED, thrown="red2"), "move 0:out=red2 1:out=red2")
    assert ended(state).winners == (0, 1)


def test_a_seat_that_leaves_keeps_its_points() -> None:
    state = play(table(replace(FREE, crosses=5), BLOCKED, thrown="red2"), "left 0", "move 1:out=red2")
    assert ended(state).points[0] == score(replace(FREE, crosses=5)).total


@pytest.mark.parametrize("crosses", [0, 5])
def test_8_2_who_leaves_is_placed_behind_everyone_who_stayed(crosses: int) -> None:
    """Facts 8.2, 'a player leaves': with the same points as the other, and with more."""
    leaver = replace(BLOCKED, crosses=crosses)
    state = play(table(leaver, BLOCKED, thrown="red2"), "left 0", "move 1:out=red2")
    expected = Result((score(leaver).total, score(BLOCKED).total), (Seat(1),), Reason.OUT)
    assert ended(state) == expected


def test_8_2_who_leaves_after_dropping_out_has_left() -> None:
    ahead = replace(BLOCKED, crosses=5)
    state = play(table(ahead, FREE, thrown="red2"), "move 0:out=red2 1:red2=5,1", "left 0", roll("red2"))
    assert ended(play(state, "left 1")).winners == (0,), "nobody stayed"
    stuck = replace(state, sheets=(ahead, BLOCKED))
    assert ended(play(stuck, "move 1:keep", "move 1:out=red2")).winners == (1,)


# Moves that a timeout makes


def test_forced_moves_keep_the_throw_and_choose_the_normal_level() -> None:
    assert forced(new_game(2, level="own"), ME) == parse_move("level=2")
    assert forced(play(four(), roll("red2")), ME) == parse_move("keep")
    state = play(new_game(), "move 1:white1=1,1")
    assert forced(state, ME) == parse_move("yellow1=1,1")


def test_forced_moves_place_the_thrown_block_as_low_as_possible() -> None:
    assert forced(table(FREE, thrown="black4"), ME) == parse_move("black4=4,1")


def test_forced_moves_pay_energy_then_a_bomb_before_the_seat_is_out() -> None:
    rows = ["..........", "X.XXXXXXXX", *["X" * 10] * 9]
    rich, poor = sheet_of(filled(rows), energy=(8, 0)), sheet_of(filled(rows), energy=(8, 8))
    assert forced(table(rich, thrown="white1"), ME) == parse_move("white3=1,10")
    assert forced(table(poor, thrown="white1"), ME) == parse_move("bomb")
    assert forced(table(replace(poor, bombs_used=3), thrown="white1"), ME) == parse_move("out=white1")


def test_by_default_the_base_game_is_played_at_level_2() -> None:
    plain = Header("brikks", 1, {"level": "2", "variant": "base"})
    assert brikks.start(Header("brikks", 1, {})) == brikks.start(plain)

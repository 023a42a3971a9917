"""Q14 and Q15: games that stall, and players who leave."""

from __future__ import annotations

import pytest

from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import is_blocked
from engine.brilliant.state import (
    Phase,
    open_index,
    phase,
    points,
    result,
    target,
)
from engine.game import Result, Seat
from tests.engine.brilliant.states import (
    ONES,
    PAIRS,
    complete,
    earned,
    new_game,
    pending,
    play,
    refused,
    sheet_of,
    started,
    table,
)

A = AreaId(0)
FULL = "A1=1 B1=1 A2=1 B2=1 A3=1 B3=2 A4=1 B4=2 A5=1 B5=1 A6=1 B6=1"
"""Numbers that fill `PAIRS`."""


def test_q14_the_game_ends_when_no_roll_could_be_used_by_anybody() -> None:
    open_ = FULL.replace(" B6=1", "")
    assert is_blocked(PAIRS, sheet_of(PAIRS, FULL))
    assert not is_blocked(PAIRS, sheet_of(PAIRS, open_))
    assert result(table(PAIRS, FULL, FULL, awards=earned(4, 6))) == Result((4, 6), (Seat(1),), "stalled")
    assert result(table(PAIRS, FULL, open_, awards=earned(4, 6))) is None


def test_q14_equal_points_share_a_stalled_game() -> None:
    state = table(PAIRS, FULL, FULL, FULL, awards=earned(6, 4, 6))
    assert result(state) == Result((6, 4, 6), (Seat(0), Seat(2)), "stalled")


def test_q14_a_blocked_player_keeps_passing() -> None:
    state = play(table(PAIRS, FULL, ONES), "roll 1 2")
    assert pending(state) == [0, 1]
    assert play(state, "move 0:pass 1:B1=2").awards[-1].seat == 1


def test_q15_a_player_who_left_passes_and_the_target_stays() -> None:
    state = play(table(PAIRS, ONES, ONES, ONES), "left 1", "roll 1 2")
    assert (pending(state), target(state)) == ([0, 2], 24)
    after = play(state, "move 0:B1=2 2:pass")
    assert (after.sheets[1].numbers, phase(after)) == (sheet_of(PAIRS, ONES).numbers, Phase.THROW)


def test_q15_values_struck_stay_struck() -> None:
    state = play(complete(table(PAIRS, ONES, ONES), {1: "A"}), "left 1")
    assert (open_index(state, A), points(state, Seat(1))) == (1, 6)
    assert complete(state, {0: "A"}).awards[-1].value == 4


@pytest.mark.parametrize("line", ["left 1", "left 2", "left 9"])
def test_q15_nobody_leaves_twice_and_only_seats_leave(line: str) -> None:
    state = play(table(PAIRS, ONES, ONES), "left 1")
    assert refused(state, line).code == "not_pending"


def test_q15_a_round_is_closed_without_those_who_left_meanwhile() -> None:
    state = play(started(seats=3), "roll 1 2", "left 2")
    assert refused(state, "move 0:pass 1:pass 2:pass").code == "wrong_seats"
    assert phase(play(state, "move 0:B1=2 1:pass")) is Phase.THROW


def test_q15_only_those_who_are_left_can_keep_a_game_from_stalling() -> None:
    state = table(PAIRS, FULL, ONES, awards=earned(6, 0))
    assert result(state) is None
    assert result(play(state, "left 1")) == Result((6, 0), (Seat(0),), "stalled")


@pytest.mark.parametrize("earned_by_seat", [(4, 6), (6, 6), (0, 6)])
def test_q15_who_left_is_behind_everyone_who_stayed(earned_by_seat: tuple[int, int]) -> None:
    state = table(PAIRS, FULL, ONES, awards=earned(*earned_by_seat))
    assert result(play(state, "left 1")) == Result(earned_by_seat, (Seat(0),), "stalled")


def test_q15_of_those_who_stayed_the_most_points_win() -> None:
    state = table(PAIRS, FULL, FULL, FULL, ONES, awards=earned(4, 6, 6, 10))
    assert result(play(state, "left 3")) == Result((4, 6, 6, 10), (Seat(1), Seat(2)), "stalled")


def test_q15_where_everybody_left_the_most_points_win() -> None:
    state = table(PAIRS, ONES, ONES, ONES, awards=earned(4, 6, 0))
    assert result(play(state, "left 1", "left 0", "left 2")) == Result((4, 6, 0), (Seat(1),), "stalled")


@pytest.mark.parametrize("lines", [[], ["roll 1 2"], ["roll 1 2", "move 0:pass 1:pass"]])
def test_q15_a_game_that_everybody_left_is_over(lines: list[str]) -> None:
    state = play(started(), *lines, "left 0")
    assert result(state) is None
    over = play(state, "left 1")
    assert (phase(over), brilliant.dice(over), pending(over)) == (Phase.OVER, (), [])
    assert result(over) == Result((0, 0), (Seat(0), Seat(1)), "stalled")
    assert refused(over, "move").code == "wrong_phase"


def test_q15_start_numbers_are_asked_of_those_who_are_left() -> None:
    state = play(new_game(seats=3), "left 0")
    assert pending(state) == [1, 2]
    starts = "start=A1,A2,A3,A4,A5,A6"
    after = play(state, f"move 1:{starts} 2:{starts}")
    assert (phase(after), after.sheets[0].starts) == (Phase.THROW, ())
    assert pending(play(after, "roll 1 2")) == [1, 2]

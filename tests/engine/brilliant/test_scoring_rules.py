"""R24 to R31: completing areas, and the end of the game."""

from __future__ import annotations

import pytest

from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import Pass, Placement
from engine.brilliant.state import TARGETS, Award, GameState, Phase, open_index, phase, points, result, target
from engine.brilliant.view import ValueSign, completes, value_signs
from engine.game import Refusal, Result, Seat
from tests.engine.brilliant.states import (
    LINED,
    ONES,
    PAIRS,
    at,
    complete,
    earned,
    new_game,
    play,
    refused,
    started,
    table,
)

A, B = AreaId(0), AreaId(1)
OPEN, CIRCLED, STRUCK = ValueSign.OPEN, ValueSign.CIRCLED, ValueSign.STRUCK


def ones(seats: int) -> GameState:
    return table(PAIRS, *[ONES] * seats)


def values_of(state: GameState, area: AreaId, seat: int) -> list[ValueSign]:
    """The scoring field as the seat's own sheet shows it."""
    return list(value_signs(brilliant.view(state, Seat(seat)), area, Seat(seat)))


def test_r24_an_area_is_complete_with_its_last_field() -> None:
    state = play(started(seats=1), "roll 1 3", "move 0:B1=3")
    assert state.awards == (Award(1, Seat(0), A, 6),)
    assert brilliant.view(state, None).awards == state.awards
    assert play(started(seats=1), "roll 1 3", "move 0:pass").awards == ()


def test_r24_a_bigger_area_waits_for_its_last_field() -> None:
    state = play(table(LINED, "B1=3 B3=3 C3=3 C1=1"), "roll 3 3", "move 0:A1=3")
    assert [award.area for award in state.awards] == [0]
    state = play(table(LINED, "B1=3 B3=3 C1=1"), "roll 3 3", "move 0:A1=3")
    assert state.awards == ()


def test_r24_the_view_tells_beforehand_what_a_placement_completes() -> None:
    state = play(complete(ones(3), {0: "A"}), "roll 1 2")
    view = brilliant.view(state, Seat(1))
    assert completes(view, Placement(at("B1"), 2)) == 4
    assert completes(view, Placement(at("B2"), 2)) == 6
    assert completes(brilliant.view(state, None), Placement(at("B1"), 2)) is None
    unfinished = brilliant.view(play(table(LINED, "A1=3"), "roll 3 3"), Seat(0))
    assert completes(unfinished, Placement(at("B1"), 3)) is None


def test_r25_the_first_finisher_circles_the_highest_value_and_the_others_strike_it() -> None:
    state = complete(ones(3), {1: "A"})
    assert values_of(state, A, 1) == [CIRCLED, OPEN, OPEN]
    assert values_of(state, A, 0) == values_of(state, A, 2) == [STRUCK, OPEN, OPEN]
    assert values_of(state, B, 0) == [OPEN, OPEN, OPEN]
    assert [points(state, seat) for seat in state.seats] == [0, 6, 0]


def test_r26_the_next_finisher_in_a_later_round_circles_the_second_value() -> None:
    state = complete(complete(ones(3), {1: "A"}), {0: "A"})
    assert values_of(state, A, 0) == [STRUCK, CIRCLED, OPEN]
    assert values_of(state, A, 2) == [STRUCK, STRUCK, OPEN]
    assert [points(state, seat) for seat in state.seats] == [4, 6, 0]


def test_r27_the_third_value_is_never_struck_out() -> None:
    state = ones(5)
    for seat in range(4):
        state = complete(state, {seat: "A"})
    assert [award.value for award in state.awards] == [6, 4, 2, 2]
    assert values_of(state, A, 4) == [STRUCK, STRUCK, OPEN]
    assert open_index(state, A) == 2


def test_r28_finishers_of_one_round_share_the_value() -> None:
    state = complete(ones(4), {0: "A", 2: "A", 3: "A"})
    assert [(award.seat, award.value) for award in state.awards] == [(0, 6), (2, 6), (3, 6)]


def test_r28_a_shared_round_uses_up_one_value_only() -> None:
    state = complete(ones(4), {0: "A", 2: "A", 3: "A"})
    assert values_of(state, A, 1) == [STRUCK, OPEN, OPEN]
    assert complete(state, {1: "A"}).awards[-1].value == 4


@pytest.mark.parametrize(("seats", "goal"), [(2, 26), (3, 24), (4, 22), (5, 20), (6, 20)])
def test_r29_whoever_reaches_the_target_ends_the_game(seats: int, goal: int) -> None:
    assert TARGETS[seats] == goal
    for total, over in ((goal - 1, False), (goal, True), (goal + 1, True)):
        state = started(seats=seats, awards=earned(*[0] * (seats - 1), total))
        assert (phase(state) is Phase.OVER, result(state) is not None) == (over, over)
        assert (brilliant.dice(state), brilliant.pending(state)) == (() if over else (6, 6), frozenset())


def test_r29_points_are_the_circled_values() -> None:
    state = complete(complete(ones(2), {0: "A"}), {0: "B", 1: "A"})
    assert [points(state, seat) for seat in state.seats] == [12, 4]


@pytest.mark.parametrize("event", ["roll 1 2", "move", "move 0:pass 1:pass", "left 0"])
def test_r29_nothing_follows_the_end(event: str) -> None:
    state = started(awards=earned(26))
    assert refused(state, event).code in ("wrong_phase", "game_over")
    assert brilliant.refusal(state, Seat(0), Pass()) == Refusal("game_over", {})


def test_r30_most_points_win() -> None:
    found = result(started(seats=3, awards=earned(24, 26, 25)))
    assert found == Result((24, 26, 25), (Seat(1),), "target")


def test_r30_equal_points_share_the_win() -> None:
    found = result(started(seats=3, awards=earned(25, 3, 25)))
    assert found == Result((25, 3, 25), (Seat(0), Seat(2)), "target")


def test_r31_the_target_depends_on_the_number_of_players_only() -> None:
    games = [new_game(seats=seats) for seats in range(1, 7)]
    assert [target(game) for game in games] == [None, 26, 24, 22, 20, 20]
    assert [brilliant.view(game, None).target for game in games] == [None, 26, 24, 22, 20, 20]
    assert target(started(seats=3, gone=frozenset({Seat(0)}))) == 24

"""R32 to R36: the solo game."""

from __future__ import annotations

import pytest

from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.state import Award, Phase, Struck, is_strike_due, open_index, phase, points, result
from engine.brilliant.view import ValueSign, value_signs
from engine.game import MalformedText, Result, Seat
from tests.engine.brilliant.states import (
    ONES,
    PAIRS,
    complete,
    earned,
    level_text,
    new_game,
    play,
    refused,
    started,
    table,
)

ME = Seat(0)


def test_r32_completed_areas_are_circled_and_end_nothing() -> None:
    state = table(PAIRS, ONES)
    for key in "ABCDE":
        state = complete(state, {0: key})
    assert [award.value for award in state.awards] == [6] * 5
    assert (points(state, ME), result(state), brilliant.view(state, ME).target) == (30, None, None)


def test_r32_a_completion_strikes_nothing_out() -> None:
    state = complete(table(PAIRS, ONES), {0: "A"})
    view = brilliant.view(state, ME)
    assert open_index(state, AreaId(0)) == 0
    assert value_signs(view, AreaId(0), ME) == (ValueSign.CIRCLED, ValueSign.OPEN, ValueSign.OPEN)


def test_r33_the_bar_counts_rolls_two_to_a_box() -> None:
    """A strike is due when a roll fills a box with the symbol: every second roll if all boxes have it."""
    text = level_text(
        "AA/BB/CC/DD/EE/FF", "green purple red yellow orange green", solo_boxes=list(range(1, 23))
    )
    state = play(new_game(text, seats=1), "move 0:start=A1,A2,A3,A4,A5,A6")
    due = []
    for roll in range(1, 15):
        state = play(state, "roll 1 1")
        if is_strike_due(state):
            due.append(roll)
            state = play(state, f"move 0:strike={brilliant.view(state, ME).strikable[0]}")
        state = play(state, "move 0:pass")
    # Six areas lose two values each, in twelve strikes; seven of them fall within these rolls.
    assert due == [2, 4, 6, 8, 10, 12, 14]


def test_r33_the_stroke_comes_before_writing() -> None:
    state = play(started(seats=1, round=9), "roll 1 2")
    assert (state.round, phase(state)) == (10, Phase.STRIKE)


@pytest.mark.parametrize(("before", "due"), [(8, False), (9, True), (10, False), (11, False), (19, True)])
def test_r34_the_second_stroke_in_a_box_with_the_symbol_demands_a_strike(before: int, *, due: bool) -> None:
    assert PAIRS.solo_boxes == (5, 10)
    state = play(started(seats=1, round=before), "roll 1 2")
    assert is_strike_due(state) == due
    assert refused(state, "move 0:pass" if due else "move 0:strike=0").code == "wrong_phase"


def test_r34_the_top_value_is_struck_and_the_lower_stays_possible() -> None:
    state = play(started(seats=1, round=9), "roll 1 2", "move 0:strike=1")
    assert state.strikes == (Struck(10, AreaId(1)),)
    view = brilliant.view(state, ME)
    assert value_signs(view, AreaId(1), ME) == (ValueSign.STRUCK, ValueSign.OPEN, ValueSign.OPEN)
    assert value_signs(view, AreaId(0), ME) == (ValueSign.OPEN, ValueSign.OPEN, ValueSign.OPEN)
    assert play(state, "move 0:B2=1").awards == (Award(10, ME, AreaId(1), 4),)


def test_r34_there_is_no_strike_in_a_game_of_several() -> None:
    state = play(started(seats=2, round=9), "roll 1 2")
    assert (phase(state), brilliant.view(state, ME).strikable) == (Phase.PLACE, ())


def test_r35_the_game_ends_with_roll_44() -> None:
    for before, over in ((42, False), (43, True)):
        state = play(started(seats=1, round=before), "roll 3 5", "move 0:pass")
        assert result(state) == (Result((0,), (ME,), "rolls") if over else None)


def test_r36_the_score_is_the_sum_of_the_circled_values() -> None:
    awards = (*earned(6), Award(3, ME, AreaId(1), 4), Award(9, ME, AreaId(2), 2))
    assert result(started(seats=1, awards=awards, round=44)) == Result((12,), (ME,), "rolls")


@pytest.mark.parametrize("throws", ["1", "16", "44"])
def test_a_short_game_ends_after_its_throws_and_is_otherwise_solo(throws: str) -> None:
    """A variant of ours, as an option: a header without it has all 44 throws."""
    assert (new_game(seats=1).throws, brilliant.view(started(seats=1), ME).throws) == (44, 44)
    state = play(new_game(seats=1, throws=throws), "move 0:start=A1,A2,A3,A4,A5,A6")
    shown = brilliant.view(state, ME)
    assert (shown.throws, shown.is_solo, brilliant.view(new_game(), ME).is_solo) == (int(throws), True, False)
    for _ in range(int(throws)):
        assert result(state) is None
        state = play(state, "roll 1 1")
        if phase(state) is Phase.STRIKE:
            state = play(state, "move 0:strike=0")
        state = play(state, "move 0:pass")
    assert result(state) == Result((0,), (ME,), "rolls")
    assert (phase(state), state.round) == (Phase.OVER, int(throws))


@pytest.mark.parametrize(("seats", "throws"), [(2, "16"), (1, "0"), (1, "45"), (1, "many"), (1, "016")])
def test_only_solo_has_short_games_of_at_most_all_throws(seats: int, throws: str) -> None:
    with pytest.raises(MalformedText, match="throws"):
        new_game(seats=seats, throws=throws)

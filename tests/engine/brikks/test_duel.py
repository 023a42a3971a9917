"""The rulings of facts 8.3: the duel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.brikks.energy import Energy
from engine.brikks.field import Cell, row_scores
from engine.brikks.moves import Minis
from engine.brikks.sheet import score
from engine.brikks.state import GameState, Phase, Reason, forced, phase, points
from engine.brikks.view import mini_places, preview, view
from engine.game import MalformedText, Result, Seat
from tests.engine.brikks.fields import (
    NO_ROOM,
    block,
    ended,
    filled,
    new_game,
    pending,
    play,
    refused,
    roll,
    sheet_of,
    table,
)

READY = sheet_of(filled(["XXXXXXXXX."] * 4))
"""An upright bar in column 10 completes four rows."""
OPEN = sheet_of()
BLOCKED = sheet_of(NO_ROOM, energy=(4, 4))


def owing() -> GameState:
    """Seat 0 may send four minis, seat 1 none."""
    state = table(READY, OPEN, thrown="black3", duel=True)
    return play(state, "move 0:black3=10,1 1:black3=10,1")


def test_a_duel_is_for_two() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(MalformedText, match="2 to 2"):
            new_game(seats, variant="duel")


def test_both_start_with_two_points_of_energy() -> None:
    assert {sheet.energy for sheet in new_game(variant="duel").sheets} == {Energy(4, 2)}


def test_crosses_for_rows_and_pink_x_become_minis_on_the_opponents_field() -> None:
    state = owing()
    assert (phase(state), state.owed, pending(state)) == (Phase.MINIS, (4, 0), [0])
    state = play(state, "move 0:minis=4,1/6,1/8,1/10,5")
    minis = (Cell(4, 1), Cell(6, 1), Cell(8, 1), Cell(10, 5))
    assert state.sheets[1] == replace(owing().sheets[1], minis=minis, new_minis=4)
    assert (phase(state), state.owed) == (Phase.THROW, ())


def test_the_special_track_is_not_used() -> None:
    assert [sheet.crosses for sheet in owing().sheets] == [0, 0]


def test_both_seats_send_minis_at_the_same_time() -> None:
    state = play(table(READY, READY, thrown="black3", duel=True), "move 0:black3=10,1 1:black3=10,1")
    assert (state.owed, pending(state)) == ((4, 4), [0, 1])
    state = play(state, "move 0:minis=5,5 1:minis=6,5/8,5")
    assert [len(sheet.filled) for sheet in state.sheets] == [42, 41]


def test_minis_are_not_obligatory_and_lapse() -> None:
    state = play(owing(), "move 0:minis=-")
    assert (state.sheets[1].minis, phase(state), state.owed) == ((), Phase.THROW, ())


def test_a_timeout_sends_no_minis() -> None:
    assert forced(owing(), Seat(0)) == Minis(())


def test_no_more_minis_than_are_owed() -> None:
    refusal = refused(owing(), "move 0:minis=4,1/6,1/8,1/10,5/1,2")
    assert (refusal.code, refusal.values) == ("too_many_minis", {"count": 5, "owed": 4})


def test_minis_for_which_there_is_no_room_lapse() -> None:
    full = sheet_of(filled(["X" * 10] * 11), bombs_used=0)
    state = play(table(READY, full, thrown="black3", duel=True), "move 0:black3=10,1 1:bomb")
    assert (phase(state), state.owed) == (Phase.THROW, ())


def test_a_mini_falls_like_a_block_of_one_cell_and_may_be_tucked_under_an_overhang() -> None:
    state = owing()
    sheet = sheet_of(filled(["..XXXXXXXX", "..........", "..........", ".........."]), start="black1=9,1")
    state = replace(state, sheets=(state.sheets[0], sheet))
    assert refused(state, "move 0:minis=8,2").code == "floating"
    assert play(state, "move 0:minis=8,1").sheets[1].minis[-1] == Cell(8, 1)
    closed = sheet_of(filled(["X" * 10, "..........", ".........."]))
    state = replace(state, sheets=(state.sheets[0], closed))
    assert refused(state, "move 0:minis=10,1").code == "no_way"


@pytest.mark.parametrize("text", ["4,1/5,1", "6,1/8,1/7,1", "4,1/4,2"])
def test_minis_of_one_round_may_not_touch_at_their_sides_or_lie_on_one_another(text: str) -> None:
    assert refused(owing(), f"move 0:minis={text}").code == "mini_touches"


def test_minis_of_one_round_may_touch_at_corners() -> None:
    """(3,2) lies on the start block; (4,1) is beside it on the floor."""
    state = play(owing(), "move 0:minis=4,1/3,2")
    assert state.sheets[1].minis == (Cell(4, 1), Cell(3, 2))


def test_the_corner_rule_holds_only_for_minis_of_the_same_round() -> None:
    state = owing()
    earlier = replace(state.sheets[1], minis=(Cell(4, 1),))
    state = replace(state, sheets=(state.sheets[0], earlier))
    assert play(state, "move 0:minis=5,1").sheets[1].minis == (Cell(4, 1), Cell(5, 1))
    assert Cell(4, 2) in mini_places(view(state, Seat(0)), ())


def test_the_places_of_the_next_mini_keep_the_corner_rule() -> None:
    shown = view(owing(), Seat(0))
    places = mini_places(shown, (Cell(5, 1),))
    asked = {Cell(4, 1), Cell(6, 1), Cell(5, 2), Cell(8, 1)}
    assert asked & set(places) == {Cell(8, 1)}
    assert mini_places(shown, (Cell(4, 1), Cell(6, 1), Cell(8, 1), Cell(1, 2))) == ()
    assert mini_places(view(owing(), Seat(1)), ()) == ()


def test_rows_finished_by_a_mini_give_nobody_anything_but_count_for_row_points() -> None:
    rows = ["XXXXXXXXX."]
    state = replace(owing(), sheets=(READY, sheet_of(filled(rows), energy=(4, 2))))
    before = [points(state, Seat(seat)) for seat in (0, 1)]
    state = play(state, "move 0:minis=10,1")
    assert (phase(state), state.owed) == (Phase.THROW, ())
    assert [points(state, Seat(seat)) for seat in (0, 1)] == [before[0], before[1] + 3]
    assert [sheet.crosses for sheet in state.sheets] == [0, 0]


def test_a_mini_on_a_circle_kills_it_and_yields_no_energy() -> None:
    target = sheet_of(start="yellow2=4,1", energy=(4, 2))
    high = replace(target, minis=(Cell(5, 2),))
    state = replace(owing(), sheets=(READY, high))
    after = play(state, "move 0:minis=5,3").sheets[1]
    assert (Cell(5, 3) in after.filled, after.energy) == (True, Energy(4, 2))


def test_exactly_one_cannot_the_other_wins_at_once_without_minis() -> None:
    state = play(table(READY, BLOCKED, thrown="black3", duel=True), "move 0:black3=10,1 1:out=black3")
    assert (ended(state).winners, ended(state).reason) == ((0,), Reason.SURVIVED)
    assert (state.owed, phase(state)) == ((), Phase.OVER)


def test_a_bomb_counts_as_staying_in() -> None:
    state = play(table(OPEN, BLOCKED, thrown="red2", duel=True), "move 0:red2=5,1 1:bomb")
    assert phase(state) is Phase.THROW


def test_neither_can_then_row_points_decide() -> None:
    rows = [".XXXXXXXXX", "X.XXXXXXXX", "XX.XXXXXXX", *["X" * 10] * 8]
    fewer = sheet_of(filled(rows), energy=(4, 4))
    richer = replace(BLOCKED, energy=Energy(20, 0), crosses=9)
    state = play(table(fewer, BLOCKED, thrown="red2", duel=True), "move 0:out=red2 1:out=red2")
    rows_of = (sum(row_scores(fewer.filled)), sum(row_scores(BLOCKED.filled)))
    assert ended(state) == Result(rows_of, (Seat(1),), Reason.ROWS)
    assert points(table(richer, BLOCKED, duel=True), Seat(0)) == sum(score(BLOCKED).rows)


def test_a_tie_on_row_points_is_a_draw() -> None:
    state = play(table(BLOCKED, BLOCKED, thrown="red2", duel=True), "move 0:out=red2 1:out=red2")
    assert ended(state).winners == (0, 1)


def test_who_leaves_loses() -> None:
    state = play(new_game(variant="duel"), "left 0")
    assert (ended(state).winners, ended(state).reason) == ((1,), Reason.SURVIVED)


def test_new_minis_are_marked_until_the_next_round_closes() -> None:
    state = play(owing(), "move 0:minis=4,1", roll("black4"), "move 1:keep")
    assert state.sheets[1].new_minis == 1
    assert play(state, "move 0:black4=1,5 1:black4=5,1").sheets[1].new_minis == 0


def test_a_preview_shows_minis_on_the_opponents_field() -> None:
    shown = view(owing(), Seat(0))
    own, other = preview(shown, Minis((Cell(4, 1),)))
    assert (own, other.minis, shown.throw) == (shown.sheets[0], (Cell(4, 1),), block("black3"))

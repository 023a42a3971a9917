"""R11 to R23: a round, and the number rules by colour."""

from __future__ import annotations

import pytest

from engine import brilliant
from engine.brilliant.level import RULES, Colour, Level, Rule, format_field
from engine.brilliant.notation import parse_level, parse_move
from engine.brilliant.sheet import Placement, admits, legal_placements, why_not
from engine.brilliant.state import Phase, phase, points
from engine.game import Refusal, Seat
from tests.engine.brilliant.states import (
    LINED,
    PAIRS,
    at,
    level_text,
    new_game,
    pending,
    play,
    refused,
    sheet_of,
    started,
    table,
    throw_of,
)

SQUARE = parse_level(level_text("AAA/AAA/AAA", "green"))
"""Nine green fields, so that only the neighbours matter."""


def legal(level: Level, numbers: str, throw: str) -> str:
    """The legal placements as text, in reading order."""
    placements = legal_placements(level, sheet_of(level, numbers), throw_of(throw))
    return " ".join(f"{format_field(p.field)}={p.number}" for p in placements)


def reason(level: Level, numbers: str, throw: str, move: str) -> Refusal | None:
    name, _, number = move.partition("=")
    placement = Placement(at(name), int(number))
    return why_not(level, sheet_of(level, numbers), throw_of(throw), placement)


def test_r11_one_roll_for_all_at_the_same_time() -> None:
    state = play(started(seats=3), "roll 2 5")
    assert (state.throw, pending(state), brilliant.dice(state)) == ((2, 5), [0, 1, 2], ())
    assert refused(state, "roll 1 1").code == "wrong_phase"
    assert {brilliant.view(state, seat).throw for seat in state.seats} == {(2, 5)}


@pytest.mark.parametrize("field", ["B1", "A2", "C2", "B3"])
def test_r12_directly_above_below_left_or_right_of_the_other_number(field: str) -> None:
    assert reason(SQUARE, f"{field}=5", "2-5", "B2=2") is None
    refusal = reason(SQUARE, f"{field}=5", "2-5", "B2=5")
    assert refusal == Refusal("no_neighbour", {"field": "B2", "number": 5, "other": 2})


def test_r12_only_thrown_numbers() -> None:
    refusal = reason(SQUARE, "B1=5", "2-5", "B2=3")
    assert refusal == Refusal("not_thrown", {"number": 3, "first": 2, "second": 5})


def test_r12_start_numbers_count_as_written() -> None:
    state = play(new_game(seats=1), "move 0:start=A1,A2,A3,A4,A5,A6", "roll 1 3")
    assert brilliant.refusal(state, Seat(0), parse_move("B1=3")) is None


def test_r13_on_a_double_a_number_goes_beside_its_like() -> None:
    assert legal(SQUARE, "B1=5 B3=2", "5-5") == "A1=5 C1=5 B2=5"


def test_r14_the_neighbour_may_have_any_colour() -> None:
    # B2 is purple; its neighbours are green, purple and red.
    for field in ("B1", "A2", "B3"):
        assert reason(PAIRS, f"{field}=4", "4-6", "B2=6") is None


def test_r14_a_drawn_line_makes_no_neighbours() -> None:
    assert (at("B1"), at("B3")) in LINED.areas[0].lines
    refusal = reason(LINED, "B1=3", "3-3", "B3=3")
    assert refusal == Refusal("no_neighbour", {"field": "B3", "number": 3, "other": 3})


def test_r15_at_most_one_number_per_player_and_roll() -> None:
    state = play(started(), "roll 1 2")
    assert refused(state, "move 0:B1=2 0:B2=1 1:pass").code == "wrong_seats"
    after = play(state, "move 0:B1=2 1:pass")
    assert (pending(after), refused(after, "move 0:B2=1 1:pass").code) == ([], "wrong_phase")
    assert (refused(after, "move").code, after.throw) == ("wrong_phase", None)


def test_r15_the_last_field_is_that_of_the_round_that_closed_last() -> None:
    state = play(started(), "roll 1 2", "move 0:B1=2 1:B2=1")
    assert [sheet.last for sheet in state.sheets] == [at("B1"), at("B2")]
    state = play(state, "roll 1 3")
    assert [sheet.last for sheet in state.sheets] == [at("B1"), at("B2")]
    state = play(state, "move 0:pass 1:B1=3")
    assert [sheet.last for sheet in state.sheets] == [None, at("B1")]


@pytest.mark.parametrize(
    ("move", "code"), [("A1=2", "field_taken"), ("C1=2", "no_field"), ("A7=2", "no_field")]
)
def test_r16_only_an_empty_field_is_written(move: str, code: str) -> None:
    refusal = reason(PAIRS, "A1=1", "1-2", move)
    assert refusal is not None
    assert (refusal.code, refusal.values["field"]) == (code, move[:2])


def test_r16_the_rule_counts_at_the_moment_of_writing() -> None:
    """B5 may take a 2 unless a 6 has already chosen the high half; written numbers stay."""
    assert reason(PAIRS, "A5=1 B4=4", "2-4", "B5=2") is None
    assert reason(PAIRS, "A5=6 B4=4", "2-4", "B5=2") is not None
    state = play(table(PAIRS, "A1=1"), "roll 1 2", "move 0:B1=2")
    assert refused(play(state, "roll 1 2"), "move 0:B1=1").values == {"field": "B1", "holds": 2}


def test_r17_who_cannot_write_writes_nothing_without_penalty() -> None:
    blocked = play(table(PAIRS, "A1=1", "A1=1"), "roll 2 3")
    assert not list(legal_placements(PAIRS, blocked.sheets[0], (2, 3)))
    after = play(blocked, "move 0:pass 1:pass")
    assert [points(after, seat) for seat in after.seats] == [0, 0]
    assert after.sheets == blocked.sheets


def test_r18_rolls_go_on_without_limit() -> None:
    state = started()
    for roll in range(1, 101):
        state = play(state, "roll 3 5", "move 0:pass 1:pass")
        assert (state.round, phase(state)) == (roll, Phase.THROW)


def test_r19_green_takes_any_number() -> None:
    assert RULES[Colour.GREEN] is Rule.ANY
    assert all(admits(Rule.ANY, (1, 2, 3, 4, 5, 6, 6), number) for number in range(1, 7))


@pytest.mark.parametrize("colour", [Colour.BLUE, Colour.GREY])
def test_r20_blue_and_grey_take_equal_numbers(colour: Colour) -> None:
    assert [number for number in range(1, 7) if admits(RULES[colour], (3, 3), number)] == [3]


@pytest.mark.parametrize("colour", [Colour.RED, Colour.YELLOW])
def test_r21_red_and_yellow_take_different_numbers(colour: Colour) -> None:
    assert [number for number in range(1, 7) if admits(RULES[colour], (3, 5), number)] == [1, 2, 4, 6]


def test_r22_purple_takes_at_most_two_different_numbers() -> None:
    rule = RULES[Colour.PURPLE]
    assert [number for number in range(1, 7) if admits(rule, (4, 6, 4), number)] == [4, 6]
    assert [number for number in range(1, 7) if admits(rule, (4, 4, 4), number)] == [1, 2, 3, 4, 5, 6]


def test_r23_orange_takes_one_half() -> None:
    rule = RULES[Colour.ORANGE]
    for first in (1, 2, 3):
        assert [number for number in range(1, 7) if admits(rule, (first,), number)] == [1, 2, 3]
    for first in (4, 5, 6):
        assert [number for number in range(1, 7) if admits(rule, (first,), number)] == [4, 5, 6]

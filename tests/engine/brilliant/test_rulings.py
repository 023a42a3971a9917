"""Q1 to Q13 and Q16 to Q18: our rulings where the rules are silent; and that every clause has a test."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from engine import brilliant
from engine.brilliant.level import AreaId, Level, Rule, faults
from engine.brilliant.notation import parse_level, parse_move
from engine.brilliant.sheet import Pass, Placement, admits, legal_placements, why_not
from engine.brilliant.state import (
    Award,
    Phase,
    Struck,
    forced,
    is_strike_due,
    open_index,
    phase,
    result,
    strikable,
)
from engine.brilliant.view import View
from engine.game import Refusal, Result, Seat
from tests.engine.brilliant.states import (
    LINED,
    ONES,
    PAIRS,
    PAIRS_TEXT,
    at,
    complete,
    earned,
    level_text,
    new_game,
    pending,
    play,
    refused,
    sheet_of,
    started,
    table,
    wide_text,
)

ME = Seat(0)
A, B, C = AreaId(0), AreaId(1), AreaId(2)


@pytest.mark.parametrize(
    ("colour", "held", "admitted"),
    [
        ("green", "A1=3 B3=6", [1, 2, 3, 4, 5, 6]),
        ("blue", "A1=3", [3]),
        ("grey", "B3=3", [3]),
        ("red", "A1=3 B3=6", [1, 2, 4, 5]),
        ("purple", "A1=3 B3=6", [3, 6]),
        ("purple", "A1=3 B3=3", [1, 2, 3, 4, 5, 6]),
        ("orange", "A1=3", [1, 2, 3]),
        ("orange", "B3=6", [4, 5, 6]),
    ],
)
def test_q1_the_number_rule_runs_over_the_whole_colour(colour: str, held: str, admitted: list[int]) -> None:
    level = parse_level(wide_text(colour))
    assert not list(faults(level))
    # D5 is a part by itself; on a double, its neighbour D4 holds the same number.
    sheets = {number: sheet_of(level, f"{held} D4={number}") for number in range(1, 7)}
    found = [n for n in sheets if why_not(level, sheets[n], (n, n), Placement(at("D5"), n)) is None]
    assert found == admitted


def test_q1_a_colour_wide_area_takes_one_start_number() -> None:
    state = new_game(wide_text("blue"), start="free")
    refusal = brilliant.refusal(state, ME, parse_move("start=A1,C1,A2,C2,A4,B3"))
    assert refusal == Refusal("start_same_area", {"area": "A", "field": "B3", "other": "A1"})


def test_q1_different_needs_at_most_six_fields_over_the_whole_colour() -> None:
    def codes(grid: str) -> list[str]:
        colours = "red green purple orange green purple"
        return list(map(str, faults(parse_level(level_text(grid, colours, extra={"A": "wide = true"})))))

    assert codes("AABB/AADD/CCDA/EEFF/EEFA") == []
    assert codes("AABB/AADD/CCDA/EEFF/EEAA") == ["area_large(area=A, fields=7)"]


@pytest.mark.parametrize(
    "level", [PAIRS, LINED, parse_level(wide_text("blue"))], ids=["pairs", "lined", "wide"]
)
def test_q2_a_field_belongs_to_one_area_so_an_entry_completes_one_at_most(level: Level) -> None:
    owners = [[area.key for area in level.areas if place in area.fields] for place in level.fields]
    assert {len(keys) for keys in owners} == {1}


def test_q2_a_wide_area_is_alone_in_its_colour() -> None:
    text = wide_text("blue").replace('"green"', '"blue"', 1)
    assert "wide_not_alone(area=A, colour=blue)" in map(str, faults(parse_level(text)))


def test_q3_a_player_may_pass_although_he_could_write() -> None:
    state = play(started(), "roll 1 2")
    assert list(legal_placements(PAIRS, state.sheets[0], (1, 2)))
    assert brilliant.refusal(state, ME, Pass()) is None
    assert play(state, "move 0:pass 1:pass").sheets == state.sheets


def test_q3_a_timeout_passes() -> None:
    assert forced(play(started(), "roll 1 2"), ME) == Pass()


def test_q4_the_strike_takes_fields_not_completed_with_two_values_open() -> None:
    strikes = (Struck(2, B), Struck(4, B), Struck(6, C))
    state = play(started(seats=1, round=9, awards=earned(6), strikes=strikes), "roll 1 2")
    assert strikable(state) == (A, C, AreaId(3), AreaId(4))
    assert refused(state, "move 0:strike=1").code == "strike_last_value"
    assert refused(state, "move 0:strike=5").code == "strike_completed"
    assert refused(state, "move 0:strike=6").code == "no_area"
    assert open_index(play(state, "move 0:strike=2"), C) == 2


def test_q4_a_timeout_strikes_the_emptiest_eligible_area() -> None:
    state = play(table(LINED, "A1=3 C1=1 D1=2", round=9), "roll 1 2")
    assert brilliant.format_move(forced(state, ME)) == "strike=6"
    assert LINED.areas[6].key == "G"
    later = replace(state, strikes=(Struck(2, AreaId(6)), Struck(4, AreaId(6))))
    assert brilliant.refusal(later, ME, forced(later, ME)) is None


def test_q4_without_an_eligible_field_the_strike_lapses() -> None:
    strikes = tuple(Struck(0, AreaId(index % 6)) for index in range(12))
    state = play(started(seats=1, round=9, strikes=strikes), "roll 1 2")
    assert (strikable(state), phase(state)) == ((), Phase.PLACE)


def test_q5_roll_44_is_usable() -> None:
    state = play(table(PAIRS, ONES, round=43), "roll 1 2")
    assert (pending(state), result(state)) == ([0], None)
    after = play(state, "move 0:B1=2")
    assert result(after) == Result((6,), (ME,), "rolls")
    assert refused(after, "roll 1 2").code == "wrong_phase"


def test_q6_roll_then_strike_then_entry_then_scoring() -> None:
    state = play(table(PAIRS, ONES, round=9), "roll 1 2")
    view = brilliant.view(state, ME)
    assert (view.phase, view.throw, len(view.strikable)) == (Phase.STRIKE, (1, 2), 6)
    assert refused(state, "move 0:B1=2").code == "wrong_phase"
    state = play(state, "move 0:strike=0")
    assert (phase(state), state.throw, is_strike_due(state)) == (Phase.PLACE, (1, 2), False)
    assert play(state, "move 0:B1=2").awards == (Award(10, ME, A, 4),)


def test_q7_the_end_is_checked_when_the_round_is_closed() -> None:
    state = table(PAIRS, ONES, ONES, awards=earned(20, 20))
    assert result(complete(state, {0: "A"})) == Result((26, 20), (ME,), "target")
    assert result(complete(state, {0: "A", 1: "B"})) == Result((26, 26), (ME, Seat(1)), "target")
    # An open round is always played to its end, whatever the points.
    assert result(play(state, "roll 1 2")) is None


def test_q8_finishers_of_one_round_share_the_second_and_the_third_value_too() -> None:
    state = complete(table(PAIRS, *[ONES] * 6), {0: "A"})
    state = complete(state, {1: "A", 2: "A"})
    assert [award.value for award in state.awards] == [6, 4, 4]
    state = complete(state, {3: "A", 4: "A"})
    assert [award.value for award in state.awards] == [6, 4, 4, 2, 2]
    assert complete(state, {5: "A"}).awards[-1].value == 2


def test_q9_completions_need_no_announcement() -> None:
    state = complete(table(PAIRS, ONES, ONES), {1: "C"})
    assert state.awards == (Award(1, Seat(1), C, 6),)


def test_q10_others_see_points_and_values_but_no_sheet() -> None:
    state = play(complete(table(PAIRS, ONES, ONES), {0: "A"}), "roll 1 2")
    for viewer in (Seat(1), None):
        view = brilliant.view(state, viewer)
        assert (view.points, view.open_values[:2], len(view.awards)) == ((6, 0), (1, 0), 1)
        assert view.sheets == ()
        hidden = replace(state, sheets=(sheet_of(PAIRS, "A1=2 A2=1"), state.sheets[1]))
        assert brilliant.view(hidden, viewer) == view
    assert brilliant.view(state, None).sheet is None
    assert brilliant.view(state, ME).sheet == state.sheets[0]


def test_q10_sheets_are_shown_after_the_end() -> None:
    over = table(PAIRS, ONES, ONES, awards=earned(26))
    assert [brilliant.view(over, viewer).sheets for viewer in (ME, Seat(1), None)] == [over.sheets] * 3


def test_q10_a_view_holds_nothing_but_the_fields_it_was_built_from() -> None:
    """A new view field is a decision about secrets: add it here too."""
    public = "level seat seats phase start_mode round throw throws target points open_values awards strikes strikable"
    assert {field.name for field in fields(View)} == {*public.split(), "gone", "result", "sheet", "sheets"}


def test_q11_moves_of_a_round_are_made_from_what_was_known_before_it() -> None:
    """Both complete A in one event: neither seat order nor the other's entry changes the value."""
    state = complete(table(PAIRS, ONES, ONES, ONES), {2: "B"})
    both = complete(state, {0: "A", 1: "A"})
    assert [award.value for award in both.awards[1:]] == [6, 6]
    assert refused(play(state, "roll 1 2"), "move 1:B1=2 0:B1=2 2:pass").code == "wrong_seats"


def test_q12_start_numbers_do_not_change_after_the_first_roll() -> None:
    state = play(started(), "roll 1 2")
    assert refused(state, "move 0:start=A1,A2,A3,A4,A5,A6 1:pass").code == "wrong_phase"
    assert refused(started(), "move 0:start=A1,A2,A3,A4,A5,A6 1:pass").code == "wrong_phase"


def test_q13_a_level_has_no_area_of_one_field() -> None:
    text = PAIRS_TEXT.replace("A A\\n", "A .\\n")
    assert "area_small(area=A, fields=1)" in map(str, faults(parse_level(text)))


def test_q16_points_beyond_the_printed_bar_count() -> None:
    found = result(started(awards=earned(PAIRS.bar + 5, PAIRS.bar + 4)))
    assert found == Result((36, 35), (ME,), "target")


def test_q17_a_player_scores_each_area_once() -> None:
    state = complete(table(PAIRS, ONES, ONES), {0: "A"})
    assert refused(play(state, "roll 1 2"), "move 0:B1=2 1:pass").code == "field_taken"
    scored = [(award.seat, award.area) for award in complete(state, {0: "B", 1: "A"}).awards]
    assert len(scored) == len(set(scored)) == 3


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("rule", Rule)
def test_q18_a_start_number_obeys_every_rule_by_itself(rule: Rule, number: int) -> None:
    assert admits(rule, (), number)


@pytest.mark.parametrize(("letter", "last"), [("r", 36), ("q", 18)])
def test_every_clause_has_a_test(letter: str, last: int) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    named = {int(number) for number in re.findall(rf"^def test_{letter}(\d+)_", text, re.MULTILINE)}
    assert named == set(range(1, last + 1))

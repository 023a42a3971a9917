"""R1 to R10: the set-up, areas and scoring fields."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from engine import brilliant
from engine.brilliant.level import faults, parts
from engine.brilliant.notation import parse_level, parse_move
from engine.brilliant.sheet import Placement, Start, why_not
from engine.brilliant.state import Award, Phase, phase, points
from engine.game import Header, MalformedText, Refusal, Seat
from tests.engine.brilliant.states import (
    LINED,
    LINED_TEXT,
    PAIRS,
    PAIRS_TEXT,
    area_id,
    at,
    new_game,
    pending,
    play,
    refused,
    sheet_of,
    started,
    table,
    wide_text,
)

STARTS = "start=A1,A2,A3,A4,A5,A6"


@pytest.mark.parametrize("seats", range(1, 7))
def test_r1_one_to_six_players(seats: int) -> None:
    assert pending(new_game(seats=seats)) == list(range(seats))


@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(MalformedText, match=f"header: {seats} seats, not 1 to 6"):
        new_game(seats=seats)


def test_r2_two_dice_of_six() -> None:
    assert brilliant.dice(started()) == (6, 6)


@pytest.mark.parametrize("values", ["0 1", "1 7", "3", "1 2 3", ""])
def test_r2_other_dice_are_refused(values: str) -> None:
    assert refused(started(), f"roll {values}".strip()).code == "wrong_dice"


def test_r3_everybody_uses_the_same_level() -> None:
    state = new_game(seats=3)
    assert {brilliant.view(state, seat).level.name for seat in state.seats} == {"small"}
    with pytest.raises(MalformedText, match="no level"):
        brilliant.start(Header("brilliant", 2, {}))


def test_r4_all_write_start_numbers_before_the_first_roll() -> None:
    state = new_game()
    assert (pending(state), brilliant.dice(state)) == ([0, 1], ())
    assert refused(state, "roll 1 2").code == "wrong_phase"
    assert refused(state, f"move 0:{STARTS}").code == "wrong_seats"
    after = play(state, f"move 0:{STARTS} 1:start=A6,A5,A4,A3,A2,A1")
    assert after.sheets[0].numbers == sheet_of(PAIRS, "A1=1 A2=2 A3=3 A4=4 A5=5 A6=6").numbers
    assert after.sheets[1].numbers == sheet_of(PAIRS, "A1=6 A2=5 A3=4 A4=3 A5=2 A6=1").numbers
    assert (pending(after), brilliant.dice(after)) == ([], (6, 6))


@pytest.mark.parametrize("move", ["pass", "B1=2", "strike=0"])
def test_r4_nothing_else_comes_before_the_start_numbers(move: str) -> None:
    refusal = brilliant.refusal(new_game(), Seat(0), parse_move(move))
    assert refusal == Refusal("wrong_phase", {"phase": "start"})


@pytest.mark.parametrize(
    "fields", ["A1,A2,A3,A4,A5", "A1,A2,A3,A4,A5,B5", "A1,A2,A3,A4,A5,A5", "A1,A2,A3,A4,A5,C6"]
)
def test_r4_six_numbers_in_six_areas(fields: str) -> None:
    state = new_game(start="free")
    assert brilliant.refusal(state, Seat(0), parse_move(f"start={fields}")) is not None


def test_r5_start_numbers_are_kept_from_the_others() -> None:
    one = play(new_game(), f"move 0:{STARTS} 1:{STARTS}")
    two = play(new_game(), f"move 0:{STARTS} 1:start=A6,A5,A4,A3,A2,A1")
    assert brilliant.view(one, Seat(0)) == brilliant.view(two, Seat(0))
    assert brilliant.view(one, None) == brilliant.view(two, None)
    assert brilliant.view(two, Seat(1)).sheet == two.sheets[1]
    assert two.sheets[1].starts == tuple(map(at, ("A6", "A5", "A4", "A3", "A2", "A1")))


def test_r6_start_numbers_go_on_the_stars_in_any_order() -> None:
    state = new_game()
    for fields in permutations(PAIRS.stars):
        assert brilliant.refusal(state, Seat(0), Start(fields)) is None
    refusal = brilliant.refusal(state, Seat(0), parse_move("start=B1,A2,A3,A4,A5,A6"))
    assert refusal == Refusal("start_not_star", {"field": "B1"})


def test_r6_or_with_the_option_in_any_six_areas() -> None:
    state = new_game(start="free")
    assert brilliant.refusal(state, Seat(0), parse_move("start=B1,A2,B3,A4,B5,A6")) is None
    with pytest.raises(MalformedText, match="start 'anywhere' is none of stars, free"):
        new_game(start="anywhere")


def test_r7_who_holds_the_dice_has_no_effect() -> None:
    """The same moves with seats swapped lead to the swapped state."""
    moves = [("B1=2", "B2=1"), ("pass", "B1=1"), ("B3=1", "pass")]
    one = two = started()
    for (first, second), throw in zip(moves, ("1 2", "1 1", "1 3"), strict=True):
        one = play(one, f"roll {throw}", f"move 0:{first} 1:{second}")
        two = play(two, f"roll {throw}", f"move 0:{second} 1:{first}")
    assert one.sheets == two.sheets[::-1]
    assert (
        [points(one, Seat(seat)) for seat in (0, 1)]
        == [points(two, Seat(seat)) for seat in (1, 0)]
        == [12, 10]
    )


def test_r8_an_area_is_what_touches_side_by_side() -> None:
    corner = PAIRS_TEXT.replace("A A\\nB B", "A B\\nB A")
    codes = {str(fault) for fault in faults(parse_level(corner))}
    assert {"area_apart(area=A, pieces=2)", "area_apart(area=B, pieces=2)"} <= codes
    touching = PAIRS_TEXT.replace('"purple"', '"green"')
    assert "colour_touches(colour=green, field=A1, other=A2)" in map(str, faults(parse_level(touching)))


def test_r8_a_drawn_line_joins_parts_to_one_area() -> None:
    area = LINED.areas[area_id(LINED, "A")]
    assert not list(faults(LINED))
    assert [len(part) for part in parts(LINED, area)] == [2, 2]
    # The rule spans the line: after a 3 in one part, the other takes only 3.
    sheet = sheet_of(LINED, "A1=3 A3=4 B2=3")
    refusal = why_not(LINED, sheet, (4, 3), Placement(at("B3"), 4))
    assert refusal == Refusal("rule_same", {"area": "A", "number": 4, "field": "B3", "held": "3"})
    assert why_not(LINED, sheet, (3, 3), Placement(at("B3"), 3)) is None


def test_r8_a_line_joins_in_either_direction() -> None:
    assert not list(faults(parse_level(LINED_TEXT.replace('["B1", "B3"]', '["B3", "B1"]'))))


def test_r8_a_lined_area_is_complete_when_both_parts_are_full() -> None:
    state = play(table(LINED, "A1=3 B1=3", "A1=3 B3=3 C3=3"), "roll 3 3", "move 0:pass 1:B1=3")
    assert state.awards == (Award(1, Seat(1), area_id(LINED, "A"), 6),)


def test_r8_a_lined_area_takes_one_start_number() -> None:
    refusal = brilliant.refusal(
        new_game(LINED_TEXT, start="free"), Seat(0), parse_move("start=A1,C1,A2,B2,D3,B3")
    )
    assert refusal == Refusal("start_same_area", {"area": "A", "field": "B3", "other": "A1"})


@pytest.mark.parametrize("values", ["6, 4", "6, 4, 2, 1"])
def test_r9_a_scoring_field_holds_three_values(values: str) -> None:
    with pytest.raises(MalformedText, match=r"areas\.A\.values has \d numbers, not 3"):
        parse_level(PAIRS_TEXT.replace("6, 4, 2", values, 1))


def test_r9_every_area_has_a_scoring_field() -> None:
    with pytest.raises(MalformedText, match=r"level: areas\.A: lacks 'values'"):
        parse_level(PAIRS_TEXT.replace("values = [6, 4, 2]\n", "", 1))
    assert all(area.values == (6, 4, 2) and area.side == "left" for area in PAIRS.areas)


def test_r10_a_field_without_a_line_counts_for_all_fields_of_its_colour() -> None:
    level = parse_level(wide_text("green"))
    area = level.areas[0]
    assert (area.wide, area.fields) == (True, tuple(map(at, ("A1", "B1", "B3", "D5"))))
    # The last empty field completes it, in whichever part it lies.
    state = table(level, "A1=1 B1=1 B3=1 C3=1 C5=1", "B1=1 B3=1 D5=1 A2=1")
    state = play(state, "roll 1 1", "move 0:D5=1 1:A1=1")
    assert [(award.seat, award.area, award.value) for award in state.awards] == [(0, 0, 6), (1, 0, 6)]


def test_r10_parts_alone_complete_nothing() -> None:
    level = parse_level(wide_text("green"))
    state = play(table(level, "A1=1"), "roll 1 1", "move 0:B1=1")
    assert state.awards == ()
    assert phase(state) is Phase.THROW
    assert replace(state, round=0).sheets[0].held(level.areas[0]) == (1, 1)

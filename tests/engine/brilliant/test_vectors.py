"""The vectors of the rule facts, section 7; the data files name their sources."""

from __future__ import annotations

from typing import Any

import pytest

from engine import brilliant
from engine.brilliant.level import Area, AreaId, Colour, Field, Level, field_at
from engine.brilliant.notation import format_level, parse_move
from engine.brilliant.sheet import Placement, Sheet, blank, legal_placements, why_not
from engine.brilliant.state import Award, Phase, Struck, is_strike_due, phase, points, result
from engine.game import Refusal, Result, Seat
from tests.engine.brilliant.states import (
    ONES,
    PAIRS,
    area_id,
    complete,
    earned,
    new_game,
    pending,
    play,
    refused,
    started,
    table,
    throw_of,
    vectors,
    wide_text,
)

NUMBERS = vectors("numbers")
PLACEMENTS = vectors("placements")
SCORING = vectors("scoring")
END = vectors("end")
SOLO = vectors("solo")
STARTS = vectors("starts")


def named(rows: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(row, id=f"{row.get('id', '')}-{number}") for number, row in enumerate(rows)]


@pytest.mark.parametrize("vector", named(NUMBERS["vectors"]))
def test_number_rules(vector: dict[str, Any], fixture_level: Level) -> None:
    area = next(area for area in fixture_level.areas if area.colour is Colour(vector["colour"]))
    for number in vector["new"]:
        sheet, place = _area_with(fixture_level, area, vector["holds"], number)
        # On a double, the neighbour holds the same number, so only the area's rule can refuse.
        refusal = why_not(fixture_level, sheet, (number, number), Placement(place, number))
        expected = None if vector["allowed"] else f"rule_{area.rule}"
        assert (refusal and refusal.code) == expected, f"{number} beside {vector['holds']}: {refusal}"


def _area_with(level: Level, area: Area, holds: list[int], beside: int) -> tuple[Sheet, Field]:
    """A sheet whose area holds these numbers, and an empty field of the area beside that number."""
    place, outside = next(
        (place, other)
        for place in reversed(area.fields)
        for other in level.neighbours[place]
        if level.area_of(other) is not area
    )
    numbers = list(blank(level).numbers)
    numbers[outside] = beside
    inside = (other for other in area.fields if other != place)
    for number, other in zip(holds, inside, strict=False):
        numbers[other] = number
    return Sheet(tuple(numbers)), place


def _fixture_sheet(level: Level) -> Sheet:
    numbers = list(blank(level).numbers)
    for where, number in PLACEMENTS["numbers"].items():
        row, column = map(int, where.split(","))
        numbers[field_at(row, column)] = number
    return Sheet(tuple(numbers))


def test_the_fixture_is_the_level_of_the_vectors(fixture_level: Level) -> None:
    rows = [
        "".join(fixture_level.area_of(field_at(row, column)).key for column in range(fixture_level.columns))
        for row in range(fixture_level.rows)
    ]
    assert rows == PLACEMENTS["rows"]
    assert {area.values for area in fixture_level.areas} == {(6, 4, 2)}


@pytest.mark.parametrize("throw", PLACEMENTS["legal"])
def test_legal_placements(throw: str, fixture_level: Level) -> None:
    expected = [Placement(field_at(row, column), n) for row, column, n in PLACEMENTS["legal"][throw]]
    first, second = throw_of(throw)
    sheet = _fixture_sheet(fixture_level)
    assert sorted(legal_placements(fixture_level, sheet, (first, second)), key=_order) == expected
    assert sorted(legal_placements(fixture_level, sheet, (second, first)), key=_order) == expected


def _order(placement: Placement) -> tuple[int, int]:
    return placement.field, placement.number


@pytest.mark.parametrize("throw", PLACEMENTS["refused_by_area_rule"])
def test_placements_refused_by_the_rule_of_the_area(throw: str, fixture_level: Level) -> None:
    for row, column, number, key in PLACEMENTS["refused_by_area_rule"][throw]:
        placement = Placement(field_at(row, column), number)
        refusal = why_not(fixture_level, _fixture_sheet(fixture_level), throw_of(throw), placement)
        area = fixture_level.area_of(placement.field)
        assert refusal is not None, placement
        assert (refusal.code, refusal.values["area"]) == (f"rule_{area.rule}", key)


@pytest.mark.parametrize("vector", named(SCORING["vectors"]))
def test_scoring(vector: dict[str, Any]) -> None:
    state = table(PAIRS, *[ONES] * vector["seats"])
    for finishers, values in zip(vector["rounds"], vector["values"], strict=True):
        before = len(state.awards)
        state = complete(state, {int(seat): key for seat, key in finishers.items()})
        expected = {(int(seat), area_id(PAIRS, key)) for seat, key in finishers.items()}
        assert {(award.seat, award.area) for award in state.awards[before:]} == expected
        assert [award.value for award in state.awards[before:]] == values


@pytest.mark.parametrize("vector", named(END["vectors"]))
def test_end_of_game(vector: dict[str, Any]) -> None:
    state = started(seats=len(vector["points"]), awards=earned(*vector["points"]))
    expected = vector["winners"] and Result(tuple(vector["points"]), tuple(vector["winners"]), "target")
    assert result(state) == expected
    assert (phase(state) is Phase.OVER) == (expected is not None)


def test_t3_all_completions_of_a_round_count_before_the_end_is_checked() -> None:
    vector = next(vector for vector in END["vectors"] if vector["id"] == "T3")
    # Area A is down to its third value: two others have completed it.
    had = (Award(0, Seat(2), AreaId(0), 6), Award(1, Seat(2), AreaId(0), 4))
    before = [vector["before"][0], vector["before"][1], vector["before"][2] - 10]
    state = table(PAIRS, ONES, ONES, ONES, awards=had + earned(*before))
    assert [points(state, seat) for seat in state.seats] == vector["before"]
    assert result(state) is None
    found = result(complete(state, {0: "A", 1: "B"}))
    assert found == Result(tuple(vector["points"]), tuple(vector["winners"]), "target")


@pytest.mark.parametrize("vector", named(SOLO["strokes"]))
def test_solo_strokes(vector: dict[str, Any]) -> None:
    text = format_level(PAIRS).replace("solo_boxes = [5, 10]", f"solo_boxes = [{vector['box']}]")
    state = new_game(text, seats=1)
    state = play(state, "move 0:start=A1,A2,A3,A4,A5,A6")
    for roll in range(1, vector["roll"]):
        state = play(state, "roll 1 1", *(["move 0:strike=0"] if roll == 2 * vector["box"] else []))
        state = play(state, "move 0:pass")
    state = play(state, "roll 1 1")
    assert state.round == vector["roll"]
    assert is_strike_due(state) == (vector["stroke"] == 2)
    # U3: the game ends with roll 44, after its entry (Q5).
    strike = ["move 0:strike=0"] if is_strike_due(state) else []
    over = phase(play(state, *strike, "move 0:pass")) is Phase.OVER
    assert over == (vector["id"] == "U3")


@pytest.mark.parametrize("vector", named(SOLO["strikes"]))
def test_solo_strikes(vector: dict[str, Any]) -> None:
    """Roll 10 fills box 5: the strikes of the vector before it, or with it, then area A is completed."""
    struck = [area_id(PAIRS, key) for key in vector["struck"]]
    awards = tuple(Award(1, Seat(0), area_id(PAIRS, key), 6) for key in vector.get("completed", []))
    earlier = struck if "refused" in vector else struck[:-1]
    strikes = tuple(Struck(0, area) for area in earlier)
    state = table(PAIRS, ONES, round=9, awards=awards, strikes=strikes)
    state = play(state, "roll 1 2")
    if "refused" in vector:
        assert refused(state, "move 0:strike=0").code == vector["refused"]
        return
    state = play(state, f"move 0:strike={struck[-1]}", "move 0:B1=2")
    assert [award.value for award in state.awards] == [vector["value"]]


def test_u9_a_strike_without_an_eligible_field_lapses() -> None:
    vector = SOLO["lapses"]
    strikes = tuple(Struck(0, area_id(PAIRS, key)) for key in vector["struck"])
    awards = tuple(Award(1, Seat(0), area_id(PAIRS, key), 6) for key in vector["completed"])
    state = play(table(PAIRS, ONES, round=9, awards=awards, strikes=strikes), "roll 1 2")
    assert phase(state) is Phase.PLACE
    assert phase(play(state, "move 0:pass", "roll 1 2")) is Phase.PLACE


def test_u11_the_solo_score_is_the_sum_of_the_circled_values() -> None:
    vector = SOLO["score"]
    awards = tuple(Award(n, Seat(0), AreaId(n), value) for n, value in enumerate(vector["circled"]))
    assert points(started(seats=1, awards=awards), Seat(0)) == vector["score"]


@pytest.mark.parametrize(
    ("level", "vector"),
    [
        pytest.param(level, vector, id=f"{level}-{number}")
        for level in ("fixture", "wide")
        for number, vector in enumerate(STARTS[level])
    ],
)
def test_start_numbers(level: str, vector: dict[str, Any], fixture_level: Level) -> None:
    text = format_level(fixture_level) if level == "fixture" else wide_text("blue")
    state = new_game(text, start=vector["mode"])
    refusal = brilliant.refusal(state, Seat(0), parse_move(vector["move"]))
    assert (refusal and refusal.code) == vector["refused"]


def test_start_numbers_do_not_change_after_roll_1() -> None:
    state = play(started(), "roll 1 2")
    move = parse_move("start=A1,A2,A3,A4,A5,A6")
    refusals = {seat: brilliant.refusal(state, seat, move) for seat in pending(state)}
    assert refusals == dict.fromkeys((Seat(0), Seat(1)), Refusal("wrong_phase", {"phase": "place"}))

"""The vectors T1 to T10 of the facts, and every figure on the sheet; the data files name their sources."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.brikks.blocks import BLOCKS, COLOURS, NUMBERS, SHAPES, SWAP_COST, Colour, cost
from engine.brikks.energy import LENGTH, PINK_X, Energy, activate, pinks_passed, start_energy
from engine.brikks.field import (
    CIRCLES,
    COLUMNS,
    MULTIPLIERS,
    ROW_POINTS,
    ROWS,
    Cell,
    Filled,
    landings,
    row_scores,
    why_not_land,
)
from engine.brikks.sheet import (
    BOMB_POINTS,
    CROSSES_FOR_ROWS,
    OTHER_COLOUR,
    OWN_COLOUR,
    SPECIAL,
    Score,
    effects,
    resolve,
    score,
    why_not,
)
from engine.brikks.state import DICE, Phase, phase
from engine.brikks.view import RATINGS, rating, view
from engine.game import Seat
from tests.engine.brikks.fields import (
    block,
    drawn,
    filled,
    new_game,
    pending,
    placement,
    play,
    refused,
    roll,
    sheet_of,
    table,
    vectors,
)

COMPONENTS = vectors("components")
FIELDS = vectors("fields")["vectors"]
NUMBERS_DATA = vectors("numbers")
FIELD = {vector["id"]: vector for vector in FIELDS}


def field_of(vector: dict[str, Any]) -> Filled:
    if "rows" in vector:
        return filled(vector["rows"])
    return frozenset(Cell(*cell) for cell in vector["cells"])


@pytest.mark.parametrize("vector", [pytest.param(vector, id=vector["id"]) for vector in FIELDS])
def test_legal_anchors(vector: dict[str, Any]) -> None:
    field = field_of(vector)
    for name, anchors in vector["legal"].items():
        found = landings(field, SHAPES[block(name)])
        assert found == tuple(Cell(*at) for at in anchors), f"{name} on\n{drawn(field)}"
    for other in set(BLOCKS) - {block(name) for name in vector["legal"]} if "others" in vector else ():
        assert landings(field, SHAPES[other]) == (), f"{other} on\n{drawn(field)}"
    for text, code in vector.get("refused", {}).items():
        move = placement(text)
        reason = why_not_land(field, SHAPES[move.block], move.at)
        assert reason is not None, text
        assert reason.code == code


def test_t2_end_of_the_game_and_scoring() -> None:
    field = field_of(FIELD["T2"])
    assert row_scores(field) == (5, 5, 5, 5, 5, 4, 4, 10, 0, 4, 0)
    sheet = sheet_of(field, energy=(4, 2), crosses=6, bombs_used=2)
    state = play(table(sheet, sheet), roll("yellow3"), "move 0:keep")
    for number in NUMBERS:
        assert landings(field, SHAPES[block(f"yellow{number}")]) == ()
    assert refused(state, "move 0:out=yellow3 1:green2=3,10").code == "energy_short"
    state = play(state, "move 0:out=yellow3 1:bomb")
    counted = score(state.sheets[0])
    assert counted == Score(row_scores(field), special=21, bombs=4, energy=1)
    assert (sum(counted.rows), counted.total, state.sheets[0].is_out) == (47, 73, True)
    # With five energy points, the swap would have saved the seat.
    assert play(
        table(replace(sheet, energy=Energy(9, 4))), roll("yellow3"), "move 0:keep", "move 0:green2=3,10"
    )


def test_t3_turn_by_energy_pink_x_and_two_rows() -> None:
    sheet = sheet_of(field_of(FIELD["T3"]), energy=(12, 0), crosses=2)
    state = play(table(sheet), roll("blue1"), "move 0:rethrow", roll("red4"))
    assert phase(state) is Phase.RESOLVE
    brought = effects(sheet, block("red4"), placement("red2=5,5"))
    assert (brought.cost, brought.gained, brought.pinks, brought.rows) == (2, 2, 1, (5, 6))
    after = play(state, "move 0:red2=5,5").sheets[0]
    assert after.filled - sheet.filled == {Cell(5, 5), Cell(5, 6), Cell(6, 6), Cell(6, 7)}
    assert (after.energy, after.energy.active, after.crosses) == (Energy(14, 2), 12, 4)
    assert (SPECIAL[3], SPECIAL[4]) == (6, 10)


def test_t4_beside_the_black_start_block() -> None:
    state = play(new_game(seats=1), "move 0:black1=1,1", roll("green3"), "move 0:green3=2,1")
    sheet = state.sheets[0]
    assert set(sheet.filled) == {(1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 2), (3, 1)}
    assert sheet.energy == start_energy(1)


def test_t5_own_colour_circle() -> None:
    sheet = sheet_of(start="yellow2=4,1")
    assert sheet.filled == {Cell(4, 1), Cell(5, 1), Cell(6, 1), Cell(4, 2)}
    state = play(
        table(*[sheet] * 4, thrown="white3"), "move " + " ".join(f"{s}:white3=4,2" for s in range(4))
    )
    assert {(s.energy, s.crosses) for s in state.sheets} == {(Energy(6, 0), 0)}


@pytest.mark.parametrize("colour", COLOURS)
def test_t9_anchors_on_the_empty_field(colour: Colour) -> None:
    found = [len(landings(frozenset(), SHAPES[block(f"{colour}{number}")])) for number in NUMBERS]
    assert found == NUMBERS_DATA["empty_field"][colour]


@pytest.mark.parametrize("vector", NUMBERS_DATA["costs"])
def test_t9_costs(vector: dict[str, Any]) -> None:
    assert cost(block(vector["from"]), block(vector["to"])) == vector["cost"]
    assert cost(block(vector["to"]), block(vector["from"])) == vector["cost"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_t9_active_at_the_start(seats: int) -> None:
    assert start_energy(seats).active == NUMBERS_DATA["active_at_start"][str(seats)]
    assert {sheet.energy for sheet in new_game(seats).sheets} == {start_energy(seats)}


@pytest.mark.parametrize("vector", NUMBERS_DATA["swaps"])
def test_t9_swaps(vector: dict[str, Any]) -> None:
    sheet = sheet_of(energy=(10, 10 - vector["active"]))
    move = placement("black4=4,1")
    reason = why_not(sheet, block("white1"), move)
    assert (reason and reason.code) == vector.get("refused")
    if reason is None:
        assert resolve(sheet, block("white1"), move).energy.active == vector["left"]


@pytest.mark.parametrize("vector", NUMBERS_DATA["circles"], ids=lambda vector: str(vector["about"]))
def test_t9_circles(vector: dict[str, Any]) -> None:
    sheet = sheet_of(start="yellow2=4,1", energy=tuple(vector["before"]), level=vector["level"])
    move = placement(vector["move"])
    assert why_not(sheet, move.block, move) is None
    after = resolve(sheet, move.block, move)
    assert (after.energy, after.crosses) == (Energy(*vector["after"]), vector["crosses"])


def test_t9_two_circles_under_one_block() -> None:
    vector = NUMBERS_DATA["two_circles"]
    move = placement(vector["move"])
    sheet = sheet_of(level=vector["level"], energy=tuple(vector["before"]))
    brought = effects(sheet, move.block, move)
    assert (brought.energy, brought.lost, brought.gained) == (Energy(*vector["after"]), 0, 2)


def test_t9_crosses_beyond_the_track() -> None:
    vector = NUMBERS_DATA["crosses_lapse"]
    sheet = sheet_of(filled(["XXXXXXXXX."] * vector["rows"]), crosses=vector["crosses"])
    after = resolve(sheet, block("black3"), placement("black3=10,1"))
    assert (after.crosses, score(after).special) == (vector["after"], vector["points"])


def test_t9_bombs_and_energy_at_the_end() -> None:
    assert [score(sheet_of(bombs_used=used)).bombs for used in range(4)] == NUMBERS_DATA["bombs"]
    active = NUMBERS_DATA["energy_points"]["active"]
    assert score(sheet_of(energy=(active, 0))).energy == NUMBERS_DATA["energy_points"]["points"]


@pytest.mark.parametrize("vector", NUMBERS_DATA["rows"])
def test_t9_row_points(vector: dict[str, Any]) -> None:
    field = [Cell(column, vector["row"]) for column in range(1, vector["crosses"] + 1)]
    assert sum(row_scores(frozenset(field))) == vector["points"]


def test_t9_solo_has_no_second_throw() -> None:
    vector = NUMBERS_DATA["solo_throw"]
    state = play(new_game(seats=1), f"move 0:{vector['start']}", vector["throw"])
    assert (phase(state), pending(state)) == (Phase.RESOLVE, [0])
    codes = {move: refused(state, f"move 0:{move}").code for move in vector["refused"]}
    assert codes == vector["refused"]


def test_t9_solo_rating() -> None:
    vector = NUMBERS_DATA["rating"]
    shown = view(table(sheet_of(level=vector["level"])), Seat(0))
    assert rating(replace(shown, points=(vector["points"],))) == vector["band"]
    assert RATINGS[vector["band"]] == vector["least"]


def test_t9_duel_one_block_sends_three_minis() -> None:
    """It passes one pink X and completes three rows."""
    rows = ["X..XXXXXXX", "X.XXXXXXXX", "X.XXXXXXXX", *["X" * 10] * 4]
    sender, target = sheet_of(filled(rows), energy=(6, 2)), sheet_of()
    state = table(sender, target, thrown="yellow3", duel=True)
    state = play(state, "move 0:yellow3=2,5 1:yellow3=5,1")
    assert (state.owed, phase(state), pending(state)) == ((3, 0), Phase.MINIS, [0])
    state = play(state, "move 0:minis=8,1/10,1/4,1")
    assert state.sheets[1].minis == (Cell(8, 1), Cell(10, 1), Cell(4, 1))
    assert [sheet.crosses for sheet in state.sheets] == [0, 0]


@pytest.mark.parametrize(("seats", "key"), [(2, "together"), (3, "together"), (4, "together"), (1, "solo")])
def test_pink_x_after_own_colour_circles(seats: int, key: str) -> None:
    """The derived table in facts 4; the track has 28 positions and only solo can go beyond."""
    energy, found = start_energy(seats), [0]
    for _ in range(12):
        after = activate(energy, OWN_COLOUR)
        found.append(found[-1] + pinks_passed(energy, after))
        energy = after
    assert found == NUMBERS_DATA["pinks"][key]
    assert energy.activated == LENGTH


def test_the_field_is_that_of_the_sheet() -> None:
    field = COMPONENTS["field"]
    assert (len(COLUMNS), len(ROWS)) == (field["cols"], field["rows"])
    assert [MULTIPLIERS[row] for row in ROWS] == field["row_multiplier"]
    assert {str(crosses): points for crosses, points in ROW_POINTS.items()} == COMPONENTS["row_points"]
    circles = {Cell(c["col"], c["row"]): Colour(c["color"]) for c in COMPONENTS["circles"]}
    assert circles == CIRCLES
    assert set(Counter(CIRCLES.values()).values()) == {2}


def test_the_blocks_are_those_of_the_overview() -> None:
    for colour, blocks in COMPONENTS["blocks"].items():
        for number, offsets in blocks.items():
            shape = SHAPES[block(f"{colour}{number}")]
            assert sorted(map(list, shape.cells)) == sorted(offsets)
            assert (shape.width, shape.height) == tuple(max(axis) + 1 for axis in zip(*offsets, strict=True))
    assert len(SHAPES) == len(BLOCKS) == 24


def test_tracks_dice_and_costs_are_those_of_the_sheet() -> None:
    assert COMPONENTS["dice"] == {"color": [str(colour) for colour in COLOURS], "number": list(NUMBERS)}
    assert DICE == (6, 4)
    assert COMPONENTS["special_track"] == {
        "max_crosses": len(SPECIAL) - 1,
        "fields": list(SPECIAL),
        "crosses_for_rows": {str(n): crosses for n, crosses in enumerate(CROSSES_FOR_ROWS)},
    }
    assert COMPONENTS["costs"] == {"shift_marker_per_column": 1, "swap_to_any_block": SWAP_COST}
    levels = {str(n): {"match": OWN_COLOUR, "other": other} for n, other in OTHER_COLOUR.items()}
    assert levels == COMPONENTS["levels"]
    values = COMPONENTS["bombs"]["values_in_use_order"]
    assert [sum(values[used:]) for used in range(4)] == list(BOMB_POINTS)


def test_the_energy_track_is_that_of_the_sheet() -> None:
    track = COMPONENTS["energy"]
    assert track["length"] == LENGTH
    assert sorted(PINK_X) == track["pink_x"]
    for seats in ("1", "2", "3", "4"):
        struck, active = len(track["struck_at_setup"][seats]), len(track["start_active"][seats])
        assert start_energy(int(seats)) == Energy(struck + active, struck)
        assert struck + active + 1 == track["next_to_activate"][seats]

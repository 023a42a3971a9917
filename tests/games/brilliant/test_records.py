"""Records of simulated BRILLIANT games follow the rules; changed ones do not."""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest

from bot.games.brilliant.levels.files import names
from tests.bench.checking import Wrong
from tests.bench.simulated_games import Record, simulated
from tests.games.brilliant.record_checker import check


def games(level: str, strengths: list[str], count: int, seed: int = 7) -> list[Record]:
    return simulated("brilliant", strengths, count, seed, level=level)


@pytest.fixture(scope="module")
def table_game() -> Record:
    return games("3", ["naive", "naive", "random"], 1)[0]


@pytest.fixture(scope="module")
def solo_game() -> Record:
    return games("4", ["naive"], 1)[0]


@pytest.mark.slow
@pytest.mark.parametrize("level", names())
@pytest.mark.parametrize(
    "strengths", [["naive"], ["random"], ["naive", "random"], ["naive"] * 4, ["random", "naive"] * 3]
)
def test_simulated_games_hold_every_rule(level: str, strengths: list[str]) -> None:
    for record in games(level, strengths, 2):
        check(record)


def test_a_solo_record_shows_its_strikes(solo_game: Record) -> None:
    strikes = [number for number, line in enumerate(solo_game["rounds"], 1) if "strike" in line]
    assert strikes == [6, 12, 18, 24, 30, 36, 42]


def first_written(record: Record) -> Record:
    moves = [move for line in record["rounds"] for move in line["moves"] if move != "pass"]
    found: Record = moves[0]
    return found


def swap_starts(record: Record) -> None:
    starts = record["starts"][0]
    starts["1"], starts["6"] = starts["6"], starts["1"]


def share_a_start_area(record: Record) -> None:
    record["start"] = "free"
    record["starts"][0]["1"] = [0, 3]  # C and F of level 3 both have stars already
    record["starts"][0]["2"] = [0, 4]


def change_throw(record: Record) -> None:
    record["rounds"][2]["throw"][0] = record["rounds"][2]["throw"][0] % 6 + 1


def change_number(record: Record) -> None:
    first_written(record)["number"] = first_written(record)["number"] % 6 + 1


def move_off_the_grid(record: Record) -> None:
    first_written(record)["field"] = [0, 8]


def write_twice(record: Record) -> None:
    record["rounds"][1]["moves"] = record["rounds"][0]["moves"]


def drop_the_last_round(record: Record) -> None:
    del record["rounds"][-1]


def repeat_the_last_round(record: Record) -> None:
    record["rounds"].append(record["rounds"][-1])


def raise_an_award(record: Record) -> None:
    record["awards"][0]["value"] += 1


def drop_an_award(record: Record) -> None:
    del record["awards"][0]


def move_an_award(record: Record) -> None:
    record["awards"][0]["seat"] = (record["awards"][0]["seat"] + 1) % 3


def raise_points(record: Record) -> None:
    record["points"][0] += 1


def name_all_winners(record: Record) -> None:
    record["winners"] = [0, 1, 2]


def change_seed(record: Record) -> None:
    record["dice"]["seed"] = "00" * 32


def change_level(record: Record) -> None:
    record["level"]["text"] = record["level"]["text"].replace("values = [6, 4, 2]", "values = [6, 4, 3]")
    record["level"]["text"] = record["level"]["text"].replace("values = [5, 3, 1]", "values = [8, 3, 1]")


def forget_a_pass(record: Record) -> None:
    record["rounds"][0]["moves"].pop()


TAMPERINGS = [
    swap_starts,
    share_a_start_area,
    change_throw,
    change_number,
    move_off_the_grid,
    write_twice,
    drop_the_last_round,
    repeat_the_last_round,
    raise_an_award,
    drop_an_award,
    move_an_award,
    raise_points,
    name_all_winners,
    change_seed,
    change_level,
    forget_a_pass,
]


def test_the_untouched_records_pass(table_game: Record, solo_game: Record) -> None:
    check(table_game)
    check(solo_game)


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda function: function.__name__)
def test_a_tampered_record_is_caught(table_game: Record, tamper: Callable[[Record], None]) -> None:
    record = copy.deepcopy(table_game)
    tamper(record)
    assert record != table_game
    with pytest.raises(Wrong):
        check(record)


def test_a_missing_strike_is_caught(solo_game: Record) -> None:
    record = copy.deepcopy(solo_game)
    del record["rounds"][5]["strike"]
    with pytest.raises(Wrong, match="strike due"):
        check(record)


def test_a_strike_out_of_turn_is_caught(solo_game: Record) -> None:
    record = copy.deepcopy(solo_game)
    record["rounds"][4]["strike"] = "A"
    with pytest.raises(Wrong, match="strike due"):
        check(record)


def test_a_third_strike_on_one_area_is_caught(solo_game: Record) -> None:
    record = copy.deepcopy(solo_game)
    for number in (5, 11, 17):
        record["rounds"][number]["strike"] = "F"
    with pytest.raises(Wrong, match="strike F"):
        check(record)


def test_a_solo_award_before_its_strike_is_caught(solo_game: Record) -> None:
    record = copy.deepcopy(solo_game)
    for award in record["awards"]:
        award["value"] += 1
    record["points"] = [sum(award["value"] for award in record["awards"])]
    with pytest.raises(Wrong, match="awards"):
        check(record)

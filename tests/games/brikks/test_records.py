"""Records of simulated BRIKKS games follow the rules; changed ones do not."""

from __future__ import annotations

import copy
import itertools
import json
from typing import Any

import pytest

from tests.bench.checking import Wrong
from tests.bench.simulated_games import Record, simulated
from tests.games.brikks.record_checker import check, rests, shape
from tests.games.brikks.record_turns import all_minis
from tests.games.brikks.tampering import DUEL, SOLO, TABLE, Tamper
from tests.paths import DATA

VECTORS = json.loads((DATA / "brikks-fields.json").read_text())["vectors"]
LEVELS = ["1", "2", "3", "4", "own"]


@pytest.fixture(scope="module")
def table_game() -> Record:
    return simulated("brikks", ["random", "steady", "random", "steady"], level="1,2,3,4")[0]


@pytest.fixture(scope="module")
def duel_game() -> Record:
    """The first duel in which two minis are sent at once."""
    played = (
        simulated("brikks", ["steady"] * 2, seed=seed, variant="duel")[0] for seed in itertools.count(1)
    )
    return next(record for record in played if any(len(sent["cells"]) > 1 for sent in all_minis(record)))


@pytest.fixture(scope="module")
def solo_game() -> Record:
    return simulated("brikks", ["steady"], level="3")[0]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("strengths", [["random"] * seats for seats in (1, 2, 3, 4)])
def test_random_games_hold_every_rule(level: str, strengths: list[str]) -> None:
    [record] = simulated("brikks", strengths, level=level)
    check(record)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_random_duels_hold_every_rule(level: str) -> None:
    for record in simulated("brikks", ["random"] * 2, 3, level=level, variant="duel"):
        check(record)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("variant", "strengths"),
    [("base", ["steady"]), ("base", ["random", "steady"]), ("duel", ["steady", "random"])],
)
def test_steady_games_hold_every_rule(level: str, variant: str, strengths: list[str]) -> None:
    for record in simulated("brikks", strengths, level=level, variant=variant):
        check(record)


def test_levels_chosen_by_the_players_take_a_step() -> None:
    record = simulated("brikks", ["random"] * 2, level="own")[0]
    assert record["rounds"][0]["throws"][0]["step"] == 3


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_check_finds_the_places_of_the_vectors(vector: dict[str, Any]) -> None:
    drawn = [
        (column, row)
        for row, marks in enumerate(reversed(vector.get("rows", [])), 1)
        for column, mark in enumerate(marks, 1)
        if mark == "X"
    ]
    filled = {*drawn, *((column, row) for column, row in vector.get("cells", []))}
    for block, places in vector["legal"].items():
        assert rests(filled, shape(block)) == {(column, row) for column, row in places}


def test_the_untouched_records_pass(table_game: Record, duel_game: Record, solo_game: Record) -> None:
    for record in (table_game, duel_game, solo_game):
        check(record)


@pytest.mark.parametrize(("tamper", "told"), TABLE.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_tampered_table_is_caught(table_game: Record, tamper: Tamper, told: str) -> None:
    assert_caught(table_game, tamper, told)


@pytest.mark.parametrize(("tamper", "told"), DUEL.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_tampered_duel_is_caught(duel_game: Record, tamper: Tamper, told: str) -> None:
    assert_caught(duel_game, tamper, told)


@pytest.mark.parametrize(("tamper", "told"), SOLO.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_a_tampered_solo_game_is_caught(solo_game: Record, tamper: Tamper, told: str) -> None:
    assert_caught(solo_game, tamper, told)


def assert_caught(untouched: Record, tamper: Tamper, told: str) -> None:
    record = copy.deepcopy(untouched)
    tamper(record)
    assert record != untouched
    with pytest.raises(Wrong, match=told):
        check(record)

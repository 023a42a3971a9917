"""Records of simulated games follow the rules, by checks that share no code with them, and give back their games."""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.brilliant.levels.files import names
from docs import check_brikks as brikks
from docs import check_brilliant as brilliant
from engine.game import MalformedText
from tests.bench.records import parse_record, record
from tests.bench.registry import TOOLS
from tests.bench.simulate import simulate
from tests.bench.simulated_games import Record, simulated
from tests.checkers import CHECKS, WRONG
from tests.paths import DATA

VECTORS = json.loads((DATA / "brikks-fields.json").read_text())["vectors"]
KINDS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("brilliant", ["naive"], {"level": "4"}),
    ("brilliant", ["naive", "naive", "random"], {"level": "3"}),
    ("brikks", ["steady"], {"level": "3"}),
    ("brikks", ["random", "steady", "random", "steady"], {"level": "1,2,3,4"}),
    ("brikks", ["random", "random"], {"level": "own"}),
    ("brikks", ["steady", "steady"], {"variant": "duel"}),
]
each_kind = pytest.mark.parametrize("kind", range(len(KINDS)))
CHANGES = 30
"""Changes tried in each record; there are thousands."""

Place = tuple[list[Any] | Record, Any]
"""A list or table in a record, and an index or key in it."""


@cache
def sample(kind: int) -> Record:
    """A game of each kind; of a duel, the first in which two minis are sent at once."""
    game, strengths, options = KINDS[kind]
    for seed in itertools.count(7):
        [found] = simulated(game, strengths, 1, seed, **options)
        minis = [sent for line in found["rounds"] for sent in line.get("minis", [])]
        if "variant" not in options or any(len(sent["cells"]) > 1 for sent in minis):
            return found
    raise AssertionError


@pytest.mark.slow
@pytest.mark.parametrize("level", names())
@pytest.mark.parametrize(
    "strengths", [["naive"], ["random"], ["naive", "random"], ["naive"] * 4, ["random", "naive"] * 3]
)
def test_simulated_games_of_brilliant_hold_every_rule(level: str, strengths: list[str]) -> None:
    for found in simulated("brilliant", strengths, 2, level=level):
        brilliant.check(found)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["1", "2", "3", "4", "own"])
@pytest.mark.parametrize(
    ("variant", "strengths"),
    [
        *(("base", ["random"] * seats) for seats in (1, 2, 3, 4)),
        ("base", ["steady"]),
        ("base", ["random", "steady"]),
        ("duel", ["random", "random"]),
        ("duel", ["steady", "random"]),
    ],
)
def test_simulated_games_of_brikks_hold_every_rule(level: str, variant: str, strengths: list[str]) -> None:
    for found in simulated("brikks", strengths, 3, level=level, variant=variant):
        brikks.check(found)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_check_of_brikks_finds_the_places_of_the_vectors(vector: dict[str, Any]) -> None:
    drawn = [
        (column, row)
        for row, marks in enumerate(reversed(vector.get("rows", [])), 1)
        for column, mark in enumerate(marks, 1)
        if mark == "X"
    ]
    filled = {*drawn, *((column, row) for column, row in vector.get("cells", []))}
    for block, places in vector["legal"].items():
        assert brikks.rests(filled, brikks.shape(block)) == {(column, row) for column, row in places}


def places(value: Any, ignored: tuple[str, ...]) -> Iterator[Place]:
    """Every place in a record, below these keys excepted."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        if key not in ignored:
            yield value, key
            yield from places(value[key], ignored)


def changed(value: Any) -> Any:
    """Another value of the same type; a list or table lacks its last entry."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}?"
        case list():
            return value[:-1]
        case dict():
            return dict(list(value.items())[:-1])
    return {}


@pytest.mark.slow
@each_kind
def test_a_change_anywhere_in_a_record_is_noticed(kind: int) -> None:
    """Names of players say nothing, and BRILLIANT may have another number written: see below."""
    content = copy.deepcopy(sample(kind))
    CHECKS[content["game"]](content)
    everywhere = [*places(content, ("players", "moves", "starts", "strike", "text"))]
    unnoticed = []
    for within, key in Random(kind).sample(everywhere, CHANGES):
        before, after = within[key], changed(within[key])
        within[key] = after
        if before != after and is_sound(content):
            unnoticed.append((key, before, after))
        within[key] = before
    assert unnoticed == []


def is_sound(content: Record) -> bool:
    try:
        CHECKS[content["game"]](content)
    except (*WRONG, LookupError, ValueError, TypeError):
        return False
    return True


def first_written(content: Record) -> Record:
    moves = [move for line in content["rounds"] for move in line["moves"] if move != "pass"]
    found: Record = moves[0]
    return found


def write_a_number_not_thrown(content: Record) -> None:
    first_written(content)["number"] = first_written(content)["number"] % 6 + 1


def write_off_the_grid(content: Record) -> None:
    first_written(content)["field"] = [0, 99]


def write_twice(content: Record) -> None:
    content["rounds"][1]["moves"] = content["rounds"][0]["moves"]


def swap_starts(content: Record) -> None:
    starts = content["starts"][0]
    starts["1"], starts["6"] = starts["6"], starts["1"]


def share_a_start_area(content: Record) -> None:
    content["start"] = "free"
    content["starts"][0]["1"] = [0, 3]  # C and F of level 3 both have stars already
    content["starts"][0]["2"] = [0, 4]


def change_values_of_the_level(content: Record) -> None:
    content["level"]["text"] = content["level"]["text"].replace("[5, 3, 1]", "[8, 3, 1]")


def repeat_the_last_round(content: Record) -> None:
    content["rounds"].append(content["rounds"][-1])


def strike_out_of_turn(content: Record) -> None:
    content["rounds"][4]["strike"] = "A"


def strike_one_area_three_times(content: Record) -> None:
    for number in (5, 11, 17):
        content["rounds"][number]["strike"] = "F"


def score_what_was_struck(content: Record) -> None:
    for award in content["awards"]:
        award["value"] += 1
    content["points"] = [sum(award["value"] for award in content["awards"])]


def throw_a_third_time(content: Record) -> None:
    throws = next(line["throws"] for line in content["rounds"] if len(line["throws"]) == 2)
    throws.append({**throws[1], "step": throws[1]["step"] + 2})


def share_a_start_colour(content: Record) -> None:
    content["starts"][0]["block"] = content["starts"][1]["block"]


def bomb_a_fourth_time(content: Record) -> None:
    untouched = {"energy": {"activated": 4, "struck": 0}, "crosses": 0}
    for line, struck in zip(content["rounds"], (1, 2, 4, 4), strict=False):
        line["turns"] = [{"action": "bomb", "struck": struck, **untouched} for _ in line["turns"]]


def drop_out_though_it_fits(content: Record) -> None:
    turns = [turn for line in content["rounds"] for turn in line["turns"] if turn]
    next(turn for turn in turns if turn.get("change") == "none")["action"] = "out"


def let_minis_touch(content: Record) -> None:
    minis = (sent for line in content["rounds"] for sent in line.get("minis", []))
    cells = next(sent["cells"] for sent in minis if len(sent["cells"]) > 1)
    cells[1] = [cells[0][0], cells[0][1] + 1]


ALONE, TABLE, _, BLOCKS, _, DUEL = range(len(KINDS))


@pytest.mark.parametrize(
    ("kind", "tamper", "told"),
    [
        (TABLE, write_a_number_not_thrown, "seat"),
        (TABLE, write_off_the_grid, "seat"),
        (TABLE, write_twice, "seat"),
        (TABLE, swap_starts, "round"),
        (TABLE, share_a_start_area, "starts share an area"),
        (TABLE, change_values_of_the_level, "after the end"),
        (TABLE, repeat_the_last_round, "after the end"),
        (ALONE, strike_out_of_turn, "strike due"),
        (ALONE, strike_one_area_three_times, "strike F"),
        (ALONE, score_what_was_struck, "awards"),
        (BLOCKS, repeat_the_last_round, "after the end"),
        (BLOCKS, throw_a_third_time, "throws"),
        (BLOCKS, share_a_start_colour, "share a colour"),
        (BLOCKS, bomb_a_fourth_time, "no bomb left"),
        (BLOCKS, drop_out_though_it_fits, "out though it fits"),
        (DUEL, let_minis_touch, "touch"),
    ],
)
def test_a_move_against_the_rules_is_named(kind: int, tamper: Callable[[Record], None], told: str) -> None:
    content = copy.deepcopy(sample(kind))
    tamper(content)
    with pytest.raises(WRONG, match=told):
        CHECKS[content["game"]](content)


@pytest.mark.slow
@each_kind
def test_a_record_gives_back_its_game(kind: int) -> None:
    game, strengths, options = KINDS[kind]
    header = TOOLS[game].simulation.header(options, len(strengths))
    for played in simulate(header, strengths, 2, seed=5):
        assert parse_record(record(played)) == played


def test_free_start_numbers_and_old_solo_games_are_kept() -> None:
    header = TOOLS["brilliant"].simulation.header({}, 2)
    free = type(header)(header.kind, header.seats, {**header.options, "start": "free"})
    old = type(header)("brikks", 1, {"variant": "base", "level": "2", "rethrow": "yes"})
    for kept in (free, old):
        (played,) = simulate(kept, ["random"] * kept.seats, 1, seed=5)
        assert parse_record(record(played)) == played


@pytest.mark.parametrize("key", ["format", "level", "rounds", "points", "winners", "reason"])
def test_a_changed_record_is_refused(key: str) -> None:
    content = {**sample(TABLE), key: changed(sample(TABLE)[key])}
    with pytest.raises(MalformedText, match="record"):
        parse_record(json.dumps(content))


def test_other_text_is_no_record() -> None:
    for text in ("", "[]", "{}", (DATA / "brilliant-end.json").read_text(encoding="utf-8")):
        with pytest.raises(MalformedText):
            parse_record(text)

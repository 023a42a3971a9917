"""A record gives back the game that it was made from; a changed one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.game import MalformedText
from tests.bench.records import parse_record, record
from tests.bench.registry import TOOLS
from tests.bench.simulate import simulate
from tests.bench.simulated_games import simulated
from tests.paths import DATA

Record = dict[str, Any]
GAMES = [
    ("brilliant", 1, {"level": "4"}),
    ("brilliant", 3, {"level": "2"}),
    ("brikks", 1, {"level": "own"}),
    ("brikks", 3, {"level": "1,2,4"}),
    ("brikks", 2, {"variant": "duel"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_record_gives_back_its_game(game: str, seats: int, options: dict[str, str]) -> None:
    header = TOOLS[game].simulation.header(options, seats)
    for played in simulate(header, ["random"] * seats, 3, seed=5):
        assert parse_record(record(played)) == played


def test_free_start_numbers_and_old_solo_games_are_kept() -> None:
    header = TOOLS["brilliant"].simulation.header({}, 2)
    free = type(header)(header.kind, header.seats, {**header.options, "start": "free"})
    old = type(header)("brikks", 1, {"variant": "base", "level": "2", "rethrow": "yes"})
    for kept in (free, old):
        (played,) = simulate(kept, ["random"] * kept.seats, 1, seed=5)
        assert parse_record(record(played)) == played


def _points(content: Record) -> None:
    content["points"][0] += 1


def _throw(content: Record) -> None:
    del content["rounds"][3]["throw"]


def _move(content: Record) -> None:
    content["rounds"][0]["moves"][0] = {"field": [0, 99], "number": 1}


def _level(content: Record) -> None:
    content["level"]["text"] = "nothing"


def _format(content: Record) -> None:
    content["format"] = 1


def _seed(content: Record) -> None:
    content["dice"]["seed"] = "none"


def _end(content: Record) -> None:
    content["rounds"].pop()


@pytest.mark.parametrize("change", [_points, _throw, _move, _level, _format, _seed, _end])
def test_a_changed_record_is_refused(change: Callable[[Record], None]) -> None:
    (content,) = simulated("brilliant", ["random", "random"])
    change(content)
    with pytest.raises(MalformedText, match="record"):
        parse_record(json.dumps(content))


def test_other_text_is_no_record() -> None:
    for text in ("", "[]", "{}", (DATA / "brilliant-end.json").read_text(encoding="utf-8")):
        with pytest.raises(MalformedText):
            parse_record(text)

"""The counts in perft.json, by the engine and by the independent rules of the record's check."""

from __future__ import annotations

import json
import tomllib

import pytest

from bot.games.brilliant.levels.files import level_text, names
from docs.check_brilliant import Level, Place, legal
from tests.games.brilliant.levels.make_perft import PATH, counts

STORED = json.loads(PATH.read_text(encoding="utf-8"))


def test_the_engine_gives_the_stored_counts() -> None:
    assert counts() == STORED, (
        "if a level was changed on purpose: python -m tests.games.brilliant.levels.make_perft"
    )


def leaves(level: Level, sheet: dict[Place, int], throws: list[str]) -> int:
    if not throws:
        return 1
    choices = legal_places(level, sheet, throws[0])
    if not choices:
        return leaves(level, sheet, throws[1:])
    return sum(leaves(level, {**sheet, place: number}, throws[1:]) for place, number in choices)


def legal_places(level: Level, sheet: dict[Place, int], throw: str) -> set[tuple[Place, int]]:
    thrown = [int(number) for number in throw.split("-")]
    pairs = {(place, number) for place in level.area_at for number in thrown}
    return {(place, number) for place, number in pairs if legal(level, sheet, thrown, place, number)}


@pytest.mark.parametrize("name", names())
def test_a_plain_count_gives_the_stored_counts(name: str) -> None:
    content = tomllib.loads(level_text(name))
    level = Level(content)
    starts = {(int(star[1:]) - 1, ord(star[0]) - ord("A")): n for n, star in enumerate(content["stars"], 1)}
    for text, count in STORED[name]["throws"].items():
        assert len(legal_places(level, starts, text)) == count, text
    for tree in STORED[name]["trees"]:
        for depth in (1, 2, 3):
            throws = tree["throws"][:depth]
            assert leaves(level, starts, throws) == tree["leaves"][depth - 1], throws

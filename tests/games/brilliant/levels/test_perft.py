"""The counts in perft.json, by the engine and by an independent plain count."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.games.brilliant.levels.files import load, names
from engine.brilliant.level import row_and_column
from tests.games.brilliant.levels.make_perft import PATH, counts

Place = tuple[int, int]


class Plain:
    """Legal placements straight from the rules, on dictionaries of rows and columns."""

    def __init__(self, name: str) -> None:
        level = load(name)
        self.area = {row_and_column(f): area for area in level.areas for f in area.fields}
        self.starts = {row_and_column(star): n for n, star in enumerate(level.stars, 1)}

    def legal(self, sheet: dict[Place, int], first: int, second: int) -> set[tuple[Place, int]]:
        return {
            (place, number)
            for place in self.area
            for number, other in ((first, second), (second, first))
            if place not in sheet
            and other in [sheet.get(near) for near in beside(place)]
            and self.fits(sheet, place, number)
        }

    def fits(self, sheet: dict[Place, int], place: Place, number: int) -> bool:
        area = self.area[place]
        numbers = [number, *(sheet[p] for p in sheet if self.area[p] is area)]
        kinds = len(set(numbers))
        return {
            "green": True,
            "blue": kinds == 1,
            "grey": kinds == 1,
            "red": kinds == len(numbers),
            "yellow": kinds == len(numbers),
            "purple": kinds <= 2,
            "orange": max(numbers) < 4 or min(numbers) > 3,
        }[area.colour]

    def leaves(self, sheet: dict[Place, int], throws: list[str]) -> int:
        if not throws:
            return 1
        first, second = map(int, throws[0].split("-"))
        choices = self.legal(sheet, first, second)
        if not choices:
            return self.leaves(sheet, throws[1:])
        return sum(self.leaves({**sheet, place: number}, throws[1:]) for place, number in choices)


def beside(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


@pytest.fixture(scope="module")
def stored() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return content


def test_the_engine_gives_the_stored_counts(stored: dict[str, Any]) -> None:
    assert counts() == stored, (
        "if a level was changed on purpose: python -m tests.games.brilliant.levels.make_perft"
    )


@pytest.mark.parametrize("name", names())
def test_a_plain_count_gives_the_stored_counts(name: str, stored: dict[str, Any]) -> None:
    plain = Plain(name)
    for text, count in stored[name]["throws"].items():
        first, second = map(int, text.split("-"))
        assert len(plain.legal(plain.starts, first, second)) == count, text
    for tree in stored[name]["trees"]:
        for depth in (1, 2, 3):
            throws = tree["throws"][:depth]
            assert plain.leaves(plain.starts, throws) == tree["leaves"][depth - 1], throws

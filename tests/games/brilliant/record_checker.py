"""Checks a BRILLIANT record against the rules; written from docs/record-format.md, without the engine."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any

from tests.bench.checking import check_frame, expect, throw

Place = tuple[int, int]

TARGETS = {2: 26, 3: 24, 4: 22, 5: 20, 6: 20}
SOLO_ROLLS = 44
SAME, DIFFERENT = ("blue", "grey"), ("red", "yellow")


def check(record: dict[str, Any]) -> None:
    """Raise Wrong at the first breach of the rules."""
    check_frame(record, "brilliant", 6)
    seats = record["seats"]
    level = Level(tomllib.loads(record["level"]["text"]))
    expect(record["level"]["name"] == level.name, "level name")
    expect(len(record["starts"]) == seats, "starts")
    table = Table(level, [started(level, starts, record["start"]) for starts in record["starts"]])
    step = 1
    for number, line in enumerate(record["rounds"], 1):
        expect(table.reason() is None, f"round {number} after the end")
        expect(line["step"] == step, f"round {number}: step")
        thrown = throw(record, step, (6, 6))
        expect(line["throw"] == thrown, f"round {number}: throw")
        step += 2 + table.take_strike(number, line.get("strike"))
        table.take_moves(number, thrown, line["moves"])
    expect(record["awards"] == table.awards, "awards")
    points = table.points()
    expect(record["points"] == points, "points")
    expect(record["winners"] == [s for s in range(seats) if points[s] == max(points)], "winners")
    expect(table.reason() is not None and record["reason"] == table.reason(), "reason")


class Level:
    """The parts of a level file that the rules use."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.name: str = content["name"]
        self.areas: dict[str, dict[str, Any]] = content["areas"]
        self.area_at: dict[Place, str] = {
            (row, column): key
            for row, line in enumerate(content["grid"].split("\n")[:-1])
            for column, key in enumerate(line.split())
            if key != "."
        }
        self.stars = {(int(name[1:]) - 1, ord(name[0]) - ord("A")) for name in content["stars"]}
        self.solo_boxes: list[int] = content["solo_boxes"]

    def fields(self, key: str) -> list[Place]:
        return [place for place, area in self.area_at.items() if area == key]


@dataclass
class Table:
    """The sheets, and everything that follows from the rounds so far."""

    level: Level
    sheets: list[dict[Place, int]]
    awards: list[dict[str, Any]] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)
    rounds: int = 0

    def take_strike(self, number: int, strike: str | None) -> bool:
        solo, boxes = len(self.sheets) == 1, [2 * box for box in self.level.solo_boxes]
        done = {award["area"] for award in self.awards}
        eligible = [key for key in self.level.areas if key not in done and self.lost.get(key, 0) < 2]
        is_due = solo and number in boxes and bool(eligible)
        expect((strike is not None) == is_due, f"round {number}: strike due {is_due}")
        if strike is not None:
            expect(strike in eligible, f"round {number}: strike {strike}")
            self.lost[strike] = self.lost.get(strike, 0) + 1
        return is_due

    def take_moves(self, number: int, thrown: list[int], moves: list[Any]) -> None:
        expect(len(moves) == len(self.sheets), f"round {number}: moves")
        filled: list[str] = []
        for seat, (sheet, move) in enumerate(zip(self.sheets, moves, strict=True)):
            if move == "pass":
                continue
            place, value = tuple(move["field"]), move["number"]
            expect(legal(self.level, sheet, thrown, place, value), f"round {number}: seat {seat} {move}")
            sheet[place] = value
            key = self.level.area_at[place]
            if all(other in sheet for other in self.level.fields(key)):
                filled.append(key)
                won = self.level.areas[key]["values"][min(2, self.lost.get(key, 0))]
                self.awards.append({"round": number, "seat": seat, "area": key, "value": won})
        if len(self.sheets) > 1:
            for key in set(filled):
                self.lost[key] = self.lost.get(key, 0) + 1
        self.rounds = number

    def points(self) -> list[int]:
        seats = range(len(self.sheets))
        return [sum(award["value"] for award in self.awards if award["seat"] == seat) for seat in seats]

    def reason(self) -> str | None:
        seats = len(self.sheets)
        if seats > 1 and max(self.points()) >= TARGETS[seats]:
            return "target"
        if seats == 1 and self.rounds == SOLO_ROLLS:
            return "rolls"
        return None if any(is_alive(self.level, sheet) for sheet in self.sheets) else "stalled"


def started(level: Level, starts: dict[str, list[int]], mode: str) -> dict[Place, int]:
    """A sheet with its start numbers."""
    expect(sorted(starts) == list("123456"), "start numbers")
    sheet: dict[Place, int] = {(row, column): int(number) for number, (row, column) in starts.items()}
    expect(set(sheet) <= set(level.area_at), "start off the grid")
    expect(len({level.area_at[place] for place in sheet}) == 6, "starts share an area")
    expect(mode == "free" or set(sheet) == level.stars, "start off the stars")
    return sheet


def legal(level: Level, sheet: dict[Place, int], thrown: list[int], place: Any, number: int) -> bool:
    if place not in level.area_at or place in sheet or number not in thrown:
        return False
    other = thrown[1] if number == thrown[0] else thrown[0]
    return any(sheet.get(near) == other for near in beside(place)) and admitted(level, sheet, place, number)


def admitted(level: Level, sheet: dict[Place, int], place: Place, number: int) -> bool:
    key = level.area_at[place]
    numbers = [sheet[other] for other in level.fields(key) if other in sheet] + [number]
    colour = level.areas[key]["colour"]
    if colour in SAME:
        return len(set(numbers)) == 1
    if colour in DIFFERENT:
        return numbers.count(number) == 1
    if colour == "purple":
        return len(set(numbers)) <= 2
    if colour == "orange":
        return max(numbers) <= 3 or min(numbers) >= 4
    return True


def is_alive(level: Level, sheet: dict[Place, int]) -> bool:
    return any(
        any(near in sheet for near in beside(place))
        and any(admitted(level, sheet, place, number) for number in range(1, 7))
        for place in level.area_at
        if place not in sheet
    )


def beside(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]

"""Check finished games of BRILLIANT: derive every throw, move and point again, and say what is wrong.

It follows record-format.md and the rules alone: it shares no code with the bot, and needs only Python 3.11 or newer.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
import tomllib
from itertools import count
from pathlib import Path
from typing import Any

GAME, MOST_SEATS, SIDES = "brilliant", 6, (6, 6)
TARGETS = {2: 26, 3: 24, 4: 22, 5: 20, 6: 20}
SOLO_THROWS = 44
SAME, DIFFERENT = ("blue", "grey"), ("red", "yellow")

Place = tuple[int, int]
Record = dict[str, Any]


class Wrong(Exception):
    """The record breaks the format or a rule; the message says where."""


def expect(condition: bool, what: str) -> None:
    if not condition:
        raise Wrong(what)


def check(record: Record) -> None:
    """Raise Wrong at the first breach of the rules."""
    check_frame(record)
    seats = record["seats"]
    level = Level(tomllib.loads(record["level"]["text"]))
    expect(record["level"]["name"] == level.name, "the name of the level")
    table = Table(level, record)
    table.take_starts(record["starts"], record["start"])
    for number, line in enumerate(record["rounds"], 1):
        table.take_round(number, line)
    expect(not table.left, "a player leaves after the end")
    expect(record["awards"] == table.awards, f"awards: the moves give {table.awards}")
    points = table.points()
    expect(record["points"] == points, f"points: the awards give {points}")
    most = max(points[seat] for seat in table.present)
    winners = [seat for seat in range(seats) if seat in table.present and points[seat] == most]
    expect(record["winners"] == winners, f"winners: the points give {winners}")
    reason = table.reason()
    expect(reason is not None, "not over after the last round")
    expect(record["reason"] == reason, f"reason: it is {reason}")


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


class Table:
    """The sheets, and everything that follows from the events so far."""

    def __init__(self, level: Level, record: Record) -> None:
        self.level = level
        self.dice: Record = record["dice"]
        self.sheets: list[dict[Place, int]] = [{} for _ in range(record["seats"])]
        self.present = set(range(record["seats"]))
        self.left: list[Record] = list(record.get("left", ()))
        self.last_throw: int = record.get("throws", SOLO_THROWS)
        expect(len(self.sheets) == 1 or "throws" not in record, "a short game of more than one seat")
        self.awards: list[Record] = []
        self.lost: dict[str, int] = {}
        self.rounds = 0
        self.step = 0

    def leave(self) -> None:
        """Let those leave who do so before the next event."""
        while self.left and self.left[0]["step"] == self.step:
            seat = self.left.pop(0)["seat"]
            expect(seat in self.present and len(self.present) > 1, f"step {self.step}: seat {seat} leaves")
            self.present.remove(seat)
            self.step += 1

    def take_starts(self, starts: list[Any], mode: str) -> None:
        expect(mode in ("stars", "free"), "start")
        expect(len(starts) == len(self.sheets), "starts")
        self.leave()
        for seat, numbers in enumerate(starts):
            expect(
                (numbers is not None) == (seat in self.present),
                f"seat {seat} starts exactly if it has not left",
            )
            if numbers is not None:
                self.sheets[seat] = started(self.level, numbers, mode)
        self.step += 1

    def take_round(self, number: int, line: Record) -> None:
        expect(self.reason() is None, f"round {number} after the end")
        expect(line["step"] == self.step, f"round {number}: step, it is {self.step}")
        thrown = throw(self.dice, number, self.step)
        expect(line["throw"] == thrown, f"round {number}: throw, the dice give {thrown}")
        self.step += 1
        self.take_strike(number, line.get("strike"))
        self.leave()
        self.take_moves(number, thrown, line["moves"])
        self.step += 1

    def take_strike(self, number: int, strike: str | None) -> None:
        solo, boxes = len(self.sheets) == 1, [2 * box for box in self.level.solo_boxes]
        done = {award["area"] for award in self.awards}
        eligible = [key for key in self.level.areas if key not in done and self.lost.get(key, 0) < 2]
        is_due = solo and number in boxes and bool(eligible)
        expect((strike is not None) == is_due, f"round {number}: strike due {is_due}")
        if strike is not None:
            expect(strike in eligible, f"round {number}: strike {strike}")
            self.lost[strike] = self.lost.get(strike, 0) + 1
            self.step += 1

    def take_moves(self, number: int, thrown: list[int], moves: list[Any]) -> None:
        expect(len(moves) == len(self.sheets), f"round {number}: moves")
        filled: list[str] = []
        for seat, (sheet, move) in enumerate(zip(self.sheets, moves, strict=True)):
            where = f"round {number}: seat {seat}"
            expect(
                (move is not None) == (seat in self.present),
                f"{where} moves exactly as long as it has not left",
            )
            if move in (None, "pass"):
                continue
            place, value = tuple(move["field"]), move["number"]
            expect(legal(self.level, sheet, thrown, place, value), f"{where} must not play {move}")
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
        """Why the game is over after the last round; None if it goes on."""
        seats = len(self.sheets)
        if seats > 1 and max(self.points()) >= TARGETS[seats]:
            return "target"
        if seats == 1 and self.rounds == self.last_throw:
            return "rolls"
        return None if any(is_alive(self.level, self.sheets[seat]) for seat in self.present) else "stalled"


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
    """Whether the rule of the area lets the number stand beside what is there."""
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


# From here on, check_brilliant.py and check_brikks.py are the same, so that each is one file that stands alone.


def same(found: Record, wanted: Record, where: str) -> None:
    for key in sorted(found.keys() | wanted.keys()):
        had, due = found.get(key, "missing"), wanted.get(key, "nothing")
        expect(had == due, f"{where}: {key} is {had}, should be {due}")


def check_frame(record: Record) -> None:
    """Check what the records of all games have, as far as no rule of the game is needed."""
    expect(record["format"] in (2, 3), f"format {record['format']} is not known")
    expect(record["game"] == GAME, f"this program checks {GAME}, not {record['game']}")
    expect(1 <= record["seats"] <= MOST_SEATS and len(record["players"]) == record["seats"], "seats")
    seed = bytes.fromhex(record["dice"]["seed"])
    expect(hashlib.sha256(seed).hexdigest() == record["dice"]["commitment"], "commitment to another seed")


def throw(dice: Record, number: int, step: int) -> list[int]:
    """What the dice give as the game's throw with this number, from 1, at this step."""
    for skipped in dice.get("skipped", ()):
        number += skipped <= number
    mixed_in, seed = dice["interactions"], bytes.fromhex(dice["seed"])
    place = step if mixed_in is None else f"{','.join(map(str, mixed_in))}:{number}"
    labels = (f"{dice['game']}:{place}:{block}".encode() for block in count())
    data = (byte for label in labels for byte in hmac.digest(seed, label, "sha256"))
    return [next(byte for byte in data if byte < 256 - 256 % side) % side + 1 for side in SIDES]


def main(files: list[str]) -> int:
    """Return 0 if all games are right, 1 if any is wrong, 2 if there is nothing to check."""
    lines = [line for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()]
    wrong = 0
    for number, line in enumerate(lines, 1):
        said = "every throw, move and point is right"
        try:
            check(json.loads(line))
        except Wrong as fault:
            wrong, said = wrong + 1, f"WRONG: {fault}"
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            wrong, said = wrong + 1, f"WRONG: not in the format of records ({type(error).__name__}: {error})"
        print(f"game {number}: {said}")
    print(f"{len(lines)} games checked, {wrong} wrong" if lines else __doc__)
    return 1 if wrong else 0 if lines else 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, UnicodeError) as error:
        print(f"nothing checked: {error}", file=sys.stderr)
        sys.exit(2)

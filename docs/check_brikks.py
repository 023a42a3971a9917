"""Check finished games of BRIKKS: derive every throw, move and point again, and say what is wrong.

It follows record-format.md and the rules alone: it shares no code with the bot, and needs only Python 3.11 or newer.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

GAME, MOST_SEATS, SIDES = "brikks", 4, (6, 4)
BLOCKS = {
    "white": [".X. XXX", "X. XX X.", "XXX .X.", ".X XX .X"],
    "yellow": [".X .X XX", "X.. XXX", "XX X. X.", "XXX ..X"],
    "green": ["X. X. XX", "XXX X..", "XX .X .X", "..X XXX"],
    "red": [".X XX X.", ".X XX X.", "XX. .XX", "XX. .XX"],
    "blue": ["X. XX .X", "X. XX .X", ".XX XX.", ".XX XX."],
    "black": ["XX XX", "XX XX", "X X X X", "XXXX"],
}
"""The blocks with the numbers 1 to 4, each row by row from the top, in the order of the colours on the die."""
CIRCLES = [(5, 3), (8, 8), (10, 5), (2, 7), (8, 4), (7, 11), (6, 6), (1, 10), (3, 5), (9, 10), (1, 4), (4, 9)]
"""Two of each colour, in the same order."""
COLOURS = list(BLOCKS)
OTHER_CIRCLE = {1: 1, 2: 0, 3: -1, 4: -2}
"""By level, what a circle of another colour than the block brings; one of its own brings two."""
START_ENERGY = {1: (5, 0), 2: (4, 2), 3: (4, 1), 4: (4, 0)}
"""By seats, how many points are activated and struck at the start."""
TRACK, PINKS = 28, (7, 10, 13, 16, 19, 22, 25, 28)
SWAP = 5
CROSSES_FOR_ROWS = (0, 0, 1, 2, 4)
SPECIAL = (0, 1, 3, 6, 10, 15, 21, 28, 36, 44, 51, 58, 64, 70, 75)
BOMBS = (1, 2, 4)
ROW_POINTS, ROW_TIMES = {10: 5, 9: 2, 8: 1}, (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4)
BANDS = (">150", "130-150", "110-129", "100-109", "90-99", "80-89", "70-79", "60-69", "<60")
LEAST = (151, 130, 110, 100, 90, 80, 70, 60)
MINI = [(0, 0)]

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
    table = Table(record)
    table.take_levels(record["level"], record["levels"])
    table.take_starts(record["starts"])
    for number, line in enumerate(record["rounds"], 1):
        expect(not table.is_over(), f"round {number} after the end")
        table.take_round(number, line)
    expect(table.is_over() and not table.left, "not over after the last round, or somebody leaves later")
    check_end(record, table.sheets, table.is_duel)


@dataclass
class Sheet:
    """A player's sheet so far."""

    level: int
    energy: list[int]
    """Activated, struck."""
    filled: set[Place] = field(default_factory=set)
    crosses: int = 0
    bombs: int = 0
    plays: bool = True
    has_left: bool = False


class Table:
    """The sheets, and where the game is."""

    def __init__(self, record: Record) -> None:
        seats: int = record["seats"]
        self.dice: Record = record["dice"]
        self.is_duel = record["variant"] == "duel"
        self.has_rethrow: bool = record["rethrow"]
        self.last_round: int | None = record.get("throws")
        self.left: list[Record] = list(record.get("left", ()))
        self.sheets = [Sheet(0, [*START_ENERGY[record.get("energy", seats)]]) for _ in range(seats)]
        self.active, self.step, self.throws, self.rounds = 0, 0, 0, 0
        expect(seats == 2 if self.is_duel else record["variant"] == "base", "variant")
        expect(isinstance(self.has_rethrow, bool), "rethrow")
        expect(seats == 1 or self.last_round is None, "a short game of more than one seat")

    def is_over(self) -> bool:
        plays = [sheet.plays for sheet in self.sheets]
        return self.rounds == self.last_round or not any(plays) or (self.is_duel and not all(plays))

    def leave(self) -> None:
        """Let those leave who do so before the next event."""
        while self.left and self.left[0]["step"] == self.step:
            sheet = self.sheets[self.left.pop(0)["seat"]]
            expect(not self.is_over() and not sheet.has_left, f"step {self.step}: nobody can leave")
            sheet.has_left, sheet.plays = True, False
            self.step += 1

    def pass_dice(self, last: int) -> None:
        """Let the next seat roll that plays."""
        order = [(last + ahead) % len(self.sheets) for ahead in range(1, len(self.sheets) + 1)]
        self.active = next((seat for seat in order if self.sheets[seat].plays), self.active)

    def take_levels(self, option: str, levels: list[int]) -> None:
        expect(len(levels) == len(self.sheets), "levels")
        if option == "own":
            self.leave()
            self.step += not self.is_over()
        else:
            expect(option == ",".join(map(str, levels)) or {option} == set(map(str, levels)), "level")
        for sheet, level in zip(self.sheets, levels, strict=True):
            has_none = option == "own" and (sheet.has_left or self.is_over())
            expect(level in ([0] if has_none else OTHER_CIRCLE), f"level {level}")
            sheet.level = level

    def take_starts(self, starts: list[Record]) -> None:
        colours = [start["block"][:-1] for start in starts]
        expect(len(set(colours)) == len(colours), "start blocks share a colour")
        for start in starts:
            self.leave()
            owing = [seat for seat, sheet in enumerate(self.sheets) if sheet.plays and not sheet.filled]
            expect(not self.is_over() and owing[-1:] == [start["seat"]], "order of start blocks")
            block, at = start["block"], (start["at"][0], start["at"][1])
            expect(block[-1] == "1" and at[1] == 1, "start block turned or lifted")
            expect(at in rests(set(), shape(block)), "start block off the field")
            self.sheets[start["seat"]].filled = set(shape(block, at))
            self.step += 1
        self.leave()
        expect(self.is_over() or all(sheet.filled for sheet in self.sheets if sheet.plays), "start blocks")
        self.pass_dice(-1)

    def take_round(self, number: int, line: Record) -> None:
        where = f"round {number}"
        expect(line["active"] == self.active, f"{where}: seat {self.active} is active")
        thrown = self.take_throws(line["throws"], where)
        self.leave()
        if self.is_over():
            expect("turns" not in line and "minis" not in line, f"{where}: turns after the end")
            return
        owed = self.take_turns(thrown, line["turns"], where)
        expect(("minis" in line) == any(owed), f"{where}: minis due {owed}")
        if any(owed):
            self.take_minis(owed, line["minis"], where)
        self.rounds = number
        self.pass_dice(self.active)

    def take_throws(self, throws: list[Record], where: str) -> str:
        """The block that stands for all."""
        block, most = "", 1
        for number, line in enumerate(throws, 1):
            expect(number <= most, f"{where}: too many throws")
            self.throws += 1
            values = throw(self.dice, self.throws, self.step)
            block = f"{COLOURS[values[0] - 1]}{values[1]}"
            same(line, {"step": self.step, "values": values, "block": block}, where)
            self.step += 1
            if number == 1 and self.has_rethrow:
                self.leave()
                if not self.is_over() and self.sheets[self.active].plays:
                    self.step, most = self.step + 1, 2
        expect(block != "", f"{where}: no throw")
        return block

    def take_turns(self, thrown: str, turns: list[Record | None], where: str) -> list[int]:
        """Play the turns on the sheets; return how many minis each seat may send."""
        expect(len(turns) == len(self.sheets), f"{where}: turns")
        earned = [0] * len(self.sheets)
        for seat, (sheet, turn) in enumerate(zip(self.sheets, turns, strict=True)):
            expect((turn is not None) == sheet.plays, f"{where}, seat {seat}: turn of who is out")
            if turn is not None:
                earned[seat] = take_turn(sheet, thrown, turn, self.is_duel, f"{where}, seat {seat}")
        self.step += 1
        earned = earned if self.is_duel and not self.is_over() else [0] * len(earned)
        return [n if n and rests(self.sheets[1 - seat].filled, MINI) else 0 for seat, n in enumerate(earned)]

    def take_minis(self, owed: list[int], minis: list[Record], where: str) -> None:
        """Let the minis fall; none do if somebody leaves now."""
        self.leave()
        self.step += not self.is_over()
        expect([sent["owed"] for sent in minis] == owed, f"{where}: minis due {owed}")
        for seat, sent in enumerate(minis):
            place, field_of_other = f"{where}, minis of seat {seat}", self.sheets[1 - seat].filled
            cells = [(column, row) for column, row in sent["cells"]]
            expect(len(cells) <= (0 if self.is_over() else owed[seat]), f"{place}: too many")
            for number, (column, row) in enumerate(cells):
                expect((column, row) in rests(field_of_other, MINI), f"{place}: cannot rest")
                beside = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
                expect(beside.isdisjoint(cells[:number]), f"{place}: touch")
                field_of_other.add((column, row))


def take_turn(sheet: Sheet, thrown: str, turn: Record, is_duel: bool, where: str) -> int:
    """Play the turn on the sheet; return the crosses that it earned, or minis."""
    wanted, earned = {"action": turn["action"]}, 0
    if turn["action"] == "bomb":
        expect(sheet.bombs < len(BOMBS), f"{where}: no bomb left")
        wanted["struck"] = BOMBS[sheet.bombs]
        sheet.bombs += 1
    else:
        block = turn["block"]
        found, shift = rests(sheet.filled, shape(block)), abs(int(block[-1]) - int(thrown[-1]))
        change = "swap" if block[:-1] != thrown[:-1] else "shift" if shift else "none"
        cost = SWAP if change == "swap" else shift
        wanted |= {"block": block, "change": change, "cost": cost}
        expect(cost <= sheet.energy[0] - sheet.energy[1], f"{where}: energy short")
        sheet.energy[1] += cost
        if turn["action"] == "out":
            expect(not found, f"{where}: out though it fits")
            sheet.plays = False
        else:
            at = (turn["at"][0], turn["at"][1])
            expect(turn["action"] == "place" and at in found, f"{where}: {block} cannot rest at {at}")
            brought, earned = placed(sheet, block, at)
            wanted |= {"at": list(at), **brought}
    if not is_duel:
        sheet.crosses = min(len(SPECIAL) - 1, sheet.crosses + earned)
    energy = {"activated": sheet.energy[0], "struck": sheet.energy[1]}
    same(turn, {**wanted, "energy": energy, "crosses": sheet.crosses}, where)
    return earned


def placed(sheet: Sheet, block: str, at: Place) -> tuple[Record, int]:
    """The effects of a placed block, and the crosses that it earns."""
    cells, energy = shape(block, at), sheet.energy
    sheet.filled |= set(cells)
    rows = sorted({row for _, row in cells if sum(cell[1] == row for cell in sheet.filled) == 10})
    circles = [COLOURS[CIRCLES.index(cell) // 2] for cell in cells if cell in CIRCLES]
    points = [2 if colour == block[:-1] else OTHER_CIRCLE[sheet.level] for colour in circles]
    lost = min(energy[0] - energy[1], -sum(number for number in points if number < 0))
    gained = min(TRACK - energy[0], sum(number for number in points if number > 0))
    pinks = sum(energy[0] < position <= energy[0] + gained for position in PINKS)
    energy[:] = energy[0] + gained, energy[1] + lost
    brought = {"cells": [list(cell) for cell in cells], "gained": gained, "lost": lost, "pinks": pinks}
    return {**brought, "rows": rows}, pinks + CROSSES_FOR_ROWS[len(rows)]


def check_end(record: Record, sheets: list[Sheet], is_duel: bool) -> None:
    scored = [score(sheet, is_duel) for sheet in sheets]
    scores, points = [parts for parts, _ in scored], [total for _, total in scored]
    playing = [seat for seat, sheet in enumerate(sheets) if sheet.plays]
    stayed = [seat for seat, sheet in enumerate(sheets) if not sheet.has_left]
    most = [seat for seat in stayed if points[seat] == max(points[other] for other in stayed)]
    reason = ("survived" if playing else "rows") if is_duel else "throws" if playing else "out"
    wanted = {"scores": scores, "points": points, "reason": reason}
    wanted["winners"] = playing if is_duel and playing else most
    if len(sheets) == 1:
        reached = points[0] + 5 * (sheets[0].level - 1)
        band = BANDS[sum(reached < least for least in LEAST)]
        wanted["rating"] = {"points": reached, "band": band}
    same({key: record[key] for key in (*wanted, "rating") if key in record}, wanted, "the end")


def score(sheet: Sheet, is_duel: bool) -> tuple[Record, int]:
    """The parts of the points, and their sum."""
    widths = [sum(cell[1] == row for cell in sheet.filled) for row in range(1, 12)]
    rows = [times * ROW_POINTS.get(width, 0) for width, times in zip(widths, ROW_TIMES, strict=True)]
    bombs, energy = sum(BOMBS[sheet.bombs :]), (sheet.energy[0] - sheet.energy[1]) // 2
    others = {} if is_duel else {"special": SPECIAL[sheet.crosses], "bombs": bombs, "energy": energy}
    return {"rows": rows, **others}, sum(rows) + sum(others.values())


def shape(block: str, at: Place = (0, 0)) -> list[Place]:
    """The cells of a block whose box has its bottom left corner here, by row from the bottom, then from the left."""
    expect(block[:-1] in BLOCKS and block[-1] in "1234", f"block {block}")
    rows = reversed(BLOCKS[block[:-1]][int(block[-1]) - 1].split())
    return [(at[0] + dx, at[1] + dy) for dy, row in enumerate(rows) for dx, x in enumerate(row) if x == "X"]


def rests(filled: set[Place], offsets: list[Place]) -> set[Place]:
    """Where a block can come to rest, by trying all single steps left, right and down from above."""

    def is_free(column: int, row: int) -> bool:
        cells = [(column + dx, row + dy) for dx, dy in offsets]
        return all(1 <= c <= 10 and r >= 1 and (c, r) not in filled for c, r in cells)

    seen, waiting = set[Place](), [(column, 12) for column in range(1, 11)]
    while waiting:
        column, row = waiting.pop()
        if (column, row) not in seen and is_free(column, row):
            seen.add((column, row))
            waiting += [(column - 1, row), (column + 1, row), (column, row - 1)]
    top = 11 - max(dy for _, dy in offsets)
    return {(column, row) for column, row in seen if row <= top and not is_free(column, row - 1)}


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

"""Checks a BRIKKS record against the rules; written from docs/record-format.md, without the engine."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.bench.checking import check_frame, expect, throw
from tests.paths import DATA

Place = tuple[int, int]
Turn = dict[str, Any]

COMPONENTS = json.loads((DATA / "brikks-components.json").read_text())
COLOURS: list[str] = COMPONENTS["dice"]["color"]
CIRCLES: dict[Place, str] = {(c["col"], c["row"]): c["color"] for c in COMPONENTS["circles"]}
TRACK: dict[str, Any] = COMPONENTS["energy"]
LENGTH: int = TRACK["length"]
SPECIAL: list[int] = COMPONENTS["special_track"]["fields"]
BOMBS: list[int] = COMPONENTS["bombs"]["values_in_use_order"]
CROSSES_FOR_ROWS = [0, 0, 1, 2, 4]
BANDS = {151: ">150", 130: "130-150", 110: "110-129", 100: "100-109", 90: "90-99", 80: "80-89", 70: "70-79"}
BANDS |= {60: "60-69", -1000: "<60"}
MINI: list[Place] = [(0, 0)]


def check(record: dict[str, Any]) -> None:
    """Raise Wrong at the first breach of the rules."""
    check_frame(record, "brikks", 4)
    seats, is_duel = record["seats"], record["variant"] == "duel"
    expect(is_duel or record["variant"] == "base", "variant")
    expect(seats == 2 or not is_duel, "a duel is for two")
    expect(record["rethrow"] is (seats > 1), "rethrow")
    sheets = [Sheet(level, start_energy(seats)) for level in levels(record)]
    take_starts(sheets, record["starts"])
    step, active = seats + (record["level"] == "own"), 0
    for number, line in enumerate(record["rounds"], 1):
        where = f"round {number}"
        expect(not is_over(sheets, is_duel), f"{where} after the end")
        expect(line["active"] == active, f"{where}: active")
        thrown, step = take_throws(record, line["throws"], step, where)
        owed = take_turns(sheets, thrown, line["turns"], is_duel, where)
        step += take_minis(sheets, owed, line.get("minis"), where)
        order = [(active + ahead) % seats for ahead in range(1, seats + 1)]
        active = next((seat for seat in order if not sheets[seat].is_out), active)
    expect(is_over(sheets, is_duel), "not over")
    check_end(record, sheets, is_duel)


@dataclass
class Sheet:
    """A player's sheet so far."""

    level: int
    energy: list[int]
    """Activated, struck."""
    filled: set[Place] = field(default_factory=set)
    crosses: int = 0
    bombs: int = 0
    is_out: bool = False

    def shown(self) -> dict[str, Any]:
        """The part of the sheet that every turn shows."""
        activated, struck = self.energy
        return {"energy": {"activated": activated, "struck": struck}, "crosses": self.crosses}

    def lose(self, points: int) -> int:
        lost = min(points, self.energy[0] - self.energy[1])
        self.energy[1] += lost
        return lost

    def gain(self, points: int) -> int:
        gained = min(points, LENGTH - self.energy[0])
        self.energy[0] += gained
        return gained


def levels(record: dict[str, Any]) -> list[int]:
    chosen: list[int] = record["levels"]
    expect(len(chosen) == record["seats"] and set(chosen) <= {1, 2, 3, 4}, "levels")
    one_each = ",".join(map(str, chosen))
    for_all = str(chosen[0]) if len(set(chosen)) == 1 else "own"
    expect(record["level"] in ("own", one_each, for_all), "level")
    return chosen


def start_energy(seats: int) -> list[int]:
    struck = len(TRACK["struck_at_setup"][str(seats)])
    return [struck + len(TRACK["start_active"][str(seats)]), struck]


def take_starts(sheets: list[Sheet], starts: list[Turn]) -> None:
    order = [start["seat"] for start in starts]
    expect(order == list(reversed(range(len(sheets)))), "order of start blocks")
    colours = [start["block"][:-1] for start in starts]
    expect(len(set(colours)) == len(colours), "start blocks share a colour")
    for start in starts:
        column, row = start["at"]
        expect(start["block"][-1] == "1" and row == 1, "start block turned or lifted")
        expect((column, row) in rests(set(), shape(start["block"])), "start block off the field")
        sheets[start["seat"]].filled = set(moved(shape(start["block"]), (column, row)))


def take_throws(record: dict[str, Any], throws: list[Turn], step: int, where: str) -> tuple[str, int]:
    """The block that stands for all, and the step after the turns."""
    expect(len(throws) in ((1, 2) if record["rethrow"] else (1,)), f"{where}: throws")
    for number, thrown in enumerate(throws):
        # The choice to rethrow is between two throws.
        expect(thrown["step"] == step + 2 * number, f"{where}: step")
        expect(thrown["values"] == throw(record, thrown["step"], (6, 4)), f"{where}: values")
        colour, number_die = thrown["values"]
        expect(thrown["block"] == f"{COLOURS[colour - 1]}{number_die}", f"{where}: block thrown")
    return throws[-1]["block"], step + len(throws) + record["rethrow"] + 1


def take_turns(
    sheets: list[Sheet], thrown: str, turns: Sequence[Turn | None], is_duel: bool, where: str
) -> list[int]:
    """What each seat earned with this throw: crosses, or minis to send."""
    expect(len(turns) == len(sheets), f"{where}: turns")
    earned = [0] * len(sheets)
    for seat, (sheet, turn) in enumerate(zip(sheets, turns, strict=True)):
        place = f"{where}, seat {seat}"
        expect((turn is None) == sheet.is_out, f"{place}: turn of who is out")
        if turn is not None:
            wanted, earned[seat] = taken(sheet, thrown, turn, is_duel, place)
            for key in wanted.keys() | turn.keys():
                expect(wanted.get(key) == turn.get(key), f"{place}: {key}")
    return earned if is_duel and not any(sheet.is_out for sheet in sheets) else [0] * len(sheets)


def taken(sheet: Sheet, thrown: str, turn: Turn, is_duel: bool, where: str) -> tuple[Turn, int]:
    """Play the turn on the sheet; returns the correct record of the turn and what it earned."""
    if turn["action"] == "bomb":
        expect(sheet.bombs < len(BOMBS), f"{where}: no bomb left")
        sheet.bombs += 1
        return {"action": "bomb", "struck": BOMBS[sheet.bombs - 1], **sheet.shown()}, 0
    block = turn["block"]
    marked = change(thrown, block)
    expect(marked["cost"] <= sheet.energy[0] - sheet.energy[1], f"{where}: energy short")
    sheet.lose(marked["cost"])
    found = rests(sheet.filled, shape(block))
    if turn["action"] == "out":
        expect(not found, f"{where}: out though it fits")
        sheet.is_out = True
        return {"action": "out", **marked, **sheet.shown()}, 0
    expect(turn["action"] == "place", f"{where}: action")
    at = (turn["at"][0], turn["at"][1])
    expect(at in found, f"{where}: {block} cannot rest at {at}")
    brought, earned = placed(sheet, block, at)
    if not is_duel:
        sheet.crosses = min(len(SPECIAL) - 1, sheet.crosses + earned)
    return {"action": "place", **marked, "at": list(at), **brought, **sheet.shown()}, earned


def placed(sheet: Sheet, block: str, at: Place) -> tuple[Turn, int]:
    """The effects of a placed block, and the crosses that it earns."""
    cells = moved(shape(block), at)
    sheet.filled |= set(cells)
    rows = [row for row in sorted({row for _, row in cells}) if width(sheet.filled, row) == 10]
    rule = COMPONENTS["levels"][str(sheet.level)]
    circles = [CIRCLES[cell] for cell in cells if cell in CIRCLES]
    points = [rule["match" if colour == block[:-1] else "other"] for colour in circles]
    lost = sheet.lose(-sum(number for number in points if number < 0))
    before = sheet.energy[0]
    gained = sheet.gain(sum(number for number in points if number > 0))
    pinks = sum(before < position <= sheet.energy[0] for position in TRACK["pink_x"])
    brought = {"cells": [list(cell) for cell in cells], "gained": gained, "lost": lost, "pinks": pinks}
    return {**brought, "rows": rows}, pinks + CROSSES_FOR_ROWS[len(rows)]


def change(thrown: str, block: str) -> Turn:
    """How the thrown block becomes another one, and the cost."""
    if block[:-1] != thrown[:-1]:
        return {"block": block, "change": "swap", "cost": COMPONENTS["costs"]["swap_to_any_block"]}
    steps = abs(int(block[-1]) - int(thrown[-1]))
    return {"block": block, "change": "shift" if steps else "none", "cost": steps}


def take_minis(sheets: list[Sheet], earned: list[int], minis: list[Turn] | None, where: str) -> bool:
    """Let the minis fall; returns whether any were due."""
    owed = [
        count if count and rests(sheets[1 - seat].filled, MINI) else 0 for seat, count in enumerate(earned)
    ]
    expect((minis is not None) == any(owed), f"{where}: minis due {owed}")
    for seat, sent in enumerate(minis or ()):
        place = f"{where}, minis of seat {seat}"
        expect(sent["owed"] == owed[seat], f"{place}: owed")
        expect(len(sent["cells"]) <= owed[seat], f"{place}: too many")
        drop(sheets[1 - seat], [(column, row) for column, row in sent["cells"]], place)
    return minis is not None


def drop(sheet: Sheet, minis: list[Place], where: str) -> None:
    for number, (column, row) in enumerate(minis):
        expect((column, row) in rests(sheet.filled, MINI), f"{where}: cannot rest")
        beside = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
        expect(beside.isdisjoint(minis[:number]), f"{where}: touch")
        sheet.filled.add((column, row))


def is_over(sheets: list[Sheet], is_duel: bool) -> bool:
    out = [sheet.is_out for sheet in sheets]
    return any(out) if is_duel else all(out)


def check_end(record: dict[str, Any], sheets: list[Sheet], is_duel: bool) -> None:
    scores = [score(sheet, is_duel) for sheet in sheets]
    expect(record["scores"] == scores, "scores")
    points = [total(one) for one in scores]
    expect(record["points"] == points, "points")
    alone = [seat for seat, sheet in enumerate(sheets) if not sheet.is_out]
    most = [seat for seat, total in enumerate(points) if total == max(points)]
    expect(record["winners"] == (alone or most), "winners")
    expect(record["reason"] == ("survived" if alone else "rows" if is_duel else "out"), "reason")
    expect(("rating" in record) == (len(sheets) == 1), "rating of the solo game alone")
    if "rating" in record:
        reached = points[0] + 5 * (sheets[0].level - 1)
        band = next(name for least, name in BANDS.items() if reached >= least)
        expect(record["rating"] == {"points": reached, "band": band}, "rating")


def score(sheet: Sheet, is_duel: bool) -> dict[str, Any]:
    multiplied = enumerate(COMPONENTS["field"]["row_multiplier"], 1)
    points = COMPONENTS["row_points"]
    rows = {"rows": [times * points.get(str(width(sheet.filled, row)), 0) for row, times in multiplied]}
    if is_duel:
        return rows
    energy = (sheet.energy[0] - sheet.energy[1]) // 2
    return {**rows, "special": SPECIAL[sheet.crosses], "bombs": sum(BOMBS[sheet.bombs :]), "energy": energy}


def total(score: dict[str, Any]) -> int:
    points: int = (
        sum(score["rows"]) + score.get("special", 0) + score.get("bombs", 0) + score.get("energy", 0)
    )
    return points


def width(filled: Iterable[Place], row: int) -> int:
    """The number of filled cells in a row."""
    return sum(cell[1] == row for cell in filled)


def shape(block: str) -> list[Place]:
    expect(block[:-1] in COLOURS and block[-1] in "1234", f"block {block}")
    return [(dx, dy) for dx, dy in COMPONENTS["blocks"][block[:-1]][block[-1]]]


def moved(offsets: Iterable[Place], at: Place) -> list[Place]:
    """The cells of a block by row from the bottom, then from the left."""
    cells = [(at[0] + dx, at[1] + dy) for dx, dy in offsets]
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def rests(filled: set[Place], offsets: list[Place]) -> set[Place]:
    """Where a block can come to rest, by trying all single steps left, right and down from above."""

    def is_free(column: int, row: int) -> bool:
        cells = [(column + dx, row + dy) for dx, dy in offsets]
        return all(1 <= c <= 10 and r >= 1 and (c, r) not in filled for c, r in cells)

    waiting = [(column, 12) for column in range(1, 11) if is_free(column, 12)]
    seen = set(waiting)
    while waiting:
        column, row = waiting.pop()
        for step in ((column - 1, row), (column + 1, row), (column, row - 1)):
            if step not in seen and is_free(*step):
                seen.add(step)
                waiting.append(step)
    top = 11 - max(dy for _, dy in offsets)
    return {(column, row) for column, row in seen if row <= top and not is_free(column, row - 1)}

"""Short ways to write BRILLIANT levels, sheets and states in tests."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine import brilliant
from engine.brilliant.level import AreaId, Field, Level, Place, parse_field
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Sheet, Start, Throw, blank, set_starts
from engine.brilliant.state import Award, GameState, StartMode
from engine.game import Header, Refusal, Seat
from tests.engine.playing import played, refusal_of
from tests.paths import DATA


def vectors(name: str) -> Any:
    """The content of a vector file."""
    return json.loads((DATA / f"brilliant-{name}.json").read_text(encoding="utf-8"))


def level_text(
    grid: str, colours: str, *, extra: Mapping[str, str] | None = None, solo_boxes: Sequence[int] = (5, 10)
) -> str:
    """A level with rows such as `AAB/CCB`, colours in letter order, and values 6-4-2 everywhere.

    `extra` adds a line of TOML to an area. The stars are the first fields of the first six areas.
    """
    keys = sorted(set(grid) - {"/", "."})
    rows = [" ".join(row) for row in grid.split("/")]
    stars = [_first_field(grid, key) for key in keys[:6]]
    lines = ['name = "small"', f"grid = {json.dumps(chr(10).join(rows))}", f"stars = {json.dumps(stars)}"]
    lines += ["bar = 31", f"solo_boxes = {list(solo_boxes)}"]
    for slot, (key, colour) in enumerate(zip(keys, colours.split(), strict=True)):
        lines += [f"[areas.{key}]", f'colour = "{colour}"', f'place = "{list(Place)[slot % 10]}"']
        lines += ["values = [6, 4, 2]", 'side = "left"', f"slot = {slot}", (extra or {}).get(key, "")]
    return "\n".join(lines)


def _first_field(grid: str, key: str) -> str:
    return next(f"{'ABCDEFGHIJKL'[r.index(key)]}{n}" for n, r in enumerate(grid.split("/"), 1) if key in r)


PAIRS_TEXT = level_text("AA/BB/CC/DD/EE/FF", "green purple red yellow orange green")
"""Six areas of two fields. With a 1 on the left, a 2 from a throw of 1 and 2 completes any area."""
PAIRS = parse_level(PAIRS_TEXT)
LINED_TEXT = level_text(
    "AABB/CDDB/CAAE/GGFE/GGFE",
    "blue red green purple yellow orange grey",
    extra={"A": 'lines = [["B1", "B3"]]'},
)
"""The two parts of the blue area A, A1-B1 and B3-C3, are joined by a line."""
LINED = parse_level(LINED_TEXT)


def wide_text(colour: str) -> str:
    """The area A has a colour-wide scoring field and three parts: A1-B1, B3 and D5."""
    first, second, third = [c for c in ("green", "purple", "orange", "yellow") if c != colour][:3]
    colours = f"{colour} {first} {second} {third} {first} {second}"
    return level_text("AABB/CCDD/CADD/EEFF/EEFA", colours, extra={"A": "wide = true"})


def at(name: str) -> Field:
    """The field with these coordinates."""
    place = parse_field(name)
    assert place is not None, name
    return place


def area_id(level: Level, key: str) -> AreaId:
    index = level.area_by_key(key)
    assert index is not None, key
    return index


def sheet_of(level: Level, numbers: str) -> Sheet:
    """A sheet after the start, with numbers such as `A1=2 B3=5`."""
    written = list(blank(level).numbers)
    for word in numbers.split():
        name, _, number = word.partition("=")
        written[at(name)] = int(number)
    return Sheet(tuple(written), starts=level.stars)


def table(level: Level, *sheets: str, **changes: Any) -> GameState:
    """A game after the start, between rounds; `changes` replace fields of the state."""
    state = GameState(level, StartMode.STARS, tuple(sheet_of(level, numbers) for numbers in sheets))
    return replace(state, **changes)


def started(level: Level = PAIRS, seats: int = 2, **changes: Any) -> GameState:
    """A game with start numbers 1 to 6 on the stars in order."""
    sheet = set_starts(blank(level), Start(level.stars))
    return replace(GameState(level, StartMode.STARS, (sheet,) * seats), **changes)


def new_game(text: str = PAIRS_TEXT, seats: int = 2, **options: str) -> GameState:
    return brilliant.start(Header("brilliant", seats, {"level": text, **options}))


def play(state: GameState, *lines: str) -> GameState:
    """The state after events such as `roll 2 5` and `move 0:C4=5 1:pass`."""
    return played(brilliant, state, lines)


def refused(state: GameState, line: str) -> Refusal:
    """Why the event is illegal."""
    return refusal_of(brilliant, state, line)


def complete(state: GameState, finishers: Mapping[int, str]) -> GameState:
    """One more round on `PAIRS`, in which seats complete areas with a 2 beside a 1."""
    state = play(state, "roll 1 2")
    fields = {key: f"B{row}" for row, key in enumerate("ABCDEF", 1)}
    words = (f"{s}:{fields[finishers[s]]}=2" if s in finishers else f"{s}:pass" for s in pending(state))
    return play(state, " ".join(["move", *words]))


def pending(state: GameState) -> list[Seat]:
    return sorted(brilliant.pending(state))


ONES = "A1=1 A2=1 A3=1 A4=1 A5=1 A6=1"
"""Numbers for `PAIRS` that let `complete` complete any area in any round."""


def earned(*points: int) -> tuple[Award, ...]:
    """Awards that give the seats these points and leave every area except F open."""
    return tuple(Award(0, Seat(seat), AreaId(5), value) for seat, value in enumerate(points) if value)


def throw_of(text: str) -> Throw:
    """The two numbers of a text such as `2-5`."""
    first, second = text.split("-")
    return int(first), int(second)

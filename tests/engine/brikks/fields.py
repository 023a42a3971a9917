"""Short ways to write BRIKKS fields, sheets and games in tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine import brikks
from engine.brikks.blocks import SHAPES, Block
from engine.brikks.energy import Energy
from engine.brikks.field import Cell, Filled, cells
from engine.brikks.moves import Placement
from engine.brikks.notation import parse_block, parse_move
from engine.brikks.sheet import Sheet
from engine.brikks.state import GameState, Variant
from engine.game import Refusal, Result, Seat
from tests.engine.playing import played, refusal_of
from tests.paths import DATA

COLOURS = ("white", "yellow", "green", "red", "blue", "black")


def vectors(name: str) -> Any:
    """The content of a vector file."""
    return json.loads((DATA / f"brikks-{name}.json").read_text(encoding="utf-8"))


def filled(rows: Sequence[str]) -> Filled:
    """The crosses of rows such as `XX..X.....`, bottom row last."""
    return frozenset(
        Cell(column, row)
        for row, marks in enumerate(reversed(rows), 1)
        for column, mark in enumerate(marks, 1)
        if mark == "X"
    )


def drawn(field: Iterable[Cell]) -> str:
    """The rows of a field, to paste from a failed test."""
    held = set(field)
    return "\n".join("".join(".X"[Cell(c, r) in held] for c in range(1, 11)) for r in range(11, 0, -1))


def placement(text: str) -> Placement:
    """The placement with a text such as `white3=4,7`."""
    move = parse_move(text)
    assert isinstance(move, Placement), text
    return move


def covered(text: str) -> tuple[Cell, ...]:
    """The cells that a placement covers."""
    move = placement(text)
    return cells(SHAPES[move.block], move.at)


def sheet_of(
    field: Iterable[Cell] = (),
    *,
    start: str = "white1=1,1",
    energy: tuple[int, int] = (4, 0),
    level: int = 2,
    **changes: Any,
) -> Sheet:
    """A sheet with these crosses, those of its start block, and energy activated and struck."""
    minis = tuple(sorted(set(field) - set(covered(start))))
    sheet = Sheet(Energy(*energy), level=level, blocks=(placement(start),), minis=minis)
    return replace(sheet, **changes)


def table(*sheets: Sheet, thrown: str | None = None, duel: bool = False, **changes: Any) -> GameState:
    """A game between rounds, or with a throw that stands for all."""
    variant = Variant.DUEL if duel else Variant.BASE
    throw = None if thrown is None else parse_block(thrown)
    return replace(GameState(variant, sheets, throw=throw, is_kept=throw is not None), **changes)


def new_game(seats: int = 2, **options: str) -> GameState:
    return brikks.start(brikks.new_header(seats, options))


def play(state: GameState, *lines: str) -> GameState:
    """The state after events such as `roll 2 4` and `move 0:white3=4,7 1:bomb`."""
    return played(brikks, state, lines)


def refused(state: GameState, line: str) -> Refusal:
    """Why the event is illegal."""
    return refusal_of(brikks, state, line)


def ended(state: GameState) -> Result:
    """The result of a game that is over."""
    result = brikks.result(state)
    assert result is not None
    return result


def block(text: str) -> Block:
    return parse_block(text)


def roll(text: str) -> str:
    """The event that throws this block."""
    thrown = parse_block(text)
    return f"roll {COLOURS.index(thrown.colour) + 1} {thrown.number}"


def pending(state: GameState) -> list[int]:
    return sorted(brikks.pending(state))


FULL_ROWS = ["X" * 10] * 11
NO_ROOM = filled([".XXXXXXXXX", "X.XXXXXXXX", *["X" * 10] * 9])
"""A field with room for one mini but no block."""


FREE = sheet_of()
BLOCKED = sheet_of(NO_ROOM, energy=(4, 4))
ME = Seat(0)


def four(level: str = "2") -> GameState:
    """Four seats that have chosen their start blocks."""
    blocks = ("blue1=1,1", "red1=1,1", "green1=1,1", "white1=1,1")
    lines = (f"move {seat}:{start}" for seat, start in zip((3, 2, 1, 0), blocks, strict=True))
    return play(new_game(seats=4, level=level), *lines)


def everybody(state: GameState, text: str) -> GameState:
    """The state after the same move by every pending seat."""
    return play(state, "move " + " ".join(f"{seat}:{text}" for seat in pending(state)))

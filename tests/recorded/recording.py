"""A recorded game: its set-up, and every press, as one line of a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bot.pages.control import Verb
from bot.store.rows import PanelPlace
from tests.paths import DATA

FILE = DATA / "recorded-games.jsonl"
VERBS = {
    "m": Verb.MOVE,
    "d": Verb.DECIDE,
    "c": Verb.CHOOSE,
    "r": Verb.READY,
    "u": Verb.RETRACT,
    "s": Verb.SHEET,
    "l": Verb.QUIT,
    "k": Verb.KICK,
}
"""The letter of each verb in a file."""
NAMES = ("anna", "bert", "cleo", "dora", "emil", "fina")


@dataclass(frozen=True, slots=True)
class Press:
    """What a person did: pressed a control, or chose a value of a select."""

    seat: int
    verb: Verb
    arg: str = ""
    value: str = ""

    def __str__(self) -> str:
        letter = next(letter for letter, verb in VERBS.items() if verb == self.verb)
        return f"{self.seat}{letter}{self.arg}" + (f">{self.value}" if self.value else "")


@dataclass(frozen=True, slots=True)
class Wait:
    """Seconds in which nobody pressed."""

    seconds: int

    def __str__(self) -> str:
        return f"+{self.seconds}"


Action = Press | Wait


def parse_action(text: str) -> Action:
    if text.startswith("+"):
        return Wait(int(text[1:]))
    arg, _, value = text[2:].partition(">")
    return Press(int(text[0]), VERBS[text[1]], arg, value)


@dataclass(frozen=True, slots=True)
class Recording:
    """A game as it can be played again; the same in every version of the program."""

    name: str
    """The id of the game."""
    kind: str
    """The name of the game."""
    command: str
    """The subcommand that opened it."""
    options: Mapping[str, str]
    """The game's own options of that subcommand."""
    rules: Mapping[str, str]
    """Further options of the header."""
    people: int
    clock: str
    panel: PanelPlace
    seed: str
    """What the throws come from, in hexadecimal."""
    is_first: bool = False
    """Whether it is everybody's first game."""
    computers: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The moves of computer players by seat: of their own seats, and of those of people who were away."""
    par: int | None = None
    actions: Sequence[str] = ()

    @property
    def seats(self) -> int:
        return self.people + sum(int(seat) >= self.people for seat in self.computers)

    @property
    def title(self) -> str:
        """Name the game for a report."""
        options = " ".join(f"{name}={value}" for name, value in {**self.options, **self.rules}.items())
        return f"{self.name} {self.kind} {self.command} {options} {self.people}/{self.seats} {self.clock}"


def format_recording(recording: Recording) -> str:
    values = {name: value for name, value in asdict(recording).items() if value not in ({}, None, False)}
    values["actions"] = " ".join(recording.actions)
    values["computers"] = {seat: " ".join(moves) for seat, moves in recording.computers.items()}
    return json.dumps(values, separators=(",", ":"))


def parse_recording(line: str) -> Recording:
    values = {"options": {}, "rules": {}, **json.loads(line)}
    values["actions"] = values["actions"].split()
    values["computers"] = {seat: moves.split() for seat, moves in values["computers"].items()}
    return Recording(**values)


def read(file: Path = FILE) -> list[Recording]:
    return [parse_recording(line) for line in file.read_text(encoding="utf-8").splitlines()]

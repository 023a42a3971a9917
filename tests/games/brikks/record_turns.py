"""Turns in a BRIKKS record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.bench.simulated_games import Record

Turn = dict[str, Any]


def turns(record: Record, action: str = "place") -> Iterator[Turn]:
    return (turn for line in record["rounds"] for turn in line["turns"] if turn and turn["action"] == action)


def with_some(record: Record, key: str) -> Turn:
    """The first placement with a value for this key."""
    return next(turn for turn in turns(record) if turn[key])


def with_change(record: Record, change: str) -> Turn:
    """The first placement of a block changed in this way."""
    return next(turn for turn in turns(record) if turn["change"] == change)


def thrown_twice(record: Record) -> Turn:
    return next(line for line in record["rounds"] if len(line["throws"]) == 2)


def all_minis(record: Record) -> Iterator[Turn]:
    return (sent for line in record["rounds"] for sent in line.get("minis", []))


def sending(record: Record, least: int = 1) -> Turn:
    """The first time that this many minis fell at once."""
    return next(sent for sent in all_minis(record) if len(sent["cells"]) >= least)

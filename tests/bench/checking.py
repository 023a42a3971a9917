"""What the checks of every game's records share; written from docs/record-format.md, without the engine."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any


class Wrong(Exception):
    """The record breaks the format or a rule; the message says where."""


def expect(condition: bool, what: str) -> None:
    if not condition:
        raise Wrong(what)


def check_frame(record: dict[str, Any], game: str, most_seats: int) -> None:
    """The keys that the records of all games have, as far as no rule of the game is needed."""
    expect(record["format"] == 2 and record["game"] == game, "format")
    seats = record["seats"]
    expect(1 <= seats <= most_seats and len(record["players"]) == seats, "seats")
    seed = bytes.fromhex(record["dice"]["seed"])
    expect(hashlib.sha256(seed).hexdigest() == record["dice"]["commitment"], "commitment")


def throw(record: dict[str, Any], step: int, sides: Sequence[int]) -> list[int]:
    """The values that the record's dice give a step."""
    dice = record["dice"]
    mixed_in = ",".join(str(interaction) for interaction in dice["interactions"])
    label = f"{dice['game']}:{mixed_in}:{_number(record, step)}"
    stream = _stream(bytes.fromhex(dice["seed"]), label)
    return [next(byte for byte in stream if byte < 256 - 256 % side) % side + 1 for side in sides]


def _number(record: dict[str, Any], step: int) -> int:
    """Which of the game's throws this is, from 1."""
    throws = [throw for line in record["rounds"] for throw in line.get("throws", [line])]
    return 1 + [throw["step"] for throw in throws].index(step)


def _stream(seed: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.new(seed, f"{label}:{block}".encode(), "sha256").digest()
        block += 1

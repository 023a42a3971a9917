"""Values that a server should refuse or survive."""

from __future__ import annotations

import json
import string
from collections.abc import Sequence
from random import Random
from typing import Any

Json = Any
LONG = 5_000

TEXTS = (
    "",
    "0",
    "-1",
    "²",
    "١٢",
    "\0",
    "\ud800",
    "\u202e",
    "%s%n{}{0}",
    "../../etc/passwd",
    "attachment://",
    "attachment://a.png",
    "<@1>",
    "<@" + "9" * 50 + ">",
    "https://",
    "javascript:alert(1)",
    "null",
    "@original",
    "x" * LONG,
    "9" * LONG,
)
NUMBERS = (0, -1, 1, 2**31, 2**53 + 1, 2**63, 2**64, -(2**70), 10**400, 0.5, -0.0, 1e308, 5e-324)
SIMPLE: Sequence[Json] = (None, True, False, *NUMBERS, *TEXTS)


def junk(random: Random, depth: int = 3) -> Json:
    """Any JSON value."""
    kind = random.random()
    if depth == 0 or kind < 0.6:
        return random.choice(SIMPLE)
    if kind < 0.8:
        return [junk(random, depth - 1) for _ in range(random.choice((0, 1, 2, 30)))]
    return {word(random): junk(random, depth - 1) for _ in range(random.choice((0, 1, 5)))}


def word(random: Random, most: int = 8) -> str:
    return "".join(random.choices(string.ascii_lowercase, k=random.randint(1, most)))


def spoiled(random: Random, value: Json) -> Json:
    """A copy in which one part, at any depth, is something else, is missing, or is there too often."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice([*value])
        rest = {name: part for name, part in value.items() if name != key}
        return rest if random.random() < 0.1 else {**rest, key: spoiled(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.85:
        place = random.randrange(len(value))
        if random.random() < 0.1:
            return value * 50
        return [*value[:place], spoiled(random, value[place]), *value[place + 1 :]]
    return junk(random)


def text_of(random: Random, value: Json) -> bytes:
    """JSON, and now and then something that is none."""
    chance = random.random()
    if chance > 0.05:
        return json.dumps(value).encode()
    return random.choice(
        (
            b"",
            b"{",
            b"\xff\xfe{}",
            b"NaN",
            b'{"content": Infinity}',
            b'{"flags": 1e999}',
            b"9" * 5000,
            b"[" * 100_000,
            b'{"embeds":' * 400 + b"1" + b"}" * 400,
            b'{"content": "\\ud800"}',
            random.randbytes(200),
        )
    )

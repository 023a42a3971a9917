"""Values to send to a server: what Discord's description allows, and everything else."""

from __future__ import annotations

import json
import string
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from tests.local import schema

Json = Any
DEEPEST = 7
"""Levels of a value that follows the description; below, only what is required."""
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


def described(random: Random, method: str, path: str) -> Json:
    """A body that Discord's description allows for a route; None if it describes none."""
    found = schema.operation(method, path)
    content = found[1].get("requestBody", {}).get("content", {}) if found is not None else {}
    described_as = content.get("application/json", {}).get("schema")
    return None if described_as is None else allowed(random, described_as, DEEPEST)


def allowed(random: Random, rule: Mapping[str, Any], depth: int) -> Json:
    """A value that a JSON schema allows; of its keywords, those that the description uses."""
    if "$ref" in rule:
        target: Any = schema.description()
        for key in rule["$ref"].removeprefix("#/").split("/"):
            target = target[key]
        return allowed(random, target, depth)
    for keyword in ("oneOf", "anyOf"):
        if keyword in rule:
            return allowed(random, random.choice(rule[keyword]), depth)
    if "allOf" in rule:
        parts = [allowed(random, part, depth) for part in rule["allOf"]]
        return {
            key: part for value in parts if isinstance(value, dict) for key, part in value.items()
        } or parts[0]
    for keyword in ("const", "enum"):
        if keyword in rule:
            return rule["const"] if keyword == "const" else random.choice(rule["enum"])
    kinds = rule.get("type", "object")
    kind = random.choice(kinds) if isinstance(kinds, list) else kinds
    return MAKERS[kind](random, rule, depth)


def _object(random: Random, rule: Mapping[str, Any], depth: int) -> Json:
    properties, required = rule.get("properties", {}), rule.get("required", ())
    wanted = [key for key in properties if key in required or (depth > 0 and random.random() < 0.4)]
    made = {key: allowed(random, properties[key], depth - 1) for key in wanted}
    more = rule.get("additionalProperties")
    if isinstance(more, dict) and depth > 0:
        made[word(random)] = allowed(random, more, depth - 1)
    return made


def _array(random: Random, rule: Mapping[str, Any], depth: int) -> Json:
    low = rule.get("minItems", 0)
    high = max(low, min(rule.get("maxItems", 3), 3) if depth > 0 else low)
    return [allowed(random, rule.get("items", {}), depth - 1) for _ in range(random.randint(low, high))]


def _integer(random: Random, rule: Mapping[str, Any], depth: int) -> Json:  # every maker takes all
    low, high = rule.get("minimum", 0), rule.get("maximum", 1 << 31)
    return random.choice((low, high, random.randint(low, max(low, min(high, low + 50)))))


def _string(random: Random, rule: Mapping[str, Any], depth: int) -> Json:
    if rule.get("format") == "snowflake":
        return str(random.getrandbits(63))
    low, high = rule.get("minLength", 0), rule.get("maxLength", 40)
    length = random.choice((low, min(high, LONG), random.randint(low, max(low, min(high, 12)))))
    return "".join(random.choices(string.ascii_lowercase, k=length))


MAKERS: Mapping[str, Callable[[Random, Mapping[str, Any], int], Json]] = {
    "object": _object,
    "array": _array,
    "integer": _integer,
    "number": _integer,
    "string": _string,
    "boolean": lambda random, _rule, _depth: random.random() < 0.5,
    "null": lambda _random, _rule, _depth: None,
}


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

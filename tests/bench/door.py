"""Measure what a request over HTTP costs before the bot knows what it says."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from time import process_time
from typing import Any

import aiohttp
from nacl.signing import SigningKey

from bot.door.server import INTERACTIONS, Doorway, serve_door
from bot.door.signature import SIGNATURE, TIMESTAMP, Verifier
from tests.bench.command import run
from tests.bench.report import Figure, show_figures

PRESS_BYTES = 6_000
"""The size of a press on a sheet, which carries its message."""
LARGE_BYTES = 100_000
CHECKS = 3_000
REQUESTS = 2_000
SENDERS = 8
PER_SECOND = 2_000.0
"""Presses that have to be checked and parsed a second: one process answers some hundred."""


def main(_: argparse.Namespace) -> int:
    """Return 1 if a target is missed."""
    return show_figures("The door: CPU time of one core, and requests on loopback", measure_door())


def measure_door() -> list[Figure]:
    """Measure signatures and JSON alone, then whole requests on loopback, with the sender in the same process."""
    key = SigningKey.generate()
    verifier = Verifier(key.verify_key.encode().hex())
    rows = []
    for what, size, target in (("press", PRESS_BYTES, PER_SECOND), ("large interaction", LARGE_BYTES, None)):
        body = _body(size)
        signature, timestamp = signed(key, body)

        def take(signature: str = signature, timestamp: str = timestamp, body: bytes = body) -> object:
            is_sound = verifier.is_timely(timestamp) and verifier.is_signed(signature, timestamp, body)
            return json.loads(body) if is_sound else None

        title = f"signature and JSON of a {what} of {size // 1000} kB"
        rows.append(Figure(title, _rate(take), "/s", target, at_least=True))
    # It has the form of a signature, so that no shortcut refuses it.
    other, then = signed(SigningKey.generate(), _PRESS)
    refused = _rate(lambda: verifier.is_signed(other, then, _PRESS))
    forged = Figure("forged press refused by its signature", refused, "/s")
    return [*rows, forged, *asyncio.run(_measure_requests(key, verifier))]


def signed(key: SigningKey, body: bytes) -> tuple[str, str]:
    timestamp = str(int(time.time()))
    return key.sign(timestamp.encode() + body).signature.hex(), timestamp


def _body(size: int) -> bytes:
    press: dict[str, Any] = {
        "type": 3,
        "id": "1",
        "data": {"custom_id": "x", "component_type": 2},
        "message": {},
    }
    part = {"type": 1, "components": [{"type": 2, "custom_id": "b1:2n9c:1a:place:c4=5", "label": "C4"}]}
    count = (size - len(json.dumps(press))) // len(json.dumps(part))
    return json.dumps({**press, "message": {"components": [part] * count}}).encode()


_PRESS = _body(PRESS_BYTES)


def _rate(ask: Callable[[], object]) -> float:
    """Return how often a second of CPU time allows this."""
    begin = process_time()
    for _ in range(CHECKS):
        ask()
    return CHECKS / (process_time() - begin)


async def _measure_requests(key: SigningKey, verifier: Verifier) -> list[Figure]:
    handed_over: list[object] = []
    doorway = Doorway(verifier, interactions=handed_over.append, events=handed_over.append)
    signature, timestamp = signed(key, _PRESS)
    sound = {SIGNATURE: signature, TIMESTAMP: timestamp}
    rows = []
    async with serve_door(doorway, "127.0.0.1", 0) as address, aiohttp.ClientSession() as session:
        for what, headers in (
            ("accepted", sound),
            ("refused: forged", {**sound, SIGNATURE: signed(SigningKey.generate(), _PRESS)[0]}),
        ):
            begin = process_time()

            async def send(headers: dict[str, str] = headers) -> None:
                for _ in range(REQUESTS // SENDERS):
                    async with session.post(address + INTERACTIONS, data=_PRESS, headers=headers) as answer:
                        await answer.read()

            await asyncio.gather(*(send() for _ in range(SENDERS)))
            cost = (process_time() - begin) / REQUESTS * 1e6
            rows.append(Figure(f"request {what}, its sender included", cost, "µs"))
    return rows


if __name__ == "__main__":
    sys.exit(run("door"))

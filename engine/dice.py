"""Dice that anyone can check: every throw follows from a seed whose hash is shown beforehand."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from random import Random

from engine.game import Seat, Step


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed in hexadecimal, shown before the first throw."""
    return hashlib.sha256(seed).hexdigest()


def throw(seed: bytes, game: str, step: Step, sizes: Sequence[int]) -> tuple[int, ...]:
    """The values from 1 to each size (at most 256) that this seed gives a game's step.

    Bytes come from HMAC-SHA256(seed, "<game>:<step>:<block>"), blocks from 0; a byte at or above
    the largest multiple of the size is rejected, so that every value is equally likely.
    """
    stream = _stream(seed, f"{game}:{step}")
    return tuple(_die(stream, size) for size in sizes)


def player_random(seed: bytes, game: str, step: Step, seat: Seat) -> Random:
    """A computer player's own randomness, which tells nothing of the dice."""
    message = f"{game}:{step}:player:{seat}".encode()
    return Random(hmac.digest(seed, message, "sha256"))


def _stream(seed: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(seed, f"{label}:{block}".encode(), "sha256")
        block += 1


def _die(stream: Iterator[int], size: int) -> int:
    if not 1 <= size <= 256:
        raise ValueError(f"a die of {size} sides is not thrown from bytes")
    limit = 256 - 256 % size
    while (byte := next(stream)) >= limit:
        pass
    return byte % size + 1

"""Dice that anyone can check: every throw follows from a seed whose hash is shown first."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.game import Seat, Step


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hexadecimal, shown before the first throw."""
    return hashlib.sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Dice:
    """The source of every throw of a game.

    The maker of the seed could try seeds until one suits. So `interactions` are mixed in: the ids
    of people's presses, which Discord assigns after showing the seed's hash, and in place of a tap's what
    Discord assigned to its person's login. They are None in games that began before this was introduced;
    there throws depend on the step.
    """

    seed: bytes
    game: str
    interactions: tuple[int, ...] | None = ()

    def throw(self, step: Step, number: int, sizes: Sequence[int]) -> tuple[int, ...]:
        """Return the values from 1 to each size (at most 256) of the game's throw with this number, from 1.

        Bytes come from HMAC-SHA256(seed, "<game>:<interactions>:<number>:<block>"), interactions with
        commas between them and blocks from 0; without interactions, from "<game>:<step>:<block>". A byte at
        or above the largest multiple of the size is rejected, so that every value is equally likely.
        """
        if self.interactions is None:
            label = f"{self.game}:{step}"
        else:
            label = f"{self.game}:{','.join(map(str, self.interactions))}:{number}"
        stream = _stream(self.seed, label)
        return tuple(_die(stream, size) for size in sizes)


def player_random(seed: bytes, game: str, step: Step, seat: Seat) -> Random:
    """Return a computer player's own randomness, which reveals nothing about the dice."""
    return Random(hmac.digest(seed, f"{game}:{step}:player:{seat}".encode(), "sha256"))


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

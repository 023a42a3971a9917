"""Random draws that are the same on every machine and in every Python version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
WORD = 4
WORDS = 256**WORD


class Stream:
    """Draws numbers that depend on a key alone: 32-bit words of SHA-256("<key>:<block>"), blocks from 0."""

    def __init__(self, key: str) -> None:
        self._words = _words(key)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, all equally likely."""
        fair = WORDS - WORDS % limit
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % limit

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def drawn(self, items: Sequence[T]) -> Iterator[T]:
        """Yield all items in random order; only the items consumed cost a draw."""
        left = list(items)
        while left:
            place = self.below(len(left))
            left[place], left[-1] = left[-1], left[place]
            yield left.pop()

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return list(self.drawn(items))


def _words(key: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{key}:{block}".encode()).digest()
        for start in range(0, len(digest), WORD):
            yield int.from_bytes(digest[start : start + WORD], "big")
        block += 1

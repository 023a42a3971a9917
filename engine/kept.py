"""Keeps an answer that is asked for several times in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def keeps_newest(find: Callable[[A], R]) -> Callable[[A], R]:
    """A function of one frozen value that finds nothing anew for the value it was asked about last.

    It goes by identity: to compare two views costs more than most answers.
    """
    newest: list[tuple[A, R]] = []

    @wraps(find)
    def kept(about: A) -> R:
        # Another thread may replace it at any time.
        for known, answer in newest[:1]:
            if known is about:
                return answer
        found = find(about)
        newest[:] = [(about, found)]
        return found

    return kept

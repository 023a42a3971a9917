"""What tells two moves apart, counted by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.pages.texts import Speech

A = TypeVar("A")
R = TypeVar("R")
LEAST = 0.3
"""Points below which a difference explains nothing."""
MOST = 2
"""As many differences as somebody reads."""


@dataclass(frozen=True)
class Trait(Generic[A]):
    """Something that can be counted after a move."""

    key: str
    worth: float
    """About how many points one more is worth; negative if fewer are better."""
    count: Callable[[A], int | None]
    """None if the question does not arise."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """What a move leaves better than another one, and how much each leaves."""

    key: str
    here: int
    there: int
    points: float


def differences(traits: Iterable[Trait[A]], here: A, there: A) -> Sequence[Contrast]:
    """Return in what the first of two outcomes is better, the largest difference first."""
    found = []
    for trait in traits:
        ours, theirs = trait.count(here), trait.count(there)
        if ours is None or theirs is None:
            continue
        if (points := (ours - theirs) * trait.worth) >= LEAST:
            found.append(Contrast(trait.key, ours, theirs, points))
    return sorted(found, key=lambda one: -one.points)


def joined(sentences: Sequence[str], reader: Speech) -> str:
    """Return the first sentences about differences, or say honestly that there is none."""
    return " ".join(sentences[:MOST]) or reader.say("hint-differs-nothing")


def strongest(reasons: Iterable[R], others: Iterable[R]) -> R | None:
    """Return the first reason for a move that is none for another one."""
    held = list(others)
    return next((one for one in reasons if one not in held), None)

"""Why a move is good, and what tells two moves apart, counted by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.pages.texts import Value

A = TypeVar("A")
LEAST = 0.3
"""Points below which a difference explains nothing."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: the text `reason-<game>-<key>`, the numbers in it, and what it is about. Two things alike are no
    difference."""

    key: str
    about: Any = field(default=None, compare=False)
    values: Mapping[str, Value] = field(default_factory=dict)


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
    """What a move leaves better than another one, and how much each leaves: the text `differs-<game>-<key>`."""

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

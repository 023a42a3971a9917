"""Figures and notes that features add to a person's profile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.pages.texts import Speech
from bot.store.backend import Transaction


@dataclass(frozen=True, slots=True)
class Figure:
    """One number about a person."""

    label: str
    """The name of the figure, in a word or two."""
    value: str
    """The number, short enough for a picture."""


@dataclass(frozen=True, slots=True)
class Note:
    """One line about a person, shown below the picture."""

    words: str


Figures = Callable[[Transaction, int, int, Speech], Awaitable[Sequence[Figure | Note]]]
"""(snapshot, user id, milliseconds UTC, reader) -> the feature's figures and notes about a person; none
before there is anything to count."""


async def no_figures(_: Transaction, __: int, ___: int, ____: Speech) -> Sequence[Figure | Note]:
    return ()

"""Figures that features add to a person's profile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.store.database import Transaction


@dataclass(frozen=True, slots=True)
class Figure:
    """One number about a person."""

    label: str
    """What it is, in a word or two."""
    value: str
    """The number, as short as it is read on a picture."""


Figures = Callable[[Transaction, int, int, str], Awaitable[Sequence[Figure]]]
"""(snapshot, user id, milliseconds UTC, locale) -> a feature's figures; none before there is anything to count."""


async def no_figures(_: Transaction, __: int, ___: int, ____: str) -> Sequence[Figure]:
    return ()

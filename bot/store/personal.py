"""Personal data: how each part gets into a person's copy, and what a deletion does to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.database import Transaction
from bot.store.statements import Sql

Copy = Callable[[Transaction, int], Awaitable[Mapping[str, Any]]]
"""(snapshot, user id) -> parts of the copy, ready for JSON, by name."""


Had = Callable[[Transaction, int, int], Awaitable[Mapping[str, int]]]
"""(transaction, user id, milliseconds UTC) -> what a person has had, each with the time until which it counts."""


async def _nothing(_: Transaction, __: int) -> Mapping[str, Any]:
    return {}


async def _had_nothing(_: Transaction, __: int, ___: int) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Personal:
    """The personal data that one part of the bot keeps; by default none."""

    copies: Mapping[str, Sql[Any]] = field(default_factory=dict)
    """The statements that select the parts of a person's copy, by the names of the parts; they get `user_id`."""
    copy: Copy = _nothing
    """Adds the parts that are more than the rows of a statement."""
    forget: tuple[Sql[Any], ...] = ()
    """The statements of a deletion, in their order. They get `user_id`, `person` (a number that stands for
    the deleted person) and `now` in milliseconds UTC, and run before the rows by which a person is found are
    removed."""
    had: Had = _had_nothing
    """What a person must not regain by deleting their data; it is noted anonymously."""
    moving: tuple[Sql[Any], ...] = ()
    """The statements that move what is set by a person's clock or quiet hours once those have changed. They get
    `user_id` and `now`."""

"""A batch: statements that are written all or none, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.statements import Sql


class LostRace(Exception):
    """Another writer was faster: the state that the batch was made from has changed."""


class IntegrityError(Exception):
    """A batch breaks a rule of the schema; none of it was written."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement and its values."""

    query: Sql[Any]
    values: Mapping[str, Any]
    is_guard: bool = False
    """Whether it must change exactly one row, or its whole batch is undone: the compare-and-set."""


Batch = tuple[Statement, ...]


def statement(query: Sql[Any], **values: Any) -> Statement:
    return Statement(query, values)


def guard(query: Sql[Any], **values: Any) -> Statement:
    return Statement(query, values, is_guard=True)

"""A batch: statements that are written together or not at all, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class LostRace(Exception):
    """Another writer was faster: what the batch was made from is no longer so."""


class IntegrityError(Exception):
    """A batch breaks a rule of the schema; nothing of it was written."""


class Sql(StrEnum):
    """The name of a statement, under which its SQL stands in a file; the core and each feature have an enum of theirs."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A named query and its values."""

    query: Sql
    values: Mapping[str, Any]
    is_guard: bool = False
    """It must change exactly one row, or its whole batch is undone: the compare-and-set."""


Batch = tuple[Statement, ...]


def statement(query: Sql, **values: Any) -> Statement:
    return Statement(query, values)


def guard(query: Sql, **values: Any) -> Statement:
    return Statement(query, values, is_guard=True)

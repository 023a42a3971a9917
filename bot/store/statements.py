"""The statements of the program: each stands once, as a constant beside its use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from inspect import cleandoc
from typing import Any, Generic, TypeVar, cast, overload

from bot.store.backend import Row
from bot.store.dialects import POSTGRES, SQLITE, Dialect

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, eq=False, slots=True)
class Sql(Generic[T_co]):
    """A statement, and the type of the rows that it returns."""

    kind: type[T_co]
    """A class with a field for each column, or `tuple`."""
    texts: Mapping[Dialect, str]

    def read(self, row: Row) -> T_co:
        kind: Any = self.kind
        return cast("T_co", tuple(row) if kind is tuple else read_row(kind, row))


@overload
def sql(kind: type[T], text: str, /) -> Sql[T]: ...
@overload
def sql(text: str, /) -> Sql[tuple[Any, ...]]: ...


def sql(*given: Any) -> Sql[Any]:
    """Return a statement with `:name` for each parameter, and words of `Dialect` in braces; its rows are values of the
    class, or tuples without one.

    Only constants of modules are made so: the tests find them, and try each on both engines.
    """
    *kinds, text = given
    plain = cleandoc(text)
    return Sql(kinds[0] if kinds else tuple, {one: one.render(plain) for one in (SQLITE, POSTGRES)})


def read_row(kind: type[T], row: Mapping[str, Any] | Row) -> T:
    """Return a row as a value of this type; booleans are stored as 0 and 1."""
    flags, values = _flags(kind), dict(row)
    return kind(**values | {name: bool(values[name]) for name in flags & values.keys()})


def _flags(kind: Any) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind) if field.type == "bool")

"""The statements of the program: each stands once, as a constant beside its use. With its values it is part of a batch,
which is written all or none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast, overload

from bot.store.dialects import POSTGRES, SQLITE, Dialect

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Row(Protocol):
    """A row of either driver: `tuple` returns its values, `dict` also their names."""

    def keys(self) -> Iterable[str]: ...

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


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

    Only constants of modules are made so, here and below: the tests find them, and try each on both engines.
    """
    *kinds, text = given
    plain = cleandoc(text)
    return Sql(kinds[0] if kinds else tuple, {one: one.render(plain) for one in (SQLITE, POSTGRES)})


def insert(table: str, names: Iterable[str], conflict: str = "") -> Sql[tuple[Any, ...]]:
    """Return a statement that writes a new row with these columns; `conflict` says what follows if there is one, as in
    `on conflict (id) do nothing`."""
    listed = list(names)
    values = ", ".join(f":{name}" for name in listed)
    return sql(f"insert into {table} ({', '.join(listed)}) values ({values}) {conflict}")  # noqa: S608 (names from constants; values are parameters)


def upsert(table: str, names: Iterable[str], key: Iterable[str]) -> Sql[tuple[Any, ...]]:
    """Return a statement that writes a row with these columns, over the one with its key if there is one."""
    listed, keys = list(names), list(key)
    changes = ", ".join(f"{name} = excluded.{name}" for name in listed if name not in keys)
    return insert(table, listed, f"on conflict ({', '.join(keys)}) do update set {changes}")


def update(table: str, names: Iterable[str], where: str) -> Sql[tuple[Any, ...]]:
    """Return a statement that changes these columns of the rows that fulfil a condition."""
    changes = ", ".join(f"{name} = :{name}" for name in names)
    return sql(f"update {table} set {changes} where {where}")  # noqa: S608 (names from constants; values are parameters)


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


def columns(kind: type[DataclassInstance]) -> tuple[str, ...]:
    """Return the columns that a class of rows has."""
    return tuple(field.name for field in fields(kind))


def read_row(kind: type[T], row: Mapping[str, Any] | Row) -> T:
    """Return a row as a value of this type; booleans are stored as 0 and 1."""
    flags, values = _flags(kind), dict(row)
    return kind(**values | {name: bool(values[name]) for name in flags & values.keys()})


def _flags(kind: Any) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind) if field.type == "bool")

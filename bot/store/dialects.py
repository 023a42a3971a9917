"""The differences between the SQL of SQLite and PostgreSQL; the rest of statements and migrations serves both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

SQL = Path(__file__).parent / "sql"
PARAMETER = re.compile(r"(?<![:\w]):([a-z_]\w*)")
"""A named parameter, but not the second colon of a cast."""
CASTS = {int: "bigint", bool: "bigint", float: "double precision"}


@dataclass(frozen=True, eq=False, slots=True)
class Dialect:
    """The SQL that replaces `{claim}` and the like in a statement or migration."""

    name: str
    claim: str
    """The end of a `select` that locks its rows and skips those that others have locked."""
    row_lock: str
    """The end of a `select` that locks its rows until the transaction ends."""
    clock: str
    """The database's time in milliseconds UTC, or the caller's, passed as `now`."""
    wake_up: str
    """A call that tells all processes to look at the games; empty if there is only one."""
    listed: str
    """A test after a column: it is one of the texts of a JSON list."""
    size: str
    """The size of the database in bytes."""
    indexed_by: str
    """A hint between a table and one of its indexes: SQLite, which keeps no statistics, would choose another
    one."""
    row_id: str
    """The type of a key that SQLite makes the row's own number, so that it needs no index."""
    bytewise: str
    """The collation that sorts by bytes."""
    clustered: str
    """The end of a `create table` whose rows SQLite keeps in the order of their key."""

    def render(self, sql: str) -> str:
        """Return SQL with each word in braces replaced."""
        for field in fields(self):
            sql = sql.replace(f"{{{field.name}}}", getattr(self, field.name))
        return sql


# One process at a time writes to SQLite, and its transactions lock the whole file.
SQLITE = Dialect(
    "sqlite",
    claim="",
    row_lock="",
    clock=":now",
    wake_up="",
    listed="in (select value from json_each(:ids))",
    size="(select page_count * page_size from pragma_page_count(), pragma_page_size())",
    indexed_by="indexed by",
    row_id="integer",
    bytewise="BINARY",
    clustered="without rowid",
)
POSTGRES = Dialect(
    "postgres",
    claim="for update skip locked",
    row_lock="for update",
    clock="cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
    wake_up="select pg_notify('changed', '')",
    listed="= any (array(select jsonb_array_elements_text(cast(:ids as jsonb))))",
    size="pg_database_size(current_database())",
    indexed_by="as",
    row_id="bigint",
    bytewise='"C"',
    clustered="",
)


@cache
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with `$1` for `:name`, as PostgreSQL needs it, and the names in that order."""
    names = tuple(dict.fromkeys(PARAMETER.findall(sql)))
    return PARAMETER.sub(lambda found: f"${names.index(found[1]) + 1}", sql).rstrip("; \n"), names


def from_array(sql: str, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
    """Return a statement that takes its values from one JSON array, `$1`, and that array."""
    _, names = numbered(sql)
    given = [values[name] for name in names]
    return _from_array(sql, tuple(type(value) for value in given)), [
        int(value) if isinstance(value, bool) else value for value in given
    ]


@lru_cache(maxsize=2000)
def _from_array(sql: str, kinds: tuple[type, ...]) -> str:
    _, names = numbered(sql)
    words = {name: _word(number, kind) for number, (name, kind) in enumerate(zip(names, kinds, strict=True))}
    return PARAMETER.sub(lambda found: words[found[1]], sql)


def _word(number: int, kind: type) -> str:
    """Return the SQL for a value from the array; null has no type, so that it suits every column."""
    if kind is type(None):
        return "null"
    return f"($1->>{number})::{CASTS[kind]}" if kind in CASTS else f"($1->>{number})"

"""Where the SQL of SQLite and PostgreSQL differs; all other statements are the same for both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import aiosql

SQL = Path(__file__).parent / "sql"
FEATURES = Path(__file__).parent.parent / "features"
"""Each folder in it may have statements of its own."""
PARAMETER = re.compile(r"(?<![:\w]):([a-z_]\w*)")
"""Not the second colon of a cast."""
CASTS = {int: "bigint", bool: "bigint", float: "double precision"}


@dataclass(frozen=True, slots=True)
class Dialect:
    """What stands for `{claim}` and the like in a named statement."""

    name: str
    claim: str
    """At the end of a `select`: lock its rows, and leave out those that others have locked."""
    row_lock: str
    """At the end of a `select`: lock its rows until the transaction ends."""
    clock: str
    """The database's time in milliseconds UTC, or the caller's, which passes it as `now`."""
    wake_up: str
    """Tell all processes what has changed; empty where there is one process."""
    listed: str
    """After a column: it is one of the texts of a JSON list."""


# One process at a time writes to SQLite, and its transactions lock the whole file.
SQLITE = Dialect(
    "sqlite", claim="", row_lock="", clock=":now", wake_up="", listed="in (select value from json_each(:ids))"
)
POSTGRES = Dialect(
    "postgres",
    claim="for update skip locked",
    row_lock="for update",
    clock="cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
    wake_up="select pg_notify('changed', $1)",
    listed="= any (array(select jsonb_array_elements_text(cast(:ids as jsonb))))",
)


@cache
def statements(dialect: Dialect = SQLITE, also: tuple[Path, ...] = ()) -> Any:
    """Return every named statement, those in further folders included; the same for every store of a kind."""
    folders = (SQL, *sorted(folder for folder in FEATURES.iterdir() if folder.is_dir()), *also)
    files = [file for folder in folders for file in sorted(folder.glob("*.sql"))]
    script = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for field in fields(dialect):
        script = script.replace(f"{{{field.name}}}", getattr(dialect, field.name))
    # Its driver is of no matter: only the texts are used.
    # What uses the clock has one value less on PostgreSQL, so it declares none.
    return aiosql.from_str(script, "aiosqlite", mandatory_parameters=False)


@cache
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """A statement with `$1` for `:name`, as PostgreSQL wants it; and the names in that order."""
    names = tuple(dict.fromkeys(PARAMETER.findall(sql)))
    return PARAMETER.sub(lambda found: f"${names.index(found[1]) + 1}", sql).rstrip("; \n"), names


def from_array(sql: str, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
    """A statement that takes its values from one JSON array, `$1`; and that array."""
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
    """A value out of the array; null has no type, so that it suits every column."""
    if kind is type(None):
        return "null"
    return f"($1->>{number})::{CASTS[kind]}" if kind in CASTS else f"($1->>{number})"

"""Databases as version 1.0.0 left them, in mid-game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import schema
from bot.store.address import DatabaseServer, Place
from bot.store.dialects import POSTGRES, SQLITE, Dialect
from bot.store.schema import BASELINE, migrations, newest, script_for
from tests import databases
from tests.paths import DATA

GAMES = (DATA / f"games-{BASELINE:04}.sql").read_text(encoding="utf-8")
"""The rows of such a database: what `tests.store.dump` fills in, with a table of the other game."""


def baseline_file(path: Path) -> Path:
    databases.run(path, f"{migrations()[BASELINE]};{GAMES};pragma user_version = {BASELINE}")
    return path


def baseline_database(engine: str, folder: Path) -> Iterator[Place]:
    """Create such a database on this engine for a test, in this folder if it is a file."""
    if engine == "sqlite":
        yield baseline_file(folder / "bot.db")
        return
    server = databases.new_server_database(is_empty=True)
    databases.run(server, f"{migrations(POSTGRES)[BASELINE]};{GAMES}")
    databases.stored(server, "insert into schema_version (version) values (?)", BASELINE)
    yield server
    databases.drop(server)


def version_of(place: Place) -> int:
    if isinstance(place, DatabaseServer):
        [row] = databases.stored(place, "select version from schema_version")
        return int(row["version"])
    [row] = databases.stored(place, "pragma user_version")
    return int(row["user_version"])


def date_back(place: Place, version: int) -> None:
    """Let a database have another schema by its number."""
    if isinstance(place, DatabaseServer):
        databases.stored(place, "update schema_version set version = ?", version)
    else:
        databases.run(place, f"pragma user_version = {version}")


def add_migration(monkeypatch: pytest.MonkeyPatch, script: str) -> int:
    """Give the program one more migration; return the schema that it makes."""
    known, number = {dialect: migrations(dialect) for dialect in (SQLITE, POSTGRES)}, newest() + 1

    def longer(dialect: Dialect = SQLITE) -> dict[int, str]:
        return {**known[dialect], number: script_for(dialect, script)}

    monkeypatch.setattr(schema, "migrations", longer)
    return number

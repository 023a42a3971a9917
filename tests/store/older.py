"""PostgreSQL databases as earlier versions left them, with the games of a dump."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.postgres import migrating
from tests import databases
from tests.databases import answers, held, tables


@contextmanager
def _schema(version: int) -> Iterator[None]:
    """Open databases with the migrations up to this one only."""
    known = {number: script for number, script in migrating.scripts().items() if number <= version}

    async def nothing(_: object) -> None:
        """There is nothing to count yet, and the statements for it are of the newest schema."""

    with pytest.MonkeyPatch.context() as earlier:
        earlier.setattr(migrating, "scripts", lambda: known)
        earlier.setattr(migrating, "_count_standings", nothing)
        yield


async def older_server_database(file: Path, version: int) -> DatabaseServer:
    """Create a database with this schema and all rows of a file that has the same."""
    server = databases.new_server_database(is_empty=True)
    with _schema(version):
        async with Store(server):
            pass
    rows = (
        (table, row)
        for table in sorted(tables(file), key=lambda name: (name != "game", name))
        for row in held(file, table)
    )
    answers(server, [_insertion(table, row) for table, row in rows])
    return server


def _insertion(table: str, row: dict[str, object]) -> databases.Question:
    names, values = ", ".join(row), ", ".join("?" for _ in row)
    inserted = f"insert into {table} ({names}) values ({values}) on conflict do nothing"  # noqa: S608 (tables and columns of a dump in this repository)
    return inserted, tuple(row.values())

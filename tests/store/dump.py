"""Writes tests/data/schema-NNNN.sql: a database in mid-game under the present schema.

Run it once for each released schema, `python -m tests.store.dump`; the file is kept for ever.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store.dialects import SQL
from tests.paths import DATA
from tests.turns.tables import Table, opened, person, setup


async def fill(table: Table) -> None:
    """A lobby, a table and a solo game in an open round, and a finished game with its rematch."""
    await table.coordinator.open_lobby(setup(seats=4), person(2))
    running = await table.started(2, computers=1)
    for _ in range(3):
        await table.play_round(running, (0, 1))
    await table.submit(running, 0)
    solo = await table.started(1, mode="solo", clock="none")
    await table.play_round(solo, (0,))
    await table.submit(solo, 0)
    finished = await table.started(2)
    await table.play_out(finished, (0, 1))
    await table.coordinator.rematch(finished, person(1))


async def main() -> None:
    number = len(list((SQL / "migrations").glob("*.sql")))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "db"
        async with opened(path) as table:
            await fill(table)
        with closing(sqlite3.connect(path)) as connection:
            lines = [*connection.iterdump(), f"PRAGMA user_version = {number};"]
    (DATA / f"schema-{number:04}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())

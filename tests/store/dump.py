"""Writes tests/data/games-NNNN.sql: the rows of a database in mid-game under the present schema.

Run it once for each release with a new schema, `python -m tests.store.dump`; the file is kept for ever.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store.people import KEEP_NAME
from bot.store.schema import newest
from bot.store.statements import statement
from bot.turns import lobby
from bot.turns.look import Setup
from tests.paths import DATA
from tests.turns.tables import CHANNEL, GUILD, Table, opened, person, setup

BRIKKS = Setup("brikks", "1", "table", {"level": "1"}, 2, "live", "dm", GUILD, CHANNEL, "en")


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


async def fill_further(table: Table) -> None:
    """The people's names, and a table of the other game in an open round."""
    names = ((person(number).user_id, person(number).name) for number in range(3))
    await table.store.commit(tuple(statement(KEEP_NAME, id=user_id, name=name) for user_id, name in names))
    game = await table.coordinator.open_lobby(BRIKKS, person(0))
    await table.coordinator.change(game, lobby.join, person(1))
    for _ in range(8):
        await table.play_step(game)
    [first, *_] = (await table.look(game)).pending
    await table.submit(game, first.user_id - person(0).user_id)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "db"
        async with opened(path) as table:
            await fill(table)
            await fill_further(table)
        with closing(sqlite3.connect(path)) as connection:
            rows = [line for line in connection.iterdump() if line.startswith("INSERT INTO")]
    # A server takes what belongs to a game only after the game.
    rows.sort(key=lambda row: not row.startswith('INSERT INTO "game"'))
    (DATA / f"games-{newest():04}.sql").write_text("\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())

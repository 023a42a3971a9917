"""Each second the bot searches for due games: what it reads does not grow with the number of open games."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from bot.store.address import DatabaseServer
from bot.store.database import Store
from bot.store.dialects import POSTGRES, SQLITE, numbered
from bot.store.engines import store_on
from bot.turns.coordinator import DUE_GAMES, MOST_DUE
from tests import databases
from tests.bench.finished_games import begun, copied
from tests.bench.registry import TOOLS

pytestmark = pytest.mark.slow

OPEN, DUE = 50_000, 20_000
NOW = 1_000_000_000
BOUND = 6 * MOST_DUE
"""The most rows: for each of the five kinds of time as many as are handled, twice."""
STEPS = 1_000
"""SQLite's own small steps for each row that is read, sorted and returned; there are some dozens."""
VALUES = {"now": NOW, "late": NOW - 700, "shards": 1, "held": ",0,", "limit": MOST_DUE}


async def one_game(store: Store) -> None:
    kind, tools = next(iter(TOOLS.items()))
    header = next(iter(tools.benchmark.headers()))
    game = begun(kind, dict(header.options), header.seats, Random(1))
    await store.commit(copied(game, 0, range(1, 9), Random(1)))


def deadline(number: int, due: int) -> int:
    return NOW - due + number if number < due else NOW + 1 + number


async def test_sqlite_reads_few_of_many_open_games(tmp_path: Path) -> None:
    path = databases.fresh(tmp_path / "db")
    async with store_on(path) as store:
        await one_game(store)
    taken = []
    for due in (0, DUE):
        with closing(sqlite3.connect(path)) as connection:
            columns = [row[1] for row in connection.execute("pragma table_info(game)")]
            first = connection.execute("select * from game where id = 'x000000'").fetchone()
            games = (
                dict(zip(columns, first, strict=True))
                | {"id": f"g{number}", "deadline": deadline(number, due), "warn_at": NOW + 1}
                for number in range(OPEN)
            )
            connection.execute("delete from game where id like 'g%'")
            marks = ", ".join(f":{name}" for name in columns)
            connection.executemany(f"insert into game values ({marks})", games)  # noqa: S608 (names of our own)
            connection.commit()
            steps = [0]

            def step(steps: list[int] = steps) -> int:
                steps[0] += 100
                return 0

            connection.set_progress_handler(step, 100)
            found = connection.execute(DUE_GAMES.texts[SQLITE], VALUES).fetchall()
        assert [game for game, *_ in found[:3]] == (["g0", "g1", "g2"] if due else [])
        assert len(found) == min(due, MOST_DUE)
        taken.append(steps[0])
    assert taken[0] <= STEPS
    assert taken[1] <= 100 * BOUND


async def test_postgres_reads_few_of_many_open_games(engine_server: DatabaseServer) -> None:
    async with store_on(engine_server) as store:
        await one_game(store)
    driver = await asyncpg.connect(engine_server.url)
    try:
        for due in (0, DUE):
            await driver.execute("delete from game where id like 'g%'")
            await driver.execute(
                "insert into game select (jsonb_populate_record(game, jsonb_build_object('id', 'g' || n, 'warn_at', "
                "$1::bigint + 1, 'deadline', case when n < $2 then $1 - $2 + n else $1 + 1 + n end))).* "
                "from game, generate_series(0, $3::bigint - 1) n where id = 'x000000'",
                NOW,
                due,
                OPEN,
            )
            await driver.execute("analyze game")
            text, names = numbered(DUE_GAMES.texts[POSTGRES])
            arguments = [VALUES[name] for name in names]
            found = await driver.fetch(text, *arguments)
            plan = await driver.fetchval(f"explain (analyze, format json) {text}", *arguments)
            assert [row["id"] for row in found[:3]] == (["g0", "g1", "g2"] if due else [])
            assert len(found) == min(due, MOST_DUE)
            assert sum(read(json.loads(plan)[0]["Plan"])) <= BOUND
    finally:
        await driver.close()


def read(node: dict[str, Any]) -> Iterator[float]:
    """The rows that each access to a table has read, with those that it left out."""
    if "Relation Name" in node:
        yield node["Actual Loops"] * (node["Actual Rows"] + node.get("Rows Removed by Filter", 0))
    for child in node.get("Plans", ()):
        yield from read(child)


@pytest.fixture
def engine_server() -> Iterator[DatabaseServer]:
    server = databases.new_server_database()
    yield server
    databases.drop(server)

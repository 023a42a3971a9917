"""Drops every connection to PostgreSQL, again and again, while people play: nothing is lost, and every
process recovers.

`.venv/bin/python -m tests.process.drops --drops 200 --seed 1`
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import asyncpg
from bot.cluster.cluster import Cluster

from bot.store.address import DatabaseServer
from bot.store.errors import StoreError
from bot.turns.look import Refused
from bot.turns.shared_clock import SharedClock
from tests import databases
from tests.databases import stored
from tests.turns.tables import Table, opened

PAUSES = (0.0, 0.02, 0.05, 0.1, 0.3)
"""Seconds between two drops."""
PEOPLE = 3
HELD_AGAIN = 30.0
"""Seconds in which the process must hold its shard again at the end, including the rest of its lease."""
END = (
    "select count(pg_terminate_backend(pid)) as ended from pg_stat_activity"
    " where datname = current_database() and pid <> pg_backend_pid()"
)


async def campaign(server: DatabaseServer, drops: int, seed: int) -> list[str]:
    """Return what went wrong, in words."""
    faults: list[str] = []
    async with opened(server) as table:
        cluster = Cluster(table.store, SharedClock())
        await _joined(cluster)
        acknowledged: list[tuple[str, int, str]] = []
        game = await table.started(PEOPLE, clock="none")
        beating = asyncio.create_task(_beat(cluster))
        playing = asyncio.create_task(_play(table, game, acknowledged))
        ended = await _drop(server, drops, Random(seed))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for name, task in (("the keeper of leases", beating), ("the players", playing)):
            if task.done() and not task.cancelled() and (error := task.exception()):
                faults.append(f"{name} ended: {error!r}")
        faults += _lost(server, acknowledged)
        if not await _serves_again(cluster):
            faults.append("the process does not hold its shard again")
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        print(
            f"{drops} drops of {ended} connections, {len(acknowledged)} moves acknowledged, {len(faults)} faults"
        )
    return faults


async def _joined(cluster: Cluster) -> None:
    async def gained(_: int, __: bool) -> None:
        cluster.connected(0, is_ready=True)

    async def giving(_: int) -> None:
        pass

    await cluster.begin(1, 1, gained=gained, giving=giving, lost=lambda _: None, changed=lambda: None)


async def _beat(cluster: Cluster) -> None:
    while True:
        await cluster.beat()


async def _play(table: Table, game: str, acknowledged: list[tuple[str, int, str]]) -> None:
    """Let everyone move in every round; a refused or failed move is repeated."""
    while True:
        look = await _look(table, game)
        if look.is_over:
            game = await table.started(PEOPLE, clock="none")
            continue
        for number in range(PEOPLE):
            with suppress(StoreError, Refused):
                step = (await table.look(game, number)).step
                move = await table.legal(game, number)
                await table.coordinator.submit(game, 100 + number, step, move, is_final=True)
                acknowledged.append((game, number, move))


async def _look(table: Table, game: str) -> Any:
    while True:
        with suppress(StoreError):
            return await table.look(game)
        await asyncio.sleep(0.01)


async def _drop(server: DatabaseServer, drops: int, random: Random) -> int:
    ended = 0
    for _ in range(drops):
        await asyncio.sleep(random.choice(PAUSES))
        admin = await asyncpg.connect(server.url)
        try:
            ended += int(await admin.fetchval(END))
        finally:
            await admin.close()
    return ended


def _lost(server: DatabaseServer, acknowledged: Sequence[tuple[str, int, str]]) -> list[str]:
    """Return the acknowledged moves that are neither in the events nor among the entries."""
    lines = [str(row["line"]) for row in stored(server, "select line from event")]
    kept = {word for line in lines for word in line.split()}
    kept |= {f"{row['seat']}:{row['move']}" for row in stored(server, "select seat, move from entry")}
    packed = {row["id"] for row in stored(server, "select id from game where status = 'finished'")}
    return [
        f"lost: {number}:{move} of {game}"
        for game, number, move in acknowledged
        if game not in packed and f"{number}:{move}" not in kept
    ]


async def _serves_again(cluster: Cluster) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(HELD_AGAIN):
            while 0 not in cluster.serving:  # noqa: ASYNC110 (a lease tells no event)
                await asyncio.sleep(0.05)
    return 0 in cluster.serving


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--drops", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    server = databases.new_server_database()
    try:
        faults = asyncio.run(campaign(server, options.drops, options.seed))
    finally:
        databases.drop(server)
        databases.end()
    print(*faults, sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())

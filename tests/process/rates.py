"""Presses a second with one, two and three processes on one PostgreSQL: `python -m tests.process.rates`.

The people, the server that stands for Discord and the database are on the same machine, so what counts is the processor
time of the bot's processes for one press, with everything that the press causes.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from bot.local.ratelimit import Limits
from bot.local.server import start
from bot.local.starts import Sharding
from bot.local.state import Setup
from tests import databases
from tests.process.cluster import BUCKETS, SHARDS
from tests.process.fleet import Fleet
from tests.process.gathering import Gathering

SERVED_SECONDS = 60.0
OPENING_SECONDS = 120.0
STEADY_SECONDS = 3.0
GOAL = 0.8


async def measured(processes: int, tables: int, seconds: float) -> tuple[float, float]:
    """Presses a second by the wall, and for each second of the processes' processor time."""
    database = databases.new_server_database()
    server = await start(
        setup=Setup(people=("Ada",)),
        limits=Limits(global_limit=1_000_000, rules={}),
        sharding=Sharding(SHARDS, BUCKETS, identify_seconds=5.0),
    )
    server.hub.visibility.is_kept = server.hub.journal.is_kept = False
    with tempfile.TemporaryDirectory(prefix="rates-") as name:
        fleet = Fleet(server, database, Path(name), Random(7))
        channels = [server.hub.add_guild(f"Club {shard}", shard) for shard in range(SHARDS)]
        people = Gathering(server.hub, channels, Random(7), pause=0.05)
        try:
            for _ in range(processes):
                await fleet.add()
            async with asyncio.timeout(SERVED_SECONDS):
                while not await _is_shared(fleet, processes):  # noqa: ASYNC110 (the database tells no event)
                    await asyncio.sleep(0.2)
            people.invite(tables, direct=0, idle=0)
            people.start()
            async with asyncio.timeout(OPENING_SECONDS):
                while sum(one.verb == "ready" for one in people.sent) < tables // 2:  # noqa: ASYNC110 (they tell no event)
                    await asyncio.sleep(0.2)
            await asyncio.sleep(STEADY_SECONDS)
            return await _window(fleet, people, seconds)
        finally:
            await people.stop()
            await fleet.stop()
            await server.stop()
            databases.drop(database)


async def _is_shared(fleet: Fleet, processes: int) -> bool:
    return len(set((await fleet.owners()).values())) == processes and await fleet.is_served(SHARDS)


async def _window(fleet: Fleet, people: Gathering, seconds: float) -> tuple[float, float]:
    begin, used, first = perf_counter(), fleet.used(), len(people.sent)
    await asyncio.sleep(seconds)
    answered = sum(one.seconds is not None for one in people.sent[first:])
    return answered / (perf_counter() - begin), answered / (fleet.used() - used)


async def run(tables: int, seconds: float, most: int) -> list[str]:
    lines, single = [], 0.0
    for processes in range(1, most + 1):
        by_wall, by_cpu = await measured(processes, tables, seconds)
        single = single or by_cpu
        share = by_cpu / single
        is_met = "" if share >= GOAL else f" MISSED {GOAL}"
        lines.append(
            f"{processes} processes: {by_wall:.0f} presses a second, {by_cpu:.0f} for each second of processor time, "
            f"{share:.2f} of one{is_met}"
        )
        print(lines[-1], flush=True)
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.rates", description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--most", type=int, default=3, help="processes")
    options = parser.parse_args()
    lines = asyncio.run(run(options.tables, options.seconds, options.most))
    return int(any("MISSED" in line for line in lines))


if __name__ == "__main__":
    sys.exit(main())

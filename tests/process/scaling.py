"""What a press costs with one, two and three processes: `python -m tests.process.scaling`.

Each process gets the same number of tables, as if processes were added for more people; `--shared` spreads
the same tables over them instead. While other programs use the cores, presses a second say little, but the
processor time of all the bot's processes for one press can be compared. Each number of processes has its own
local Discord and its own database on one PostgreSQL, whose time does not count; their windows take turns, and
the figures are medians.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.local.ratelimit import Limits
from bot.local.server import start
from bot.local.starts import Sharding
from bot.local.state import Setup
from tests import databases
from tests.process.fleet import Fleet
from tests.process.gathering import Gathering

SHARDS, BUCKETS = 6, 16
PATIENCE = 90.0
LOOK_SECONDS = 0.2
WARM_UP = 3.0
"""Seconds of presses before each window."""
REST = 4.0
"""Seconds after the last press, in which its table is redrawn; they count to the window."""
GOAL = 0.8
"""Presses for each core, compared with those of one process."""


@dataclass(slots=True)
class Side:
    """A number of processes, and the people who press there."""

    processes: int
    fleet: Fleet
    people: Gathering
    rates: list[float] = field(default_factory=list)
    """Presses a second."""
    costs: list[float] = field(default_factory=list)
    """Milliseconds of processor time for a press."""

    async def is_ready(self) -> bool:
        """Whether every shard is served, and another process stands by."""
        servers = [channel.guild_id for channel in self.people.channels]
        heard = [len(self.people.hub.gateway.hearers(server)) for server in servers]
        return min(heard) >= min(2, self.processes) and await self.fleet.is_served(SHARDS)

    async def window(self, seconds: float) -> None:
        self.people.resume()
        await asyncio.sleep(WARM_UP)
        begin, before, used = perf_counter(), len(self.people.sent), self.fleet.used()
        await asyncio.sleep(seconds)
        took = perf_counter() - begin
        self.people.pause_all()
        await asyncio.sleep(REST)
        count = len(self.people.sent) - before
        self.rates.append(count / took)
        self.costs.append(1000 * (self.fleet.used() - used) / max(1, count))

    @property
    def unanswered(self) -> int:
        return sum(sent.seconds is None for sent in self.people.sent)


async def _side(
    resources: AsyncExitStack,
    directory: Path,
    processes: int,
    *,
    tables: int,
    direct: float,
    pause: float,
    seed: int,
) -> Side:
    server = await start(
        setup=Setup(people=("Ada",)),
        limits=Limits(global_limit=100_000, rules={}),
        sharding=Sharding(SHARDS, BUCKETS, identify_seconds=5.0),
    )
    resources.push_async_callback(server.stop)
    server.hub.visibility.is_kept = server.hub.journal.is_kept = False
    database = databases.new_server_database()
    resources.callback(databases.drop, database)
    chance = Random(seed)
    folder = directory / str(processes)
    folder.mkdir()
    fleet = Fleet(server, database, folder, chance)
    resources.push_async_callback(fleet.stop)
    channels = [server.hub.add_guild(f"Club {shard}", shard) for shard in range(SHARDS)]
    people = Gathering(server.hub, channels, chance, pause)
    people.invite(tables, direct=direct, idle=0.0)
    for _ in range(processes):
        await fleet.add()
    return Side(processes, fleet, people)


async def measure(
    directory: Path,
    counts: list[int],
    *,
    tables: int,
    is_shared: bool,
    direct: float,
    pause: float,
    seconds: float,
    windows: int,
    seed: int,
) -> list[Side]:
    async with AsyncExitStack() as resources:
        sides = [
            await _side(
                resources,
                directory,
                count,
                tables=tables if is_shared else tables * count,
                direct=direct,
                pause=pause,
                seed=seed,
            )
            for count in counts
        ]
        async with asyncio.timeout(PATIENCE):
            while not all([await side.is_ready() for side in sides]):  # noqa: ASYNC110 (the database tells no event)
                await asyncio.sleep(LOOK_SECONDS)
        for side in sides:
            side.people.start()
            # Until every table plays.
            await asyncio.sleep(WARM_UP + 6 * pause)
            side.people.pause_all()
        for _ in range(windows):
            for side in sides:
                await side.window(seconds)
        for side in sides:
            await side.people.stop()
        return sides


def lines(sides: list[Side]) -> list[str]:
    one = median(sides[0].costs)
    found = []
    for side in sides:
        cost = median(side.costs)
        spread = f"{min(side.costs):.1f} to {max(side.costs):.1f}"
        found.append(
            f"{side.processes} processes: {cost:.1f} ms of CPU for a press ({spread}), {1000 / cost:.0f} presses a second for "
            f"each core, {one / cost:.2f} of the first; {median(side.rates):.0f} were made a second, "
            f"{side.unanswered} not answered"
        )
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.scaling", description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--tables", type=int, default=14, help="of each process")
    parser.add_argument("--shared", action="store_true", help="so many tables in all, whatever the processes")
    parser.add_argument(
        "--direct",
        type=float,
        default=0.0,
        help="share of the tables with sheets in direct messages, which come over another shard",
    )
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two presses at a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="of a window")
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scaling-") as name:
        pace = {"direct": options.direct, "pause": options.pause, "seconds": options.seconds}
        work = measure(
            Path(name),
            options.processes,
            tables=options.tables,
            is_shared=options.shared,
            windows=options.windows,
            seed=options.seed,
            **pace,
        )
        try:
            sides = asyncio.run(work)
        finally:
            databases.end()
    print("\n".join(lines(sides)))
    return int(any(median(side.costs) * GOAL > median(sides[0].costs) for side in sides))


if __name__ == "__main__":
    sys.exit(main())

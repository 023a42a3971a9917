"""What a press costs with one, two and three processes, and what a process costs at rest: `python -m
tests.process.scaling`.

Each process gets the same number of tables, as if processes were added for more people; `--shared` spreads the same
tables over them instead. While other programs use the cores, presses a second say little, but the processor time of all
the bot's processes for one press can be compared. Each number of processes has its own local Discord, balancer and
database on one PostgreSQL, whose time does not count; their windows take turns, and the figures are medians. With
`--rest`, nobody presses for some time, first without a game, then with many open ones.
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

from tests import databases
from tests.process.fleet import Fleet, afloat, run_time_of
from tests.process.gathering import Gathering

SERVERS = 6
WARM_UP = 3.0
"""Seconds of presses before each window."""
REST = 4.0
"""Seconds after the last press, in which its table is redrawn; they count to the window."""
SETTLED = 15.0
"""Seconds after the last press, until all is drawn and written."""
LIMIT = 100_000
GOAL = 0.85
"""Presses for each core, compared with those of one process."""
IDLE_GOAL = 0.5
"""Percent of a core for a process at rest."""


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
    idle: dict[str, float] = field(default_factory=dict)
    """Percent of a core that each process takes at rest, by what there is."""

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

    async def rest(self, what: str, seconds: float) -> None:
        """Measure what each process takes while nobody presses; the first is connected to the gateway."""
        before = [run_time_of(member.process.pid) for member in self.fleet.members]
        begin = perf_counter()
        await asyncio.sleep(seconds)
        took = perf_counter() - begin
        for place, member in enumerate(self.fleet.members):
            share = 100 * (run_time_of(member.process.pid) - before[place]) / took
            self.idle[f"process {place + 1}, {what}"] = share

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
    database = databases.new_server_database()
    resources.callback(databases.drop, database)
    chance = Random(seed)
    folder = directory / str(processes)
    folder.mkdir()
    server, fleet = await resources.enter_async_context(
        afloat(database, folder, chance, most=processes, limit=LIMIT, are_clocks_wrong=False)
    )
    channels = [server.hub.add_guild(f"Club {number}", 0) for number in range(SERVERS)]
    people = Gathering(server.hub, channels, chance, pause)
    people.invite(tables, direct=direct, idle=0.0)
    for _ in range(processes):
        # One after the other, so that the first is the keeper.
        await fleet.until_ready(await fleet.add())
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
    """Return the sides after their windows of presses."""
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


async def at_rest(
    directory: Path, processes: int, *, games: int, pause: float, seconds: float, seed: int
) -> Side:
    """Return a side that has been at rest without a game, and with this many open ones."""
    async with AsyncExitStack() as resources:
        side = await _side(resources, directory, processes, tables=games, direct=1.0, pause=pause, seed=seed)
        # Nothing is to happen by itself.
        side.people.clock = "none"
        await asyncio.sleep(SETTLED)
        await side.rest("no game", seconds)
        side.people.start()
        # Until every table plays.
        await asyncio.sleep(WARM_UP + 8 * pause)
        side.people.pause_all()
        await asyncio.sleep(SETTLED)
        await side.rest(f"{games} games", seconds)
        await side.people.stop()
        return side


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
        "--direct", type=float, default=1.0, help="share of the tables with sheets in direct messages"
    )
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two presses at a table")
    parser.add_argument("--seconds", type=float, default=8.0, help="of a window, or of rest")
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--rest", type=int, default=0, metavar="GAMES", help="measure rest, with this many open games"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scaling-") as name:
        pace = {"pause": options.pause, "seconds": options.seconds, "seed": options.seed}
        try:
            if options.rest:
                count = options.processes[-1]
                side = asyncio.run(at_rest(Path(name), count, games=options.rest, **pace))
                print("\n".join(f"{what}: {share:.2f} % of a core" for what, share in side.idle.items()))
                return int(
                    any(share > IDLE_GOAL for what, share in side.idle.items() if "process 1" not in what)
                )
            sides = asyncio.run(
                measure(
                    Path(name),
                    options.processes,
                    tables=options.tables,
                    is_shared=options.shared,
                    direct=options.direct,
                    windows=options.windows,
                    **pace,
                )
            )
        finally:
            databases.end()
    print("\n".join(lines(sides)))
    return int(any(median(side.costs) * GOAL > median(sides[0].costs) for side in sides))


if __name__ == "__main__":
    sys.exit(main())

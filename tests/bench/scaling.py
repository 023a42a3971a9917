"""What a press costs with one, two and three processes, and what a process costs at rest: `python -m
tests.bench.scaling`.

Each process gets the same number of tables, as if processes were added for more people. Processor time for a press is compared, and not presses a second, of which other programs take
their part. It rises when more processes share the cores and their caches, whatever the processes do: so a bot of several
processes is compared with as many bots of one process each, on which people press at the same time, or with `--same-load`
with one process at as many tables as all have together. Each bot has its own
local Discord, balancer and database on one PostgreSQL, whose time does not count; the windows take turns, and the figures
are medians. With `--rest`, nobody presses for some time, first without a game, then with many open ones. With `--failure`,
people press while a process dies, once it is back, and after all processes have been replaced.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from tests import databases
from tests.bench.command import run
from tests.bench.load.measure import FREE
from tests.bench.report import Figure, show, show_figures
from tests.local.control import add_guild
from tests.process.balancer import DEFAULT, SCATTERED
from tests.process.fleet import Fleet, afloat, run_time_of
from tests.strict.watch import watch
from tests.world.chat import Crowd
from tests.world.gathering import Gathering, tables_of_two

SERVERS = 6
WARM_UP = 3.0
"""Seconds of presses before each window."""
REST = 4.0
"""Seconds after the last press, in which its table is redrawn; they count to the window."""
SETTLED = 15.0
"""Seconds after the last press, until all is drawn and written."""
LIMIT = 100_000
COLUMNS = ("", "CPU for a press", "made a second", "not answered", "requests for one that count")
GOAL = 0.85
"""Presses for each core, compared with those of bots of one process."""
IDLE_GOAL = 0.5
"""Percent of a core for a process at rest."""
BACK_GOAL = 0.5
"""Presses that the process that died gets once it is back, compared with those that it had before."""


@dataclass(slots=True)
class Side:
    """A bot of some processes, and the people who press there."""

    processes: int
    fleet: Fleet
    people: Gathering
    idle: dict[str, float] = field(default_factory=dict)
    """Percent of a core that each process takes at rest, by what there is."""

    async def rest(self, what: str, seconds: float) -> None:
        """Measure what each process takes while nobody presses; the first is connected to the gateway."""
        before = [run_time_of(member.process.pid) for member in self.fleet.members]
        begin = perf_counter()
        await asyncio.sleep(seconds)
        took = perf_counter() - begin
        for place, member in enumerate(self.fleet.members):
            share = 100 * (run_time_of(member.process.pid) - before[place]) / took
            self.idle[f"process {place + 1}, {what}"] = share


@dataclass(slots=True)
class Group:
    """Bots on which people press at the same time."""

    sides: list[Side]
    rates: list[float] = field(default_factory=list)
    """Presses a second."""
    costs: list[float] = field(default_factory=list)
    """Milliseconds of processor time for a press."""
    presses: int = 0
    """Presses of all windows."""
    requests: Counter[str] = field(default_factory=Counter)
    """The requests that count towards Discord's limit, by route."""

    async def window(self, seconds: float) -> None:
        for side in self.sides:
            side.people.resume()
        await asyncio.sleep(WARM_UP)
        begin, before, used, asked = perf_counter(), self._presses(), self._used(), self._requests()
        await asyncio.sleep(seconds)
        took = perf_counter() - begin
        for side in self.sides:
            side.people.pause_all()
        await asyncio.sleep(REST)
        count = self._presses() - before
        self.rates.append(count / took)
        self.costs.append(1000 * (self._used() - used) / max(1, count))
        self.presses += count
        self.requests += self._requests() - asked

    def cells(self) -> Sequence[str]:
        unanswered = sum(sent.seconds is None for side in self.sides for sent in side.people.sent)
        return (
            f"{median(self.costs):.1f} ms ({min(self.costs):.1f} to {max(self.costs):.1f})",
            f"{median(self.rates):.0f}",
            f"{unanswered}",
            f"{self.requests.total() / max(1, self.presses):.3f}",
        )

    def _presses(self) -> int:
        return sum(len(side.people.sent) for side in self.sides)

    def _requests(self) -> Counter[str]:
        made = Counter[str]()
        for side in self.sides:
            for (route, _), count in watch(side.people.crowd.hub).journal.counts.items():
                made[route] += count if route not in FREE else 0
        return made

    def _used(self) -> float:
        return sum(side.fleet.used() for side in self.sides)


async def _side(
    resources: AsyncExitStack,
    directory: Path,
    processes: int,
    *,
    tables: int,
    direct: float,
    pause: float,
    seed: int,
    balancer: str = DEFAULT,
) -> Side:
    database = databases.new_server_database()
    resources.callback(databases.drop, database)
    chance = Random(seed)
    folder = Path(tempfile.mkdtemp(prefix=f"{processes}-", dir=directory))
    server, fleet = await resources.enter_async_context(
        afloat(
            database, folder, chance, most=processes, limit=LIMIT, balancer=balancer, are_clocks_wrong=False
        )
    )
    channels = [add_guild(server.hub, f"Club {number}", 0) for number in range(SERVERS)]
    groups = tables_of_two(server.hub, channels, chance, tables, direct=direct)
    people = Gathering(Crowd(server.hub), pause, groups)
    people.reseed(str(seed))
    for _ in range(processes):
        # One after the other, so that the first is the keeper.
        await fleet.until_ready(await fleet.add())
    return Side(processes, fleet, people)


async def measure(
    directory: Path,
    counts: list[int],
    *,
    tables: int,
    is_same_load: bool,
    direct: float,
    pause: float,
    seconds: float,
    windows: int,
    seed: int,
    balancer: str,
) -> dict[int, tuple[Group, Group]]:
    """Return a bot of each number of processes, and as many bots of one process, or one with the same load, after their
    windows of presses."""
    async with AsyncExitStack() as resources:

        async def side(processes: int, shares: int) -> Side:
            return await _side(
                resources,
                directory,
                processes,
                tables=tables * shares,
                direct=direct,
                pause=pause,
                seed=seed,
                balancer=balancer,
            )

        singles = [] if is_same_load else [await side(1, 1) for _ in range(max(counts))]
        groups = {
            count: (
                Group([singles[0]] if count == 1 and singles else [await side(count, count)]),
                Group(singles[:count] or [await side(1, count)]),
            )
            for count in counts
        }
        everyone = {
            id(one.people): one.people for pair in groups.values() for group in pair for one in group.sides
        }
        for people in everyone.values():
            people.start()
        # Until every table plays.
        await asyncio.sleep(WARM_UP + 6 * pause)
        for people in everyone.values():
            people.pause_all()
        for _ in range(windows):
            for pair in groups.values():
                for group in pair:
                    await group.window(seconds)
        for people in everyone.values():
            await people.stop()
        return groups


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


@dataclass(frozen=True, slots=True)
class Stage:
    """A window of presses on a bot of several processes."""

    what: str
    presses: Counter[int]
    """By the berth whose process answered them, those of the warm-up included."""
    count: int
    """The presses of the window alone."""
    unanswered: int
    requests: Counter[str]
    """The requests that count towards Discord's limit, by route."""

    def cells(self) -> Sequence[str]:
        count = max(1, self.count)
        asked = ", ".join(f"{route} {made / count:.3f}" for route, made in self.requests.most_common())
        by_process = " ".join(f"{self.presses[berth]}" for berth in sorted(self.presses))
        return self.what, by_process, f"{self.unanswered}", f"{self.requests.total() / count:.3f}", asked


async def through_failure(
    directory: Path,
    processes: int,
    *,
    tables: int,
    direct: float,
    pause: float,
    seconds: float,
    seed: int,
    balancer: str,
) -> list[Stage]:
    """Press before one process dies, meanwhile, once it is back, and after all have been replaced."""
    stages: list[Stage] = []
    async with AsyncExitStack() as resources:
        side = await _side(
            resources,
            directory,
            processes,
            tables=tables * processes,
            direct=direct,
            pause=pause,
            seed=seed,
            balancer=balancer,
        )
        fleet, people = side.fleet, side.people

        async def stage(what: str) -> None:
            group, known, sent = Group([side]), set(fleet.balancer.passages()), len(people.sent)
            await group.window(seconds)
            made = {key: one for key, one in fleet.balancer.passages().items() if key not in known}
            by_berth = Counter(dict.fromkeys(range(processes), 0))
            by_berth.update(one.berth for one in made.values() if one.berth is not None)
            unanswered = sum(one.seconds is None for one in people.sent[sent:])
            stages.append(Stage(what, by_berth, group.presses, unanswered, group.requests))

        people.start()
        people.resume()
        # Until every table plays.
        await asyncio.sleep(WARM_UP + 6 * pause)
        await stage("before")
        lost = fleet.members[0]
        people.resume()
        await fleet.kill(lost)
        await stage("without the first process")
        people.resume()
        await fleet.until_ready(await fleet.add())
        await stage("with it again")
        people.resume()
        for member in [*fleet.members]:
            await fleet.retire(member)
            await fleet.until_ready(await fleet.add())
        await stage("all replaced")
        await people.stop()
    return stages


def show_stages(stages: Sequence[Stage]) -> int:
    columns = ("", "presses by process", "not answered", "requests for one that count", "by route")
    show("Presses through a failure", columns, [one.cells() for one in stages])
    before, _, back, _ = (one.presses[0] / (one.presses.total() or 1) for one in stages)
    share = Figure("share of the process that is back", back / before, "x", BACK_GOAL, at_least=True)
    return show_figures("Compared with before", [share])


def ratio(pair: tuple[Group, Group]) -> float:
    """Return the presses for each core of a bot, compared with those of as many bots of one process."""
    bot, singles = pair
    return median(singles.costs) / median(bot.costs)


def show_groups(groups: dict[int, tuple[Group, Group]]) -> int:
    rows = []
    for count, (bot, singles) in groups.items():
        compared = "with the same load" if len(singles.sides) == 1 else "at the same time"
        rows.append((f"{count} processes", *bot.cells()))
        rows.append((f"{len(singles.sides)} bots of one process {compared}", *singles.cells()))
    show("Presses", COLUMNS, rows)
    rows = [
        (f"{len(side.sides)} bots of {side.sides[0].processes}", route, f"{count / max(1, side.presses):.3f}")
        for pair in groups.values()
        for side in pair
        for route, count in side.requests.most_common()
    ]
    show("Requests that count", ("", "route", "a press"), rows)
    figures = [
        Figure(f"{count} processes, of the presses for each core", ratio(pair), "x", GOAL, at_least=True)
        for count, pair in groups.items()
        if count > 1
    ]
    return show_figures("Compared with bots of one process", figures)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--tables", type=int, default=14, help="of each process")
    parser.add_argument("--same-load", action="store_true", help="compare with one process at as many tables")
    parser.add_argument("--scattered", action="store_true", help="lead the presses of a game to any process")
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
    parser.add_argument("--failure", action="store_true", help="kill one process, then replace all")


def main(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="scaling-") as name:
        pace = {"pause": options.pause, "seconds": options.seconds, "seed": options.seed}
        balancer = SCATTERED if options.scattered else DEFAULT
        try:
            if options.rest:
                count = options.processes[-1]
                side = asyncio.run(at_rest(Path(name), count, games=options.rest, **pace))
                figures = [
                    Figure(what, share, "% of a core", None if "process 1" in what else IDLE_GOAL)
                    for what, share in side.idle.items()
                ]
                return show_figures("At rest", figures)
            if options.failure:
                failing = through_failure(
                    Path(name),
                    options.processes[-1],
                    tables=options.tables,
                    direct=options.direct,
                    balancer=balancer,
                    **pace,
                )
                return show_stages(asyncio.run(failing))
            groups = asyncio.run(
                measure(
                    Path(name),
                    options.processes,
                    tables=options.tables,
                    is_same_load=options.same_load,
                    balancer=balancer,
                    direct=options.direct,
                    windows=options.windows,
                    **pace,
                )
            )
        finally:
            databases.end()
    return show_groups(groups)


if __name__ == "__main__":
    sys.exit(run("scaling"))

"""Several bot processes on one database behind a balancer, which tests kill, stop, deafen and replace."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import aiohttp
import asyncpg

from bot.hosting.child import start_bot, stop_bot
from bot.local.ratelimit import Limits
from bot.local.server import Server
from bot.local.starts import Sharding
from bot.local.state import Addresses, Setup
from bot.store.address import DatabaseServer as Database
from tests.process.balancer import DEFAULT, HOST, Balancer, Berth, balanced, new_berths
from tests.strict.rules import start
from tests.strict.watch import watch

COMMAND = ("-m", "tests.process.member")
HOUR = 3600
STOP_SECONDS = 60.0
READY_SECONDS = 90.0
LOOK_SECONDS = 0.2
NOTICED = 1.0
"""Seconds after which the balancer has noticed that a process is ready."""
EVENTS_ON = 2
LATENESS = """
select coalesce(max(now - given - least(deadline, closes_at)), 0) from game, (
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now,
        coalesce((select cast(value as bigint) from memo where name = 'given_back'), 0) as given
) as time
where status = 'running'
"""
"""Milliseconds by which the most overdue game is late."""


@dataclass(slots=True, eq=False)
class Member:
    number: int
    process: Process
    berth: int
    begun: float
    is_stopped: bool = False
    ready: float = inf
    """The time since which it was ready."""
    leaves: float = inf
    """The time at which it was told to end."""
    down: list[tuple[float, float]] = field(default_factory=list)
    """The times at which it was stopped or dead; a process that is told to end must first answer everything."""
    killed: float = inf
    waits: list[tuple[float, float]] = field(default_factory=list)
    """The seconds that it had waited for a processor, at several times."""

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    @property
    def is_up(self) -> bool:
        """Return whether it runs and is to go on."""
        return self.is_alive and not self.is_stopped and self.leaves == inf

    @property
    def serves(self) -> bool:
        return self.is_up and self.ready < perf_counter()

    def ran(self, begin: float, end: float) -> bool:
        return not any(since <= end and begin <= until for since, until in self.down)

    def waited(self, begin: float, end: float) -> float:
        """Seconds between two times in which it could have run, but other programs had the processor."""
        return waited(self.waits, begin, end)


class Fleet:
    def __init__(
        self,
        server: Server,
        database: Database,
        directory: Path,
        chance: Random,
        *,
        balancer: Balancer,
        berths: Sequence[Berth],
        are_clocks_wrong: bool = True,
    ) -> None:
        self._server = server
        self._database = database
        self._directory = directory
        self._chance = chance
        self._berths = berths
        self._are_clocks_wrong = are_clocks_wrong
        self._connection: asyncpg.Connection[Any] | None = None
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(LOOK_SECONDS * 5))
        self._turn = asyncio.Lock()
        self.balancer = balancer
        self.members: list[Member] = []
        self.all: list[Member] = []
        """Every process that ever ran."""
        self.own_waits: list[tuple[float, float]] = []
        """As a member's, of the local Discord."""
        self.own_pauses: list[tuple[float, float]] = []
        """The seconds for which the local Discord's event loop had done something else, at several times."""

    async def add(self) -> Member:
        """Start one more process, whose clock may be an hour off."""
        number = len(self.all)
        taken = {member.berth for member in self.members}
        berth = next(place for place in range(len(self._berths)) if place not in taken)
        ports = self._berths[berth]
        ahead = self._chance.choice((-HOUR, 0, HOUR)) if self._are_clocks_wrong else 0
        with (self._directory / f"bot-{number}.log").open("ab") as log:
            process = await start_bot(
                self._server,
                self._directory,
                log,
                command=COMMAND,
                DATABASE_URL=self._database.url,
                PUBLIC_URL=self.balancer.url,
                DOOR_PORT=str(ports.door),
                MONITORING=f"{HOST}:{ports.monitoring}",
                CLOCK_AHEAD=str(ahead),
                LOG_LEVEL="INFO",
                # All play in a few channels.
                LIMITS="off",
            )
        member = Member(number, process, berth, perf_counter())
        self.all.append(member)
        self.members.append(member)
        self.note(f"start {number} at {berth}, {ahead} s ahead")
        return member

    def note(self, what: str) -> None:
        with (self._directory / "campaign.txt").open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now():%H:%M:%S.%f} {what}\n")  # noqa: DTZ005 (as the other logs)

    async def until_ready(self, *members: Member) -> None:
        """Return once these are ready and the balancer has noticed it."""
        async with asyncio.timeout(READY_SECONDS):
            for member in members:
                while member.ready == inf and member.is_alive:
                    await self.look_for_ready()
                    await asyncio.sleep(LOOK_SECONDS)
        await asyncio.sleep(NOTICED)

    async def look_for_ready(self) -> None:
        """Note which members have become ready."""
        for member in self.members:
            if member.ready == inf and member.is_up and await self._is_ready(member):
                member.ready = perf_counter()
                self.note(f"ready {member.number}")

    async def _is_ready(self, member: Member) -> bool:
        try:
            port = self._berths[member.berth].monitoring
            async with self._session.get(f"http://{HOST}:{port}/readyz") as answer:
                return answer.status == 200
        except (aiohttp.ClientError, TimeoutError, OSError):
            return False

    async def kill(self, *members: Member) -> None:
        for member in members:
            self.members.remove(member)
            member.killed = perf_counter()
            member.down.append((member.killed, inf))
            self.note(f"kill {member.number}")
            member.process.kill()
        for member in members:
            await member.process.wait()

    def halt(self, member: Member, *, is_on: bool) -> None:
        """Stop a member as if its machine stood still, or let it go on."""
        if not member.is_alive:
            return
        member.is_stopped = is_on
        self.note(f"{'stop' if is_on else 'wake'} {member.number}")
        if is_on:
            member.down.append((perf_counter(), inf))
        else:
            member.down[-1] = member.down[-1][0], perf_counter()
        member.process.send_signal(signal.SIGSTOP if is_on else signal.SIGCONT)

    def deafen(self, *, is_on: bool) -> None:
        """Lose the notifications between the members."""
        self.note("deaf" if is_on else "hear")
        for member in self.members:
            stdin = member.process.stdin
            if member.is_alive and stdin is not None:
                stdin.write(b"deaf\n" if is_on else b"hears\n")

    async def retire(self, member: Member) -> int:
        """End a member as an operator would; returns its exit code."""
        self.note(f"end {member.number}")
        member.leaves = perf_counter()
        member.process.send_signal(signal.SIGTERM)
        code = await asyncio.wait_for(member.process.wait(), STOP_SECONDS)
        self.note(f"ended {member.number} with {code}")
        self.members.remove(member)
        return code

    async def stop(self) -> None:
        for member in self.members:
            if member.is_stopped:
                self.halt(member, is_on=False)
        await asyncio.gather(*(stop_bot(member.process) for member in self.members))
        await self._session.close()
        if self._connection is not None:
            self._connection.terminate()

    async def lateness(self) -> int:
        """Milliseconds by which the most overdue game is late."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._database.url)
            return int(await self._connection.fetchval(LATENESS))

    def at(self, berth: int | None, time: float) -> Member | None:
        """Return the member that was at a berth then."""
        there = (member for member in self.all if member.berth == berth and member.begun <= time)
        return max(there, key=lambda member: member.begun, default=None)

    def survivors(self, begin: float, end: float) -> list[Member]:
        """Return the members that the balancer knew to be ready before, and that lived through that time."""
        return [
            member
            for member in self.all
            if member.ready + NOTICED < begin and end < member.leaves and member.ran(begin, end)
        ]

    def look(self) -> None:
        """Note how long each member has waited for a processor."""
        self.own_waits.append((perf_counter(), wait_of(os.getpid())))
        for member in self.members:
            with suppress(OSError):
                member.waits.append((perf_counter(), wait_of(member.process.pid)))

    async def feel(self) -> None:
        """Note again and again for how long the event loop keeps everything waiting."""
        lags = 0.0
        while True:
            begin = perf_counter()
            await asyncio.sleep(LOOK_SECONDS)
            lags += max(0.0, perf_counter() - begin - 2 * LOOK_SECONDS)
            self.own_pauses.append((perf_counter(), lags))

    def used(self) -> float:
        """Seconds of processor time of the members that run."""
        return sum(cpu_of(member.process.pid) for member in self.members if member.is_alive)


@asynccontextmanager
async def afloat(
    database: Database,
    directory: Path,
    chance: Random,
    *,
    most: int,
    limit: int,
    balancer: str = DEFAULT,
    are_clocks_wrong: bool = True,
) -> AsyncIterator[tuple[Server, Fleet]]:
    """A local Discord that delivers to a balancer, and a fleet of at most so many processes behind it; `limit` is
    the number of requests in a second that Discord allows."""
    berths = new_berths(most)
    async with AsyncExitStack() as stack:
        opened = await stack.enter_async_context(balanced(directory, berths, balancer))
        server = await start(
            setup=Setup(people=("Ada",)),
            limits=Limits(global_limit=limit),
            # As Discord has it below 150,000 servers.
            sharding=Sharding(1, max_concurrency=1, identify_seconds=5.0, starts=1000),
            addresses=Addresses(
                f"{opened.url}/interactions",
                f"{opened.url}/events",
                EVENTS_ON,
                ("APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED"),
            ),
        )
        stack.push_async_callback(server.stop)
        watch(server.hub).visibility.is_kept = watch(server.hub).journal.is_kept = False
        fleet = Fleet(
            server,
            database,
            directory,
            chance,
            balancer=opened,
            berths=berths,
            are_clocks_wrong=are_clocks_wrong,
        )
        stack.push_async_callback(fleet.stop)
        yield server, fleet


def waited(waits: Sequence[tuple[float, float]], begin: float, end: float) -> float:
    """Seconds of waiting between two times, from what was noted at several times."""
    until = [wait for at, wait in waits if at <= end] or [0.0]
    before = [wait for at, wait in waits if at <= begin] or [0.0]
    return until[-1] - before[-1]


def wait_of(pid: int) -> float:
    """Seconds that a process, with its first thread, was ready to run and did not."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and its children used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return own + sum(cpu_of(int(child)) for child in children.read_text().split())


def run_time_of(pid: int) -> float:
    """Seconds of processor time of all threads of a process, to the nanosecond."""
    return (
        sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir())
        / 1e9
    )

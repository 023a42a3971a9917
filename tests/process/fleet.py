"""Several bot processes on one database, which tests kill, pause, deafen and replace."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import Process
from dataclasses import dataclass, field
from datetime import datetime
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import asyncpg

from bot.hosting.child import TOKEN, start_bot, stop_bot
from bot.local.server import Server
from bot.store.address import DatabaseServer as Database

COMMAND = ("-m", "tests.process.member")
HOUR = 3600
LATENESS = """
select coalesce(max(now - given - least(deadline, closes_at)), 0) from game, (
    select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now,
        coalesce((select cast(value as bigint) from memo where name = 'given_back'), 0) as given
) as time
where status = 'running'
"""
"""Milliseconds by which the most overdue game is late."""
PROCESSES = "select owner from process"
LEASES = """
select shard, owner from shard_lease
where owner <> '' and until > cast(extract(epoch from clock_timestamp()) * 1000 as bigint)
"""


@dataclass(slots=True, eq=False)
class Member:
    number: int
    process: Process
    begun: float
    is_paused: bool = False
    joined: float = inf
    """The time since which the others know it."""
    retired: float = inf
    down: list[tuple[float, float]] = field(default_factory=list)
    """The times at which it was paused or dead; a process that is told to stop must first answer
    everything."""
    waits: list[tuple[float, float]] = field(default_factory=list)
    """The seconds that it had waited for a processor, at several times."""

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    @property
    def is_up(self) -> bool:
        return self.is_alive and not self.is_paused

    def ran(self, begin: float, end: float) -> bool:
        return not any(since <= end and begin <= until for since, until in self.down)

    def waited(self, begin: float, end: float) -> float:
        """Seconds between two times in which it could have run, but other programs had the processor."""
        until = [wait for at, wait in self.waits if at <= end] or [0.0]
        before = [wait for at, wait in self.waits if at <= begin] or [0.0]
        return until[-1] - before[-1]


class Fleet:
    def __init__(self, server: Server, database: Database, directory: Path, chance: Random) -> None:
        self._server = server
        self._database = database
        self._directory = directory
        self._chance = chance
        self._numbers = 0
        self._connection: asyncpg.Connection[Any] | None = None
        self._turn = asyncio.Lock()
        self.members: list[Member] = []
        self.by_token: dict[str, Member] = {}
        """Every process that ever ran."""

    async def add(self) -> Member:
        """Start one more process, whose clock may be an hour off."""
        number, self._numbers = self._numbers, self._numbers + 1
        token = f"{TOKEN}{number}"
        ahead = self._chance.choice((-HOUR, 0, HOUR))
        with (self._directory / f"bot-{number}.log").open("ab") as log:
            process = await start_bot(
                self._server,
                self._directory,
                log,
                command=COMMAND,
                DISCORD_TOKEN=token,
                DATABASE_URL=self._database.url,
                CLOCK_AHEAD=str(ahead),
                GRACE_SECONDS="2",
                LOG_LEVEL="INFO",
                # All play in a few channels.
                LIMITS="off",
            )
        member = self.by_token[token] = Member(number, process, perf_counter())
        self._note("start", member)
        self.members.append(member)
        return member

    def _note(self, what: str, member: Member) -> None:
        with (self._directory / "campaign.log").open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now():%H:%M:%S.%f} {what} {member.number}\n")  # noqa: DTZ005 (as the other logs)

    async def kill(self, member: Member) -> None:
        self.members.remove(member)
        member.down.append((perf_counter(), inf))
        self._note("kill", member)
        member.process.kill()
        await member.process.wait()

    def pause(self, member: Member, *, is_paused: bool) -> None:
        member.is_paused = is_paused
        self._note("pause" if is_paused else "wake", member)
        if is_paused:
            member.down.append((perf_counter(), inf))
        else:
            member.down[-1] = member.down[-1][0], perf_counter()
        member.process.send_signal(signal.SIGSTOP if is_paused else signal.SIGCONT)

    def deafen(self, *, is_on: bool) -> None:
        """Lose the notifications between the members."""
        for member in self.members:
            stdin = member.process.stdin
            if member.is_alive and stdin is not None:
                stdin.write(b"deaf\n" if is_on else b"hears\n")

    async def retire(self, member: Member) -> int:
        """Stop a member as an operator would; returns its exit code."""
        self._note("stop", member)
        if member.process.stdin is not None:
            member.process.stdin.close()
        code = await asyncio.wait_for(member.process.wait(), 60)
        member.retired = perf_counter()
        self.members.remove(member)
        return code

    async def stop(self) -> None:
        for member in self.members:
            if member.is_paused:
                self.pause(member, is_paused=False)
        await asyncio.gather(*(stop_bot(member.process) for member in self.members))
        if self._connection is not None:
            await self._connection.close()

    async def _asked(self, statement: str) -> list[Any]:
        async with self._turn:
            if self._connection is None:
                self._connection = await asyncpg.connect(self._database.url)
            return list(await self._connection.fetch(statement))

    async def lateness(self) -> int:
        """Milliseconds by which the most overdue game is late."""
        [[late]] = await self._asked(LATENESS)
        return int(late)

    async def owners(self) -> dict[int, str]:
        """Who holds each shard."""
        return {int(row["shard"]): str(row["owner"]) for row in await self._asked(LEASES)}

    async def has_joined(self, member: Member) -> bool:
        """Return whether the others know it."""
        return any(f"-{member.process.pid}-" in str(owner) for [owner] in await self._asked(PROCESSES))

    async def note_joined(self) -> None:
        new = [member for member in self.members if member.joined == inf]
        for member in new:
            if await self.has_joined(member):
                member.joined = perf_counter()

    def survivors(self, begin: float, end: float) -> list[str]:
        """Return the tokens of the processes that had joined before and lived through that time."""
        return [
            token
            for token, member in self.by_token.items()
            if member.joined < begin and end < member.retired and member.ran(begin, end)
        ]

    async def is_served(self, shards: int) -> bool:
        """Whether a member that runs holds every shard, and every shard is connected."""
        up = {str(member.process.pid) for member in self.members if member.is_up}
        owners = await self.owners()
        if len(owners) < shards or len(self._server.hub.gateway.connected) < shards:
            return False
        return all(owner.rsplit("-", 2)[1] in up for owner in owners.values())

    def tokens(self) -> list[str]:
        """Return the tokens of the running members."""
        return [token for token, member in self.by_token.items() if member in self.members and member.is_up]

    def look(self) -> None:
        """Note how long each member has waited for a processor."""
        for member in self.members:
            if member.is_alive:
                member.waits.append((perf_counter(), wait_of(member.process.pid)))

    def used(self) -> float:
        """Seconds of processor time of the members that run."""
        return sum(cpu_of(member.process.pid) for member in self.members if member.is_alive)


def wait_of(pid: int) -> float:
    """Seconds that a process, with its first thread, was ready to run and did not."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and its children used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return own + sum(cpu_of(int(child)) for child in children.read_text().split())

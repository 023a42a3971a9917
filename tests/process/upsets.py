"""Troubles of a PostgreSQL server of the tests' own: lost connections, a crash, a stall."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import asyncpg

from bot.store.address import DatabaseServer

NAME = "roll-and-write"
"""The name that the bots' connections have; those of the tests have none."""
DROP = f"select pg_terminate_backend(pid) from pg_stat_activity where application_name = '{NAME}' and datname = current_database()"  # noqa: S608 (a name of our own)
BACKEND = f"select pid from pg_stat_activity where application_name = '{NAME}' and datname = current_database() limit 1"  # noqa: S608 (as above)
AGAIN_SECONDS = 0.05


class Upsets:
    """What befalls the server, and when it was away."""

    def __init__(self, database: DatabaseServer) -> None:
        self._url = database.url
        self.away: list[tuple[float, float]] = []
        """The times at which the server did not answer."""
        self.is_away = False

    async def drop(self) -> None:
        """Break all the bots' connections."""
        await self._asked(DROP)

    async def crash(self) -> None:
        """Kill a process of the server, which then ends all others and recovers; return once it answers."""
        pid, begin = await self._asked(BACKEND), perf_counter()
        if pid is None:
            return
        self.is_away = True
        os.kill(int(pid), signal.SIGKILL)
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                await self._asked("select 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                continue
            break
        self._back(begin)

    async def stall(self, seconds: float) -> None:
        """Let no process of the server run for so long."""
        pid = await self._asked(BACKEND)
        if pid is None:
            return
        postmaster, begin = _parent(int(pid)), perf_counter()
        self.is_away = True
        stopped: set[int] = set()
        try:
            # What is started meanwhile is stopped too.
            while new := {postmaster, *_children(postmaster)} - stopped:
                stopped |= new
                for one in new:
                    _signal(one, signal.SIGSTOP)
            await asyncio.sleep(seconds)
        finally:
            for one in stopped:
                _signal(one, signal.SIGCONT)
            self._back(begin)

    def longest(self, begin: float, end: float) -> float:
        """Return the length of the longest outage that touches this time."""
        return max(
            (until - since for since, until in self.away if since <= end and begin <= until), default=0.0
        )

    def _back(self, begin: float) -> None:
        self.is_away = False
        self.away.append((begin, perf_counter()))

    async def _asked(self, statement: str) -> Any:
        connection = await asyncpg.connect(self._url, timeout=10)
        try:
            return await connection.fetchval(statement)
        finally:
            connection.terminate()


def _signal(pid: int, number: signal.Signals) -> None:
    # A connection may just have ended.
    with suppress(ProcessLookupError):
        os.kill(pid, number)


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

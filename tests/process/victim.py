"""A bot process that is killed and started again."""

from __future__ import annotations

import asyncio
import signal
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.hosting.child import start_bot, stop_bot
from bot.local.observer import Lost
from bot.local.server import Server
from tests.local.control import invalidate
from tests.local.ways import is_online
from tests.strict.faults import Fault
from tests.strict.watch import watch

COMMAND = ("-m", "tests.process.crashing")
ONLINE_SECONDS = 60.0


@dataclass(slots=True)
class Deadly(Fault):
    """Kills the bot while it waits for the response to a request."""

    kill: Callable[[], Awaitable[None]] | None = None

    async def strike(self) -> None:
        if self.kill is not None:
            await self.kill()
        raise Lost


class Victim:
    def __init__(self, server: Server, directory: Path, **settings: str) -> None:
        """`settings` are keys in capitals, besides those that every victim has."""
        self._settings = settings
        self._server = server
        self._directory = directory
        self._process: Process | None = None
        self.starts: list[float] = []
        """Seconds that each start took until the gateway had the bot."""

    @property
    def process(self) -> Process:
        if self._process is None:
            raise RuntimeError("the bot has not been started")
        return self._process

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def start(self, *armed: str) -> None:
        """Return when it is online, or dead again; `armed` are labels with counts."""
        begin = perf_counter()
        with (self._directory / "bot.log").open("ab") as log:
            self._process = await start_bot(
                self._server,
                self._directory,
                log,
                command=(*COMMAND, *armed),
                LOG_LEVEL="INFO",
                **self._settings,
            )
        async with asyncio.timeout(ONLINE_SECONDS):
            while self.is_alive and not await is_online(self._server):  # noqa: ASYNC110 (two things may end it)
                await asyncio.sleep(0.01)
        if self.process.returncode not in (None, -signal.SIGKILL):
            raise RuntimeError(f"the bot ended by itself with {self.process.returncode}")
        self.starts.append(perf_counter() - begin)

    async def arm(self, label: str, count: int) -> None:
        """Die when this point is passed for the count-th time from now."""
        stdin = self.process.stdin
        if stdin is None:
            raise RuntimeError("the bot has no input")
        stdin.write(f"{label} {count}\n".encode())
        try:
            await stdin.drain()
        except ConnectionError:
            return  # it is dead already

    def arm_request(self, route: str, *, after: bool, count: int) -> None:
        """Die during the count-th request to this route, before or after it takes effect."""
        for _ in range(count - 1):
            watch(self._server.hub).faults.add(Fault(route=route))
        watch(self._server.hub).faults.add(Deadly(route=route, after=after, kill=self.kill))

    async def wait(self, seconds: float) -> bool:
        """Return whether it died within that time."""
        try:
            await asyncio.wait_for(self.process.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def kill(self) -> None:
        """SIGKILL; no pending request gets through."""
        if self.is_alive:
            self.process.kill()
        await self.process.wait()

    def bury(self) -> None:
        """Make the server forget the dead bot's session and the kills planned for it."""
        watch(self._server.hub).faults.clear()
        invalidate(self._server.hub.gateway, resumable=False)

    async def stop(self) -> int:
        return await stop_bot(self.process)

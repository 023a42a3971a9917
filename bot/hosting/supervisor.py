"""Start, watch and restart several processes of the bot on this machine."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from http import HTTPStatus
from time import monotonic
from typing import Any

import aiohttp

from bot.hosting import systemd
from bot.settings import ExitCode

COMMAND = (sys.executable, "-m", "bot", "run", "--stop-with-input")
HEALTHY_SECONDS = 60.0
"""Seconds after which a process did not fail at its start."""
SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds between early failures in a row; after the first one, a process starts again at once."""
STOP_SECONDS = 40.0
"""Seconds in which a process answers what is under way; then it is killed."""
JOIN_SECONDS = 15.0
"""Seconds after which a new process answers, and the next one may be replaced, if it is not monitored."""
READY_SECONDS, LOOK_SECONDS = 60.0, 0.5
"""Seconds that a monitored one gets until it is ready, and between two looks at it."""
NOTICE_SECONDS = 2.0
"""Seconds in which the load balancer notices that a process is ready."""
HOPELESS = frozenset({ExitCode.CONFIG, ExitCode.TOKEN, ExitCode.STORE, ExitCode.INTENTS, ExitCode.GAMES})
"""Exit codes that a restart would not change."""

logger = logging.getLogger(__name__)


class Supervisor:
    """Keeps a number of processes running, each with ports of its own from those that are set on."""

    def __init__(
        self, count: int, command: Sequence[str] | None = None, *, door_port: int, monitoring: str = ""
    ) -> None:
        """Create the supervisor; `monitoring` is `HOST:PORT`, or empty if it is off."""
        self._count = count
        self._door_port = door_port
        self._monitoring = monitoring
        self._command = command or COMMAND
        self._stopping = asyncio.Event()
        self._renewing = asyncio.Event()

    def stop(self) -> None:
        """Let every process finish, then return from `run`."""
        self._stopping.set()

    def renew(self) -> None:
        """Replace one process after another with a new one, which takes over from it."""
        self._renewing.set()

    async def run(self) -> int:
        """Run the processes; return zero after a requested stop, else the exit code of one that cannot
        run."""
        keepers = {asyncio.create_task(self._keep(place)): place for place in range(self._count)}
        renewing = asyncio.create_task(self._renew_when_asked(keepers))
        stopping = asyncio.create_task(self._stopping.wait())
        code = 0
        try:
            while not stopping.done() and not code:
                done, _ = await asyncio.wait({*keepers, stopping}, return_when=asyncio.FIRST_COMPLETED)
                ended = done & keepers.keys()
                code = next((task.result() for task in ended if not task.cancelled()), 0)
                for one in ended:
                    del keepers[one]
        finally:
            waiting: list[asyncio.Task[Any]] = [renewing, stopping, *keepers]
            for one in waiting:
                # A process that is being replaced finishes by itself.
                if not one.cancelling():
                    one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        return code

    async def _keep(self, place: int) -> int:
        """Keep a process running; return only an exit code that a restart would not change. When cancelled,
        stop the process."""
        pause = 0.0
        while True:
            begin = monotonic()
            code = await self._ended(await self._started(place))
            if code in HOPELESS:
                return code
            if monotonic() - begin > HEALTHY_SECONDS:
                pause = 0.0
            logger.warning("a process ended with %d; again in %.0f s", code, pause)
            await asyncio.sleep(pause)
            pause = min(max(2 * pause, SHORTEST_PAUSE), LONGEST_PAUSE)

    async def _renew_when_asked(self, keepers: dict[asyncio.Task[int], int]) -> None:
        while True:
            await self._renewing.wait()
            self._renewing.clear()
            for old, place in list(keepers.items()):
                # It says that it is not ready any more, answers what is under way, and frees its ports.
                old.cancel()
                await asyncio.wait({old})
                keepers[asyncio.create_task(self._keep(place))] = place
                await self._until_joined(place)

    async def _until_joined(self, place: int) -> None:
        """Return once the new process at this place answers, and the load balancer knows it."""
        address = self._ports(place).get("MONITORING")
        if address is None:
            await asyncio.sleep(JOIN_SECONDS)
            return
        try:
            async with asyncio.timeout(READY_SECONDS), aiohttp.ClientSession() as session:
                while True:
                    if await _is_ready(session, f"http://{address}/readyz"):
                        break
                    await asyncio.sleep(LOOK_SECONDS)
        except TimeoutError:
            logger.warning(
                "a new process was not ready after %.0f s: the next one is replaced", READY_SECONDS
            )
        await asyncio.sleep(NOTICE_SECONDS)

    async def _started(self, place: int) -> Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            env={**os.environ, **self._ports(place)},
            # Ctrl-C reaches the supervisor, which then stops all.
            start_new_session=True,
        )

    def _ports(self, place: int) -> dict[str, str]:
        """Return the settings of the process at this place."""
        host, _, port = self._monitoring.rpartition(":")
        monitoring = {"MONITORING": f"{host}:{int(port) + place}"} if port else {}
        return {"DOOR_PORT": str(self._door_port + place), **monitoring}

    async def _ended(self, process: Process) -> int:
        """Return the exit code of a process; when cancelled, let it finish."""
        try:
            return await process.wait()
        finally:
            if process.returncode is None:
                await _stop(process)


async def _is_ready(session: aiohttp.ClientSession, url: str) -> bool:
    try:
        async with session.get(url) as answer:
            return answer.status == HTTPStatus.OK
    except (aiohttp.ClientError, OSError):
        return False


async def _stop(process: Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()


async def supervise(count: int, *, door_port: int, monitoring: str = "") -> int:
    """Run `count` processes until SIGINT or SIGTERM; SIGHUP replaces them one by one."""
    supervisor = Supervisor(count, door_port=door_port, monitoring=monitoring)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, supervisor.stop)
    if sys.platform != "win32":
        loop.add_signal_handler(signal.SIGHUP, supervisor.renew)
    systemd.notify("READY=1")
    return await supervisor.run()

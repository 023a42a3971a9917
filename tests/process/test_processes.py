"""`run --processes 2` behind a balancer: a process that is killed comes back, SIGHUP replaces both, SIGTERM stops both."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.hosting.child import start_bot
from bot.local.ratelimit import Limits
from bot.local.server import start
from bot.local.state import Addresses, Setup
from bot.tools.load.crowd import Crowd
from tests import databases
from tests.process.balancer import HOST, Berth, balanced
from tests.waiting import until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="several processes need signals"),
]

PATIENCE = 60.0
BETWEEN_PRESSES = 0.1
COMMAND = ("-m", "bot", "run", "--stop-with-input", "--processes", "2")


def neighbours(count: int) -> int:
    """Return a free port with so many free ones from it on."""
    while True:
        with socket.create_server((HOST, 0)) as taken, suppress(OSError, OverflowError):
            port = int(taken.getsockname()[1])
            for number in range(port + 1, port + count):
                socket.create_server((HOST, number)).close()
            return port


class Asking:
    """A person who asks for the home page again and again, and counts what is not answered."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._person = next(iter(crowd.hub.world.people.values()))
        self.answered = 0
        self.unanswered: list[str] = []

    async def ask(self) -> bool:
        outcome = await self._crowd.command(self._person, "home")
        return outcome.seconds is not None

    async def go_on(self) -> None:
        while True:
            outcome = await self._crowd.command(self._person, "home")
            if outcome.seconds is None:
                self.unanswered.append(outcome.interaction)
            self.answered += outcome.seconds is not None
            await asyncio.sleep(BETWEEN_PRESSES)


async def test_processes_are_started_again_replaced_and_stopped(tmp_path: Path) -> None:
    doors, monitoring = neighbours(2), neighbours(2)
    berths = [Berth(doors + place, monitoring + place) for place in range(2)]
    database = databases.new_server_database()

    def running() -> set[int]:
        """The processes that have given a sign of life."""
        owners = databases.stored(database, "select owner from process")
        return {int(row["owner"].rsplit("-", 2)[1]) for row in owners}

    async with balanced(tmp_path, berths) as balancer:
        server = await start(
            setup=Setup(people=("Ada",)),
            limits=Limits(global_limit=100_000, rules={}),
            addresses=Addresses(f"{balancer.url}/interactions"),
        )
        asking = Asking(Crowd(server.hub))
        with (tmp_path / "log").open("ab") as log:
            supervisor = await start_bot(
                server,
                tmp_path,
                log,
                command=COMMAND,
                DATABASE_URL=database.url,
                PUBLIC_URL=balancer.url,
                DOOR_PORT=str(doors),
                MONITORING=f"{HOST}:{monitoring}",
                LIMITS="off",
            )
        try:
            await until(lambda: len(running()) == 2, PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while not await asking.ask():
                    pass
            first = running()
            os.kill(min(first), signal.SIGKILL)
            await until(lambda: len(running() - first) == 1, PATIENCE)
            second = running() - {min(first)}
            assert max(first) in second, "the other one goes on"
            pressing = asyncio.create_task(asking.go_on())
            supervisor.send_signal(signal.SIGHUP)
            await until(lambda: len(running() - second - {min(first)}) == 2, PATIENCE)
            # The second new one is ready once both have been replaced.
            await until(lambda: not second & running(), PATIENCE)
            await asyncio.sleep(3)
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            assert asking.unanswered == []
            assert asking.answered > 0
            supervisor.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(supervisor.wait(), PATIENCE) == 0
            assert running() <= {min(first)}, "all others have taken their leave"
        finally:
            if supervisor.returncode is None:
                supervisor.kill()
            await server.stop()
            databases.drop(database)
    told = (tmp_path / "log").read_text(encoding="utf-8")
    assert told.count("a process ended with -9; again in 0 s") == 1
    assert " ERROR " not in told

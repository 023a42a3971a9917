"""Processes on one database without a public address: one answers, the others stand by for it."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting.child import TOKEN, start_bot, stop_bot
from bot.local.server import Server
from bot.local.state import Person, Setup
from bot.settings import ExitCode
from bot.store.address import DatabaseServer
from tests import databases
from tests.local import control
from tests.strict.rules import start
from tests.waiting import until
from tests.world.chat import Crowd

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP"),
]

PATIENCE = 60.0
COMMAND = """
import sys
from bot.__main__ import main
from bot.turns import processes

# Half of what they are, for a shorter test.
processes.TERM, processes.TRUST_SECONDS, processes.BEAT_SECONDS = 5_000, 4.0, 1.0
sys.exit(main(["run", "--stop-with-input", *sys.argv[1:]]))
"""


class Row:
    """Processes on one database, each with a token of its own, which tells whom Discord sends presses to."""

    def __init__(self, server: Server, database: DatabaseServer, directory: Path) -> None:
        self._server = server
        self._database = database
        self._directory = directory
        self._crowd = Crowd(server.hub)
        self.processes: list[Process] = []

    @property
    def ada(self) -> Person:
        return next(iter(self._server.hub.world.people.values()))

    def log(self, number: int) -> str:
        return (self._directory / f"{number}.log").read_text(encoding="utf-8")

    async def add(self) -> int:
        """Start one more; return its number once it is set up."""
        number = len(self.processes)
        with (self._directory / f"{number}.log").open("wb") as log:
            self.processes.append(
                await start_bot(
                    self._server,
                    self._directory,
                    log,
                    command=("-c", COMMAND),
                    DISCORD_TOKEN=f"{TOKEN}{number}",
                    DATABASE_URL=self._database.url,
                )
            )
        pid = self.processes[number].pid
        await until(
            lambda: any(f"-{pid}-" in row["owner"] for row in databases.held(self._database, "process")),
            PATIENCE,
        )
        return number

    def connected(self) -> set[int]:
        """Return the numbers of those that are connected to the gateway."""
        sessions = control.connected(self._server.hub.gateway)
        return {int(session.token.removeprefix(TOKEN)) for session in sessions}

    async def until_connected(self, *numbers: int) -> None:
        await until(lambda: self.connected() == {*numbers}, PATIENCE)

    async def ended(self, number: int) -> int:
        return await asyncio.wait_for(self.processes[number].wait(), PATIENCE)

    async def ask(self) -> None:
        """Let a person give a command, which is answered once."""
        before = self.answers()
        assert (await self._crowd.command(self.ada, "home")).seconds is not None
        assert self.answers() == before + 1

    def answers(self) -> int:
        """Count the private messages that the person has been sent."""
        return len(list(self._crowd.private(self.ada)))


@pytest.fixture
async def row(tmp_path: Path) -> AsyncIterator[Row]:
    server = await start(setup=Setup(people=("Ada",)))
    database = databases.new_server_database()
    made = Row(server, database, tmp_path)
    yield made
    for process in made.processes:
        await stop_bot(process)
    await server.stop()
    databases.drop(database)


async def test_a_process_stands_by_until_the_one_that_answers_is_stopped_pauses_or_is_killed(
    row: Row,
) -> None:
    first, second = await row.add(), await row.add()
    await row.until_connected(first)
    await row.ask()

    idle = await row.add()
    assert await stop_bot(row.processes[idle]) == 0
    assert row.log(idle).endswith("stopped; every game is kept\n")

    assert await stop_bot(row.processes[first]) == 0
    await row.until_connected(second)
    await row.ask()

    third = await row.add()
    assert row.connected() == {second}
    row.processes[second].send_signal(signal.SIGSTOP)
    await row.until_connected(second, third)
    # Both hear this, the paused one later.
    await row.ask()
    answers = row.answers()
    row.processes[second].send_signal(signal.SIGCONT)
    assert await row.ended(second) == ExitCode.REPLACED
    assert "error: another process answers: this one paused for longer than its claim lasts" in row.log(
        second
    )
    await row.ask()
    assert row.answers() == answers + 1

    fourth = await row.add()
    row.processes[third].kill()
    await row.until_connected(fourth)
    await row.ask()
    for number in range(len(row.processes)):
        assert " ERROR " not in row.log(number)

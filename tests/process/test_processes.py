"""`run --processes 2`: a process that is killed comes back, SIGHUP replaces both, SIGTERM stops both."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.hosting.child import start_bot
from bot.local.ratelimit import Limits
from bot.local.server import start
from bot.local.starts import Sharding
from bot.local.state import Setup
from tests import databases

pytestmark = pytest.mark.slow

PATIENCE = 20.0
COMMAND = """
import sys
from bot.__main__ import main
from bot.cluster import starts
from bot.hosting import supervisor

# This Discord lets sessions begin at once.
starts.SLOT = 0
supervisor.SHORTEST_PAUSE, supervisor.JOIN_SECONDS = 0.1, 0.1
supervisor.COMMAND = (sys.executable, "-c", sys.argv[1], sys.argv[1], "--stop-with-input")
sys.exit(main(["run", *sys.argv[2:]]))
"""


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 (other processes tell no event)
            await asyncio.sleep(0.05)


async def test_processes_are_started_again_replaced_and_stopped(tmp_path: Path) -> None:
    limits, sharding = Limits(global_limit=100_000, rules={}), Sharding(2, max_concurrency=16)
    server = await start(setup=Setup(people=("Ada",)), limits=limits, sharding=sharding)
    database = databases.new_server_database()

    def running() -> set[int]:
        """The processes that serve, if each shard has one and another stands by."""
        leases = databases.stored(database, "select owner, heir, is_heir_ready from shard_lease")
        pids = {
            int(lease[name].rsplit("-", 2)[1])
            for lease in leases
            for name in ("owner", "heir")
            if lease[name]
        }
        is_whole = len(leases) == 2 and all(lease["owner"] and lease["is_heir_ready"] for lease in leases)
        return pids if is_whole else set()

    def are(count: int, *, without: set[int]) -> bool:
        return len(running() - without) == count == len(running())

    with (tmp_path / "log").open("ab") as log:
        command = ("-c", COMMAND, COMMAND, "--processes", "2")
        supervisor = await start_bot(server, tmp_path, log, command=command, DATABASE_URL=database.url)
        try:
            await until(lambda: are(2, without=set()))
            first = running()
            os.kill(min(first), signal.SIGKILL)
            await until(lambda: are(2, without={min(first)}))
            assert max(first) in running(), "the other one goes on"
            second = running()
            supervisor.send_signal(signal.SIGHUP)
            await until(lambda: are(2, without=second))
            supervisor.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(supervisor.wait(), PATIENCE) == 0
            assert running() == set()
            [dead] = databases.held(database, "process")
            assert f"-{min(first)}-" in dead["owner"], "all others have taken their leave"
        finally:
            if supervisor.returncode is None:
                supervisor.kill()
            await server.stop()
            databases.drop(database)
    told = (tmp_path / "log").read_text(encoding="utf-8")
    assert told.count("a process ended with -9; again in 0 s") == 1
    assert " ERROR " not in told

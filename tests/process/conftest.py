"""`play` as a newcomer starts it: in its own process and an empty directory."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest

from bot.bootstrap import ROOT
from bot.settings import KEYS
from tests.local.people import Player, sit_down
from tests.waiting import until

PATIENCE = 20.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")

Play = Callable[..., Awaitable[Process]]
Sit = Callable[[str], Awaitable[Player]]


@pytest.fixture
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    """Runs `python -m bot play --no-browser WORDS` in a directory of the test's own."""
    started: list[Process] = []

    async def run(*words: str) -> Process:
        kept = {name: value for name, value in os.environ.items() if name not in KEYS}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "play", "--no-browser", *words),
            cwd=tmp_path,
            env={**kept, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
            stdout=PIPE,
            stderr=PIPE,
        )
        started.append(process)
        return process

    yield run
    for process in started:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), PATIENCE)


@pytest.fixture
async def sit() -> AsyncIterator[Sit]:
    """Opens the first person's page as soon as the bot is ready."""
    async with aiohttp.ClientSession() as session:

        async def down(address: str) -> Player:
            player = await sit_down(session, address)
            if not player.snapshot["bot"]["online"]:
                await player.until("bot", lambda bot: bot["online"])
                await player.close()
                player = await sit_down(session, address)
            return player

        yield down


async def address_of(process: Process) -> str:
    """The address that it prints."""
    if process.stdout is None:
        raise RuntimeError("its output is not read")
    async with asyncio.timeout(PATIENCE):
        while line := (await process.stdout.readline()).decode():
            if found := ADDRESS.search(line):
                return found[0]
    raise RuntimeError("it printed no address")


def children(pid: int) -> list[int]:
    """The processes that it has started."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


async def until_ended(pid: int) -> None:
    await until(lambda: not Path(f"/proc/{pid}").exists(), PATIENCE)

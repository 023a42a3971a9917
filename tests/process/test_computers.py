"""The process in which master thinks, beside the real bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.process.conftest import PATIENCE, Play, Sit, address_of, children, ended

pytestmark = pytest.mark.slow


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")
async def test_it_is_there_from_the_start_and_ends_with_a_bot_that_is_killed(play: Play, sit: Sit) -> None:
    process = await play("--port", "0")
    await sit(await address_of(process))
    [bot] = children(process.pid)
    async with asyncio.timeout(PATIENCE):
        while not (thinkers := _thinkers(bot)):  # noqa: ASYNC110 (the system tells no event)
            await asyncio.sleep(0.05)
    os.kill(bot, signal.SIGKILL)
    [thinker] = thinkers
    assert await ended(thinker)


def _thinkers(bot: int) -> list[int]:
    # How Python names a process that was started to work for another.
    return [pid for pid in children(bot) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

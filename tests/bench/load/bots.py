"""The bot in its own process, on a local Discord, while it is measured."""

from __future__ import annotations

import os
import tempfile
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from bot.hosting.child import start_bot, stop_bot
from bot.local.ratelimit import Limits
from bot.local.server import Server
from bot.local.state import Addresses, Setup
from tests.local.ways import wait_until_online
from tests.strict.rules import start

QUIET = ("-m", "tests.bench.load.quiet")


@asynccontextmanager
async def local_discord(
    *,
    channels: Sequence[str] = (),
    has_limits: bool = False,
    addresses: Addresses | None = None,
    activity: str | None = None,
) -> AsyncIterator[tuple[Server, Path]]:
    """Run a local Discord, by default without rate limits: what is measured is the bot, not its waiting. Yield it, and a
    folder for its bot."""
    setup = Setup(channels=tuple(channels), people=("Ada",)) if channels else Setup(people=("Ada",))
    limits = None if has_limits else Limits(global_limit=1_000_000, rules={})
    server = await start(setup=setup, limits=limits, addresses=addresses, activity=activity)
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield server, Path(folder)
    finally:
        await server.stop()


@asynccontextmanager
async def running_bot(
    server: Server,
    directory: Path,
    log: IO[bytes] | None = None,
    *,
    command: Sequence[str] = QUIET,
    **settings: str,
) -> AsyncIterator[Process]:
    """Run the bot, or what takes its place, without limits of its own unless the settings say otherwise. Its tables offer
    Ready, with which rounds close as fast as people press."""
    settings = {"LOG_LEVEL": "WARNING", "LIMITS": "off", "GRACE_SECONDS": "5", **settings}
    bot = await start_bot(server, directory, log, command=command, **settings)
    try:
        await wait_until_online(server)
        yield bot
    finally:
        await stop_bot(bot)


def cpu_seconds(process: int) -> float | None:
    """Return the CPU time of a process so far; None on systems without /proc."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return None
    user, system = path.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

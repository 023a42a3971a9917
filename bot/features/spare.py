"""The time in which nothing else is to be done: features use it for what nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from bot.computers.workers import Work, apart
from bot.store.errors import StoreFaulty
from bot.turns.served_shards import Home

NAME, NICENESS = "spare", 19
"""The name and the niceness of the process that computes."""
SHARE = 4
"""It works for a quarter of the time at most."""
SHORTEST, LONGEST = 10.0, 300.0
"""Seconds: the pause after something was done; the one after nothing was left to do."""

logger = logging.getLogger(__name__)


async def computed_apart(work: Work) -> str:
    """Compute in a process of the lowest priority."""
    return await apart(work, _ignore, NAME, NICENESS)


class SpareTime:
    """Runs in one process of a bot at a time; what a stop interrupts begins again."""

    def __init__(self, home: Home, tasks: Sequence[Callable[[], Awaitable[bool]]]) -> None:
        """The first of `tasks` that finds anything to do is the one that is done."""
        self._home = home
        self._tasks = tuple(tasks)
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop what is under way."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def do_one(self) -> bool:
        """Do one thing; returns whether there was anything to do."""
        for task in self._tasks:
            if await task():
                return True
        return False

    async def _go_on(self) -> None:
        """Do one thing after the other, as long as this process is the one that does them."""
        pause = SHORTEST
        while True:
            await asyncio.sleep(pause)
            begin, is_done = monotonic(), False
            try:
                is_done = self._home.serves(None) and await self.do_one()
            except StoreFaulty:
                # The store has already logged it; another try follows.
                pass
            except Exception:
                # Another try follows, as after nothing to do.
                logger.exception("what was done in spare time failed")
            pause = max(SHORTEST, (SHARE - 1) * (monotonic() - begin)) if is_done else LONGEST


def _ignore(_: int) -> None:
    """Ignore the progress: no one is waiting for it."""

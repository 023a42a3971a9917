"""Spare time: features use it for work that nobody is waiting for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from bot.computers.workers import Work, apart
from bot.store.errors import StoreFaulty
from bot.turns.processes import Peers

NAME, NICENESS = "spare", 19
"""The name and the niceness of the process that computes."""
SHARE = 4
"""The largest share of the time that it works."""
SHORTEST, LONGEST = 10.0, 300.0
"""Seconds of pause: after some work, and after finding none."""

logger = logging.getLogger(__name__)


async def computed_apart(work: Work) -> str:
    """Compute in a process of the lowest priority; nobody is waiting for its progress."""
    return await apart(work, lambda _: None, NAME, NICENESS)


class SpareTime:
    """Runs in one of the bot's processes at a time; work that a stop interrupts begins again."""

    def __init__(self, peers: Peers, tasks: Sequence[Callable[[], Awaitable[bool]]]) -> None:
        """Create it; each time, the first of `tasks` that finds work does it."""
        self._peers = peers
        self._tasks = tuple(tasks)
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop the work under way."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def do_one(self) -> bool:
        """Do one piece of work; return whether there was any."""
        for task in self._tasks:
            if await task():
                return True
        return False

    async def _go_on(self) -> None:
        """Do one piece of work after another, as long as this process is the one to do it."""
        pause = SHORTEST
        while True:
            await asyncio.sleep(pause)
            begin, is_done = monotonic(), False
            try:
                is_done = self._peers.is_keeper and await self.do_one()
            except StoreFaulty:
                # The store has already logged it; another try follows.
                pass
            except Exception:
                # It is retried later, as if there had been no work.
                logger.exception("what was done in spare time failed")
            pause = max(SHORTEST, (SHARE - 1) * (monotonic() - begin)) if is_done else LONGEST

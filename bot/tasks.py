"""At most one task for each key; a wake-up during its work lets it work once more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

logger = logging.getLogger(__name__)


class KeyedTasks:
    """`work(key)` is called until no wake-up came while it ran."""

    def __init__(self, name: str, work: Callable[[str], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._is_closed = False

    def wake(self, key: str) -> None:
        if self._is_closed:
            # A press still under way at the end must start nothing that outlives it.
            return
        self._again.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key))

    def busy(self) -> frozenset[str]:
        """What is being worked on."""
        return frozenset(self._tasks)

    async def idle(self) -> None:
        """Return when nothing is left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop what runs; later wake-ups do nothing."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A task that was cancelled before it began has not cleared its place.
        self._tasks.clear()

    async def _run(self, key: str) -> None:
        try:
            while key in self._again:
                self._again.discard(key)
                await self._work(key)
        except Exception:
            # What is left undone is found again by the sweep.
            logger.exception("%s %s failed", self._name, key)
        finally:
            self._tasks.pop(key, None)
            self._again.discard(key)

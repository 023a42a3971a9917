"""Work in the background: sweeps, which come each second, and tasks on the games that are woken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.store.errors import StoreFaulty, StoreUnsure

AGAIN_AFTER = 60.0
"""Seconds until failed work is retried, unless woken earlier."""
FAULTY_AGAIN_AFTER = 3.0
"""Seconds until work is retried that failed because the database is at fault: that takes no time to find out."""

logger = logging.getLogger(__name__)


Sweep = Callable[[], Awaitable[None]]
"""Looks each second for something to do, and does it. Date-based work is a job (`store.jobs`)."""


class Sweeps:
    """Sweeps that run in sequence and never twice at once."""

    def __init__(self, *sweeps: Sweep) -> None:
        self._sweeps = sweeps
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Run all of it, unless it is already running."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop whatever is running."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        for sweep in self._sweeps:
            try:
                await sweep()
            except (StoreFaulty, StoreUnsure):
                # The store has already logged it.
                return
            except Exception:
                # It is retried in the next second.
                logger.exception("%s failed", sweep.__qualname__)


class Background(set[asyncio.Task[None]]):
    """The tasks that have been begun and not ended."""

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.add(task)
        task.add_done_callback(self.discard)
        return task

    def cancel(self) -> None:
        for task in self:
            task.cancel()


class KeyedTasks:
    """Calls `work(key)` until no wake-up comes while it runs. Waiting keys are only names, not tasks."""

    def __init__(
        self, name: str, work: Callable[[str], Awaitable[None]], most: int, names: str = "game"
    ) -> None:
        """Create the tasks; the log calls a key what `names` says."""
        self._name = name
        self._names = names
        self._work = work
        self._most = most
        self._most_later = most
        self._holding = 0
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        # Both are in wake-up order.
        self._soon: dict[str, None] = {}
        self._later: dict[str, None] = {}
        self._is_closed = False

    def wake(self, key: str) -> None:
        """Work on this key before those that can wait."""
        if key in self._tasks:
            self._again.add(key)
        else:
            self._later.pop(key, None)
            self._soon.setdefault(key)
            self._begin()

    def wake_later(self, key: str) -> None:
        """Work on this key when no urgent one is left."""
        if key not in self._tasks and key not in self._soon:
            self._later.setdefault(key)
            self._begin()

    @contextmanager
    def held_back(self, most: int) -> Iterator[None]:
        """Limit running work inside: keys that can wait start only while fewer than this many are running."""
        self._holding += 1
        self._most_later = most
        try:
            yield
        finally:
            self._holding -= 1
            if not self._holding:
                self._most_later = self._most
                self._begin()

    def busy(self) -> frozenset[str]:
        """Return the keys that are running or waiting."""
        return frozenset((*self._tasks, *self._soon, *self._later))

    def is_woken_again(self, key: str) -> bool:
        """Return whether work on a running key will begin again when it ends."""
        return key in self._again

    async def done(self, keys: Collection[str]) -> None:
        """Wait until none of these keys runs or waits."""
        while self._tasks and not self.busy().isdisjoint(keys):
            await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)

    async def idle(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop running work; later wake-ups do nothing."""
        # A press still in progress must start nothing that outlives this object.
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A task cancelled before it began has not freed its place.
        self._tasks.clear()

    def _begin(self) -> None:
        while not self._is_closed and (queue := self._next()):
            key = next(iter(queue))
            del queue[key]
            self._tasks[key] = asyncio.create_task(self._run(key))

    def _next(self) -> dict[str, None]:
        """Return the queue whose first key may begin; an empty one if none may."""
        if self._soon:
            return self._soon if len(self._tasks) < self._most else {}
        return self._later if len(self._tasks) < self._most_later else {}

    async def _run(self, key: str) -> None:
        # The press that began this task may have nothing to do with what it does.
        clear_contextvars()
        bind_contextvars(**{self._names: key})
        try:
            await self._work(key)
        except (StoreFaulty, StoreUnsure):
            # The store has already logged it.
            asyncio.get_running_loop().call_later(FAULTY_AGAIN_AFTER, self.wake_later, key)
        except Exception:
            logger.exception("%s %s failed", self._name, key)
            asyncio.get_running_loop().call_later(AGAIN_AFTER, self.wake_later, key)
        finally:
            self._tasks.pop(key, None)
            if key in self._again:
                # The key goes to the end of the queue, so that a busy one does not block the others.
                self._again.discard(key)
                self._soon.setdefault(key)
            self._begin()

"""Group commit: all waiting batches are written in one transaction, with one flush to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from itertools import islice
from time import monotonic
from typing import Protocol

from bot.store.errors import NotNow
from bot.store.statements import Batch

MOST = 500
"""Batches in one transaction, few enough to report to their callers within some tens of milliseconds."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.001, 0.1
"""Seconds between attempts."""


Outcomes = list[Exception | None]
"""The error of each batch, or None; only a failed batch was undone."""


class Committing(Protocol):
    async def commit_each(self, batches: Sequence[Batch], /) -> Outcomes:
        """Write batches in one transaction; raises NotNow if none was written, and it may be tried again."""


@dataclass(eq=False, slots=True)
class _Waiting:
    batches: Sequence[Batch]
    asked: float
    outcomes: asyncio.Future[Outcomes]
    is_taken: bool = False
    is_withdrawn: bool = False


class Writer:
    """Commits batches in request order on the one connection that writes."""

    def __init__(
        self,
        lent: Callable[[], AbstractAsyncContextManager[Committing]],
        patience: float,
        busy: Callable[[], Exception],
        closed: Callable[[], Exception | None],
        most: int = MOST,
    ) -> None:
        """Create a writer; a batch that has waited for the database longer than `patience` seconds fails with
        `busy()`.

        `lent` lends the writing connection for one transaction. `closed` returns why writing is no longer
        possible; `most` is the number of changes in one transaction.
        """
        self._lent = lent
        self._patience = patience
        self._busy = busy
        self._closed = closed
        self._most = most
        self._queue: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def commit(self, batches: Sequence[Batch]) -> Outcomes:
        """Wait until the batches are on disk; return each one's error, or None. A failed batch wrote nothing.

        If cancelled, it waits for the outcome of a transaction that has begun.
        """
        waiting = _Waiting(batches, monotonic(), asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        try:
            return await asyncio.shield(waiting.outcomes)
        except asyncio.CancelledError:
            await self._withdraw(waiting)
            raise

    def refuse(self, error: Exception) -> None:
        """Fail all batches whose transaction has not begun: the database is away."""
        waiting, self._queue = self._queue, []
        for one in waiting:
            one.outcomes.set_result([error] * len(one.batches))

    async def close(self) -> None:
        """Write the waiting batches; those that the database cannot take now fail."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def _withdraw(self, waiting: _Waiting) -> None:
        waiting.is_withdrawn = True
        if waiting in self._queue:
            self._queue.remove(waiting)
        while waiting.is_taken and not waiting.outcomes.done():
            with suppress(asyncio.CancelledError):
                await asyncio.shield(waiting.outcomes)

    async def _write(self) -> None:
        pause = SHORTEST_PAUSE
        while self._queue:
            if await self._write_some():
                pause = SHORTEST_PAUSE
                continue
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _write_some(self) -> bool:
        """Write the first batches; return False if that must be tried again."""
        taken: list[_Waiting] = []
        try:
            async with self._lent() as connection:
                # Taken only now, so that batches that arrived while waiting for the connection go along.
                taken, self._queue = self._queue[: self._most], self._queue[self._most :]
                batches: list[Batch] = []
                for waiting in taken:
                    waiting.is_taken = True
                    batches += waiting.batches
                outcomes = await connection.commit_each(batches)
        except NotNow:
            self._put_back(taken)
            return False
        except asyncio.CancelledError:
            # The program is ending, and it is unknown what was written.
            for waiting in taken:
                waiting.outcomes.cancel()
            raise
        except Exception as error:
            outcomes = [error] * sum(len(waiting.batches) for waiting in taken)
        found = iter(outcomes)
        for waiting in taken:
            waiting.outcomes.set_result(list(islice(found, len(waiting.batches))))
        return True

    def _put_back(self, taken: list[_Waiting]) -> None:
        """Put the batches back, except those that are cancelled or have waited long enough."""
        now, closed = monotonic(), self._closed()
        for waiting in taken:
            waiting.is_taken = False
            if closed or waiting.is_withdrawn or now - waiting.asked >= self._patience:
                waiting.outcomes.set_result([closed or self._busy()] * len(waiting.batches))
        self._queue[:0] = [waiting for waiting in taken if not waiting.outcomes.done()]

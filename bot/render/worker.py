"""The one thread that draws, so that drawing never holds up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Any

MOST_WAITING = 256


class _Job:
    def __init__(self) -> None:
        self.draw: Callable[[], bytes] = bytes
        self.done: asyncio.Future[bytes]


class RenderWorker:
    """Draws one picture after another; of the requests that wait under one key only the newest."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")
        self._room = asyncio.Semaphore(most_waiting)
        self._waiting: dict[Hashable, _Job] = {}
        self._lock = Lock()

    async def draw(self, key: Hashable, func: Callable[..., bytes], *args: Any) -> bytes:
        """The result of the function, or of a newer one for the same key.

        A newer request replaces one that has not begun, and everybody who waits gets the newer
        picture. Waits while too many other pictures are requested.
        """
        draw = partial(func, *args)
        if (job := self._replace(key, draw)) is None:
            await self._room.acquire()
            job = self._replace(key, draw)
            if job is None:
                job = self._begin(key, draw)
            else:
                self._room.release()
        return await asyncio.shield(job.done)

    def close(self) -> None:
        """Draw nothing more; cancel what waits."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _replace(self, key: Hashable, draw: Callable[[], bytes]) -> _Job | None:
        with self._lock:
            if (job := self._waiting.get(key)) is not None:
                job.draw = draw
            return job

    def _begin(self, key: Hashable, draw: Callable[[], bytes]) -> _Job:
        job = _Job()
        job.draw = draw
        with self._lock:
            self._waiting[key] = job
        job.done = asyncio.get_running_loop().run_in_executor(self._thread, self._run, key)
        job.done.add_done_callback(self._finished)
        return job

    def _run(self, key: Hashable) -> bytes:
        with self._lock:
            job = self._waiting.pop(key)
        return job.draw()

    def _finished(self, done: asyncio.Future[bytes]) -> None:
        self._room.release()
        if not done.cancelled():
            # Retrieve it here: everybody who waited may have been cancelled.
            done.exception()

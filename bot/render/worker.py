"""The threads that draw, so that drawing holds up neither the event loop nor, if it takes long, other
drawings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Lock
from time import monotonic

MOST_WAITING = 256
LONG = 0.01
"""Seconds after which a drawing is long; most take a tenth of this, the first one of a new level much
longer."""
THREADS = 4
"""The number of threads: this many long drawings at once would hold up the others."""
ANSWERS_AHEAD = 8
"""After this many pictures of answers, the picture that has waited longest is drawn, so that none waits for
ever."""


class _Job:
    def __init__(self, key: Hashable, draw: Callable[[], bytes]) -> None:
        self.key = key
        self.draw = draw
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[bytes] = self.loop.create_future()


class _Turn:
    """Held by the thread that draws waiting pictures; passes to another thread during a long drawing."""

    count = 0
    """Pictures drawn."""


class RenderWorker:
    """Draws pictures one after another, and others beside one that takes long."""

    def __init__(
        self, most_waiting: int = MOST_WAITING, drawn: Callable[[float], None] = lambda _: None
    ) -> None:
        """Create the worker; `drawn` is called in its threads with the seconds that a picture took."""
        self._drawn = drawn
        self._threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix="render")
        self._room = asyncio.Semaphore(most_waiting)
        self._waiting: dict[tuple[Hashable, Callable[[], bytes]], _Job] = {}
        self._answers: dict[_Job, None] = {}
        """The jobs of `_waiting` that answers to presses need, in order."""
        self._ahead = 0
        """The number of answers drawn since another picture had its turn."""
        self._turn: _Turn | None = None
        self._busy = 0
        """Threads at work."""
        self._lock = Lock()
        """Guards the fields above."""
        self._is_watched = False

    async def draw(self, key: Hashable, draw: Callable[[], bytes], *, is_answer: bool = False) -> bytes:
        """Return the picture; equal calls that wait under one key are drawn once. Waits while too many others
        are requested.

        A different call never replaces it, because the last caller need not know the newest state. Pictures
        that answers to presses need are drawn before those of redraws.
        """
        await self._room.acquire()
        job = self._waiting_job(_Job(key, draw), is_answer=is_answer)
        return await asyncio.shield(job.done)

    def close(self) -> None:
        """Draw nothing more, and cancel what waits."""
        with self._lock:
            waiting, self._waiting, self._answers = self._waiting, {}, {}
        for job in waiting.values():
            job.done.cancel()
        self._threads.shutdown(wait=False)

    def _waiting_job(self, new: _Job, *, is_answer: bool) -> _Job:
        """Let a job wait to be drawn; return it, or the job of an equal call that waits already."""
        with self._lock:
            job = self._waiting.setdefault((new.key, new.draw), new)
            if is_answer:
                self._answers.setdefault(job)
            turn = self._turn
        if job is not new:
            self._room.release()
            return job
        job.done.add_done_callback(self._finished)
        if turn is None:
            self._give_turn()
        else:
            self._watch(turn)
        return job

    def _give_turn(self) -> _Turn:
        """Let one more thread draw waiting pictures."""
        turn = _Turn()
        with self._lock:
            self._turn = turn
            self._busy += 1
        asyncio.get_running_loop().run_in_executor(self._threads, self._draw_on, turn)
        return turn

    def _watch(self, turn: _Turn) -> None:
        if not self._is_watched:
            self._is_watched = True
            asyncio.get_running_loop().call_later(LONG, self._look, turn, turn.count)

    def _look(self, turn: _Turn, count: int) -> None:
        """Pass the turn on if its thread has finished no drawing since this wait began."""
        self._is_watched = False
        with self._lock:
            present = self._turn if self._waiting else None
            is_long = present is turn and turn.count == count and self._busy < THREADS
        if present is not None:
            self._watch(self._give_turn() if is_long else present)

    def _draw_on(self, turn: _Turn) -> None:
        while (job := self._next(turn)) is not None:
            try:
                told: Callable[[], None] = partial(_tell, job.done, self._run(job))
            except Exception as error:
                told = partial(_fail, job.done, error)
            turn.count += 1
            with suppress(RuntimeError):  # the loop has ended, and no caller waits
                job.loop.call_soon_threadsafe(told)

    def _next(self, turn: _Turn) -> _Job | None:
        """Return the next job; None if none is left, or none for this thread."""
        with self._lock:
            if self._turn is turn and self._waiting:
                return self._taken()
            if self._turn is turn:
                self._turn = None
            self._busy -= 1
            return None

    def _taken(self) -> _Job:
        """Take the answer that has waited longest or, now and then, the picture that has waited longest of
        all."""
        is_ahead = bool(self._answers) and self._ahead < ANSWERS_AHEAD
        self._ahead = self._ahead + 1 if is_ahead else 0
        job = next(iter(self._answers if is_ahead else self._waiting.values()))
        self._answers.pop(job, None)
        del self._waiting[job.key, job.draw]
        return job

    def _run(self, job: _Job) -> bytes:
        begin = monotonic()
        picture = job.draw()
        self._drawn(monotonic() - begin)
        return picture

    def _finished(self, done: asyncio.Future[bytes]) -> None:
        self._room.release()
        if not done.cancelled():
            # Retrieve it here: every caller may have been cancelled.
            done.exception()


def _tell(done: asyncio.Future[bytes], picture: bytes) -> None:
    if not done.done():
        done.set_result(picture)


def _fail(done: asyncio.Future[bytes], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)

"""An event loop in virtual time, in which processes can be paused and killed.

Nothing waits: when nothing is ready, the clock jumps to the next timer. Work for threads runs in place after
a while. Every callback belongs to a life of the bot's process, or to none; those of a dead life never run.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import logging
import sys
import tempfile
import warnings
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from pathlib import Path
from random import Random
from typing import Any, TypeVarTuple, Unpack

LIFE: ContextVar[int] = ContextVar("life", default=0)
"""The number of the bot's process; 0 is everything outside it."""
Ts = TypeVarTuple("Ts")
DEADLOCK = "nothing is ready and nothing will be"


class Killed(BaseException):
    """Ends the call stack of a process that has just died."""


class VirtualLoop(asyncio.BaseEventLoop):
    _ready: deque[Any]
    _scheduled: list[Any]

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance
        self._now = 0.0
        self._selector = self
        self._clock_resolution = 1e-6
        self._dead: set[int] = set()
        self._paused: dict[int, float] = {}
        self._tasks: defaultdict[int, list[asyncio.Task[Any]]] = defaultdict(list)
        self._free_at: dict[object, float] = {}
        self.work_seconds = 0.0
        """The longest that work in a thread takes at present, on top of a few milliseconds."""
        self.outside = copy_context()
        self.outside.run(LIFE.set, 0)
        self.set_task_factory(self._make_task)  # type: ignore[arg-type]  # Python 3.11 passes the context by name

    # Time

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Jump to the next timer."""
        if timeout is None:
            raise RuntimeError(DEADLOCK)
        if timeout > 0:
            self._now = max(self._now, self._scheduled[0]._when)
        return []

    def _process_events(self, event_list: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    # Lives

    def is_dead(self, life: int) -> bool:
        return life in self._dead

    def kill(self, life: int) -> None:
        """Stop everything of this life; not even `finally` runs while the seed does."""
        self._dead.add(life)
        for handle in [*self._ready, *self._scheduled]:
            if handle._context.get(LIFE) == life:
                handle.cancel()

    def is_paused(self, life: int) -> bool:
        return self._paused.get(life, 0.0) > self._now

    def pause(self, life: int, seconds: float) -> None:
        """Stop a process for a while; what becomes due is done afterwards."""
        until = self._paused[life] = self._now + seconds
        for timer in self._scheduled:
            if timer._context.get(LIFE) == life:
                timer._when = max(timer._when, until)
        heapq.heapify(self._scheduled)
        for handle in [*self._ready]:
            if handle._context.get(LIFE) == life and not handle.cancelled():
                self.call_at(until, handle._callback, *handle._args, context=handle._context)
                handle.cancel()

    def call_soon(
        self,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        context = context or copy_context()
        life = context.get(LIFE, 0)
        if life and life in self._dead:
            return asyncio.Handle(callback, args, self, context)
        if life and self._paused.get(life, 0) > self._now:
            return self.call_at(self._paused[life], callback, *args, context=context)
        return super().call_soon(callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        context = context or copy_context()
        life = context.get(LIFE, 0)
        if life and life in self._dead:
            return asyncio.TimerHandle(when, callback, args, self, context)
        return super().call_at(max(when, self._paused.get(life, 0)), callback, *args, context=context)

    def _make_task(
        self,
        loop: asyncio.AbstractEventLoop,
        coro: Coroutine[Any, Any, Any],
        context: Context | None = None,
        **more: Any,
    ) -> asyncio.Task[Any]:
        # Newer Pythons pass the name too.
        task = asyncio.Task(coro, loop=loop, context=context, **more)
        life = (context or copy_context()).get(LIFE, 0)
        self._tasks[life].append(task)
        return task

    def unfinished(self, life: int) -> list[asyncio.Task[Any]]:
        return [task for task in self._tasks[life] if not task.done()]

    # Threads

    def in_order(self, worker: object, work: Callable[[], object]) -> None:
        """Do this as in a thread: after a while, and after this worker's earlier work."""
        seconds = 0.001 + 0.004 * self._chance.random() + self.work_seconds * self._chance.random() ** 4
        when = max(self._now + seconds, self._free_at.get(worker, 0.0))
        self._free_at[worker] = when
        self.call_at(when, work)

    def run_in_executor(  # type: ignore[override]  # the result of a coroutine function is never awaited here
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future = self.create_future()

        def run() -> None:
            if not future.cancelled():
                settle(future, func, *args)

        self.in_order(executor, run)
        return future


def settle(future: asyncio.Future[Any], func: Callable[..., Any], *args: Any) -> None:
    """Give the future what the function returns or raises, unless the process dies in it."""
    try:
        result = func(*args)
    except Killed:
        return
    except BaseException as error:
        if not future.done():
            future.set_exception(error)
    else:
        if not future.done():
            future.set_result(result)


@contextmanager
def alone() -> Iterator[Path]:
    """Make a directory, in memory if there is room; what killed processes left unfinished ends with it,
    silently."""
    memory = Path("/dev/shm")  # noqa: S108 (the directory made in it is ours alone)
    hook = sys.unraisablehook
    # Garbage collection would run the clean-up of dead processes at an arbitrary moment.
    gc.disable()
    was_frozen = gc.get_freeze_count() > 0
    gc.collect(1)
    gc.freeze()
    try:
        with (
            tempfile.TemporaryDirectory(prefix="simulator-", dir=memory if memory.is_dir() else None) as name,
            warnings.catch_warnings(),
        ):
            sys.unraisablehook = lambda _: None
            warnings.simplefilter("ignore")
            yield Path(name)
            logging.disable()
            # Dying coroutines make new garbage.
            while gc.collect():
                pass
    finally:
        sys.unraisablehook = hook
        logging.disable(logging.NOTSET)
        if not was_frozen:
            gc.unfreeze()
        gc.enable()

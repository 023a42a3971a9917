"""Faster versions of what SimCord does most often: copying, reading its clock, checking, and waiting for the
bot."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Collection
from contextvars import Context
from datetime import UTC, datetime, tzinfo
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import aiosqlite
from simcord import _dpy_internals, components, env, gateway, results
from simcord._runtime import _selected_env
from simcord.http import _helpers, router

T = TypeVar("T")
HORIZON = 5.0
"""Seconds: who waits until the bot is done waits for timers that end so soon; later ones are for tests that let time pass."""
PAUSE = 0.001
"""Seconds between two checks of what cannot be observed here, such as a server's answers."""

_queries: set[asyncio.Future[Any]] = set()
"""The number of queries that SQLite has not answered yet."""


class Queries(SimpleQueue[Any]):
    """The queries that wait for a SQLite connection's thread."""

    def put_nowait(self, item: Any) -> None:
        future, _ = item
        if future is not None:
            _queries.add(future)
            # Without the bot's context: SimCord need not wait for this.
            future.add_done_callback(_queries.discard, context=Context())
        super().put_nowait(item)


def copied(value: Any) -> Any:
    """Copy JSON like `copy.deepcopy`, but several times faster."""
    return pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))  # noqa: S301 (what it reads is made in this line)


def monotonic() -> float:
    """Read the clock like SimCord's own function, which imports a module at each call."""
    env = _selected_env(driver=False)
    time: float = _dpy_internals.real_monotonic() if env is None else env._virtual_time
    return time


def now(tz: tzinfo | None = None) -> datetime:
    """Return the time like SimCord's own function, for the same reason."""
    env = _selected_env()
    if env is None:
        return datetime.now(tz)
    time: datetime = env.now()
    if tz is UTC:
        return time
    return time.astimezone(tz) if tz else time.astimezone().replace(tzinfo=None)


def never(*_: object) -> bool:
    """Return False: a task would wait for an event or a view, and the bot uses neither."""
    return False


def unchecked(_: object, __: object, components: T, **___: object) -> T:
    """Skip a check of an edit's components, which SimCord repeats when it edits the message."""
    return components


def within_horizon(is_parked: Callable[..., bool]) -> Callable[..., bool]:
    """Return SimCord's check whether nothing but time can continue some work, with a horizon of our own: its own is its
    patience with a busy machine."""

    def is_left(state: object, work: object, deadline: float) -> bool:
        return is_parked(state, work, min(deadline, asyncio.get_running_loop().time() + HORIZON))

    return is_left


async def wait(
    works: Collection[asyncio.Future[Any]],
    *,
    timeout: float,  # noqa: ASYNC109 (SimCord passes it by this name)
    return_when: str = "",
) -> tuple[set[asyncio.Future[Any]], set[asyncio.Future[Any]]]:
    """Wait like `asyncio.wait`; but a wait for the first of several also returns when only Discord or the
    clock could continue.

    SimCord then checks whether the bot is done. By itself it would check every few milliseconds, mostly too
    late or too soon.
    """
    if not return_when:
        return await asyncio.wait(works, timeout=timeout)
    loop = asyncio.get_running_loop()
    watch = _watches.get(loop) or _watches.setdefault(loop, Watch(loop))
    threads = {work for work in works if not isinstance(work, asyncio.Task)}
    if not await watch.is_quiet_after_work(threads, timeout):
        return await asyncio.wait(works, timeout=PAUSE, return_when=return_when)
    return {work for work in works if work.done()}, {work for work in works if not work.done()}


class Watch:
    """Detects when a loop has nothing to do and no thread works for it."""

    def __init__(self, loop: Any) -> None:
        self._create_future = loop.create_future
        self._select = loop._selector.select
        self._waiting: dict[asyncio.Future[None], Collection[asyncio.Future[Any]]] = {}
        self._had_work = False
        loop._selector.select = self._look

    async def is_quiet_after_work(self, threads: Collection[asyncio.Future[Any]], seconds: float) -> bool:
        """Wait until the loop is quiet, or for this many seconds; return False if it was quiet from the
        beginning."""
        reached = self._create_future()
        self._waiting[reached] = threads
        self._had_work = False
        try:
            await asyncio.wait_for(reached, seconds)
        except TimeoutError:
            return True
        finally:
            del self._waiting[reached]
        return self._had_work

    def _look(self, timeout: float | None = None) -> Any:
        if timeout == 0 or not self._waiting:
            return self._select(timeout)
        if _queries or not all(work.done() for threads in self._waiting.values() for work in threads):
            self._had_work = True
            return self._select(timeout)
        for reached in self._waiting:
            if not reached.done():
                reached.set_result(None)
        return self._select(0)


_watches: WeakKeyDictionary[asyncio.AbstractEventLoop, Watch] = WeakKeyDictionary()


def quicken() -> None:
    """Install these versions for all SimCords of this process."""
    for module in (components, results):
        vars(module)["deepcopy"] = copied
    for module in (gateway, router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copied)
    vars(_dpy_internals)["_clock_monotonic"] = monotonic
    setattr(_dpy_internals._ClockDatetime, "now", now)  # noqa: B010 (a method is replaced on purpose)
    for question in ("is_listener_future", "is_wait_for_listener", "is_view_wait_future", "view_expiry_task"):
        vars(_dpy_internals)[question] = never
    vars(_helpers)["_validate_edit_state"] = unchecked
    for check in ("_is_parked", "_callback_is_parked"):
        vars(env)[check] = within_horizon(vars(env)[check])
    vars(aiosqlite.core)["SimpleQueue"] = Queries
    vars(env)["asyncio"] = SimpleNamespace(**{**vars(asyncio), "wait": wait})

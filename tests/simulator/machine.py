"""Everything that the bot's process gets from its machine, derived from the seed: time, chance, threads, disk
and network."""

from __future__ import annotations

import asyncio
import datetime
import logging
import secrets
import sqlite3
import string
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import aiosqlite.core
import discord

import bot.client
import bot.features.lessons.command
import bot.features.reviews.feature
from bot.computers.pool import Pool
from bot.computers.workers import Progress
from bot.features.reviews.reviews import Reviews
from bot.games.registry import players
from bot.games.review import Unit, format_review
from bot.games.reviewing import Verdict, review
from bot.interactions.screens import gallery
from bot.render.worker import RenderWorker, _Job
from bot.store.sqlite import Connection
from bot.turns.clocks import SharedClock
from engine.dice import Dice
from engine.game import Header, OpaqueGame, Seat, State, View
from engine.games import parse_log
from tests.process.crashing import SEAMS, Fuse, put_points
from tests.simulator.virtual import LIFE, Killed, VirtualLoop, settle
from tests.simulator.wire import BEGIN, Session, Wire

CHEAPEST = "random"
SQLITE_FULL = 13


class Machine:
    """The machine of one seed."""

    def __init__(self, loop: VirtualLoop, wire: Wire, chance: Random, *, draws: bool) -> None:
        self.loop, self.wire, self.chance, self.draws = loop, wire, chance, draws
        self.ahead = 0
        """Milliseconds by which its wall clock is ahead."""
        self.is_full = False
        """Whether its disk is full."""
        self.errors: list[str] = []
        """What the bot logged as an error, or left unhandled."""
        self.armed: tuple[str, int] = ("", 0)
        self.on_kill: Callable[[], None] = lambda: None
        self.on_commit: Callable[[], None] = lambda: None
        self._files: defaultdict[int, list[sqlite3.Connection]] = defaultdict(list)

    def wall(self) -> float:
        """Seconds UTC."""
        return (BEGIN + self.ahead) / 1000 + self.loop.time()

    def shared_clock(self) -> SharedClock:
        """Return the clock of one of several processes."""
        return SharedClock(lambda: int(self.loop.time() * 1000), lambda: int(self.wall() * 1000))

    # The disk

    def trip(self, future: asyncio.Future[Any] | None, function: Callable[[], Any]) -> None:
        """Do the next work of a connection's thread."""
        name = getattr(getattr(function, "func", None), "__name__", "")
        if future is None:
            function()
            return

        def work() -> Any:
            if self.is_full and name in ("watched", "commit"):
                error = sqlite3.OperationalError("database or disk is full")
                error.sqlite_errorcode = SQLITE_FULL
                raise error
            result = function()
            if isinstance(result, sqlite3.Connection):
                self._files[LIFE.get()].append(result)
            if name in ("watched", "commit"):
                self.on_commit()
            return result

        settle(future, work)

    def close_files(self, life: int) -> None:
        """Close the files; uncommitted changes are lost."""
        for connection in self._files.pop(life, ()):
            with suppress(sqlite3.Error):
                connection.close()

    # Death

    def passing(self, label: str) -> None:
        name, left = self.armed
        if label == name:
            self.armed = (name, left - 1)
            if left <= 1:
                self.armed = ("", 0)
                self.on_kill()
                raise Killed

    # Everything else that the bot asks of it

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let the bot get everything from here, inside."""
        with ExitStack() as stack:
            for owner, name, value in self._replaced():
                stack.enter_context(patch.object(owner, name, value))
            for owner, name in [(Connection, "_commit_each"), *((owner, name) for owner, name, _ in SEAMS)]:
                stack.enter_context(patch.object(owner, name, vars(owner)[name]))
            put_points(_Point(self))
            stack.enter_context(self._listening())
            self.loop.set_exception_handler(self._note_unhandled)
            yield

    def _replaced(self) -> Iterator[tuple[Any, str, Any]]:
        loop, chance, machine = self.loop, self.chance, self

        class Queue:
            def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
                if item[0] is None:
                    machine.trip(*item)
                else:
                    loop.in_order(self, partial(machine.trip, *item))

        class Thread:
            def __init__(self, **_: Any) -> None: ...

            def start(self) -> None: ...

        yield aiosqlite.core, "SimpleQueue", Queue
        yield aiosqlite.core, "Thread", Thread
        yield bot.client, "Pool", CheapPool
        yield bot.features.reviews.feature, "Reviews", partial(Reviews, compute=_cheap_review)
        yield bot.features.lessons.command, "judge_answer", lambda _, __, move: (0.0, move)
        if not self.draws:
            yield RenderWorker, "_run", _undrawn
            yield gallery, "size_of", lambda _: (1, 1)
        sessions = {"ClientSession": lambda **_: Session(self.wire), "TCPConnector": lambda **_: None}
        yield discord.http, "aiohttp", _like(aiohttp, **sessions)
        yield discord.gateway, "KeepAliveHandler", _heart(loop)
        clock = _like(
            time,
            time=self.wall,
            monotonic=loop.time,
            perf_counter=loop.time,
            time_ns=lambda: int(self.wall() * 1e9),
        )
        yield discord.gateway, "time", clock
        yield discord.backoff, "time", clock
        yield discord.backoff, "random", SimpleNamespace(Random=partial(_Steady, chance.random()))
        dates = _like(datetime, datetime=_dates(self.wall))
        yield discord.utils, "datetime", dates
        yield discord.ext.tasks, "datetime", dates
        yield discord.utils, "utcnow", lambda: datetime.datetime.fromtimestamp(self.wall(), datetime.UTC)
        letters = string.ascii_letters + string.digits
        instead: dict[tuple[ModuleType, str], Callable[..., Any]] = {
            # How long work takes on a busy machine must not change a run.
            (time, "monotonic"): loop.time,
            (secrets, "choice"): chance.choice,
            (secrets, "randbelow"): chance.randrange,
            (secrets, "randbits"): chance.getrandbits,
            (secrets, "token_bytes"): lambda size=32: chance.randbytes(size),
            (secrets, "token_hex"): lambda size=32: chance.randbytes(size).hex(),
            (secrets, "token_urlsafe"): lambda size=32: "".join(chance.choices(letters, k=size)),
        }
        for (owner, name), other in instead.items():
            own = getattr(owner, name)
            if owner is not time:
                yield owner, name, other
            for place, module in [*sys.modules.items()]:
                if place.startswith("bot.") and vars(module).get(name) is own:
                    yield module, name, other

    @contextmanager
    def _listening(self) -> Iterator[None]:
        handler = _Ear(self)
        loggers = [logging.getLogger(name) for name in ("bot", "discord")]
        before = [(one.level, one.propagate) for one in loggers]
        for one, level in zip(loggers, (logging.INFO, logging.WARNING), strict=True):
            one.addHandler(handler)
            one.setLevel(level)
            one.propagate = False
        try:
            yield
        finally:
            for one, (level, propagate) in zip(loggers, before, strict=True):
                one.removeHandler(handler)
                one.setLevel(level)
                one.propagate = propagate

    def _note_unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, Killed):
            self.errors.append(f"unhandled: {context['message']} {error!r}")


class CheapPool(Pool):
    """A pool in which every strength plays at random, in place; par follows from the dice."""

    def start(self) -> None:
        pass

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:  # noqa: ARG002 (all play alike)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, players(game)[CHEAPEST], view, random)

    async def points_of_par(self, header: Header, dice: Dice) -> int:
        loop = asyncio.get_running_loop()
        return int(await loop.run_in_executor(self._thread, dice.seed.__getitem__, header.seats))

    async def _in_process(self, work: Callable[..., Any], *values: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)


class _Undecided:
    """A reviewer that values all moves equally."""

    unit = Unit.POINTS

    def __init__(self, rules: OpaqueGame, seats: int) -> None:
        self._rules = rules
        self._nothing = (0.0,) * seats

    def end(self, state: State, /) -> Sequence[int]:
        result = self._rules.result(state)
        return () if result is None else result.points

    def start(self, _: object, /) -> Sequence[float]:
        return self._nothing

    def luck(self, _: object, __: object, /) -> Sequence[float]:
        return self._nothing

    def verdict(self, _: object, seat: Seat, moves: Mapping[Seat, Any], /) -> Verdict:
        return Verdict(0.0, 0.0, moves[seat])

    def choose(self, _: object, __: Seat, /) -> None:
        raise AssertionError("nobody owes a move in a game that is over")

    def lead(self, _: object, __: Seat, /) -> None:
        raise AssertionError("nobody asks for puzzles here")


async def _cheap_review(header: str, lines: Sequence[str], told: Progress) -> str:
    log = parse_log(header, lines)
    for done in range(0, len(log.events), 10):
        await asyncio.sleep(0.5)
        told(done)
    return format_review(review(log.rules, log.header, log.events, _Undecided(log.rules, log.header.seats)))


class _Point(Fuse):
    def __init__(self, machine: Machine) -> None:
        super().__init__()
        self.passing = machine.passing  # type: ignore[method-assign]  # time is the machine's


class _Ear(logging.Handler):
    def __init__(self, machine: Machine) -> None:
        super().__init__()
        self._machine = machine

    def emit(self, record: logging.LogRecord) -> None:
        line = f"{record.name}: {record.getMessage()}"
        if record.levelno >= logging.ERROR and "Attempting a reconnect" not in line:
            error = record.exc_info[1] if record.exc_info else None
            if not isinstance(error, Killed):
                where = "" if error is None else _where(error)
                self._machine.errors.append(f"{line} {error!r} {where}")


def _where(error: BaseException) -> str:
    """The innermost places in the bot."""
    frames = [frame for frame in extract_tb(error.__traceback__) if "/bot/" in frame.filename]
    return " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-6:]))


def _undrawn(_: RenderWorker, job: _Job) -> bytes:
    """Return a picture that only says whose it is; make anything else."""
    if not isinstance(job.key, str):
        return b""  # a later piece of a film
    return job.draw() if job.key.startswith("export:") else keyed_picture(job.key)


def keyed_picture(key: str) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + b"\0\0\0\0IHDR" + b"\0\0\0\1\0\0\0\1" + key.encode()


class _Steady(Random):
    """Seeded once."""

    def seed(self, *about: Any, **named: Any) -> None:
        if about and about[0] is not None:
            super().seed(*about, **named)


def _like(module: ModuleType, **changed: Any) -> Any:
    copy = ModuleType(module.__name__)
    vars(copy).update({**vars(module), **changed})
    return copy


def _dates(wall: Callable[[], float]) -> type:
    real = datetime.datetime

    class Meta(type):
        def __instancecheck__(cls, value: object) -> bool:
            return isinstance(value, real)

    class Dates(datetime.datetime, metaclass=Meta):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> datetime.datetime:  # type: ignore[override]  # a plain one
            return real.fromtimestamp(wall(), tz)

    return Dates


def _heart(loop: VirtualLoop) -> type:
    class Heart(discord.gateway.KeepAliveHandler):
        """A heartbeat on the event loop instead of in a thread."""

        def start(self) -> None:
            loop.call_later(self.interval or 41.25, self._beat_once)

        def _beat_once(self) -> None:
            if self._stop_ev.is_set():
                return
            if self._last_recv + self.heartbeat_timeout < loop.time():
                loop.create_task(self.ws.close(4000))
                self.stop()
                return
            data = self.get_payload()
            loop.create_task(self.ws.send_heartbeat(data))
            self._last_send = loop.time()
            self.start()

    return Heart

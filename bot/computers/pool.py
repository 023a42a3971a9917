"""Run computer players off the event loop, slow ones in a separate process."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any, TypeVar

from bot.computers import self_play
from bot.computers.strengths import Strengths
from bot.computers.workers import follow_parent
from engine.dice import Dice
from engine.game import Header, View, fold
from engine.games import GAMES

T = TypeVar("T")
StrengthsOf = Callable[[str], Strengths]
"""(game) -> its computer players."""

ATTEMPTS = 2
"""After this many processes have died over one move, the stand-in moves; par is tried again later, a level is
made in a thread."""
NICENESS = 10
"""Presses come first: the process gets a tenth of a core that both want."""

logger = logging.getLogger(__name__)


class Pool:
    """Runs the bot's computer players: quick ones in one thread, slow ones and par in one process.

    A busy thread delays the event loop, so there is only one, and slow players run elsewhere.
    A process that dies is replaced, and its move is searched again.
    """

    def __init__(self, strengths: StrengthsOf, prepare: Callable[[], object]) -> None:
        """Create a pool. Both arguments are functions of a module, because the process imports them; it runs
        `prepare` first."""
        self._strengths, self._prepare = strengths, prepare
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="think")
        self._executor: ProcessPoolExecutor | None = None
        self._processes: set[BaseProcess] = set()
        self._is_closed = False

    def start(self) -> None:
        """Start the process; it warms up while it searches its first moves."""
        self._running()

    def close(self) -> None:
        """Stop the process at once; its moves are searched again after the next start."""
        self._is_closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        # Waits for the thread that feeds the process: Python wakes it at exit, and fails if it ends meanwhile.
        self._end(wait=True)

    def strengths(self, game: str) -> Strengths:
        return self._strengths(game)

    async def points_of_par(self, header: Header, dice: Dice) -> int:
        return int(await self._in_process(_points_of_par, self._strengths, header, dice))

    async def make(self, work: Callable[[], T]) -> T:
        try:
            made: T = await self._in_process(work)
        except BrokenProcessPool:
            if self._is_closed:
                raise
            made = await asyncio.to_thread(work)
        return made

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        if player == self._strengths(game).strongest:
            try:
                return await self._in_process(_move, self._strengths, game, player, view, random)
            except BrokenProcessPool:
                if self._is_closed:
                    raise
                # A game must never hang.
                player = self._strengths(game).stand_in
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _move, self._strengths, game, player, view, random)

    async def _in_process(self, work: Callable[..., Any], *values: Any) -> Any:
        """Run work in the process; raises BrokenProcessPool when it has killed too many processes, or the
        pool is closed."""
        loop, deaths = asyncio.get_running_loop(), 0
        while True:
            executor = self._running()
            try:
                # Shielded: if the process dies, Python 3.11 fails on cancelled futures
                # (InvalidStateError) and forgets those queued behind them.
                moving = loop.run_in_executor(executor, work, *values)
                moving.add_done_callback(_hear)
                return await asyncio.shield(moving)
            except BrokenProcessPool:
                # The first waiter to notice ends the executor for all.
                if self._executor is executor and not self._is_closed:
                    logger.warning("the process of the computer players died")
                    self._end()
                deaths += 1
                if self._is_closed or deaths == ATTEMPTS:
                    raise

    def _running(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise RuntimeError("the pool is closed")
        if self._executor is None:
            others = set(multiprocessing.active_children())
            self._executor = ProcessPoolExecutor(
                max_workers=1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._prepare, NICENESS),
            )
            self._executor.submit(int)  # starts the process
            self._processes = set(multiprocessing.active_children()) - others
        return self._executor

    def _end(self, wait: bool = False) -> None:
        for process in self._processes:
            process.terminate()
        if self._executor is not None:
            self._executor.shutdown(wait=wait, cancel_futures=True)
            self._executor = None


def _hear(work: asyncio.Future[Any]) -> None:
    """Retrieve an error whose waiter may be gone, or asyncio prints it."""
    if not work.cancelled():
        work.exception()


def _move(strengths: StrengthsOf, game: str, player: str, view: View, random: Random) -> Any:
    return strengths(game).players[player](view, random)


def _points_of_par(strengths: StrengthsOf, header: Header, dice: Dice) -> int:
    game, known = GAMES[header.kind], strengths(header.kind)
    player = known.players[known.par]
    events = self_play.play(game, header, dice.seed, [player], dice.game, interactions=dice.interactions)
    result = game.result(fold(game, header, events))
    if result is None:
        raise RuntimeError(f"game {dice.game}: the game that sets par has no end")
    return result.points[0]


def _begin(prepare: Callable[[], object], niceness: int) -> None:
    follow_parent()
    if sys.platform != "win32":
        os.nice(niceness)
    Thread(target=prepare, daemon=True).start()

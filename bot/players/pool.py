"""Where computer players think: never on the event loop, and those who think long in another process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any

from bot.players.registry import MASTER, players, warm_up

Think = Callable[[str, str, Any, Random], Awaitable[Any]]
"""The move of a game's computer player, by name, from its view and randomness."""


async def think_in_thread(game: str, player: str, view: Any, random: Random) -> Any:
    return await asyncio.to_thread(players(game)[player], view, random)


class Pool:
    """One process for the players who think long: a thread of theirs would hold up the event loop.

    A process that dies is replaced; the move is found again.
    """

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._process: set[BaseProcess] = set()

    def start(self) -> None:
        """Start the process and let it prepare, so that the first move need not wait."""
        others = set(multiprocessing.active_children())
        self._executor = ProcessPoolExecutor(
            max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )
        self._executor.submit(warm_up)
        self._process = set(multiprocessing.active_children()) - others

    def close(self) -> None:
        """End the process, whatever it does: what it was asked is found again after the next start."""
        for process in self._process:
            process.terminate()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def think(self, game: str, player: str, view: Any, random: Random) -> Any:
        if player != MASTER:
            return await think_in_thread(game, player, view, random)
        try:
            return await self._think(game, player, view, random)
        except BrokenProcessPool:
            self.close()
            return await self._think(game, player, view, random)

    async def _think(self, game: str, player: str, view: Any, random: Random) -> Any:
        if self._executor is None:
            self.start()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, _move, game, player, view, random)


def _move(game: str, player: str, view: Any, random: Random) -> Any:
    return players(game)[player](view, random)


def _begin() -> None:
    """What the process does first: Ctrl+C is for its parent, and without a parent it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

"""Computer players for tests that need no process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from bot.computers.pool import Pool, _points_of_par
from bot.games.registry import players, strengths, warm_up
from engine.dice import Dice
from engine.game import Header, View

T = TypeVar("T")


class Threads(Pool):
    """Runs each computer player, the master included, and each par in its own thread."""

    def __init__(self) -> None:
        super().__init__(strengths, warm_up)

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        return await asyncio.to_thread(players(game)[player], view, random)

    async def points_of_par(self, header: Header, dice: Dice) -> int:
        return await asyncio.to_thread(_points_of_par, self._strengths, header, dice)

    async def make(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

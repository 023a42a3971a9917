"""Computer players for tests that need no process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from bot.games.computers import players
from bot.games.pool import Pool, _points_of_mark
from engine.dice import Dice
from engine.game import Header, View

T = TypeVar("T")


class Threads(Pool):
    """Runs each computer player, the master included, and each mark in its own thread."""

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        return await asyncio.to_thread(players(game)[player], view, random)

    async def points_of_mark(self, header: Header, dice: Dice) -> int:
        return await asyncio.to_thread(_points_of_mark, header, dice)

    async def make(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

"""Computer players for tests that need no process."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from bot.games.computers import players
from bot.games.pool import Pool
from engine.game import View


class Threads(Pool):
    """Runs each computer player, the master included, in its own thread."""

    async def think(self, game: str, player: str, view: View, random: Random) -> Any:
        return await asyncio.to_thread(players(game)[player], view, random)

"""Runs the computer players of all games."""

from __future__ import annotations

from typing import Any

from bot.store.database import Store
from bot.turns import rounds
from bot.turns.changes import Changes
from bot.turns.computers import STAND_IN, Computers
from bot.turns.game import LoadedGame, save
from bot.turns.tasks import KeyedTasks
from bot.turns.timekeeping import Timekeeper
from engine.dice import player_random
from engine.game import Seat, parse_header

THINKING = 8
"""Games whose computer players think at once; they share one thread and one process anyway."""


class Thinking:
    """Finds the moves that computer players owe, and solo marks, whenever a game is woken."""

    def __init__(self, store: Store, changes: Changes, time: Timekeeper, players: Computers) -> None:
        self._store = store
        self._changes = changes
        self._time = time
        self._players = players
        self.tasks = KeyedTasks("computer players", self._play, THINKING)

    async def thought(self, loaded: LoadedGame, seat: int, strength: str) -> Any:
        """A computer player's choice in this seat, found off the event loop from the seat's view."""
        seed = bytes.fromhex(loaded.row.seed)
        chance = player_random(seed, loaded.row.id, loaded.step, Seat(seat))
        view = loaded.rules.view(loaded.state, Seat(seat))
        return await self._players.think(loaded.row.name, strength, view, chance)

    async def _play(self, game: str) -> None:
        """Enter the moves that computer players owe; the commit wakes them again."""
        loaded = await self._changes.load(game)
        if _lacks_mark(loaded):
            await self._set_mark(game)
        moves = {seat: await self._found_move(loaded, seat) for seat in _owing_computers(loaded)}
        if not moves:
            return
        async with self._changes.change(game) as (tx, current):
            if current.row.step != loaded.row.step or current.row.status != "running":
                return
            for seat in set(moves) & set(_owing_computers(current)):
                await rounds.enter(tx, current, seat, moves[seat], is_ready=True)
            await rounds.advance(tx, current, self._time.timing(), panels=frozenset())

    async def _set_mark(self, game: str) -> None:
        """Let a computer player play the solo game from the start with the same dice."""
        loaded = await self._changes.load(game)
        if not _lacks_mark(loaded):
            return
        mark = await self._players.points_of_mark(parse_header(loaded.row.header or ""), loaded.dice)
        async with self._changes.change(game) as (tx, current):
            if _lacks_mark(current):
                await tx.run("set_mark", id=game, mark=mark)
                await save(tx, current)

    async def _found_move(self, loaded: LoadedGame, seat: int) -> str:
        """A computer player's move as text."""
        player = loaded.player(seat)
        strength = (player.computer if player else None) or STAND_IN
        return loaded.rules.format_move(await self.thought(loaded, seat, strength))


def _lacks_mark(loaded: LoadedGame) -> bool:
    """Whether the mark can and must be found: once no more presses go into the dice."""
    row = loaded.row
    is_fixed = row.interactions != "" or loaded.throws > 0
    return is_fixed and row.mode == "solo" and row.status == "running" and row.mark is None


def _owing_computers(loaded: LoadedGame) -> list[int]:
    """The seats whose move a computer player owes; a person may come back while it thinks."""
    return [s for s in loaded.pending() if loaded.is_computer(s) and s not in loaded.entries]

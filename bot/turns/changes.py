"""Changes a game in one transaction and reports it afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from bot.store.database import Store, Transaction
from bot.store.rows import PlayerRow
from bot.turns import rounds
from bot.turns.game import LoadedGame, load, look
from bot.turns.look import Looks, Refused
from bot.turns.timekeeping import Timekeeper


class Changes:
    """Loads a game for a change, commits it, and only then calls `told` with its id."""

    def __init__(self, store: Store, time: Timekeeper, told: Callable[[str], None]) -> None:
        self._store = store
        self._time = time
        self._told = told

    async def load(self, game: str) -> LoadedGame:
        async with self._store.reading() as tx:
            return await load(tx, game)

    @asynccontextmanager
    async def change(self, game: str) -> AsyncIterator[tuple[Transaction, LoadedGame]]:
        """Load a game to change it. Raise Refused only before any change: it gets the present looks."""
        async with self._store.transaction() as tx:
            loaded = await load(tx, game)
            try:
                yield tx, loaded
            except Refused as refused:
                refused.looks = self.looks(loaded)
                raise
        self._told(game)

    def looks(self, loaded: LoadedGame) -> Looks:
        """The game as loaded or, after the surrounding change, as committed."""
        return partial(look, loaded, ahead=self._time.ahead)

    @asynccontextmanager
    async def turn(
        self, game: str, user_id: int, step: int
    ) -> AsyncIterator[tuple[Transaction, LoadedGame, int]]:
        """A change by a person whose seat owes a move at this step; then advances the game."""
        async with self.change(game) as (tx, loaded):
            seat = asked_seat(loaded, user_id, step)
            yield tx, loaded, seat
            came_back(loaded, seat)
            await rounds.advance(tx, loaded, self._time.timing(), panels={seat})


def asked_seat(loaded: LoadedGame, user_id: int, step: int) -> int:
    """The seat of a person who owes a move at this step; raises Refused for anyone else."""
    seat = loaded.seat_of(user_id)
    if loaded.row.status == "lobby":
        raise Refused("not_started")
    if loaded.row.status != "running":
        raise Refused("game_over", is_late=True)
    if not loaded.is_current(step):
        raise Refused("too_late", is_late=True)
    if seat not in loaded.pending():
        raise Refused("not_pending", is_late=True)
    return seat


def came_back(loaded: LoadedGame, seat: int) -> PlayerRow:
    """Mark the player as no longer away, and return them."""
    player = loaded.player(seat)
    if player is None:
        raise Refused("not_playing")
    back = replace(player, missed=0)
    loaded.put_player(back)
    if loaded.is_alone:
        # Nobody waits for them, so no clock runs.
        loaded.row = replace(loaded.row, deadline=None, warn_at=None, is_warned=False)
    return back

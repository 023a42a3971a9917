"""Run the computer players of all games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.computers.strengths import Computers, Strengths
from bot.store.rows import GHOST
from bot.turns import rounds
from bot.turns.clocks import SECOND, Timing
from bot.turns.finished import recorded_move
from bot.turns.game import GameDraft, LoadedGame
from bot.turns.games import Games
from bot.turns.limits import MASTER_ROUNDS, Limiter
from bot.turns.processes import Claims
from bot.turns.tasks import KeyedTasks
from engine.dice import Dice, player_random
from engine.game import Header, Seat, parse_header

T = TypeVar("T")

THINKING = 8
"""Games whose computer players think at once; they share one thread anyway."""
WAITING = 500
"""Games whose master waits for the single process; they do not delay quick players."""


class Thinking:
    """Finds the moves that computer players owe, and par of solo games, whenever a game is woken."""

    def __init__(self, games: Games, players: Computers, limiter: Limiter, claims: Claims) -> None:
        self._games = games
        self._claims = claims
        self._players = players
        self._limiter = limiter
        self._turns = FairQueue()
        self._tasks = KeyedTasks("computer players", self._play, THINKING)
        self._masters = KeyedTasks("master", self._play_master, WAITING)
        # One at a time: finding par takes as long as some of the master's moves, which come first.
        self._pars = KeyedTasks("par", self._set_par, 1)

    def wake(self, game: str) -> None:
        """Look at a game that has changed."""
        loaded = self._games.memory.present(game)
        if loaded is None or loaded.owes_thinking:
            self._tasks.wake(game)

    def wake_later(self, game: str) -> None:
        """Look at a game when no urgent one is left."""
        self._tasks.wake_later(game)

    async def idle(self) -> None:
        """Wait until no move and no par is owed."""
        # The results of the last two may leave more to do.
        for tasks in (self._tasks, self._masters, self._pars, self._tasks, self._masters):
            await tasks.idle()

    async def take_over(self) -> None:
        """Continue the thinking of processes that died."""
        for game in await self._claims.keep():
            self.wake_later(game)

    async def close(self) -> None:
        for tasks in (self._tasks, self._masters, self._pars):
            await tasks.close()

    async def thought(self, loaded: LoadedGame, seat: int, strength: str) -> Any:
        """Return a computer player's choice in this seat, found off the event loop from the seat's view."""
        chance = player_random(bytes.fromhex(loaded.row.dice.seed), loaded.row.id, loaded.step, Seat(seat))
        thinking = self._players.think(loaded.row.kind, strength, loaded.view(Seat(seat)), chance)
        is_slow = strength == self._strengths(loaded).strongest
        return await (self._in_turn(_place(loaded), thinking) if is_slow else thinking)

    async def made(self, place: int, work: Callable[[], T]) -> T:
        """Make something that takes seconds, such as a level, in the process of the computer players."""
        return await self._in_turn(place, self._players.make(work))

    async def par(self, place: int, header: Header, dice: Dice) -> int:
        """Return the points that the strength for par scores in the solo game with this header and these
        dice."""
        return await self._in_turn(place, self._players.points_of_par(header, dice))

    async def _in_turn(self, place: int, work: Coroutine[Any, Any, T]) -> T:
        """Run work in the single process, which serves the servers in turn."""
        try:
            async with self._turns.turn(place):
                return await work
        finally:
            # It may not have begun.
            work.close()

    async def _play(self, game: str) -> None:
        """Enter the moves that computer players owe; the commit wakes them again."""
        loaded = await self._games.game(game)
        if loaded.lacks_par:
            self._pars.wake_later(game)
        owing, strongest = loaded.owing_computers, self._strengths(loaded).strongest
        if any(self._strength(loaded, seat) == strongest for seat in owing):
            self._masters.wake(game)
        elif owing:
            await self._enter(loaded, owing)

    async def _play_master(self, game: str) -> None:
        """Enter the master's moves, and the others' in its game; those of a host above the limit wait."""
        loaded = await self._games.game(game)
        if not (owing := loaded.owing_computers):
            return
        if wait := self._limiter.wait(MASTER_ROUNDS, loaded.row.host_id):
            asyncio.get_running_loop().call_later(wait / SECOND, self._masters.wake, game)
        else:
            await self._enter(loaded, owing)

    async def _enter(self, loaded: LoadedGame, owing: Sequence[int]) -> None:
        if not await self._claims.take(loaded):
            return
        moves = {seat: await self._found_move(loaded, seat) for seat in owing}

        def enter(current: GameDraft, timing: Timing) -> None:
            if current.row.step != loaded.row.step or current.row.status != "running":
                return
            for seat in moves.keys() & set(current.owing_computers):
                rounds.enter(current, seat, moves[seat], is_ready=True)
            rounds.advance(current, timing, panels=frozenset())

        await self._games.change(loaded.row.id, enter)

    async def _set_par(self, game: str) -> None:
        """Let a computer player play the solo game from the start with the same dice."""
        loaded = await self._games.game(game)
        if not loaded.lacks_par or not await self._claims.take(loaded):
            return
        par = await self.par(_place(loaded), parse_header(loaded.row.header or ""), loaded.dice)

        def keep(current: GameDraft, _: Timing) -> None:
            if current.lacks_par:
                current.row = replace(current.row, par=par)
                # The sheet shows par when it is next drawn; a redraw now could disturb a choice.
                current.revise(panels=frozenset(), is_urgent=False)

        await self._games.change(game, keep)

    async def _found_move(self, loaded: LoadedGame, seat: int) -> str:
        """Return a computer player's move as text; a ghost's is the recorded one as long as there is one."""
        player = loaded.players.by_seat[seat]
        if loaded.row.dice.throws_of is not None and player.ghost_of is not None:
            source = await self._games.game(loaded.row.dice.throws_of)
            move = recorded_move(source, player.ghost_of, loaded.rules, loaded.state, Seat(seat))
            if move is not None:
                return loaded.rules.format_move(move)
        return loaded.rules.format_move(await self.thought(loaded, seat, self._strength(loaded, seat)))

    def _strengths(self, loaded: LoadedGame) -> Strengths:
        return self._players.strengths(loaded.row.kind)

    def _strength(self, loaded: LoadedGame, seat: int) -> str:
        """Return the name of the computer player that acts in this seat."""
        computer = loaded.players.by_seat[seat].computer
        return (computer if computer != GHOST else None) or self._strengths(loaded).stand_in


def _place(loaded: LoadedGame) -> int:
    """Return the place that takes its turn with a game's thinking."""
    row = loaded.row
    return row.place.channel_id if row.place.guild_id is None else row.place.guild_id


class FairQueue:
    """Serves one request at a time: those of a place in their order, and the places in turn."""

    def __init__(self) -> None:
        self._places: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self, place: int) -> AsyncIterator[None]:
        """Wait for a turn; `place` is a server, or the channel of direct messages."""
        # Only one request of each place waits beside those of the others.
        own = self._places.setdefault(place, asyncio.Lock())
        async with own, self._turn:
            yield

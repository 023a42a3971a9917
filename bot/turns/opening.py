"""Open games, as long as there is room for one more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext

from bot.store.database import Store
from bot.store.messages import Sent
from bot.store.settings import SETTINGS_OF_PLAYERS, riding_of
from bot.turns import lobby
from bot.turns.game import CommittedGame
from bot.turns.games import Games
from bot.turns.hooks import Hooks
from bot.turns.limits import LOBBY_CHECKS, Admission, Limiter, Place, lobbies_in_the_way, need_room
from bot.turns.look import Person, Refused, Setup
from bot.turns.rounds import Timing

CheckLobbies = Callable[[Sequence[str]], Awaitable[None]]
"""Looks whether people can still reach these lobbies, and closes the others."""


class Opening:
    def __init__(
        self,
        store: Store,
        games: Games,
        limiter: Limiter,
        hooks: Sequence[Hooks],
        admission: Admission,
        *,
        check: CheckLobbies,
    ) -> None:
        self._check = check
        self._store = store
        self._games = games
        self._limiter = limiter
        self._hooks = hooks
        self._admission = admission
        self._lock = asyncio.Lock()
        """Held while counting the open games and reserving room; never while writing."""
        self._reserved: set[Place] = set()
        """The places where games are being opened with room reserved."""

    @asynccontextmanager
    async def room(self, place: Place) -> AsyncIterator[Place]:
        """Reserve room for the game that is opened inside; raises Refused if there is none, or the bot is paused."""
        self._admission.need_open()
        try:
            await self._reserve(place)
        except Refused as refused:
            if not (lobbies := await lobbies_in_the_way(self._store, place, refused)):
                raise
            await self._check([game for game in lobbies if not self._limiter.wait(LOBBY_CHECKS, game)])
            await self._reserve(place)
        try:
            yield place
        finally:
            self._reserved.discard(place)

    async def open_lobby(
        self, setup: Setup, host: Person, sent: Sent | None = None, *, room: Place | None = None
    ) -> str:
        """Open a lobby with its host seated; return the game's id. A solo game starts at once.

        `sent` is the message that answered the host's command, which will show the game; `room` is what
        `room` reserved. Without it, raises Refused if there is none.
        """
        completed = await self._completed(setup, host)

        def begin(timing: Timing) -> CommittedGame:
            new = lobby.open_lobby(completed, host, timing)
            if sent is not None:
                # After the start, which retires any message that showed the lobby.
                new.open_message(sent, now=timing.utc)
            return new.committed()

        if room is None:
            async with self.room(Place(host.user_id, setup.channel_id, setup.guild_id, setup.mode)):
                return (await self._games.open(begin, setup.also)).row.id
        opened = await self._games.open(begin, setup.also)
        # From here on the database counts the game.
        self._reserved.discard(room)
        return opened.row.id

    async def rematch(self, game: str, person: Person) -> str:
        finished = await self._games.game(game)
        last = finished.row
        is_over = last.rematch is not None and (await self._games.game(last.rematch)).is_over
        over = last.rematch if is_over else None
        settings = riding_of(await self._store.rows(SETTINGS_OF_PLAYERS, game=game))
        setup = await self._completed(lobby.setup_again(finished), person)
        place = Place(person.user_id, last.place.channel_id, last.place.guild_id, last.mode)
        async with self.room(place) if last.rematch == over else nullcontext():
            changed = await self._games.change(
                game, lambda g, t: lobby.rematch(g, person, t, setup, over=over, settings=settings)
            )
        return changed.row.rematch or ""

    async def _completed(self, setup: Setup, host: Person) -> Setup:
        for complete in [hooks.complete for hooks in self._hooks if hooks.complete]:
            setup = await complete(self._store, setup, host.user_id)
        return setup

    async def _reserve(self, place: Place) -> None:
        async with self._lock:
            await self._need_room(place)
            self._reserved.add(place)

    async def _need_room(self, place: Place) -> None:
        while self._limiter.is_on:
            opening = frozenset(self._reserved)
            try:
                await need_room(self._store, place, opening)
                break
            except Refused:
                if opening <= self._reserved:
                    raise
                # The database may already count one of them.

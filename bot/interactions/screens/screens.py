"""All open screens of this process: which game each one opens with, and which are drawn again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager, suppress

import discord

from bot.interactions.channel_changes import GAMES_IN_CHANNEL
from bot.interactions.screens.gallery import PageLink, Studio
from bot.interactions.screens.mentions import Names
from bot.interactions.screens.screen import CarryOut, Means, OpenScreen, QuickLink, may_watch, no_link
from bot.interactions.screens.visitor import Visitor
from bot.interactions.services import Services
from bot.pages.control import NO_GAME, Verb, parse_control
from bot.render.worker import RenderWorker
from bot.store.errors import StoreError
from bot.store.rows import Theme
from bot.turns.games import REVISIONS
from bot.turns.look import Look, Looks, Refused
from bot.turns.tasks import Background


class Screens:
    def __init__(
        self,
        client: discord.Client,
        services: Services,
        worker: RenderWorker,
        carry_out: CarryOut,
        linked: Collection[str] = (),
    ) -> None:
        """Create it; `linked` are the verbs that a link may press, besides playing a game alone."""
        self._linked = {Verb.ALONE, *linked}
        self._services = services
        self._coordinator = services.coordinator
        names = Names(client, services.records.people)
        self._means = Means(services, Studio(worker), names, carry_out)
        self._open: dict[OpenScreen, None] = {}
        """In the order in which they were opened."""
        self._inviting = Background()

    @property
    def count(self) -> int:
        return len(self._open)

    @asynccontextmanager
    async def opened(
        self,
        visitor: Visitor,
        link: PageLink,
        *,
        scale: int,
        theme: Theme,
        start: str,
        referrer: int = 0,
        quick_link: QuickLink = no_link,
    ) -> AsyncIterator[OpenScreen]:
        """Keep a screen up to date while inside. `start` is the control with which it was launched, if any, and
        `referrer` the person whose link that was. Raises ConnectionError once the page is gone."""
        screen = OpenScreen(self._means, visitor, link, quick_link)
        screen.draw_for(scale, theme)
        control = parse_control(start)
        with suppress(StoreError):
            # Without an answer of the database, the screen shows the home page, which says why.
            if referrer:
                await self._services.records.people.note_arrival(visitor.user_id, referrer)
            if control is not None and control.verb in self._linked:
                await screen.enter(start)
            elif (looks := await self._first(visitor, start)) is not None:
                screen.follow(looks)
        self._open[screen] = None
        running = asyncio.create_task(screen.run())
        try:
            yield screen
        finally:
            del self._open[screen]
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await screen.close()

    def wake(self, game: str) -> None:
        """Show a game's changes to everybody who follows it or sees its lobby on the home page; call people with
        nothing open to a new table."""
        is_at_home = False
        for screen in self._open:
            if screen.followed is not None and screen.followed.game == game:
                screen.wake()
            is_at_home |= screen.shows_home
        if is_at_home:
            self._inviting.begin(self._call(game))

    async def catch_up(self) -> None:
        """Show what other processes have changed."""
        followed: dict[str, list[OpenScreen]] = {}
        for screen in self._open:
            if screen.followed is not None:
                followed.setdefault(screen.followed.game, []).append(screen)
        if followed:
            rows = await self._services.store.rows(REVISIONS, ids=json.dumps(list(followed)))
            now = {str(game): revision for game, revision, _ in rows}
            for game, screens in followed.items():
                for screen in screens:
                    if screen.revision != now.get(game):
                        screen.wake()
        idle = dict.fromkeys(screen.visitor.channel_id for screen in self._open if screen.is_at_home)
        for channel_id in idle:
            for game in await self._games_in(channel_id):
                await self._call(game)

    def close(self) -> None:
        self._means.names.close()
        self._inviting.cancel()

    async def _first(self, visitor: Visitor, start: str) -> Looks | None:
        """Return the game that a screen opens with: the one it was launched for, otherwise the person's own
        in this channel, another table there, or another game that waits for them."""
        control = parse_control(start)
        launched = self._services.launches.take(visitor.user_id)
        game = launched if control is None or control.game == NO_GAME else control.game
        if game is not None:
            with suppress(Refused):
                looks = await self._coordinator.looks(game)
                if may_watch(looks(visitor.user_id), visitor):
                    return looks
        own = [
            await self._coordinator.looks(game) for game in await self._coordinator.games_of(visitor.user_id)
        ]
        here = [looks for looks in own if looks(None).place.channel_id == visitor.channel_id]
        if here:
            return max(here, key=lambda looks: _waits(looks(visitor.user_id)))
        for game in await self._games_in(visitor.channel_id):
            looks = await self._coordinator.looks(game)
            if may_watch(looks(visitor.user_id), visitor):
                return looks
        return next((looks for looks in own if _waits(looks(visitor.user_id))), None)

    async def _games_in(self, channel_id: int) -> Iterable[str]:
        return [
            str(game) for (game,) in await self._services.store.rows(GAMES_IN_CHANNEL, channel_id=channel_id)
        ]

    async def _call(self, game: str) -> None:
        """Let the screens of its channel that show no game follow a table; the home pages of others list it again
        while people join."""
        try:
            looks = await self._coordinator.looks(game)
        except (Refused, StoreError):
            return
        for screen in self._open:
            look = looks(screen.visitor.user_id)
            if look.is_private or not may_watch(look, screen.visitor):
                continue
            if screen.is_at_home and not look.is_over:
                screen.close_pages()
                screen.follow(looks)
            elif screen.shows_home and look.view is None:
                screen.home()


def _waits(look: Look) -> bool:
    return look.own is not None and look.own.is_awaited

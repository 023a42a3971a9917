"""Whole bots with their doors on the local Discord, and people who have the page open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.client import Bot
from bot.door.activity.server import PREFIX
from bot.hosting.child import free_url
from bot.hosting.receiving import at_door
from bot.local.hub import Hub
from bot.local.ratelimit import Limits
from bot.local.server import Server
from bot.local.state import Person, Setup
from bot.pages.control import Control, Verb
from bot.settings import Settings
from bot.store.address import DatabaseServer, Place
from bot.store.engines import store_on
from bot.turns.clocks import MINUTE, SharedClock
from bot.turns.processes import Processes
from tests.local.conftest import point_at
from tests.strict.rules import start
from tests.waiting import until
from tests.world.activity import Client, connected, log_in
from tests.world.chat import Crowd
from tests.world.offers import Part, controls

Json = dict[str, Any]


@dataclass
class Table:
    """Bots that run, and the people around them."""

    hub: Hub
    bots: Sequence[Bot]
    place: Place
    """Where the games are."""
    urls: Sequence[str]
    """The addresses of their doors."""
    http: aiohttp.ClientSession
    crowd: Crowd
    people: Sequence[Person]
    stack: AsyncExitStack

    @property
    def bot(self) -> Bot:
        return self.bots[0]

    async def log_in(self, person: Person, at: int = 0) -> str:
        """Return a session that the door of this process gives."""
        return await log_in(self.http, self.urls[at], self.hub, self.crowd.channel, person)

    async def open(self, session: str, start: str = "", at: int = 0) -> Client:
        client = await connected(self.http, self.urls[at], session, start)
        self.stack.push_async_callback(client.close)
        return client

    async def page(self, person: Person, game: str = "", at: int = 0) -> Client:
        start = Control(Verb.SHEET, game).custom_id() if game else ""
        return await self.open(await self.log_in(person, at), start, at)

    async def opened_table(self, host: Person, *guests: Person) -> str:
        """A running game without a clock, whose sheets come in no message; returns its id."""
        await self.crowd.command(host, "brilliant play", sheets="channel", clock="none")
        await until(lambda: self.public("join"))
        game = self.public("join")[0].control.game
        for guest in guests:
            await self.crowd.press(guest, self.public("join")[0])
        await self.crowd.press(host, self.public("start")[0])
        return game

    def public(self, verb: str) -> list[Part]:
        """Return the controls with this verb in the channel, the newest first."""
        found = (part for message in self.crowd.public() for part in controls(message))
        return [part for part in found if part.control.verb == verb]


@asynccontextmanager
async def real_table(
    place: Place, names: Sequence[str] = ("Ada", "Ben", "Cleo"), *, processes: int = 1
) -> AsyncIterator[Table]:
    """Run so many bots on one database, each with its door; the first is connected to the gateway."""
    urls = [free_url() for _ in range(processes)]
    async with AsyncExitStack() as stack:
        server = await start(
            setup=Setup(people=tuple(names)),
            # People here log in and press faster than anybody could.
            limits=Limits(global_limit=1_000_000, rules={}),
            activity=urls[0] + PREFIX.rstrip("/"),
        )
        stack.push_async_callback(server.stop)
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        point_at(patch, server)
        http = await stack.enter_async_context(aiohttp.ClientSession())
        bots = [await _running(stack, server, http, place, url) for url in urls]
        people = [person for person in server.hub.world.people.values() if person.name in names]
        yield Table(server.hub, bots, place, urls, http, Crowd(server.hub), people, stack)


async def _running(
    stack: AsyncExitStack, server: Server, http: aiohttp.ClientSession, place: Place, url: str
) -> Bot:
    """Start a bot that can be pressed."""
    store = await stack.enter_async_context(store_on(place))
    settings = Settings.model_validate(
        {
            "discord_api": server.api_url,
            "public_url": url,
            "door_port": int(url.rpartition(":")[2]),
            "presses": "gateway",
            "discord_client_secret": server.hub.world.client_secret,
        }
    )
    peers = Processes(store, SharedClock()) if isinstance(place, DatabaseServer) else None
    # A round is closed by its people alone.
    bot = Bot(store, grace=10 * MINUTE, has_activity=True, has_limits=False, peers=peers)
    bot.computers.start()
    works = [asyncio.create_task(work) for work in (bot.start("any token"), at_door(settings, bot))]
    stack.push_async_callback(_stopped, bot, works)
    async with asyncio.timeout(30):
        await bot.is_set_up.wait()
        if bot.peers.is_keeper:
            await bot.wait_until_ready()
        await until(lambda: _is_open(http, url))
    return bot


async def _stopped(bot: Bot, works: Sequence[asyncio.Task[None]]) -> None:
    connected, at_its_door = works
    at_its_door.cancel()
    await asyncio.gather(at_its_door, return_exceptions=True)
    await bot.close()
    # One that stands by is not connected yet.
    connected.cancel()
    await asyncio.gather(connected, return_exceptions=True)


async def _is_open(http: aiohttp.ClientSession, url: str) -> bool:
    try:
        async with http.get(url + PREFIX) as answer:
            return answer.status == 200
    except aiohttp.ClientConnectorError:
        return False

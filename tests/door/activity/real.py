"""The whole bot with its door on the local Discord, and people who have its page open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Bot
from bot.door.activity.server import PREFIX
from bot.hosting.child import free_url
from bot.hosting.receiving import at_door
from bot.local.hub import Hub
from bot.local.server import start
from bot.local.state import Person, Setup
from bot.pages.control import Control, Verb
from bot.settings import Settings
from bot.store.database import Store
from bot.tools.load.crowd import Crowd, Part, controls
from tests.databases import fresh
from tests.door.activity.client import Client, connected, log_in
from tests.waiting import until

Json = dict[str, Any]


@dataclass
class Table:
    """A bot that runs, and the people around it."""

    hub: Hub
    bot: Bot
    path: Path
    """Where the games are."""
    url: str
    http: aiohttp.ClientSession
    crowd: Crowd
    people: Sequence[Person]
    stack: AsyncExitStack

    async def log_in(self, person: Person) -> str:
        return await log_in(self.http, self.url, self.hub, self.crowd.channel, person)

    async def open(self, session: str, start: str = "") -> Client:
        client = await connected(self.http, self.url, session, start)
        self.stack.push_async_callback(client.close)
        return client

    async def page(self, person: Person, game: str = "") -> Client:
        start = Control(Verb.SHEET, game).custom_id() if game else ""
        return await self.open(await self.log_in(person), start)

    async def opened_table(self, host: Person, *guests: Person) -> str:
        """A running game without a clock, whose sheets come in no message; returns its id."""
        await self.crowd.command(host, "brilliant play", sheets="channel", clock="none")
        await until(lambda: self._public("join"))
        game = self._public("join")[0].control.game
        for guest in guests:
            await self.crowd.press(guest, self._public("join")[0])
        await self.crowd.press(host, self._public("start")[0])
        return game

    def _public(self, verb: str) -> list[Part]:
        """Return the controls with this verb in the channel, the newest first."""
        messages = self.hub.world.messages.get(self.crowd.channel.id, {}).values()
        return [
            part for message in reversed(messages) for part in controls(message) if part.control.verb == verb
        ]


@asynccontextmanager
async def real_table(directory: Path, names: Sequence[str] = ("Ada", "Ben", "Cleo")) -> AsyncIterator[Table]:
    url = free_url()
    async with AsyncExitStack() as stack:
        server = await start(setup=Setup(people=tuple(names)), activity=url + PREFIX.rstrip("/"))
        stack.push_async_callback(server.stop)
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(discord.http.Route, "BASE", server.api_url)
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
        fresh(directory / "bot.db")
        store = await stack.enter_async_context(Store(directory / "bot.db"))
        settings = Settings.model_validate(
            {
                "discord_api": server.api_url,
                "public_url": url,
                "door_port": int(url.rpartition(":")[2]),
                "presses": "gateway",
                "discord_client_secret": server.hub.world.client_secret,
            }
        )
        bot = Bot(store, grace=0, has_activity=True, has_limits=False)
        bot.computers.start()
        works = [asyncio.create_task(work) for work in (bot.start("any token"), at_door(settings, bot))]
        stack.push_async_callback(_stopped, bot, works)
        http = await stack.enter_async_context(aiohttp.ClientSession())
        async with asyncio.timeout(30):
            await bot.is_set_up.wait()
            await bot.wait_until_ready()
            await _until_open(http, url)
        people = [person for person in server.hub.world.people.values() if person.name in names]
        yield Table(server.hub, bot, directory / "bot.db", url, http, Crowd(server.hub), people, stack)


async def _stopped(bot: Bot, works: Sequence[asyncio.Task[None]]) -> None:
    works[1].cancel()
    await asyncio.gather(works[1], return_exceptions=True)
    await bot.close()
    await asyncio.gather(*works, return_exceptions=True)


async def _until_open(http: aiohttp.ClientSession, url: str) -> None:
    while True:
        try:
            async with http.get(url + PREFIX) as answer:
                assert answer.status == 200
                return
        except aiohttp.ClientConnectorError:
            await asyncio.sleep(0.01)

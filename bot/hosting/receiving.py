"""Take interactions, events and the Activity's pages over HTTP where PUBLIC_URL is set; say so if Discord sends
interactions another way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.client import Bot
from bot.door.activity.frames import Hello
from bot.door.activity.identity import PageLogins
from bot.door.activity.page_files import page_files
from bot.door.activity.server import Activity, PageScreen
from bot.door.activity.sessions import PageSession, Sessions
from bot.door.activity.socket import Socket
from bot.door.connection import Origins, Refusals
from bot.door.server import Doorway, serve_door
from bot.door.signature import Verifier
from bot.hosting.discord_checks import way_fault
from bot.interactions.discord_faults import DISCORD_ERRORS
from bot.local.emoji import drawing
from bot.messages.meter import NO_METER, Meter
from bot.messages.request_limits import trace
from bot.pages.texts import LANGUAGES, keys, text
from bot.settings import Settings
from bot.turns.clocks import SECOND

FIRST_WORDS = "activity-first-"
"""The beginning of the keys of the page's first texts."""

logger = logging.getLogger(__name__)


async def at_door(settings: Settings, bot: Bot, meter: Meter = NO_METER) -> None:
    """Open the door once the bot can answer, and keep it open until cancelled."""
    await bot.is_set_up.wait()
    application = bot.application or await bot.application_info()
    if fault := way_fault(settings.presses_url, application.interactions_endpoint_url):
        logger.error("%s", fault)
    if settings.public_url:
        await _keep_open(settings, bot, application, Refusals(meter.refused))
    # The bot runs until one of its works ends.
    await asyncio.Event().wait()


async def _keep_open(settings: Settings, bot: Bot, application: discord.AppInfo, refusals: Refusals) -> None:
    # Among several processes the database's time counts, whatever the clock of this machine says.
    verifier = Verifier(application.verify_key, lambda: bot.now() / SECOND)
    origins = Origins(settings.door_proxies)
    async with _activity(settings, bot, application.id, origins, refusals) as activity:
        doorway = Doorway(
            verifier,
            interactions=bot.receive,
            events=bot.receive_event,
            activity=activity,
            origins=origins,
            refusals=refusals,
        )
        async with serve_door(doorway, settings.door_host, settings.door_port) as address:
            logger.info("the door is open at %s, for requests to %s", address, settings.public_url)
            try:
                await asyncio.Event().wait()
            finally:
                if activity is not None:
                    await activity.close()


def _activity(
    settings: Settings, bot: Bot, application_id: int, origins: Origins, refusals: Refusals
) -> AbstractAsyncContextManager[Activity | None]:
    if not settings.has_activity:
        return nullcontext()
    secret = settings.discord_client_secret.get_secret_value().strip()
    return opened_activity(
        bot, application_id, secret, settings.discord_api, origins=origins, refusals=refusals
    )


@asynccontextmanager
async def opened_activity(
    bot: Bot, application_id: int, secret: str, api: str, *, origins: Origins, refusals: Refusals
) -> AsyncIterator[Activity]:
    """Make the Activity of a bot; `api` is the address of Discord's API."""

    async def instance(instance_id: str) -> Mapping[str, Any] | None:
        route = Route(
            "GET",
            "/applications/{application_id}/activity-instances/{instance_id}",
            application_id=application_id,
            instance_id=instance_id,
        )
        try:
            found: Mapping[str, Any] = await bot.http.request(route)
        except discord.NotFound:
            return None
        except DISCORD_ERRORS as error:
            raise OSError(str(error)) from error
        return found

    async def guest_of(user_id: int, channel_id: int, guild_id: int | None) -> int | None:
        try:
            if guild_id is None:
                # A channel that only the person and the bot have looks like any other channel of people.
                own = await bot.http.start_private_message(user_id)
                return None if int(own["id"]) == channel_id else 0
            # Another process may have the server's shard.
            if bot.get_guild(guild_id) is None:
                await bot.http.get_guild(guild_id)
        except (discord.NotFound, discord.Forbidden):
            return guild_id or 0
        except DISCORD_ERRORS as error:
            raise OSError(str(error)) from error
        return None

    def open_screen(
        session: PageSession, socket: Socket, hello: Hello
    ) -> AbstractAsyncContextManager[PageScreen]:
        return bot.screens.opened(
            session,
            socket,
            scale=hello.looks.scale,
            theme=hello.looks.theme,
            start=hello.start,
            referrer=hello.referrer,
            quick_link=identity.quick_link,
        )

    async with aiohttp.ClientSession(trust_env=True, trace_configs=[trace(bot.invalid_requests)]) as http:
        client_id = str(application_id)
        identity = PageLogins(
            http, api, client_id=client_id, secret=secret, instance=instance, guest_of=guest_of
        )
        sessions = Sessions(secret, lambda: bot.now() / SECOND)
        files = page_files(client_id, {name: _first_words(name) for name in LANGUAGES})
        yield Activity(
            files,
            identity,
            sessions,
            open_screen,
            text,
            drawing=drawing,
            origins=origins,
            refusals=refusals,
        )


def _first_words(name: str) -> dict[str, str]:
    """Return what the page says before it is connected."""
    return {
        key.removeprefix(FIRST_WORDS): text(name, key)
        for key in sorted(keys(name))
        if key.startswith(FIRST_WORDS)
    }

"""Take interactions and events over HTTP where PUBLIC_URL is set; else say so if Discord sends them that way."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.client import Bot
from bot.door.server import Doorway, opened
from bot.door.signature import Verifier
from bot.hosting.public_address import way_fault
from bot.settings import Settings
from bot.turns.clocks import SECOND

logger = logging.getLogger(__name__)


async def at_door(settings: Settings, bot: Bot) -> None:
    """Open the door once the bot can answer, and keep it open until cancelled."""
    await bot.is_set_up.wait()
    application = bot.application or await bot.application_info()
    if fault := way_fault(settings.public_url, application.interactions_endpoint_url):
        logger.error("%s", fault)
    if settings.public_url:
        await _keep_open(settings, bot, application)
    # The bot runs until one of its works ends.
    await asyncio.Event().wait()


async def _keep_open(settings: Settings, bot: Bot, application: discord.AppInfo) -> None:
    # Among several processes the database's time counts, whatever the clock of this machine says.
    verifier = Verifier(application.verify_key, lambda: bot.now() / SECOND)
    doorway = Doorway(verifier, interactions=bot.receive, events=bot.receive_event)
    async with opened(doorway, settings.door_host, settings.door_port) as address:
        logger.info("the door is open at %s, for requests to %s", address, settings.public_url)
        await asyncio.Event().wait()

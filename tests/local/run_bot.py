"""The real bot against a local Discord: `python -m tests.local.run_bot API GATEWAY DATABASE`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Bot
from bot.store.database import Store


async def run(api_url: str, gateway_url: str, database: Path) -> None:
    discord.http.Route.BASE = api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    async with Store(database) as store, Bot(store, grace=0) as bot:
        await bot.start("any token")


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2], Path(sys.argv[3])))

"""A local Discord and a bot with an Activity, in their own process.

`python -m tests.browser.activity_table DIRECTORY` prints the address of the local Discord and the id of the
application. The line `restart` on its input closes and opens the bot's door; the end of its input stops everything.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Bot
from bot.door.connection import Origins, Refusals
from bot.door.server import Doorway, serve_door
from bot.door.signature import Verifier
from bot.hosting.receiving import opened_activity
from bot.store.database import Store
from tests.browser.local_table import GRACE
from tests.local.test_monitored import free_port
from tests.paths import ROOT
from tests.strict.rules import start

HOST_PAGE = ROOT / "tests" / "browser" / "host_page"


async def main(directory: Path) -> None:
    port = free_port()
    server = await start(
        port=0, directory=None, page_dir=HOST_PAGE, activity=f"http://127.0.0.1:{port}/activity"
    )
    discord.http.Route.BASE = server.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
    world = server.hub.world
    async with Store(directory / "bot.db") as store:
        bot = Bot(store, grace=GRACE, has_activity=True, default_clock="none")
        async with bot:
            running = asyncio.create_task(bot.start("any token"))
            await bot.wait_until_ready()
            application, lines = int(world.application_id), asyncio.to_thread(sys.stdin.readline)
            print(server.base_url, application, flush=True)
            while True:
                async with opened_activity(
                    bot,
                    application,
                    world.client_secret,
                    server.api_url,
                    origins=Origins(),
                    refusals=Refusals(),
                ) as activity:
                    doorway = Doorway(
                        Verifier("0" * 64, lambda: 0.0),
                        interactions=bot.receive,
                        events=bot.receive_event,
                        activity=activity,
                    )
                    async with serve_door(doorway, "127.0.0.1", port):
                        line = await lines
                        await activity.close()
                if not line:
                    break
                lines = asyncio.to_thread(sys.stdin.readline)
            await bot.close()
    await running
    await server.stop()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

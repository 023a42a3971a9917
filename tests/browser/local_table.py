"""A local server with a bot, in its own process.

`python -m tests.browser.local_table games|samples DIRECTORY` prints the server's address once the bot is
ready. The line `stop` on its input stops the bot, `channel NAME` adds a channel and prints its id; the end of its input
stops everything.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Bot
from bot.hosting.play import start_picture
from bot.local.state import TEXT_CHANNEL, Channel
from bot.store.database import Store
from tests.browser.sample_activity import SampleActivity
from tests.browser.sample_bot import SampleBot
from tests.browser.serving import Serving, serving
from tests.local.control import put_channel
from tests.paths import ROOT
from tests.strict.rules import start

PAGE = ROOT / "bot" / "local" / "page"
ACTIVITY = "activity"
"""The folder, in that of a table with a sample bot, of its Activity's page."""
GRACE = 60_000
"""Milliseconds; long, so that a round closes only when everyone is ready."""


class Table:
    """The page's address, and a way to stop the bot."""

    def __init__(self, process: Serving) -> None:
        self._process = process
        self.url = process.url

    def stop_bot(self) -> None:
        self._process.tell("stop")

    def channel(self, name: str) -> str:
        """Add a channel; return its id."""
        return self._process.ask(f"channel {name}")


@contextmanager
def served(bot: str, directory: Path) -> Iterator[Table]:
    """Server and bot (`games` or `samples`) until the end of the block."""
    with serving("tests.browser.local_table", bot, str(directory)) as process:
        yield Table(process)


async def main(name: str, directory: Path) -> None:
    activity = SampleActivity(directory / ACTIVITY)
    server = await start(
        port=0,
        directory=None,
        page_dir=PAGE,
        picture=start_picture if name == "games" else lambda _name: None,
        activity=await activity.start() if name == "samples" else None,
    )
    world = server.hub.world
    activity.api, activity.client_id, activity.client_secret = (
        server.api_url,
        world.application_id,
        world.client_secret,
    )
    discord.http.Route.BASE = server.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
    async with BOTS[name](directory) as bot, bot:
        running = asyncio.create_task(bot.start("any token"))
        await bot.wait_until_ready()
        print(server.base_url, flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            word, _, name = line.strip().partition(" ")
            if word == "stop":
                await bot.close()
            else:
                channel = Channel(server.hub.new_id(), TEXT_CHANNEL, name=name, position=len(world.channels))
                put_channel(server.hub, channel)
                print(channel.id, flush=True)
    await running
    await server.stop()
    await activity.stop()


@asynccontextmanager
async def _game_bot(directory: Path) -> AsyncIterator[discord.Client]:
    async with Store(directory / "bot.db") as store:
        yield Bot(store, grace=GRACE)


@asynccontextmanager
async def _sample_bot(directory: Path) -> AsyncIterator[discord.Client]:
    yield SampleBot()


BOTS: dict[str, Callable[[Path], AbstractAsyncContextManager[discord.Client]]] = {
    "games": _game_bot,
    "samples": _sample_bot,
}

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))

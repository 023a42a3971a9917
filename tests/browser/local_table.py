"""A local server with a bot, in its own process.

`python -m tests.browser.local_table games|both|samples|activity DIRECTORY` prints the server's address once the bot is
ready. The line `stop` on its input stops the bot, `restart` closes the door of its Activity and opens it again, `channel
NAME` adds a channel and prints its id, `later SECONDS` moves all clocks on; the end of its input stops everything.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Bot
from bot.door.connection import Origins, Refusals
from bot.door.server import Doorway, serve_door
from bot.door.signature import Verifier
from bot.hosting.play import PLACES, start_picture
from bot.hosting.receiving import opened_activity
from bot.local.server import Server
from bot.local.state import TEXT_CHANNEL, Channel
from bot.store.engines import store_on
from bot.turns import rounds
from tests.browser.sample_activity import SampleActivity
from tests.browser.sample_bot import SampleBot
from tests.browser.serving import Serving, serving
from tests.local.control import forward, put_channel
from tests.local.test_monitored import free_port
from tests.paths import ROOT
from tests.strict.rules import start

PAGE = ROOT / "bot" / "local" / "page"
HOST_PAGE = ROOT / "tests" / "browser" / "host_page"
"""The part of a Discord client that frames an Activity."""
ACTIVITY = "activity"
"""The folder, in that of a table with a sample bot, of its Activity's page."""
CHATS = ("games", "both")
"""Bots whose games are played on the page."""
GRACE = 60_000
"""Milliseconds; long, so that a round closes only when everyone is ready, also that of somebody alone: on a busy machine
Next throw would be gone before it is pressed."""


class Table:
    """The page's address, and ways to disturb the bot and to add channels and people."""

    def __init__(self, process: Serving) -> None:
        self._process = process
        self.url = process.url

    def stop_bot(self) -> None:
        self._process.tell("stop")

    def restart_door(self) -> None:
        self._process.tell("restart")

    def person(self, name: str, locale: str = "en-US") -> str:
        """Add a person; return their id."""
        return str(self._process.post("/local/people", {"name": name, "locale": locale})["id"])

    def later(self, seconds: int) -> None:
        """Let so much time pass at once, for Discord and for the bot."""
        self._process.ask(f"later {seconds}")

    def channel(self, name: str) -> str:
        """Add a channel; return its id."""
        return self._process.ask(f"channel {name}")


@contextmanager
def served(bot: str, directory: Path) -> Iterator[Table]:
    """Server and bot (`games`, `both`, `samples` or `activity`) until the end of the block; with `both`, games in the
    chat can also be opened in the Activity."""
    with serving("tests.browser.local_table", bot, str(directory)) as process:
        yield Table(process)


async def main(name: str, directory: Path) -> None:
    if name in CHATS:
        rounds.GRACE_ALONE = GRACE
    sample, port = SampleActivity(directory / ACTIVITY), free_port()
    address = await sample.start() if name == "samples" else f"http://127.0.0.1:{port}/activity"
    server = await start(
        port=0,
        directory=None,
        page_dir=HOST_PAGE if name == "activity" else PAGE,
        picture=start_picture if name in CHATS else lambda _name: None,
        activity=None if name in CHATS else address,
        setup=PLACES if name in CHATS else None,
    )
    world = server.hub.world
    sample.api, sample.client_id, sample.client_secret = (
        server.api_url,
        world.application_id,
        world.client_secret,
    )
    discord.http.Route.BASE = server.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
    async with BOTS[name](directory) as bot, bot, AsyncExitStack() as doors:
        running = asyncio.create_task(bot.start("any token"))
        await bot.wait_until_ready()
        if isinstance(bot, Bot) and name == "activity":
            await doors.enter_async_context(_door(bot, server, port))
        print(server.base_url, flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            match line.split():
                case ["stop"]:
                    await bot.close()
                case ["restart"] if isinstance(bot, Bot):
                    await doors.aclose()
                    await doors.enter_async_context(_door(bot, server, port))
                case ["channel", place]:
                    channel = Channel(
                        server.hub.new_id(), TEXT_CHANNEL, name=place, position=len(world.channels)
                    )
                    put_channel(server.hub, channel)
                    print(channel.id, flush=True)
                case ["later", seconds]:
                    forward(server.hub, int(seconds) * 1000)
                    own_clock = discord.utils.utcnow
                    discord.utils.utcnow = _ahead(own_clock, int(seconds))
                    print(seconds, flush=True)
    await running
    await server.stop()
    await sample.stop()


def _ahead(clock: Callable[[], datetime], seconds: int) -> Callable[[], datetime]:
    """Return a clock that is so much ahead of another one."""
    return lambda: clock() + timedelta(seconds=seconds)


@asynccontextmanager
async def _door(bot: Bot, server: Server, port: int) -> AsyncIterator[None]:
    """Keep the door of a bot with an Activity open."""
    world = server.hub.world
    async with opened_activity(
        bot,
        int(world.application_id),
        world.client_secret,
        server.api_url,
        origins=Origins(),
        refusals=Refusals(),
    ) as activity:
        verifier = Verifier("0" * 64, lambda: 0.0)
        doorway = Doorway(verifier, interactions=bot.receive, events=bot.receive_event, activity=activity)
        async with serve_door(doorway, "127.0.0.1", port):
            yield
            await activity.close()


@asynccontextmanager
async def _bot(directory: Path, **how: Any) -> AsyncIterator[discord.Client]:
    async with store_on(directory / "bot.db") as store:
        yield Bot(store, grace=GRACE, **how)


BOTS: dict[str, Callable[[Path], AbstractAsyncContextManager[discord.Client]]] = {
    "games": _bot,
    "both": partial(_bot, has_activity=True),
    "samples": lambda _: nullcontext(SampleBot()),
    "activity": partial(_bot, has_activity=True, default_clock="none"),
}

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))

"""A local server with a bot on it, in a thread: the browser is driven from the main one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot import local
from bot.local.server import Server, start

PAGE = Path(local.__file__).parent / "page"
START_TIME = 30

MakeBot = Callable[[Path], AbstractAsyncContextManager[discord.Client]]


class Table:
    """Where the page is, and a switch for the bot."""

    def __init__(self, server: Server, bot: discord.Client, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.url = server.base_url
        self._bot = bot
        self._loop = loop

    def stop_bot(self) -> None:
        asyncio.run_coroutine_threadsafe(self._bot.close(), self._loop).result(START_TIME)


@contextmanager
def served(make_bot: MakeBot, directory: Path) -> Iterator[Table]:
    """Run server and bot until the end of the block."""
    ready: list[Table] = []
    failures: list[BaseException] = []
    is_up = threading.Event()
    stops: list[Callable[[], None]] = []

    async def serve() -> None:
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        stops.append(lambda: loop.call_soon_threadsafe(stopped.set))
        server = await start(port=0, directory=None, page_dir=PAGE)
        with _pointed_at(server):
            async with make_bot(directory) as bot, bot:
                running = asyncio.create_task(bot.start("any token"))
                await bot.wait_until_ready()
                ready.append(Table(server, bot, loop))
                is_up.set()
                await stopped.wait()
            await running
            await server.stop()

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:  # noqa: BLE001 (the main thread raises it)
            failures.append(error)
        finally:
            is_up.set()

    thread = threading.Thread(target=run, name="local table")
    thread.start()
    try:
        is_up.wait(START_TIME)
        if failures or not ready:
            raise RuntimeError("the local table did not start") from next(iter(failures), None)
        yield ready[0]
    finally:
        for stop in stops:
            stop()
        thread.join(START_TIME)
    if failures:
        raise failures[0]


@contextmanager
def _pointed_at(server: Server) -> Iterator[None]:
    """discord.py talks to this server in the block."""
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = server.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
    try:
        yield
    finally:
        discord.http.Route.BASE = base
        DiscordWebSocket.DEFAULT_GATEWAY = gateway


"""Starts the server on 127.0.0.1."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.local import callbacks
from bot.local.hub import Hub
from bot.local.observer import Observer
from bot.local.policy import add_headers, guard
from bot.local.proxy import Proxy
from bot.local.ratelimit import Limits
from bot.local.reading import MAX_REQUEST
from bot.local.rest import Rest
from bot.local.routes import ROUTES
from bot.local.rules import Rules
from bot.local.starts import Sharding
from bot.local.state import Addresses, Setup
from bot.local.storage import Storage
from bot.local.web import Web

HOST = "127.0.0.1"
CLOSING_TURNS = 3
"""Turns of the event loop within which abandoned sockets close."""

logger = logging.getLogger(__name__)


http_logger = logging.getLogger(f"{__name__}.http")
# Input that is no HTTP gets a 400 and no traceback: it is no fault of ours.
http_logger.addFilter(
    lambda record: not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))
)


@dataclass(slots=True)
class Server:
    hub: Hub
    port: int
    _runner: web.AppRunner
    _proxy: Proxy | None

    @property
    def base_url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        """Return the address to assign to `discord.http.Route.BASE`."""
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Return the address to assign to `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{HOST}:{self.port}/gateway"

    async def stop(self) -> None:
        """Close every connection and save."""
        await self.hub.gateway.stop()
        await self.hub.tabs.stop()
        self.hub.events.stop()
        await self.hub.outgoing.stop()
        if self._proxy is not None:
            await self._proxy.stop()
        await self._runner.cleanup()
        # The loop closes abandoned sockets in its next turns.
        for _ in range(CLOSING_TURNS):
            await asyncio.sleep(0)
        self.hub.autosave.now()


async def start(
    port: int = 0,
    directory: Path | None = None,
    *,
    page_dir: Path | None = None,
    setup: Setup | None = None,
    limits: Limits | None = None,
    sharding: Sharding | None = None,
    picture: Callable[[str], bytes | None] = lambda _name: None,
    addresses: Addresses | None = None,
    activity: str | None = None,
    rules: Rules | None = None,
    observe: Callable[[], Observer] = Observer,
) -> Server:
    """Serve until `stop`; port 0 takes any free one. Without a directory nothing is saved.

    `picture` returns the PNGs of the first visit, by names such as `chess-de`: the word of a command, and a locale.
    With `addresses` the application has set these before, so they are not checked. `activity` is where it serves the
    page of its Activity, if it has one. `rules` refuse what Discord would; `observe` makes who watches.

    Raises OSError if the port is taken, ValueError if the directory has another version.
    """
    storage = Storage(directory)
    saved = storage.load()
    listening = socket.create_server((HOST, port))
    port = listening.getsockname()[1]
    hub = Hub(
        storage,
        saved,
        setup or Setup(),
        f"http://{HOST}:{port}",
        limits=limits or Limits(),
        sharding=sharding or Sharding(),
        activity=activity,
        rules=rules or Rules(),
        observer=observe(),
    )
    hub.carrier.replied = partial(callbacks.reply, hub)
    if addresses is not None:
        hub.world.addresses = addresses
    app = web.Application(client_max_size=MAX_REQUEST, middlewares=[guard])
    app.on_response_prepare.append(add_headers)
    app.router.add_get("/gateway", hub.gateway.serve)
    app.router.add_get("/gateway/", hub.gateway.serve)
    Web(hub, page_dir, picture).add_to(app)
    proxy = None if activity is None else Proxy(activity, hub.world.application_id)
    if proxy is not None:
        proxy.add_to(app)
    Rest(hub, ROUTES).add_to(app)
    runner = web.AppRunner(app, access_log=None, logger=http_logger, shutdown_timeout=1)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    hub.autosave.now()
    logger.info("listening on http://%s:%s", HOST, port)
    return Server(hub, port, runner, proxy)

"""The way of an Activity's page to its server: Discord lets nothing else through, and here neither."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
from aiohttp import WSMsgType, web
from yarl import URL

from bot.local.activities import PATH

FORWARDED = ("Accept", "Accept-Language", "Content-Type", "If-None-Match", "If-Modified-Since", "User-Agent")
DROPPED = ("Connection", "Content-Length", "Date", "Keep-Alive", "Server", "Set-Cookie", "Transfer-Encoding")
POLICY = "Content-Security-Policy"
CLIENT = "https://discord.com"
"""What frames the page in Discord. Here this server's own page does."""
MOST_CONNECTIONS = 500
MOST_FRAME = 4 << 20
TOO_LONG = 30.0
"""Seconds for an answer."""

logger = logging.getLogger(__name__)


class Proxy:
    def __init__(self, address: str, application_id: str) -> None:
        """Create it; `address` is where the application serves its page, as a URL mapping has it."""
        self._address = address.rstrip("/")
        self._prefix = f"{PATH}/{application_id}"
        self._origin = f"https://{application_id}.discordsays.com"
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=MOST_CONNECTIONS),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
        )

    def add_to(self, app: web.Application) -> None:
        app.router.add_route("*", self._prefix + "/{path:.*}", self._pass_on)

    async def stop(self) -> None:
        await self._session.close()

    async def _pass_on(self, request: web.Request) -> web.StreamResponse:
        target = URL(self._address + request.rel_url.raw_path_qs.removeprefix(self._prefix), encoded=True)
        headers = {name: request.headers[name] for name in FORWARDED if name in request.headers}
        headers["Origin"] = self._origin
        try:
            if request.headers.get("Upgrade", "").lower() == "websocket":
                return await self._join(request, target, headers)
            return await self._fetch(request, target, headers)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            logger.info("%s %s: %s", request.method, request.path, error)
            return web.Response(status=502, text="The application does not answer.")

    async def _fetch(self, request: web.Request, target: URL, headers: dict[str, str]) -> web.StreamResponse:
        body = await request.read() if request.can_read_body else None
        timeout = aiohttp.ClientTimeout(total=TOO_LONG)
        async with self._session.request(
            request.method, target, data=body, headers=headers, allow_redirects=False, timeout=timeout
        ) as answer:
            kept = {name.title(): value for name, value in answer.headers.items()}
            kept = {name: value for name, value in kept.items() if name not in DROPPED}
            if POLICY in kept:
                kept[POLICY] = kept[POLICY].replace(CLIENT, "'self'", 1)
            return web.Response(status=answer.status, headers=kept, body=await answer.read())

    async def _join(self, request: web.Request, target: URL, headers: dict[str, str]) -> web.StreamResponse:
        """Join two sockets until one of them closes."""
        async with self._session.ws_connect(target, headers=headers, max_msg_size=MOST_FRAME) as far:
            near = web.WebSocketResponse(max_msg_size=MOST_FRAME, compress=False)
            await near.prepare(request)
            ways = [asyncio.ensure_future(_carry(near, far)), asyncio.ensure_future(_carry(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            await near.close(code=far.close_code or 1000)
            return near


Socket = web.WebSocketResponse | aiohttp.ClientWebSocketResponse


async def _carry(one: Socket, other: Socket) -> None:
    async for message in one:
        if message.type is WSMsgType.TEXT:
            await other.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await other.send_bytes(message.data)

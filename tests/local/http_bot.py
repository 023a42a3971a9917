"""A bot that takes interactions and webhook events over HTTP, and answers as a test tells it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.local.server import HOST
from tests.waiting import PATIENCE

Json = dict[str, Any]
PING = {"/interactions": 1, "/events": 0}


def taken(_: Json) -> web.Response:
    return web.Response(status=204, content_type="application/json")


def with_status(status: int, body: Json | None = None) -> Callable[[Json], web.Response]:
    def answer(_: Json) -> web.Response:
        return web.Response(status=status) if body is None else web.json_response(body, status=status)

    return answer


promised = with_status(202)
"""The answer that a callback follows."""


class HttpBot:
    def __init__(self, verify_key: str) -> None:
        self._key = VerifyKey(bytes.fromhex(verify_key))
        self.base_url = ""
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        """Interactions and events that were signed rightly, pings aside."""
        self.pings = 0
        self.refused = 0
        """Requests whose signature was wrong."""
        self.is_careless = False
        """Whether it takes any signature."""
        self.gate: asyncio.Event | None = None
        """What it waits for before it answers what is signed rightly."""
        self.answer: Callable[[Json], web.Response] = promised
        self.pong: Callable[[Json], web.Response] | None = None
        """How it answers pings, if not rightly."""

    @property
    def interactions(self) -> str:
        return f"{self.base_url}/interactions"

    @property
    def events(self) -> str:
        return f"{self.base_url}/events"

    async def next(self) -> Json:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)

    async def serve(self, request: web.Request) -> web.Response:
        body = await request.read()
        if not self.is_careless and not self._is_signed(request, body):
            self.refused += 1
            return web.Response(status=401)
        said = json.loads(body)
        is_ping = said["type"] == PING[request.path]
        if not is_ping:
            await self.heard.put(said)
        if self.gate is not None:
            await self.gate.wait()
        if is_ping:
            self.pings += 1
            right = with_status(200, {"type": 1}) if request.path == "/interactions" else taken
            return (self.pong or right)(said)
        return self.answer(said)

    def _is_signed(self, request: web.Request, body: bytes) -> bool:
        stamp = request.headers["X-Signature-Timestamp"].encode()
        try:
            self._key.verify(stamp + body, bytes.fromhex(request.headers["X-Signature-Ed25519"]))
        except BadSignatureError:
            return False
        return True


@asynccontextmanager
async def running(bot: HttpBot) -> AsyncIterator[HttpBot]:
    app = web.Application()
    app.router.add_post("/interactions", bot.serve)
    app.router.add_post("/events", bot.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, HOST, 0).start()
    bot.base_url = f"http://{HOST}:{runner.addresses[0][1]}"
    try:
        yield bot
    finally:
        await runner.cleanup()

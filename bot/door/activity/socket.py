"""One open page: a WebSocket with time limits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import aiohttp
from aiohttp import web

from bot.door.activity.frames import MalformedFrame

SENDING_SECONDS = 20.0
"""Seconds after which a page that accepts no data is given up."""
CLOSING_SECONDS = 2.0
"""Seconds for a page to confirm that it closes."""
REFUSED = 1008
"""The code with which the bot ends a socket."""


class Socket:
    """One open page."""

    def __init__(self, response: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self._response = response
        self._transport = transport
        self._closing = asyncio.Lock()
        """The request ends, and the connection with it, only when the page was told."""
        self._sending = asyncio.Lock()
        """A frame is sent as a whole before the next one, and sooner or later: the page is given up otherwise."""

    async def receive(self) -> str:
        """Return the next frame; raises ConnectionError at the end, and MalformedFrame for a frame that is
        not text."""
        message = await self._response.receive()
        if message.type is aiohttp.WSMsgType.TEXT:
            return str(message.data)
        if message.type is aiohttp.WSMsgType.BINARY:
            raise MalformedFrame("no text")
        raise ConnectionError("the page is closed")

    async def send_json(self, frame: Mapping[str, Any]) -> None:
        await self.send(json.dumps(frame, ensure_ascii=False))

    async def send_picture(self, number: int, content: bytes) -> None:
        await self.send(number.to_bytes(4) + content)

    async def send(self, frame: str | bytes) -> None:
        """Send a frame. Raises ConnectionError once the page is closed, or accepts no more."""
        try:
            async with asyncio.timeout(SENDING_SECONDS), self._sending:
                if isinstance(frame, str):
                    await self._response.send_str(frame)
                else:
                    await self._response.send_bytes(frame)
        except TimeoutError:
            self.abort()
            raise ConnectionError("the page takes nothing any more") from None
        except RuntimeError as error:
            # aiohttp's word for a socket that is closing.
            raise ConnectionError(str(error)) from None

    async def end(self, why: str, text: str) -> None:
        """Send the reason, and close."""
        with suppress(ConnectionError):
            await self.send_json({"t": "end", "why": why, "text": text})
        await self.close(REFUSED)

    async def close(self, code: int = aiohttp.WSCloseCode.OK) -> None:
        try:
            async with asyncio.timeout(CLOSING_SECONDS), self._closing:
                await self._response.close(code=code)
        except TimeoutError:
            self.abort()
        except (ConnectionError, RuntimeError):
            # It is closed already.
            pass

    def abort(self) -> None:
        """End the connection without a reason."""
        if self._transport is not None:
            self._transport.abort()

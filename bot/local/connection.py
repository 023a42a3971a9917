"""One WebSocket: sends frames in order, with the compression that the client asked for."""

from __future__ import annotations

import asyncio
import sys
import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

from aiohttp import WSMsgType, web

from bot.local.reading import parse

MAX_SEND = 4096
"""Bytes a client may send in one frame."""
ENDING = (1000, 1001)
"""Codes with which a client closes for good."""
MAX_SENDS, SENDS_PER = 120, 60.0


class GatewayClose(Exception):
    """Closes the connection with this code, because of something the client did."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


def compressor(asked: str) -> Callable[[str], str | bytes]:
    """Return what makes frames in the compression that the client asked for: one stream for the whole connection, flushed
    after each frame. Without zstd, which comes with Python 3.14, frames stay plain text, which clients accept."""
    if asked == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
    if asked == "zstd-stream" and sys.version_info >= (3, 14):
        zstd = import_module("compression.zstd").ZstdCompressor()
        return lambda text: zstd.compress(text.encode(), zstd.FLUSH_BLOCK)
    return str


class Connection:
    def __init__(self, socket: web.WebSocketResponse, asked: str, *, is_limited: bool = True) -> None:
        self._socket = socket
        self._is_limited = is_limited
        self._compress = compressor(asked)
        self._queue: asyncio.Queue[str | GatewayClose] = asyncio.Queue()
        self._is_closing = False
        self._sent: list[float] = []
        self._writer = asyncio.create_task(self._write())

    @property
    def is_ended(self) -> bool:
        """Return whether the client closed it for good, and its session with it."""
        return not self._is_closing and self._socket.close_code in ENDING

    def push(self, text: str) -> None:
        self._queue.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        """Close once everything pushed before is sent."""
        self._is_closing = True
        self._queue.put_nowait(GatewayClose(code, reason))

    def abort(self) -> None:
        """Cut the connection without a close frame."""
        self._writer.cancel()
        transport = self._socket._req.transport if self._socket._req else None  # noqa: SLF001 (aiohttp has no public way)
        if transport is not None:
            transport.abort()

    async def receive(self, within: float | None) -> dict[str, Any] | None:
        """Return the next payload; None when the client is gone. Raises GatewayClose if it cannot be read."""
        try:
            message = await self._socket.receive(timeout=within)
        except TimeoutError:
            raise GatewayClose(4009, "Session timed out") from None
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return None
        if self._is_limited:
            self._count_send(len(message.data))
        try:
            said = parse(message.data)
        except ValueError:
            raise GatewayClose(4002, "Decode error") from None
        if not isinstance(said, dict):
            raise GatewayClose(4002, "Decode error")
        return said

    async def finish(self) -> None:
        """Send what is queued, a close included, and stop."""
        if not self._queue.empty():
            await asyncio.wait({self._writer}, timeout=1)
        self._writer.cancel()

    def _count_send(self, size: int) -> None:
        if size > MAX_SEND:
            raise GatewayClose(4002, "Payload too large")
        now = asyncio.get_running_loop().time()
        self._sent = [at for at in self._sent if at > now - SENDS_PER] + [now]
        if len(self._sent) > MAX_SENDS:
            raise GatewayClose(4008, "Rate limited")

    async def _write(self) -> None:
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, GatewayClose):
                    await self._socket.close(code=item.code, message=item.reason.encode())
                    return
                frame = self._compress(item)
                if isinstance(frame, bytes):
                    await self._socket.send_bytes(frame)
                else:
                    await self._socket.send_str(frame)
        except (ConnectionError, RuntimeError):
            return  # the client is gone; the reader notices

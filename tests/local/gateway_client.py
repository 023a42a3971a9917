"""A minimal gateway client, for details that discord.py hides."""

from __future__ import annotations

import asyncio
import json
import sys
import zlib
from importlib import import_module
from typing import Any

import aiohttp

from tests.waiting import PATIENCE

Json = dict[str, Any]


class GatewayClient:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str = "") -> None:
        self._socket = socket
        self._inflate: Any = zlib.decompressobj()
        if compress == "zstd-stream" and sys.version_info >= (3, 14):
            self._inflate = import_module("compression.zstd").ZstdDecompressor()
        self.hello: Json = {}
        self.ready: Json = {}
        self.sequence = 0

    @classmethod
    async def open(cls, session: aiohttp.ClientSession, url: str, **query: str) -> GatewayClient:
        """Connect and receive hello."""
        socket = await session.ws_connect(url, params={"v": "10", "encoding": "json", **query})
        gateway = cls(socket, query.get("compress", ""))
        gateway.hello = await gateway.hear()
        return gateway

    async def hear(self) -> Json:
        """The next payload; raises Closed."""
        message = await asyncio.wait_for(self._socket.receive(), PATIENCE)
        if message.type is aiohttp.WSMsgType.BINARY:
            text = self._inflate.decompress(message.data).decode()
        elif message.type is aiohttp.WSMsgType.TEXT:
            text = message.data
        else:
            raise Closed(self._socket.close_code or 0)
        payload: Json = json.loads(text)
        self.sequence = payload.get("s") or self.sequence
        return payload

    async def say(self, op: int, data: Any = None) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def identify(self, **more: Any) -> Json:
        """Identify; return READY once GUILD_CREATE has been received too."""
        await self.say(2, {"token": "x", "intents": 1, "properties": {}, **more})
        self.ready = (await self.hear())["d"]
        if self.ready["guilds"]:
            await self.until("GUILD_CREATE")
        return self.ready

    async def resume(self, other: GatewayClient, sequence: int | None = None) -> None:
        """Resume the session of another client."""
        since = other.sequence if sequence is None else sequence
        await self.say(6, {"token": "x", "session_id": other.ready["session_id"], "seq": since})

    async def until(self, event: str) -> Json:
        """The data of the next event of this name."""
        while True:
            payload = await self.hear()
            if payload.get("t") == event:
                data: Json = payload["d"]
                return data

    async def end(self) -> int:
        """The code with which the server closes the socket, which is the next that comes."""
        # pytest.raises would keep the frames of the test, and with them its sockets, until Python looks for cycles.
        try:
            said = await self.hear()
        except Closed as closed:
            return closed.code
        raise AssertionError(f"the server says {said}")

    async def close(self, code: int = 4000) -> None:
        await self._socket.close(code=code)


class Closed(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code

"""A doorway with a key of its own, and what Discord would send to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from ipaddress import ip_network
from typing import Any

import aiohttp
from nacl.signing import SigningKey

from bot.door.connection import Origins, Refusals
from bot.door.server import INTERACTIONS, Doorway, serve_door
from bot.door.signature import SIGNATURE, TIMESTAMP, Verifier

KEY = SigningKey(bytes(range(32)))
PUBLIC = KEY.verify_key.encode().hex()
NOW = 1_800_000_000
HOST = "127.0.0.1"


def signed(body: bytes, *, at: int = NOW, key: SigningKey = KEY) -> dict[str, str]:
    """The headers with which Discord sends a body."""
    return {TIMESTAMP: str(at), SIGNATURE: key.sign(str(at).encode() + body).signature.hex()}


@dataclass
class Knocker:
    """Sends requests to a doorway, and keeps what it has handed over."""

    address: str
    session: aiohttp.ClientSession
    doorway: Doorway = field(init=False)
    interactions: list[dict[str, Any]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    """The reasons of refusals, as they are counted."""
    events: list[dict[str, Any]] = field(default_factory=list)

    @property
    def handed_over(self) -> list[dict[str, Any]]:
        return [*self.interactions, *self.events]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    async def send(
        self,
        body: bytes,
        headers: Mapping[str, str] | None = None,
        path: str = INTERACTIONS,
        method: str = "POST",
    ) -> tuple[int, bytes]:
        """Send a body, with Discord's signature unless other headers are given; return status and body."""
        sent = signed(body) if headers is None else headers
        async with self.session.request(
            method, self.address + path, data=BytesIO(body), headers=sent
        ) as answer:
            return answer.status, await answer.read()

    async def tell(self, path: str, content: object) -> tuple[int, bytes]:
        return await self.send(json.dumps(content).encode(), path=path)

    async def raw(self, *parts: bytes) -> bytes:
        """Send bytes, and return all that comes until the connection ends."""
        reader, writer = await asyncio.open_connection(HOST, self.port)
        try:
            async with asyncio.timeout(20):
                for part in parts:
                    writer.write(part)
                    await writer.drain()
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()


@asynccontextmanager
async def knocking(*, proxies: Sequence[str] = ()) -> AsyncIterator[Knocker]:
    async with aiohttp.ClientSession() as session:
        knocker = Knocker("", session)
        knocker.doorway = Doorway(
            Verifier(PUBLIC, lambda: float(NOW)),
            interactions=knocker.interactions.append,
            events=knocker.events.append,
            origins=Origins([ip_network(each) for each in proxies]),
            refusals=Refusals(knocker.refused.append),
        )
        async with serve_door(knocker.doorway, HOST, 0) as knocker.address:
            yield knocker


def head(body: bytes, *, length: int | None = None, path: str = INTERACTIONS) -> bytes:
    """The head of a signed request, with its own length or another."""
    lines = {
        "Host": HOST,
        "Content-Length": str(len(body) if length is None else length),
        "Connection": "close",
        **signed(body),
    }
    told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{told}\r\n".encode()


async def handled() -> None:
    """Wait for the handlers of discord.py, which began here and not in SimCord's care."""
    handlers = [one for one in asyncio.all_tasks() if one.get_name().startswith("discord.py: ")]
    await asyncio.gather(*handlers)

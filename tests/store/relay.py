"""A relay before a PostgreSQL server: counts trips, loses requests or answers, or mixes its connections."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, urlsplit

from bot.store.address import DatabaseServer

PORT = 5432
QUERY, SYNC, FLUSH = b"Q", b"S", b"H"
READY, IDLE = b"Z", b"I"
DESCRIBED = (b"T", b"n", b"E")
"""What ends the answer to a Flush: the driver describes a statement before it is run."""


@dataclass
class Relay:
    """Between the bot and its database; messages have a letter and a length, but for the first one."""

    upstream: DatabaseServer
    is_mixing: bool = False
    """After each transaction a client gets another of the server's connections, as from a pooler."""
    trips: int = 0
    """How often the client waited for an answer."""
    losing: str = ""
    """`request` or `answer`: the next one is lost, and its connection with it."""
    lost: int = 0
    url: str = ""
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _writers: set[StreamWriter] = field(default_factory=set)

    async def serve(self, client: StreamReader, back: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        servers = [await reach(self.upstream) for _ in range(2 if self.is_mixing else 1)]
        self._writers |= {back, *(writer for _, writer in servers)}
        try:
            await self._relayed(client, back, servers)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            for _, writer in servers:
                writer.close()
            back.close()
            self._tasks.discard(task)

    async def close(self) -> None:
        for writer in self._writers:
            writer.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _relayed(
        self, client: StreamReader, back: StreamWriter, servers: list[tuple[StreamReader, StreamWriter]]
    ) -> None:
        length = await client.readexactly(4)
        first = length + await client.readexactly(int.from_bytes(length) - 4)
        for reader, writer in reversed(servers):
            writer.write(first)
            begun, _ = await self._answer(reader)
        back.write(begun)
        while True:
            request, is_whole = await self._request(client)
            if self.losing == "request":
                self._lose()
                return
            reader, writer = servers[0]
            writer.write(request)
            answer, is_idle = await self._answer(reader, (READY,) if is_whole else DESCRIBED)
            self.trips += 1
            if self.losing == "answer":
                self._lose()
                return
            back.write(answer)
            if is_idle:
                servers.append(servers.pop(0))

    def _lose(self) -> None:
        self.losing = ""
        self.lost += 1

    async def _request(self, client: StreamReader) -> tuple[bytes, bool]:
        """All that is sent before the server is to answer; and whether it then will be ready for more."""
        request = b""
        while True:
            letter, message = await _message(client)
            if letter == b"X":
                raise ConnectionResetError
            request += message
            if letter in (QUERY, SYNC, FLUSH):
                return request, letter != FLUSH

    async def _answer(self, server: StreamReader, ends: tuple[bytes, ...] = (READY,)) -> tuple[bytes, bool]:
        """All that comes up to one of these; and whether the server is outside a transaction then."""
        answer = b""
        while True:
            letter, message = await _message(server)
            answer += message
            if letter in ends:
                return answer, letter == READY and message.endswith(IDLE)


async def reach(server: DatabaseServer) -> tuple[StreamReader, StreamWriter]:
    """Connect to a server as its address says, through a socket in a folder or over TCP."""
    parts = urlsplit(server.url)
    folder = parse_qs(parts.query).get("host", [""])[0]
    if folder.startswith("/"):
        return await asyncio.open_unix_connection(f"{unquote(folder)}/.s.PGSQL.{PORT}")
    return await asyncio.open_connection(parts.hostname, parts.port or PORT)


def through(server: DatabaseServer, port: int, *, is_pooled: bool = False) -> DatabaseServer:
    """Return the address of a server as it is reached through this port on loopback."""
    parts = urlsplit(server.url)
    user = parts.netloc.rpartition("@")[0] or "postgres"
    return DatabaseServer(f"postgresql://{user}@127.0.0.1:{port}{parts.path}?sslmode=disable", is_pooled)


async def _message(reader: StreamReader) -> tuple[bytes, bytes]:
    head = await reader.readexactly(5)
    return head[:1], head + await reader.readexactly(int.from_bytes(head[1:]) - 4)


@asynccontextmanager
async def relayed(
    upstream: DatabaseServer, *, is_mixing: bool = False
) -> AsyncIterator[tuple[Relay, DatabaseServer]]:
    """A relay on loopback, and the database as it is reached through it."""
    relay = Relay(upstream, is_mixing)
    listening = await asyncio.start_server(relay.serve, "127.0.0.1")
    port = listening.sockets[0].getsockname()[1]
    try:
        yield relay, through(upstream, port, is_pooled=is_mixing)
    finally:
        listening.close()
        await relay.close()
        await listening.wait_closed()

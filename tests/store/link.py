"""A network link between the bot and a PostgreSQL server, which can be cut, slow, dead or deaf."""

from __future__ import annotations

import asyncio
from asyncio import Server, StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.address import DatabaseServer
from tests.store.relay import reach, through

CHUNK = 65_536
INSTANT = 1e-6
"""Seconds between two chunks of one stream, so that they stay in order."""


class Link:
    """Passes bytes on; what it does to them may be changed at any time."""

    def __init__(self, upstream: DatabaseServer) -> None:
        self._upstream = upstream
        self._listening: Server | None = None
        self._port = 0
        self._pairs: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self.delay = 0.0
        """Seconds that each trip takes longer."""
        self.loses_answers = False
        """Whether what the server says is lost, while it hears everything."""
        self.connections = 0
        """How often somebody has connected."""

    @property
    def place(self) -> DatabaseServer:
        """The database as it is reached through this link."""
        return through(self._upstream, self._port)

    async def open(self) -> None:
        """Accept connections, always on the same port."""
        if self._listening is None:
            self._listening = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
            self._port = self._listening.sockets[0].getsockname()[1]

    async def close(self) -> int:
        """Refuse new connections and end all others; return their number."""
        listening, self._listening = self._listening, None
        if listening is not None:
            listening.close()
        return await self.drop()

    async def drop(self) -> int:
        """End all connections; return their number."""
        pairs = list(self._pairs)
        for pair in pairs:
            pair.cancel()
        await asyncio.gather(*pairs, return_exceptions=True)
        return len(pairs)

    def freeze(self, *, is_frozen: bool) -> None:
        """Pass nothing on while frozen, as if the other machine hung."""
        if is_frozen:
            self._flows.clear()
        else:
            self._flows.set()

    async def _serve(self, client: StreamReader, back: StreamWriter) -> None:
        self.connections += 1
        pair = asyncio.create_task(self._relay(client, back))
        self._pairs.add(pair)
        pair.add_done_callback(self._pairs.discard)
        await asyncio.wait({pair})

    async def _relay(self, client: StreamReader, back: StreamWriter) -> None:
        """Pass on until one side ends, which ends the other."""
        writers = [back]
        flows: list[asyncio.Task[None]] = []
        try:
            server, forth = await reach(self._upstream)
            writers.append(forth)
            flows.append(asyncio.create_task(self._pass_on(client, forth, is_answer=False)))
            flows.append(asyncio.create_task(self._pass_on(server, back, is_answer=True)))
            await asyncio.wait(flows, return_when=asyncio.FIRST_COMPLETED)
        except OSError:
            pass  # the server is not there
        finally:
            for flow in flows:
                flow.cancel()
            for writer in writers:
                writer.transport.abort()
            await asyncio.gather(*flows, return_exceptions=True)

    async def _pass_on(self, source: StreamReader, target: StreamWriter, *, is_answer: bool) -> None:
        loop, due = asyncio.get_running_loop(), 0.0
        while data := await source.read(CHUNK):
            await self._flows.wait()
            if is_answer and self.loses_answers:
                continue
            # A trip is slow on its way there only.
            due = max(due + INSTANT, loop.time() + (0.0 if is_answer else self.delay))
            if due > loop.time():
                loop.call_at(due, target.write, data)
            else:
                target.write(data)


@asynccontextmanager
async def linked(upstream: DatabaseServer) -> AsyncIterator[Link]:
    """A link to a server."""
    link = Link(upstream)
    await link.open()
    try:
        yield link
    finally:
        await link.close()

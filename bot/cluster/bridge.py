"""Resume the session of a process that has ended, until this process has its own.

A new session takes seconds to begin, since Discord lets a shard begin one in five; resuming does not count as
a beginning. But a resumed session does not report the servers, so this process still begins its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial
from math import inf
from time import monotonic

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.cluster.sessions import Session, Sessions
from bot.store.errors import StoreError

CONNECTING = 5.0
"""Seconds for Discord to accept a connection."""
ENDED, RESUMABLE = 1000, 4000
"""Close codes: after the first, Discord forgets a session; after the second, it can be resumed."""
ACCIDENTS = (OSError, TimeoutError, aiohttp.ClientError, discord.DiscordException)

logger = logging.getLogger(__name__)


class Bridge:
    """Receives the events after its session's sequence, and then new ones."""

    def __init__(
        self,
        client: discord.Client,
        session: Session,
        *,
        is_lost: Callable[[str], bool],
        lost: Callable[[], None],
    ) -> None:
        """Create a bridge; `is_lost` returns whether another process has taken up a session, `lost` is called
        for each lost connection."""
        self._client = client
        self._session = session
        self._is_lost = is_lost
        self._lost = lost
        self._socket: DiscordWebSocket | None = None
        self._resumed: asyncio.Future[object] | None = None
        self._begun = monotonic()
        self._task = asyncio.create_task(self._run())

    @property
    def session(self) -> Session:
        """Return the session with the sequence of the last event received."""
        sequence = None if self._socket is None else self._socket.sequence
        return self._session if sequence is None else replace(self._session, sequence=sequence)

    @property
    def is_resumed(self) -> bool:
        """Return whether it has received all missed events."""
        return self._resumed is not None and self._resumed.done()

    def missed(self, age: float) -> bool:
        """Return whether an event sent this many seconds ago arrives late, and perhaps not for the first
        time."""
        return not self.is_resumed or age > monotonic() - self._begun

    @property
    def is_over(self) -> bool:
        return self._task.done()

    @property
    def latency(self) -> float:
        return inf if self._socket is None else self._socket.latency

    async def close(self) -> None:
        """End the session, unless another process has resumed it."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close(RESUMABLE if self._is_lost(self._session.id) else ENDED)

    async def _run(self) -> None:
        shard, can_go_on = self._session.shard, True
        try:
            # If Discord does not accept the session the first time, it may never do so.
            while can_go_on and not self._is_lost(self._session.id):
                can_go_on = await self._listen()
                self._lost()
            logger.info("shard %d: the session is not resumed any more", shard)
        except Exception:
            logger.exception("shard %d: the session of another process failed", shard)
        finally:
            asyncio.get_running_loop().call_soon(self._lost)

    async def _listen(self) -> bool:
        """Resume, and receive events until the connection is lost; return whether the session may go on."""
        session, self._resumed, self._begun = self.session, None, monotonic()
        was_resumed = False
        try:
            async with asyncio.timeout(CONNECTING):
                self._socket = await DiscordWebSocket.from_client(
                    self._client,
                    gateway=yarl.URL(session.url),
                    shard_id=session.shard,
                    session=session.id,
                    sequence=session.sequence,
                    resume=True,
                )
            self._resumed = self._socket.wait_for("RESUMED", lambda _: True)
            while True:
                await self._socket.poll_event()
        except ReconnectWebSocket as error:
            was_resumed = error.resume and self.is_resumed
        except ACCIDENTS as error:
            was_resumed = self.is_resumed
            logger.info("shard %d lost its connection (%s)", session.shard, type(error).__name__)
        self._resumed = None
        return was_resumed


class Bridges:
    """The bridges of this process, at most one for each shard."""

    def __init__(self, client: discord.Client, changed: Callable[[int], None]) -> None:
        """Create no bridges yet; `changed` is called with each shard that lost a connection."""
        self._client = client
        self._changed = changed
        self._open: dict[int, Bridge] = {}

    @property
    def shards(self) -> AbstractSet[int]:
        return self._open.keys()

    @property
    def sessions(self) -> list[Session]:
        return [bridge.session for bridge in self._open.values()]

    @property
    def latencies(self) -> list[tuple[int, float]]:
        return [(shard, bridge.latency) for shard, bridge in self._open.items()]

    def hears(self, shard: int) -> bool:
        """Return whether a bridge has received all missed events, and receives new ones."""
        return shard in self._open and self._open[shard].is_resumed

    def missed(self, shard: int, age: float) -> bool:
        """Return whether an event sent this many seconds ago arrives late, and perhaps not for the first
        time."""
        return shard in self._open and self._open[shard].missed(age)

    async def begin(self, shards: AbstractSet[int], sessions: Sessions) -> None:
        """Resume the sessions of processes that have ended, if there are any."""
        for shard in shards - self._open.keys():
            try:
                session = await sessions.take_up(shard)
            except StoreError as error:
                logger.warning("shard %d is not resumed: %s", shard, error)
                continue
            if session is not None:
                lost = partial(self._lost, shard)
                self._open[shard] = Bridge(self._client, session, is_lost=sessions.is_lost, lost=lost)
                logger.info("shard %d goes on with the session of another process", shard)

    async def end(self, shard: int) -> None:
        if (bridge := self._open.pop(shard, None)) is not None:
            await bridge.close()

    def _lost(self, shard: int) -> None:
        if shard in self._open and self._open[shard].is_over:
            del self._open[shard]
        self._changed(shard)

"""This process among those that serve the bot together."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from contextlib import AbstractContextManager
from functools import partial

from bot.cluster.clock import SharedClock
from bot.cluster.leases import Leases
from bot.cluster.taking import Taken
from bot.store.backend import Topic
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.statements import CoreSql

BEAT = 0.4
"""Seconds between looks at the leases."""
TOGETHER = 0.05
"""Seconds; changes within this time wake the other processes once."""
PATIENCE = 25.0
"""Seconds for others to take over the shards of a process that is told to stop."""

logger = logging.getLogger(__name__)


class Cluster:
    """Holds the shards that this process serves, and exchanges notices of changes with the other
    processes."""

    def __init__(self, store: Store, clock: SharedClock) -> None:
        self.owner = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(3)}"
        self.clock = clock
        self._store = store
        self._leases: Leases | None = None
        self._woken = asyncio.Event()
        self._telling: dict[Topic, asyncio.Task[None]] = {}

    async def begin(
        self,
        shards: int,
        most: int,
        *,
        gained: Callable[[int, bool], Awaitable[None]],
        giving: Callable[[int], Awaitable[None]],
        lost: Callable[[int], object],
        changed: Callable[[], None],
    ) -> int:
        """Join the others; return the number of shards, which is theirs if there are any.

        `most` shards may connect at once; `changed` is called when another process has changed a game.
        `Leases` describes the other callbacks.
        """

        def heard(topic: Topic) -> None:
            (self._woken.set if topic is Topic.LEASES else changed)()

        await self.clock.catch_up(self._store)
        async with self._store.reading() as tx:
            known = await tx.value(CoreSql.leased_shards, now=self.clock.wall())
        if known is not None and int(known) != shards:
            logger.warning("the other processes serve %d shards, so this one does too, not %d", known, shards)
        self._leases = Leases(
            self._store,
            self.owner,
            int(known or shards),
            self.clock.wall,
            gained=gained,
            giving=giving,
            lost=lost,
            told=partial(self._tell_soon, Topic.LEASES),
            most=most,
        )
        self._store.listen(heard)
        return self._leases.shards

    @property
    def leases(self) -> Leases:
        if self._leases is None:
            raise RuntimeError("the cluster is joined before it is asked")
        return self._leases

    @property
    def shards(self) -> int:
        return self.leases.shards if self._leases else 1

    @property
    def serving(self) -> tuple[int, ...]:
        return self.leases.serving if self._leases else ()

    @property
    def wanted(self) -> AbstractSet[int]:
        """Return the shards to be connected for."""
        return self.leases.wanted

    def serves(self, guild_id: int | None) -> bool:
        return self._leases is not None and self._leases.serves(guild_id)

    @property
    def is_cut_off(self) -> bool:
        """Return whether the database has been away too long for any process to hold a lease; then each of
        them says so."""
        return self._leases is not None and self._leases.is_cut_off

    def hear(
        self, interaction: int, guild_id: int | None, begin: Callable[[], None], *, age: float | None = None
    ) -> None:
        """Start processing an interaction once it is known to be this process's, if that is soon enough.

        A new interaction has no `age`; for a repeated one, which a dead process may have received, it is the
        seconds since it was sent.
        """
        self.leases.hear(interaction, guild_id, begin, age=age)

    def answering(self, interaction: int, guild_id: int | None) -> AbstractContextManager[Taken]:
        """Return who answers an interaction that has begun; it counts as running inside."""
        return self.leases.answering(interaction, guild_id)

    def connected(self, shard: int, *, is_ready: bool) -> None:
        """Note whether a session is ready."""
        if is_ready != (shard in self.leases.connected):
            (self.leases.connected.add if is_ready else self.leases.connected.discard)(shard)
            self._woken.set()

    async def beat(self) -> None:
        """Look at the leases once, soon after a change or after `BEAT` seconds."""
        try:
            async with asyncio.timeout(self.leases.patience(BEAT)):
                await self._woken.wait()
        except TimeoutError:
            pass
        self._woken.clear()
        try:
            await self.leases.beat()
        except StoreError as error:
            # Trust expires automatically.
            logger.warning("leases not renewed: %s", error)
        except Exception:
            # Without beats, this process would never answer again.
            logger.exception("leases not renewed")

    async def leave(self) -> None:
        """Let others take over, then stop serving."""
        if self._leases is not None:
            await self._leases.leave(PATIENCE, BEAT / 5)

    def tell(self) -> None:
        """Wake the other processes to look at the games, soon and once for many changes."""
        self._tell_soon(Topic.GAMES)

    def _tell_soon(self, topic: Topic) -> None:
        telling = self._telling.get(topic)
        if telling is None or telling.done():
            self._telling[topic] = asyncio.create_task(self._tell(topic))

    async def _tell(self, topic: Topic) -> None:
        await asyncio.sleep(TOGETHER)
        try:
            await self._store.wake_others(topic)
        except StoreError:
            # They check every second anyway.
            logger.info("the other processes were not woken")

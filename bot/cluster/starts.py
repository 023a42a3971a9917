"""When a session with Discord may begin: one at a time for each bucket, and never so often that none are left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic

from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.statements import CoreSql

SLOT = 6_000
"""Milliseconds; Discord refuses a second session of a bucket within five seconds."""
LATE = 0.8
"""Seconds by which a session may begin later than its turn: the next one has its own."""
RESERVE = 10
"""A tenth of a day's sessions is never used: whoever uses up all of them loses the token."""
SPARING = 2
"""From half of them on, sessions are spread over the rest of the day."""
PAUSE = 1.0
"""Seconds until the database is asked again."""
LONGEST_WAIT = 600.0
"""Seconds until Discord is asked again."""

Limits = Callable[[], Awaitable[tuple[int, int, int, int]]]
"""Asks Discord for the sessions in a day, those left, the milliseconds until they are counted anew, and the buckets."""

logger = logging.getLogger(__name__)


class Starts:
    def __init__(
        self,
        limits: Limits,
        store: Store | None,
        wall: Callable[[], int],
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """Without a store no other process starts sessions."""
        self._limits = limits
        self._store = store
        self._wall = wall
        self._seconds = seconds
        self._turns: dict[int, float] = {}
        """When the next session of each shard may begin; discord.py gives up a connection that waits for long."""

    async def turn(self, shard: int) -> None:
        """Return when a session of this shard may begin; who was cancelled and comes again has lost nothing."""
        while True:
            if self._turns.get(shard, -inf) < self._seconds():
                wait = await self._wait(shard)
                self._turns[shard] = self._seconds() + wait
            await asyncio.sleep(max(0.0, self._turns[shard] - self._seconds()))
            if self._seconds() <= self._turns.pop(shard) + LATE:
                return

    async def _wait(self, shard: int) -> float:
        """Seconds until a session of this shard may begin, which counts from now on."""
        while True:
            total, remaining, reset_after, buckets = await self._limits()
            reserve = total // RESERVE
            if remaining > reserve:
                break
            logger.error(
                "Discord allows %d more sessions within %d min, and they are kept in reserve: look for what restarts the bot",
                remaining,
                reset_after // 60_000,
            )
            await asyncio.sleep(min(reset_after / 1000, LONGEST_WAIT))
        is_scarce = remaining < total // SPARING
        gap = max(SLOT, reset_after // (remaining - reserve)) if is_scarce else SLOT
        if is_scarce:
            logger.warning("Discord allows %d more sessions: the next begins in %d s", remaining, gap // 1000)
        if self._store is None:
            return gap / 1000 if is_scarce else 0.0
        while True:
            try:
                async with self._store.transaction() as tx:
                    wait = await tx.value(
                        CoreSql.take_slot, bucket=shard % buckets, gap=gap, now=self._wall()
                    )
            except StoreError as error:
                # For discord.py it would be a reason to end the process.
                logger.warning("no session begins: %s", error)
                await asyncio.sleep(PAUSE)
            else:
                return max(0, int(wait)) / 1000

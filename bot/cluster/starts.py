"""Limit when sessions with Discord begin: one at a time for each bucket, and never the last ones of a day."""

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
"""Milliseconds between two sessions; Discord refuses a second one of a bucket within five seconds."""
LATE = 0.8
"""Seconds by which a session may begin late: the next one has its own slot."""
RESERVE = 10
"""The fraction (a tenth) of a day's sessions that is never used: exhausting the quota resets the token."""
SPARING = 2
"""The fraction of sessions left (half) from which on they are spread over the rest of the day."""
PAUSE = 1.0
"""Seconds between two checks of the database."""
LONGEST_WAIT = 600.0
"""The longest wait (s) before Discord is asked again."""

Limits = Callable[[], Awaitable[tuple[int, int, int, int]]]
"""Asks Discord for the sessions in a day, those left, the milliseconds until the quota resets, and the
buckets."""

logger = logging.getLogger(__name__)


class Starts:
    def __init__(
        self,
        limits: Limits,
        store: Store | None,
        wall: Callable[[], int],
        seconds: Callable[[], float] = monotonic,
        left: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Create the limiter; without a store no other process starts sessions. `left` is called with
        the sessions that Discord still allows.
        """
        self._limits = limits
        self._store = store
        self._wall = wall
        self._seconds = seconds
        self._left = left
        self._turns: dict[int, float] = {}
        """The time at which the next session of each shard may begin; discord.py drops a connection that
        waits for long."""

    async def turn(self, shard: int) -> None:
        """Wait for this shard's login slot. A caller cancelled while waiting keeps its place."""
        while True:
            if self._turns.get(shard, -inf) < self._seconds():
                wait = await self._wait(shard)
                self._turns[shard] = self._seconds() + wait
            await asyncio.sleep(max(0.0, self._turns[shard] - self._seconds()))
            if self._seconds() <= self._turns.pop(shard) + LATE:
                return

    async def _wait(self, shard: int) -> float:
        """Reserve a session of this shard; return the seconds until it may begin."""
        while True:
            total, remaining, reset_after, buckets = await self._limits()
            self._left(remaining)
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
                # An error would make discord.py end the process.
                logger.warning("no session begins: %s", error)
                await asyncio.sleep(PAUSE)
            else:
                return max(0, int(wait)) / 1000

"""Limit when sessions with Discord begin: never the last ones of a day, whose use would reset the token."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

RESERVE = 10
"""The fraction (a tenth) of a day's sessions that is never used: exhausting the quota resets the token."""
SPARING = 2
"""The fraction of sessions left (half) from which on they are spread over the rest of the day."""
LONGEST_WAIT = 600.0
"""The longest wait (s) before Discord is asked again."""

Quota = Callable[[], Awaitable[tuple[int, int, int]]]
"""Asks Discord for the sessions in a day, those left, and the milliseconds until the quota resets."""

logger = logging.getLogger(__name__)


class Logins:
    def __init__(
        self,
        quota: Quota,
        left: Callable[[int], None] = lambda _: None,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        """Create the limiter; `left` is called with the sessions that Discord still allows."""
        self._quota = quota
        self._left = left
        self._seconds = seconds
        self._turns: dict[int, float] = {}
        """The time at which the next session of each shard may begin; discord.py drops a connection that
        waits for long."""

    async def turn(self, shard: int) -> None:
        """Wait until a session of this shard may begin. A caller cancelled while waiting keeps its place."""
        if shard not in self._turns:
            pause = await self._pause()
            self._turns[shard] = self._seconds() + pause
        await asyncio.sleep(max(0.0, self._turns[shard] - self._seconds()))
        del self._turns[shard]

    async def _pause(self) -> float:
        """Return the seconds until a session may begin; wait while only the reserve is left."""
        while True:
            total, remaining, reset_after = await self._quota()
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
        if remaining >= total // SPARING:
            return 0.0
        pause = reset_after / (remaining - reserve) / 1000
        logger.warning("Discord allows %d more sessions: the next begins in %d s", remaining, pause)
        return pause

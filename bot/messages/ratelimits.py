"""Makes discord.py keep many rate limits at once without looking through all of them each time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import discord

CLEAR_SECONDS = 60.0
CLEAR = "_try_clear_expired_ratelimits"
"""discord.py 2.7 calls this whenever a route or channel gets its first rate limit, and it looks at all of them:
after a restart with thousands of direct messages that is most of the work."""


def clear_seldom(client: discord.Client) -> None:
    """Look for rate limits that have run out at most once a minute."""
    clear: Callable[[], None] = getattr(client.http, CLEAR)
    cleared_at = monotonic()

    def seldom() -> None:
        nonlocal cleared_at
        if monotonic() - cleared_at >= CLEAR_SECONDS:
            cleared_at = monotonic()
            clear()

    vars(client.http)[CLEAR] = seldom

"""Let discord.py keep many rate limits without scanning all of them each time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import discord

CLEAR_SECONDS = 60.0
CLEAR = "_try_clear_expired_ratelimits"
"""A method that discord.py 2.7 calls whenever a route or channel gets its first rate limit. It scans all of
them: after a restart with thousands of direct messages that is most of the work."""


def clear_seldom(client: discord.Client) -> None:
    """Look for expired rate limits at most once a minute."""
    clear: Callable[[], None] = getattr(client.http, CLEAR)
    cleared_at = monotonic()

    def seldom() -> None:
        nonlocal cleared_at
        if monotonic() - cleared_at >= CLEAR_SECONDS:
            cleared_at = monotonic()
            clear()

    vars(client.http)[CLEAR] = seldom

"""Wait for what no event tells of, such as what another process does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable

LOOK_SECONDS = 0.01
PATIENCE = 120.0
"""Seconds after which a test says what it has waited for in vain: nothing takes so long, however busy the machine is."""


async def until(is_so: Callable[[], object | Awaitable[object]], seconds: float = PATIENCE) -> None:
    """Return once `is_so` returns something true, awaited if need be; raises TimeoutError after so many seconds."""
    async with asyncio.timeout(seconds):
        while True:
            found = is_so()
            if await found if isawaitable(found) else found:
                return
            await asyncio.sleep(LOOK_SECONDS)

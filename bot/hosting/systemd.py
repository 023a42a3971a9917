"""Tell systemd that the bot is ready, and that it still works (sd_notify(3))."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from contextlib import suppress

from bot.store.database import Store
from bot.store.errors import StoreAway, StoreError
from bot.store.memos import MEMO
from bot.store.running import ALIVE

SOCKET = "NOTIFY_SOCKET"
WATCHDOG = "WATCHDOG_USEC"
"""Microseconds after which systemd restarts a service that has not reported."""


def is_expected() -> bool:
    """Return whether systemd waits for reports."""
    return bool(os.environ.get(SOCKET))


def notify(news: str) -> None:
    """Send news such as `READY=1`; does nothing without systemd."""
    if sys.platform == "win32" or not is_expected():
        return
    address = os.environ[SOCKET]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        # A name in the abstract namespace is written with @ for its zero byte.
        sender.sendto(news.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


async def report(store: Store, ready: asyncio.Event) -> None:
    """Report until cancelled: that the bot is ready, then that its database answers."""
    await ready.wait()
    notify("READY=1")
    period = int(os.environ.get(WATCHDOG) or 0) / 1_000_000 / 3
    try:
        while period:
            if await _answers(store, period):
                notify("WATCHDOG=1")
            await asyncio.sleep(period)
        await asyncio.Event().wait()
    finally:
        notify("STOPPING=1")


async def _answers(store: Store, seconds: float) -> bool:
    """Return whether the database answers a question, even if it takes no writes. A restart of the bot does
    not bring a server back, and the store looks for it.
    """
    try:
        async with asyncio.timeout(seconds):
            await store.value(MEMO, name=ALIVE)
    except StoreAway:
        return True
    except (StoreError, TimeoutError):
        return False
    return True

"""Wake other processes by NOTIFY on a separate connection: inside a transaction it would hold up the
server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.store.address import DatabaseServer
from bot.store.dialects import POSTGRES
from bot.store.postgres.causes import Cause, cause_of
from bot.store.postgres.connection import Driver, connected
from bot.store.postgres.watch import LONGEST_PAUSE

CHANNEL = "changed"

logger = logging.getLogger(__name__)


class Wakeups:
    """Hints between processes, without guarantee: those sent while the connection is lost are lost."""

    def __init__(self, server: DatabaseServer) -> None:
        self._server = server
        self._driver: Driver | None = None
        self._listening: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this whenever another process reports a change, until closed."""
        # A pooler gives each transaction another connection, which does not listen.
        if not self._server.is_pooled:
            self._listening = asyncio.create_task(self._listen(heard))

    async def tell(self) -> None:
        if self._driver is not None:
            with suppress(Exception):  # the others look once a second anyway
                await self._driver.execute(POSTGRES.wake_up)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, heard: Callable[[], None]) -> None:
        while True:
            try:
                await self._hear(heard)
            except Exception as error:  # without this loop each change of others would come a second late
                if cause_of(error) is not Cause.LOST:
                    logger.exception("wake-ups are not heard")
            await asyncio.sleep(LONGEST_PAUSE)

    async def _hear(self, heard: Callable[[], None]) -> None:
        """Return when the connection is lost."""
        lost = asyncio.Event()

        driver = await connected(self._server)
        own = driver.get_server_pid()

        def called(_: object, sender: int, __: str, ___: object) -> None:
            if sender != own:
                heard()

        try:
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, called)
            self._driver = driver
            # Hints may have been sent before.
            heard()
            await lost.wait()
        finally:
            self._driver = None
            driver.terminate()

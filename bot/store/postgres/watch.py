"""Know whether the server is there: while it is away, statements fail at once and one task looks for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import random
from time import monotonic

from bot.store.address import DatabaseServer
from bot.store.errors import StoreAway, StoreDamaged, StoreUnwritable
from bot.store.postgres.causes import describe_error, failure

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 1.0
"""Seconds between two looks for a server that is away."""
SILENT_SECONDS = 4.0
"""Seconds without an answer to a statement after which the server is asked on another connection."""
PROBE_SECONDS = 8.0
"""Seconds for connecting and one question: seven trips over a network that takes a second for each."""

logger = logging.getLogger(__name__)


class ServerWatch:
    def __init__(self, server: DatabaseServer) -> None:
        """Create a watch; until it is opened, each loss of a connection means that the server is away."""
        self._server = server
        self._away = ""
        """The error shown while the server is unreachable; empty while it is up."""
        self._refusal = ""
        """Why the server takes no changes."""
        self._waiting: set[asyncio.Timeout] = set()
        """The time limits of all statements that wait for an answer."""
        self._doubted, self._judged, self._here = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._here.set()
        self._looking: asyncio.Task[None] | None = None

    def open(self, ask: Callable[[], Awaitable[object]], gone: Callable[[StoreAway], None]) -> None:
        """Look for a lost server from now on. `ask` asks it something on a new connection; `gone` is called
        when it is found to be away."""
        self._looking = asyncio.create_task(self._look(ask, gone))

    async def close(self) -> None:
        looking, self._looking = self._looking, None
        # Callers that wait for it then treat the server as away.
        self._judged.set()
        if looking is not None:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    async def ended(self) -> None:
        """Wait until the task that looks for the server has ended, which is a fault of the program."""
        if self._looking is not None:
            await asyncio.wait({self._looking})

    @property
    def fault(self) -> str:
        """Describe in a few words what is wrong with the server; empty if nothing is."""
        return "the database server is away" if self._away else self._refusal

    def away(self) -> StoreAway | None:
        """Return an error if the server is known to be away."""
        # A new one each time: an error that is raised again and again collects what led there.
        return StoreAway(self._away) if self._away else None

    def need_here(self) -> None:
        """Raise StoreAway if the server is known to be away."""
        if error := self.away():
            raise error

    async def doubt(self, error: Exception) -> None:
        """Find out whether the server is there after a connection to it was lost; raises StoreAway if not."""
        if self._looking is None:
            raise failure(self._server, error) from None
        logger.info("%s: asking the server whether it is there", describe_error(self._server, error))
        self._ask_soon()
        await self._judged.wait()
        self.need_here()

    async def returned(self, seconds: float) -> bool:
        """Wait until the server is there; return whether it is after so many seconds."""
        try:
            await asyncio.wait_for(self._here.wait(), seconds)
        except TimeoutError:
            return False
        return True

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Wait inside for an answer; raises TimeoutError as soon as the server is known to be away."""
        if self._away:
            raise TimeoutError
        timer = asyncio.get_running_loop().call_later(SILENT_SECONDS, self._ask_soon)
        try:
            async with asyncio.timeout(None) as limit:
                self._waiting.add(limit)
                try:
                    yield
                finally:
                    self._waiting.discard(limit)
        finally:
            timer.cancel()

    def failed(self, error: Exception) -> Exception:
        """Return the store's error; say in the log, once, if the server takes no changes or is damaged."""
        found = failure(self._server, error)
        if isinstance(found, StoreUnwritable) and not self._refusal:
            self._refusal = "the database server takes no changes"
            logger.critical("%s; the bot goes on once it can write", describe_error(self._server, error))
        if isinstance(found, StoreDamaged):
            logger.critical("%s: restore a backup of the server", describe_error(self._server, error))
        return found

    def wrote(self) -> None:
        """Note that the server has taken a change."""
        if self._refusal:
            logger.warning("DATABASE_URL: %s can be written again", self._server)
            self._refusal = ""

    def _ask_soon(self) -> None:
        if self._looking is not None and not self._doubted.is_set():
            self._judged.clear()
            self._doubted.set()

    async def _look(self, ask: Callable[[], Awaitable[object]], gone: Callable[[StoreAway], None]) -> None:
        while True:
            await self._doubted.wait()
            begun, pause = monotonic(), SHORTEST_PAUSE
            while (error := await _trouble(ask)) is not None:
                if not self._away:
                    self._is_away(error)
                    gone(StoreAway(self._away))
                # Several processes should not all come back in the same moment.
                await asyncio.sleep(pause * (0.75 + random() / 2))
                pause = min(2 * pause, LONGEST_PAUSE)
            self._is_here(monotonic() - begun)

    def _is_away(self, error: Exception) -> None:
        said = describe_error(self._server, error)
        logger.error("%s; presses are refused until it is back", said)
        self._away = f"{said}: nothing was changed"
        self._here.clear()
        self._judged.set()
        waiting, self._waiting = self._waiting, set()
        for limit in waiting:
            limit.reschedule(asyncio.get_running_loop().time())

    def _is_here(self, seconds: float) -> None:
        if self._away:
            logger.warning("DATABASE_URL: %s is back after %.1f s", self._server, seconds)
            self._away = ""
        self._here.set()
        self._doubted.clear()
        self._judged.set()


async def _trouble(ask: Callable[[], Awaitable[object]]) -> Exception | None:
    """Return why the server does not answer, or None if it does."""
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await ask()
    except Exception as error:  # whatever it is, the question was not answered
        return error
    return None

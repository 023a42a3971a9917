"""A queue that runs one task at a time and lets servers take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Serves the longest wait of each place first; the places take turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[int, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, place: int) -> AsyncIterator[None]:
        """Wait for a turn; `place` is a server, or the channel of direct messages."""
        if self._is_taken:
            await self._wait(place)
        self._is_taken = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, place: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(place, turn)
            else:
                # It already had this turn.
                self._next()
            raise

    def _leave(self, place: int, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(place, deque())
        if turn in queue:
            queue.remove(turn)
        if not queue:
            self._waiting.pop(place, None)

    def _next(self) -> None:
        """Pass the turn to the place that has waited longest."""
        self._is_taken = False
        while self._waiting:
            place, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[place] = queue
            if not turn.cancelled():
                self._is_taken = True
                turn.set_result(None)
                return
            if queue:
                # A cancelled wait costs its place no turn.
                self._waiting.move_to_end(place, last=False)

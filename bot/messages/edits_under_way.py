"""Track edits of messages, so that those that overlapped with another change are drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from bot.store.rows import MessageRow
from bot.turns.messages import Messages


class EditsUnderWay:
    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._count: Counter[int] = Counter()
        """The number of writers, by message row."""

    def is_free(self, row: MessageRow) -> bool:
        return row.id not in self._count

    def sent(self, row: MessageRow, others: Iterable[MessageRow]) -> None:
        """Note a new message; linked messages that are being written still have the old link."""
        if row.kind in ("table", "reveal"):
            self._messages.crossed.update(
                one.id for one in others if one.id != row.id and one.id in self._count
            )

    @asynccontextmanager
    async def writing(self, row: MessageRow) -> AsyncIterator[None]:
        """Hold while changing a message; if another writer or a shift of times interferes, it is drawn
        again."""
        ahead = self._messages.ahead
        self._count[row.id] += 1
        if self._count[row.id] > 1:
            self._messages.crossed.add(row.id)
        try:
            yield
        finally:
            self._count[row.id] -= 1
            if self._messages.ahead != ahead:
                self._messages.crossed.add(row.id)
            if not self._count[row.id]:
                del self._count[row.id]
                if row.id in self._messages.crossed:
                    self._messages.crossed.discard(row.id)
                    await self._messages.redraw(row)

"""Delay the answer to a press until the table message has moved to the bottom of the channel.

If the table came after the answer, it would push the panel away from under a thumb about to press.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot.messages.needed_messages import may_return
from bot.store.rows import MessageRow
from bot.store.settings import TABLE_STYLE, Choices
from bot.turns.look import Look
from bot.turns.messages import Messages

PATIENCE = 1.0
"""The longest delay in seconds: a panel that moves is better than a late answer."""


class MovingTables:
    def __init__(
        self,
        messages: Messages,
        server: Callable[[int | None], Awaitable[Choices]],
        busy: Callable[[], Collection[str]],
    ) -> None:
        """Create it; `busy` returns the games that are redrawn now or soon."""
        self._messages = messages
        self._server = server
        self._busy = busy
        self._waiting: dict[str, list[tuple[int, asyncio.Event]]] = {}
        """The waiting presses of each game, with the revision that the table message has to show."""

    async def wait(self, look: Look, row: MessageRow) -> None:
        """Wait briefly until it is certain whether the table message returns below this panel."""
        is_beside = row.kind == "panel" and row.channel_id == look.place.channel_id
        if not is_beside or not await self._is_likely(look):
            return
        waiter = (look.revision, asyncio.Event())
        waiting = self._waiting.setdefault(look.game, [])
        waiting.append(waiter)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(waiter[1].wait(), PATIENCE)
        finally:
            waiting.remove(waiter)
            if not waiting:
                del self._waiting[look.game]

    def settled(self, look: Look) -> None:
        """Record that the table message of this look has returned, or stays where it is."""
        for revision, event in self._waiting.get(look.game, ()):
            if revision <= look.revision:
                event.set()

    async def _is_likely(self, look: Look) -> bool:
        rows = [
            row for row in await self._messages.of(look.game) if row.kind == "table" and not row.is_retired
        ]
        style = (await self._server(look.place.guild_id))[TABLE_STYLE]
        return look.game in self._busy() and any(may_return(look, row, style) for row in rows)

"""Detect whether a public message has scrolled out of sight, and let the answer to a press wait until the table has moved to
the bottom of the channel.

If the table came after the answer, it would push the panel away from under a thumb about to press.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.messages.needed_messages import may_return
from bot.store.rows import MessageRow
from bot.store.settings import TABLE_STYLE, Choices
from bot.turns.clocks import SECOND
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


SCROLLED_BY = 3
"""The number of others' messages that push a table out of a phone's screen."""
OWN_BELOW = 5
"""How many more messages are read because the bot's own ones, such as a reminder, do not count."""
LOOK_EACH = 45 * SECOND
"""Milliseconds between two checks below a game's table, unless a press reported something new."""
LOOK_AFTER = 16
"""Changes of a game between two looks below its table, if people make all of them.

Each look counts against Discord's 50 requests a second. If two people each press once a round, every third
change closes a round, so there is one look for eleven presses.
"""
REMEMBERED = 10_000
"""How many channels are remembered."""


class Scrolling:
    """Checks below a table no more often than necessary: a press reveals the newest message of its channel,
    and the table's row has the last check of any process."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._newest: dict[int, tuple[int, int]] = {}
        """The newest message of each channel as of the last press in it, and when that came (ms UTC)."""

    def hear(self, interaction: Mapping[str, Any], now: int) -> None:
        """Take note of what an interaction, as it arrived, reveals about its channel."""
        channel = interaction.get("channel") or {}
        if channel.get("last_message_id"):
            channel_id = int(channel["id"])
            self._newest.pop(channel_id, None)
            self._newest[channel_id] = (int(channel["last_message_id"]), now)
            if len(self._newest) > REMEMBERED:
                del self._newest[next(iter(self._newest))]

    def newest_if_due(self, look: Look, row: MessageRow, now: int) -> int | None:
        """Return the newest message known in a table's channel if it is time for a look below the table, else None.

        Asking now and then costs less than receiving every message in every channel, and needs no intent.
        """
        newest, at = self._newest.get(row.channel_id, (0, 0))
        known = max(row.message_id, row.looked_to)
        if newest == known and now - at < LOOK_EACH:
            return None
        if row.looked_at:
            is_soon = abs(now - row.looked_at) < LOOK_EACH and newest <= known
            if is_soon or look.revision - row.looked_for < _changes_between(look):
                return None
        return max(newest, known)

    async def has_scrolled_away(self, row: MessageRow) -> bool:
        """Return whether others have written enough below a table; raises Discord's refusals."""
        below = await self._client.http.logs_from(
            row.channel_id, SCROLLED_BY + OWN_BELOW, after=row.message_id
        )
        own = self._client.application_id
        return sum(int(message["author"]["id"]) != own for message in below) >= SCROLLED_BY


def _changes_between(look: Look) -> float:
    """Return the changes of this game between two looks: those of computer players come without a press."""
    people = sum(player.is_human for player in look.players)
    return LOOK_AFTER * len(look.players) / max(people, 1)

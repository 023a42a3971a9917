"""Whether a public message has been pushed out of sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

import discord

from bot.store.rows import MessageRow

SCROLLED_BY = 3
"""This many messages of others push a table out of a phone's screen."""
OWN_BELOW = 5
"""The bot's own messages below it, such as a reminder or a leaderboard, are read but not counted."""
LOOK_EACH = 45.0
"""Seconds between two looks at one message: each counts against Discord's 50 requests a second."""
REMEMBERED = 10_000
"""Channels and messages."""


class Scrolling:
    """Looks below a message no more often than needed: a press brings the newest message of its channel."""

    def __init__(self, client: discord.Client, seconds: Callable[[], float] = monotonic) -> None:
        self._client = client
        self._seconds = seconds
        self._newest: dict[int, tuple[int, float]] = {}
        """By channel: its newest message as of the last press in it, and when that came."""
        self._looked: dict[int, float] = {}
        """By message: when somebody last looked below it."""

    def hear(self, interaction: Mapping[str, Any]) -> None:
        """Note what an interaction tells of its channel, as it came."""
        channel = interaction.get("channel") or {}
        if channel.get("last_message_id"):
            _remember(self._newest, int(channel["id"]), (int(channel["last_message_id"]), self._seconds()))

    async def has_scrolled_away(self, row: MessageRow) -> bool:
        """Whether others have written enough below the message; raises what Discord's refusal raises.

        Asking now and then costs less than hearing of every message in every channel, and needs no intent.
        """
        now, looked = self._seconds(), self._looked.get(row.message_id)
        newest, at = self._newest.get(row.channel_id, (0, 0.0))
        if newest == row.message_id and now - at < LOOK_EACH:
            return False
        has_news = newest > row.message_id and looked is not None and at > looked
        if looked is not None and now - looked < LOOK_EACH and not has_news:
            return False
        _remember(self._looked, row.message_id, now)
        below = await self._client.http.logs_from(
            row.channel_id, SCROLLED_BY + OWN_BELOW, after=row.message_id
        )
        own = self._client.application_id
        return sum(int(message["author"]["id"]) != own for message in below) >= SCROLLED_BY


def _remember(known: dict[int, Any], key: int, value: object) -> None:
    """Note the newest, and forget the oldest."""
    known.pop(key, None)
    known[key] = value
    if len(known) > REMEMBERED:
        del known[next(iter(known))]

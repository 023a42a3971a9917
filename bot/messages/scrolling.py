"""Detect whether a public message has scrolled out of sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any, TypeVar

import discord

from bot.store.rows import MessageRow
from bot.turns.look import Look

SCROLLED_BY = 3
"""The number of others' messages that push a table out of a phone's screen."""
OWN_BELOW = 5
"""How many more messages are read because the bot's own ones, such as a reminder, do not count."""
LOOK_EACH = 45.0
"""Seconds between two looks below a game's table, unless a press reported something new."""
LOOK_AFTER = 16
"""Changes of a game between two looks below its table, if people make all of them.

Each look counts against Discord's 50 requests a second. If two people each press once a round, every third
change closes a round, so there is one look for eleven presses.
"""
REMEMBERED = 10_000
"""The most channels and games remembered."""

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class _Looked:
    """A look below the table of a game."""

    at: float
    revision: int
    newest: int
    """The newest message known in the channel at that time."""


class Scrolling:
    """Looks below a table no more often than needed: a press reveals the newest message of its channel."""

    def __init__(self, client: discord.Client, seconds: Callable[[], float] = monotonic) -> None:
        self._client = client
        self._seconds = seconds
        self._newest: dict[int, tuple[int, float]] = {}
        """The newest message of each channel as of the last press in it, and when that came."""
        self._looked: dict[str, _Looked] = {}
        """The last look at each game's table."""

    def hear(self, interaction: Mapping[str, Any]) -> None:
        """Note what an interaction, as it came, says about its channel."""
        channel = interaction.get("channel") or {}
        if channel.get("last_message_id"):
            _remember(self._newest, int(channel["id"]), (int(channel["last_message_id"]), self._seconds()))

    async def has_scrolled_away(self, look: Look, row: MessageRow) -> bool:
        """Return whether others have written enough below the game's table; raises the errors of Discord's
        refusal.

        Asking now and then costs less than receiving every message in every channel, and needs no intent.
        """
        now, looked = self._seconds(), self._looked.get(look.game)
        newest, at = self._newest.get(row.channel_id, (0, 0.0))
        known = row.message_id if looked is None else max(row.message_id, looked.newest)
        if newest == known and now - at < LOOK_EACH:
            return False
        if looked is not None:
            is_soon = now - looked.at < LOOK_EACH and newest <= known
            if is_soon or look.revision - looked.revision < _changes_between(look):
                return False
        _remember(self._looked, look.game, _Looked(now, look.revision, max(newest, known)))
        below = await self._client.http.logs_from(
            row.channel_id, SCROLLED_BY + OWN_BELOW, after=row.message_id
        )
        own = self._client.application_id
        return sum(int(message["author"]["id"]) != own for message in below) >= SCROLLED_BY


def _changes_between(look: Look) -> float:
    """Return the changes of this game between two looks: those of computer players come without a press."""
    people = sum(player.is_human for player in look.players)
    return LOOK_AFTER * len(look.players) / max(people, 1)


def _remember(known: dict[K, V], key: K, value: V) -> None:
    """Note the newest value, and drop the oldest."""
    known.pop(key, None)
    known[key] = value
    if len(known) > REMEMBERED:
        del known[next(iter(known))]

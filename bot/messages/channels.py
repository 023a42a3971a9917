"""What the bot knows of channels: those of people for direct messages, and how far a table has scrolled away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Any

import discord

from bot.messages.failures import Refusal, refusal
from bot.messages.first_answer import ACCIDENTS
from bot.store.errors import StoreError
from bot.store.people import People
from bot.store.recent import Recent
from bot.store.rows import MessageRow
from bot.turns.clocks import SECOND
from bot.turns.look import Look

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until Discord is asked again for a channel, once it lets the bot open no more; each further refusal doubles
them."""
IN_DIRECT_MESSAGES = 1
"""The context of an interaction from a person's direct messages with the bot."""
MOST_DIRECT = 20_000
"""How many channels for direct messages are remembered, in some two megabytes."""

SCROLLED_BY = 6
"""The lines that push a table off a phone's screen: each message has at least one, and each new author another, for
the name. Bots are not told what messages say."""
FEW = 3
"""The fewest messages with so many lines."""
OWN_BELOW = 5
"""How many more messages are read because the bot's own ones, such as a reminder, do not count."""
LOOK_EACH = 45 * SECOND
"""Milliseconds between two checks below a game's table, unless a press reported something new."""
LOOK_AFTER = 16
"""Changes of a game between two looks below its table, if people make all of them.

Each look counts against Discord's 50 requests a second. If two people each press once a round, every third
change closes a round, so there is one look for eleven presses.
"""
MOST_NEWEST = 10_000
"""The number of channels whose newest message is remembered."""

logger = logging.getLogger(__name__)


class Channels:
    """Asks Discord about channels no more often than necessary: a press reveals its channel and the newest message
    there, a table's row has the last check of any process, and a person's row the channel that any has opened."""

    def __init__(self, client: discord.Client, people: People) -> None:
        self._client = client
        self._people = people
        self._direct = Recent[int, int](MOST_DIRECT)
        """The channels of people, the one used last at the end: those that discord.py keeps, and more."""
        self._refused: discord.HTTPException | None = None
        """Why the bot may open no channels now; open ones can still be written in."""
        self._pause = FIRST_PAUSE
        self._until = 0.0
        self._newest = Recent[int, tuple[tuple[int, ...], int]](MOST_NEWEST)
        """The newest messages of each channel, as reported by presses there, and when the last one came (ms UTC)."""
        self._without_embeds = Recent[int, None](MOST_NEWEST)
        """The channels in which the bot may send no embeds, as reported by the last press there."""

    def hear(self, interaction: Mapping[str, Any], now: int) -> None:
        """Take note of what an interaction, as it arrived, reveals about its channel and its person."""
        channel = interaction.get("channel") or {}
        if channel.get("last_message_id"):
            channel_id, newest = int(channel["id"]), int(channel["last_message_id"])
            told, _ = self._newest.get(channel_id, ((), 0))
            ids = told if newest in told else (*told[1 - FEW :], newest)
            self._newest[channel_id] = (ids, now)
        if interaction.get("context") == IN_DIRECT_MESSAGES:
            # Another process may have opened it.
            self._direct[int(interaction["user"]["id"])] = int(interaction["channel_id"])
        granted = interaction.get("app_permissions")
        if granted is not None and interaction.get("guild_id") is not None:
            channel_id = int(interaction["channel_id"])
            self._without_embeds.pop(channel_id, None)
            if not discord.Permissions(int(granted)).embed_links:
                self._without_embeds[channel_id] = None

    def newest_told(self, channel_id: int) -> int:
        """Return the newest message of a channel that a press has reported; private ones are not reported."""
        told, _ = self._newest.get(channel_id, ((), 0))
        return max(told, default=0)

    def may_embed(self, channel_id: int) -> bool:
        """Return whether the bot may send embeds to a channel; in direct messages it may."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).embed_links
        return channel_id not in self._without_embeds

    @property
    def fault(self) -> str:
        """Say since when Discord has refused to open direct messages; empty if they can be opened."""
        if self._refused is None:
            return ""
        return f"Discord lets the bot open no direct messages now (error {self._refused.code})"

    async def direct(self, user_id: int) -> int:
        """Return a person's channel; raises the last refusal again during a pause."""
        channel_id = self._direct.get(user_id) or await self._known(user_id) or await self._open(user_id)
        self._direct[user_id] = channel_id
        return channel_id

    async def forget_direct(self, user_id: int) -> None:
        """Open a person's channel again before the next message: Discord does not know it, or it is another bot's."""
        self._direct.pop(user_id, None)
        await self._note(user_id, None)

    async def _known(self, user_id: int) -> int | None:
        with suppress(StoreError):
            return await self._people.direct_channel(user_id)
        return None

    async def _note(self, user_id: int, channel_id: int | None) -> None:
        # Without it, the channel is asked for again.
        with suppress(StoreError):
            await self._people.keep_direct_channel(user_id, channel_id)

    async def _open(self, user_id: int) -> int:
        if self._refused is not None and _seconds() < self._until:
            raise self._refused.with_traceback(None)
        try:
            made = await self._client.create_dm(discord.Object(user_id))
        except discord.HTTPException as error:
            if refusal(error) is Refusal.BOT:
                self._wait(error)
            raise
        if self._refused is not None:
            self._refused = None
            logger.warning("direct messages can be opened again")
        await self._note(user_id, made.id)
        return made.id

    def _wait(self, error: discord.HTTPException) -> None:
        """Begin a pause, or the next, longer one, unless another request has just begun it."""
        if self._refused is None:
            self._pause = FIRST_PAUSE
            self._refused = error
            logger.warning("%s: reminders and notices wait", self.fault)
        elif _seconds() < self._until:
            return
        else:
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
        self._until = _seconds() + self._pause

    def newest_if_due(self, look: Look, row: MessageRow, now: int) -> int | None:
        """Return the newest message known in a table's channel if it is time for a look below the table, else None.

        Asking now and then costs less than receiving every message in every channel, and needs no intent.
        """
        told, at = self._newest.get(row.channel_id, ((), 0))
        newest, known = self.newest_told(row.channel_id), max(row.message_id, row.looked_to)
        if newest == known and now - at < LOOK_EACH:
            return None
        # One look in vain is enough: others may be the bot's own messages.
        is_likely = sum(one > known for one in told) >= FEW and row.looked_to < row.message_id
        if row.looked_at and not is_likely:
            is_soon = abs(now - row.looked_at) < LOOK_EACH and newest <= known
            # Changes of computer players come without a press.
            people = sum(player.is_human for player in look.players)
            changes = LOOK_AFTER * len(look.players) / max(people, 1)
            if is_soon or look.revision - row.looked_for < changes:
                return None
        return max(newest, known)

    async def has_scrolled_away(self, row: MessageRow) -> bool:
        """Return whether others have written enough below a table; False if the bot may not read that."""
        try:
            below = await self._client.http.logs_from(
                row.channel_id, SCROLLED_BY + OWN_BELOW, after=row.message_id
            )
        except ACCIDENTS:
            return False
        authors = [int(message["author"]["id"]) for message in below]
        lines = sum(
            1 + (author != before) for author, before in pairwise((*authors, None)) if author != self._own
        )
        return lines >= SCROLLED_BY

    @property
    def _own(self) -> int | None:
        return self._client.application_id


def _seconds() -> float:
    return asyncio.get_running_loop().time()

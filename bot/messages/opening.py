"""Open channels for direct messages, and pause when Discord lets the bot open no more."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.messages.failures import Refusal, refusal
from bot.store.errors import StoreError
from bot.store.people import People

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds until it is tried again; each further refusal doubles them."""

IN_DIRECT_MESSAGES = 1
"""What an interaction calls its context if it comes from a person's direct messages with the bot."""
MOST_KNOWN = 20_000
"""How many channels are remembered, in some two megabytes."""

logger = logging.getLogger(__name__)


class Opening:
    """Opens channels; during a pause, open ones can still be written in.

    Each request for one counts, so that the database has the channels that any process has opened.
    """

    def __init__(self, client: discord.Client, people: People) -> None:
        self._client = client
        self._people = people
        self._refused: discord.HTTPException | None = None
        self._pause = FIRST_PAUSE
        self._until = 0.0
        self._known = OrderedDict[int, int]()
        """The channels of people, the one used last at the end; discord.py keeps 128."""

    @property
    def fault(self) -> str:
        """Say since when Discord has refused to open direct messages; empty if they can be opened."""
        if self._refused is None:
            return ""
        return f"Discord lets the bot open no direct messages now (error {self._refused.code})"

    async def channel_of(self, user_id: int) -> discord.PartialMessageable:
        """Return a person's channel; raises the last refusal again during a pause."""
        if user_id not in self._known:
            self._know(user_id, await self._kept(user_id) or await self._opened(user_id))
        self._known.move_to_end(user_id)
        return self._client.get_partial_messageable(self._known[user_id], type=discord.ChannelType.private)

    async def forget(self, user_id: int) -> None:
        """Open a person's channel anew before the next message: Discord does not know it, or it is another bot's."""
        self._known.pop(user_id, None)
        await self._keep(user_id, None)

    def hear(self, interaction: Mapping[str, Any]) -> None:
        """Remember the channel of a direct message from a press there as it arrived."""
        if interaction.get("context") == IN_DIRECT_MESSAGES:
            self._know(int(interaction["user"]["id"]), int(interaction["channel_id"]))

    def _know(self, user_id: int, channel_id: int) -> None:
        self._known[user_id] = channel_id
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def _kept(self, user_id: int) -> int | None:
        with suppress(StoreError):
            return await self._people.direct_channel(user_id)
        return None

    async def _keep(self, user_id: int, channel_id: int | None) -> None:
        # Without it, the channel is asked for again.
        with suppress(StoreError):
            await self._people.keep_direct_channel(user_id, channel_id)

    async def _opened(self, user_id: int) -> int:
        known = (one for one in self._client.private_channels if isinstance(one, discord.DMChannel))
        channel = next((one for one in known if one.recipient and one.recipient.id == user_id), None)
        if channel is not None:
            return channel.id
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
        await self._keep(user_id, made.id)
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


def _seconds() -> float:
    return asyncio.get_running_loop().time()

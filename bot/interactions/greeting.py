"""The bot's first message on a server: once, where it may write, and never again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from functools import partial

import discord

from bot.games.names import COMPUTERS
from bot.games.samples import joined_samples
from bot.interactions.home.page import greeting_page
from bot.interactions.home.parts import PageButton
from bot.messages.failures import TRY_GAP, is_passing
from bot.messages.first_answer import ACCIDENTS
from bot.messages.sender import Delivery
from bot.pages.texts import Language, language
from bot.store.database import Store
from bot.store.memos import INSERT_MEMO
from bot.store.statements import guard
from bot.turns.clocks import SECOND

JUST_NOW = timedelta(hours=1)
"""A server that was joined within this time (ms), while the bot was away, is still greeted."""

TRIES = 5
SEATS = 3
"""The players of the games whose sheets it shows."""

logger = logging.getLogger(__name__)


class Greeting:
    """Stores a server before it greets it: a greeting cut off by a stop is lost, but none is sent twice."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        know_channels: Callable[[discord.Guild], Awaitable[None]],
        buttons: Sequence[PageButton],
        make: Callable[[int, Callable[[], bytes]], Awaitable[bytes]],
    ) -> None:
        """Create it; `buttons` are the buttons of features in the message, and `make` draws its picture, which takes
        a second, for a server."""
        self._store = store
        self._delivery = delivery
        self._know_channels = know_channels
        self._buttons = tuple(buttons)
        self._make = make

    async def greet_if_new(self, guild: discord.Guild) -> None:
        """Greet a server that the bot joined while it was away."""
        joined = guild.me.joined_at
        if joined is not None and discord.utils.utcnow() - joined < JUST_NOW:
            await self.greet(guild)

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server that the bot has joined, unless it was greeted before."""
        mark = guard(INSERT_MEMO, name=f"greeted {guild.id}", value="")
        if not await self._store.try_commit((mark,)):
            return
        await self._know_channels(guild)
        channel = writable_channel(guild)
        if channel is None:
            return
        name = language(str(guild.preferred_locale))
        sheets = await self._make(guild.id, partial(joined_samples, COMPUTERS[:SEATS], name))
        page = greeting_page(self._buttons, sheets, Language(name))
        for _ in range(TRIES):
            try:
                await self._delivery.send_public(channel.id, page, f"hello-{guild.id}", is_first=False)
            except ACCIDENTS as error:
                logger.info("server %s could not be greeted (%s)", guild.id, type(error).__name__)
                if is_passing(error):
                    await asyncio.sleep(TRY_GAP / SECOND)
                    continue
            return


def writable_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the system channel, or the first text channel, where the bot may write; None if there is none."""

    def may_write(channel: discord.TextChannel) -> bool:
        granted = channel.permissions_for(guild.me)
        return granted.view_channel and granted.send_messages

    own = [guild.system_channel] if guild.system_channel is not None else []
    return next((each for each in (*own, *guild.text_channels) if may_write(each)), None)

"""Opening a game from a command: where it may be played, and the message it is shown in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.delivery import Interaction
from bot.look import Person, Refused, Wish
from bot.messages import Sent
from bot.permissions import missing
from bot.private import sent_page
from bot.store import GuildRow
from bot.texts import text

if TYPE_CHECKING:
    from bot.client import Bot

Preparation = Callable[[Wish], Awaitable[Wish]]
"""What takes too long to be done before Discord has an answer."""


def person_of(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


def channel_of(interaction: Interaction) -> int:
    """Raises Refused where Discord names no channel."""
    if interaction.channel_id is None:
        raise Refused("not_in_dm")
    return interaction.channel_id


async def open_table(
    bot: Bot, interaction: Interaction, wish: Wish, prepare: Preparation | None = None
) -> None:
    """A lobby for a group, shown to everybody in this channel."""
    if interaction.guild_id is None:
        raise Refused("not_in_dm")
    settings = await bot.records.guild(interaction.guild_id)
    _need_allowed_channel(interaction, settings)
    _need_permissions(interaction)
    message_id = await bot.delivery.think(interaction, ephemeral=False)
    if message_id is None:
        return
    sent = Sent("table", channel_of(interaction), message_id, token=interaction.token)
    if prepare is not None:
        wish = await prepare(wish)
    await bot.coordinator.open_lobby(wish, person_of(interaction), sent)


async def open_solo(
    bot: Bot, interaction: Interaction, wish: Wish, prepare: Preparation | None = None
) -> None:
    """A solo game, which only its player sees: right here, or by direct message."""
    is_dm = interaction.guild_id is None
    wish = replace(wish, panel="dm" if is_dm else wish.panel)
    message_id = await bot.delivery.think(interaction, ephemeral=not is_dm)
    if message_id is None:
        return
    person = person_of(interaction)
    if prepare is not None:
        wish = await prepare(wish)
    if is_dm or wish.panel == "channel":
        sent = Sent("panel", channel_of(interaction), message_id, 0, interaction.token)
        await bot.coordinator.open_lobby(wish, person, sent)
    else:
        game = await bot.coordinator.open_lobby(wish, person)
        await bot.delivery.answer(interaction, sent_page(game, str(interaction.locale), is_dm=False))


async def server_defaults(bot: Bot, interaction: Interaction) -> tuple[str, str]:
    """The language and the clock of a server; without settings its locale, and the live clock."""
    locale = str(interaction.guild_locale or interaction.locale)
    if interaction.guild_id is None:
        return locale, "none"
    settings = await bot.records.guild(interaction.guild_id)
    return settings.language or locale, settings.clock or bot.default_clock


def _need_allowed_channel(interaction: Interaction, settings: GuildRow) -> None:
    allowed = settings.channels.split()
    channel = interaction.channel
    here = {str(interaction.channel_id), str(getattr(channel, "parent_id", None))}
    if allowed and not here & set(allowed):
        raise Refused("wrong_channel", {"channels": ", ".join(f"<#{channel}>" for channel in allowed)})


def _need_permissions(interaction: Interaction) -> None:
    is_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := missing(interaction.app_permissions, is_thread=is_thread):
        locale = str(interaction.locale)
        names = (text(locale, f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refused("missing_permission", {"permissions": ", ".join(names)})

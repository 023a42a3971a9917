"""Opens a game from a command: checks that it may be played here and sends its first message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.interactions.permissions import missing
from bot.interactions.services import Services
from bot.messages.panel import sent_page
from bot.messages.sender import Interaction
from bot.pages.texts import text
from bot.store.messages import Sent
from bot.store.rows import GuildRow
from bot.turns.look import Person, Refused, Setup

Preparation = Callable[[Setup], Awaitable[Setup]]
"""Work that takes too long to finish before answering Discord."""


def person_of(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


def channel_of(interaction: Interaction) -> int:
    """Raises Refused if Discord names no channel."""
    if interaction.channel_id is None:
        raise Refused("not_in_dm")
    return interaction.channel_id


async def open_table(
    services: Services, interaction: Interaction, setup: Setup, prepare: Preparation | None = None
) -> None:
    """Open a lobby for a group, shown to everyone in this channel."""
    if interaction.guild_id is None:
        raise Refused("not_in_dm")
    settings = await services.records.guild(interaction.guild_id)
    _need_allowed_channel(interaction, settings)
    _need_permissions(interaction)
    message_id = await services.delivery.think(interaction, ephemeral=False)
    if message_id is None:
        return
    sent = Sent("table", channel_of(interaction), message_id, token=interaction.token)
    if prepare is not None:
        setup = await prepare(setup)
    await services.coordinator.open_lobby(setup, person_of(interaction), sent)


async def open_solo(
    services: Services, interaction: Interaction, setup: Setup, prepare: Preparation | None = None
) -> None:
    """Open a solo game that only its player sees: here or by direct message."""
    is_dm = interaction.guild_id is None
    setup = replace(setup, panel="dm" if is_dm else setup.panel)
    message_id = await services.delivery.think(interaction, ephemeral=not is_dm)
    if message_id is None:
        return
    person = person_of(interaction)
    if prepare is not None:
        setup = await prepare(setup)
    if is_dm or setup.panel == "channel":
        sent = Sent("panel", channel_of(interaction), message_id, 0, interaction.token)
        await services.coordinator.open_lobby(setup, person, sent)
    else:
        game = await services.coordinator.open_lobby(setup, person)
        page = sent_page(game, str(interaction.locale), is_dm=False)
        await services.delivery.answer(interaction, page)


async def server_defaults(services: Services, interaction: Interaction) -> tuple[str, str]:
    """A server's language and clock; by default its locale and the live clock."""
    locale = str(interaction.guild_locale or interaction.locale)
    if interaction.guild_id is None:
        return locale, "none"
    settings = await services.records.guild(interaction.guild_id)
    return settings.language or locale, settings.clock or services.default_clock


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

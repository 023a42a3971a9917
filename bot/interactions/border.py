"""Make requests of what Discord sends, and of taps on screens in its form: nothing else reads an interaction."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import discord

from bot.interactions.languages import discords_locale
from bot.interactions.permissions import missing
from bot.interactions.request import NOTHING_PRESSED, Named, Reader, Request, Where
from bot.interactions.screens.presses import ScreenInteraction
from bot.messages.first_answer import Interaction
from bot.messages.screen import screen_of
from bot.pages.control import Control
from bot.render.names import visible_name


def request_of(
    interaction: Interaction,
    now: int,
    control: Control = NOTHING_PRESSED,
    options: Mapping[str, Any] | None = None,
) -> Request:
    """Return an interaction as a request, once its person's language is known; `now` is in milliseconds UTC."""
    data: Mapping[str, Any] = interaction.data or {}
    given = options or {}
    return Request(
        id=interaction.id,
        chance=chance_of(interaction),
        now=now,
        made_at=int(interaction.created_at.timestamp() * 1000),
        reader=reader_of(interaction),
        where=_where(interaction),
        control=control,
        values=tuple(map(str, data.get("values", ()))),
        people={person.id: person for person in _chosen(data)},
        options={name: _named(value) if _is_user(value) else value for name, value in given.items()},
        origin=interaction,
    )


def chance_of(interaction: Interaction) -> int:
    """Return what an interaction adds to throws: the unpredictable id that Discord assigned; on a screen, what Discord
    assigned to the person's login."""
    return interaction.chance if isinstance(interaction, ScreenInteraction) else interaction.id


def reader_of(interaction: Interaction) -> Reader:
    user = interaction.user
    return Reader(
        user.id, name_here(user), own_name(user), str(interaction.locale), str(discords_locale(interaction))
    )


def own_name(user: discord.User | discord.Member) -> str:
    """Return the person's name outside of single servers, or their account's if nothing of it is visible."""
    return user.global_name if user.global_name and visible_name(user.global_name) else user.name


def name_here(user: discord.User | discord.Member) -> str:
    """Return the person's name where they are, if anything of it is visible."""
    return user.display_name if visible_name(user.display_name) else own_name(user)


def _where(interaction: Interaction) -> Where:
    permissions, message = interaction.permissions, interaction.message
    is_server = interaction.guild_id is not None
    is_ephemeral = message is not None and message.flags.ephemeral
    manages = is_server and (permissions.manage_guild or permissions.administrator)

    def lacks() -> Collection[str]:
        return missing(interaction.app_permissions, is_thread=isinstance(interaction.channel, discord.Thread))

    def channels() -> Collection[int]:
        return [channel.id for channel in interaction.guild.channels] if interaction.guild else ()

    return Where(
        server=interaction.guild_id,
        channel=interaction.channel_id,
        parent=getattr(interaction.channel, "parent_id", None),
        locale=None if interaction.guild_locale is None else str(interaction.guild_locale),
        is_private=not is_server or is_ephemeral,
        is_ephemeral=is_ephemeral,
        is_screen=screen_of(interaction) is not None,
        manages=manages,
        moderates=is_server and (permissions.manage_messages or permissions.manage_guild),
        lacks=lacks,
        channels=channels,
    )


def _is_user(value: object) -> bool:
    return isinstance(value, discord.User | discord.Member)


def _named(user: Any) -> Named:
    return Named(user.id, name_here(user), user.bot, isinstance(user, discord.Member))


def _chosen(data: Mapping[str, Any]) -> Iterator[Named]:
    """Yield the people whom Discord describes beside the values of a select."""
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    members = resolved.get("members", {})
    for number, user in resolved.get("users", {}).items():
        yield Named(int(number), "", bool(user.get("bot")), number in members)

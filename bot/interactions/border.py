"""Turn what Discord sends, and taps on screens, into requests: nothing else reads an interaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import discord

from bot.interactions.permissions import missing
from bot.interactions.request import NOTHING_PRESSED, Named, Origin, Reader, Request, Where
from bot.interactions.screens.visitor import Visitor
from bot.messages.first_answer import ACCIDENTS, Interaction, guest_of
from bot.pages.control import Control, parse_control
from bot.render.names import visible_name
from bot.store.rows import Theme

UNKNOWN = Control("unknown")
"""Stands for a control that no button of this version has."""
READER = "reader"
"""The key in an interaction's extras for its person."""


def request_of(
    interaction: Interaction,
    origin: Origin,
    now: int,
    *,
    options: Mapping[str, Any] | None = None,
) -> Request:
    """Return an interaction as a request; `now` is in milliseconds UTC, and `options` are those of a command."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    return Request(
        id=interaction.id,
        chance=chance_of(interaction),
        now=now,
        made_at=int(interaction.created_at.timestamp() * 1000),
        reader=reader_of(interaction),
        where=_where(interaction),
        control=NOTHING_PRESSED if custom_id is None else parse_control(str(custom_id)) or UNKNOWN,
        values=tuple(map(str, data.get("values", ()))),
        people=_chosen(data),
        options=options or {},
        origin=origin,
    )


def tap_of(
    visitor: Visitor,
    origin: Origin,
    press: int,
    custom_id: str,
    value: str,
    *,
    locale: str,
    theme: Theme,
    now: int,
) -> Request:
    """Return a press on a screen as a request; the locale and theme are the screen's. It is made when it arrives,
    because its id, unlike one of Discord's, does not say when. The person may not moderate with it, because Discord
    does not tell what they may do in their server; what the bot may do there, Discord says when it tries."""
    name = own_name(visitor.user.get("global_name"), visitor.user["username"])
    return Request(
        id=press,
        # Somebody who knows the seed could have searched for the id.
        chance=visitor.chance,
        now=now,
        made_at=now,
        reader=Reader(visitor.user_id, name, name, locale, visitor.locale),
        where=Where(
            visitor.guild_id if visitor.guest_of is None else None,
            visitor.channel_id,
            guest_of=visitor.guest_of,
            is_screen=True,
            theme=theme,
        ),
        control=parse_control(custom_id) or UNKNOWN,
        values=(value,) if value else (),
        origin=origin,
    )


def chance_of(interaction: Interaction) -> int:
    """Return what an interaction adds to throws: the unpredictable id that Discord assigned."""
    return interaction.id


def reader_of(interaction: Interaction) -> Reader:
    """Return the person behind an interaction, with the language of their Discord until they were met."""
    known: Reader | None = interaction.extras.get(READER)
    if known is None:
        user, locale = interaction.user, str(interaction.locale)
        own = own_name(user.global_name, user.name)
        # Nothing distinguishes games of different places without the bot.
        name = own if guest_of(interaction) is not None else name_here(user)
        known = interaction.extras[READER] = Reader(user.id, name, own, locale, locale)
    return known


def own_name(global_name: str | None, account: str) -> str:
    """Return the person's name outside of single servers, or their account's if nothing of it is visible."""
    return global_name if global_name and visible_name(global_name) else account


def name_here(user: discord.User | discord.Member) -> str:
    """Return the person's name where they are, if anything of it is visible."""
    return user.display_name if visible_name(user.display_name) else own_name(user.global_name, user.name)


def _where(interaction: Interaction) -> Where:
    permissions, message = interaction.permissions, interaction.message
    guest = guest_of(interaction)
    server = interaction.guild_id if guest is None else None
    is_server = server is not None
    is_ephemeral = message is not None and message.flags.ephemeral
    manages = is_server and (permissions.manage_guild or permissions.administrator)

    def lacks() -> Collection[str]:
        if guest is not None:
            return ()
        return missing(interaction.app_permissions, is_thread=isinstance(interaction.channel, discord.Thread))

    async def channels() -> Collection[int]:
        if server is None:
            return ()
        try:
            told = await interaction.client.http.get_all_guild_channels(server)
        except ACCIDENTS:
            return ()
        return [int(channel["id"]) for channel in told]

    return Where(
        server=server,
        channel=interaction.channel_id,
        parent=getattr(interaction.channel, "parent_id", None),
        locale=None if interaction.guild_locale is None else str(interaction.guild_locale),
        guest_of=guest,
        reaches_reader=guest is None or interaction.is_user_integration(),
        is_hushed=bool(guest) and not permissions.use_external_apps,
        is_private=(server is None and guest is None) or is_ephemeral,
        is_ephemeral=is_ephemeral,
        manages=manages,
        moderates=is_server and (permissions.manage_messages or permissions.manage_guild),
        lacks=lacks,
        channels=channels,
    )


def named(user: discord.User | discord.Member) -> Named:
    return Named(user.id, name_here(user), user.bot, isinstance(user, discord.Member))


def _chosen(data: Mapping[str, Any]) -> dict[int, Named]:
    """Return the people whom Discord describes beside the values of a select."""
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    people: dict[int, Named] = {}
    members = resolved.get("members", {})
    for number, user in resolved.get("users", {}).items():
        people[int(number)] = Named(int(number), "", bool(user.get("bot")), number in members)
    return people

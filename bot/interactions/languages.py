"""A person's own language for private messages, overriding Discord's, and a server's language for public
ones."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.interactions.request import Request
from bot.messages.first_answer import ACCIDENTS, Interaction
from bot.pages.texts import DEFAULT, LANGUAGES, language
from bot.store.errors import StoreError
from bot.store.settings import Choices, Setting, Settings, choice

LOCALE = "locale"
"""The key in an interaction's extras for the locale that Discord sent."""

LANGUAGE: Setting[str | None] = choice("person", "core", "language", LANGUAGES, default=None)
"""The language of what only a person sees; None for that of their Discord. Statements ask the view `person_language`."""
SERVER_LANGUAGE: Setting[str | None] = choice("server", "core", "language", LANGUAGES, default=None)
"""The language of public messages; None for that of the server."""

logger = logging.getLogger(__name__)


async def speak(settings: Settings, interaction: Interaction) -> None:
    """Give an interaction the locale that its person has chosen. Without a database, it keeps Discord's."""
    given = discords_locale(interaction)
    locale = await spoken_locale(settings, interaction.user.id, str(given), otherwise=str(given))
    interaction.locale = given if locale == str(given) else discord.Locale(locale)


async def spoken_locale(settings: Settings, user_id: int, given: str, *, otherwise: str) -> str:
    """Return the locale that a person has chosen, by default the given one of their Discord; without a database, the
    other one."""
    try:
        return supported_locale(given, (await settings.of("person", user_id))[LANGUAGE])
    except StoreError as error:
        logger.warning("a person's language is not known (%s)", error)
        return otherwise


def speaking(request: Request, chosen: str | None) -> Request:
    """Return a request whose reader has just chosen this language."""
    reader = request.reader
    return replace(request, reader=replace(reader, locale=supported_locale(reader.given, chosen)))


def supported_locale(given: str, chosen: str | None) -> str:
    """Return the locale of this language; for None, the given locale of Discord."""
    if chosen is None or chosen == language(given):
        return given
    return next(str(one) for one in discord.Locale if str(one).partition("-")[0] == chosen)


async def server_locale(
    client: discord.Client, guild_id: int, chosen: Choices, given: str | None = None
) -> str:
    """Return the locale for everybody on a server: the one its administrators have chosen, otherwise
    Discord's, which an interaction may have `given`; a press on a screen does not."""
    if chosen[SERVER_LANGUAGE] or given:
        return chosen[SERVER_LANGUAGE] or str(given)
    try:
        guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
    except ACCIDENTS:
        return DEFAULT
    return str(guild.preferred_locale)


def discords_locale(interaction: Interaction) -> discord.Locale:
    """Return the locale of the person's Discord."""
    locale: discord.Locale = interaction.extras.setdefault(LOCALE, interaction.locale)
    return locale

"""A person's own language for private messages, overriding Discord's, and a server's language for public
ones."""

from __future__ import annotations

import logging

import discord

from bot.messages.first_answer import ACCIDENTS, Interaction
from bot.pages.texts import DEFAULT, LANGUAGES, language
from bot.store.errors import StoreError
from bot.store.people import People
from bot.store.rows import GuildRow

LOCALE = "locale"
"""The key in an interaction's extras for the locale that Discord sent."""

logger = logging.getLogger(__name__)


async def speak(people: People, interaction: Interaction) -> None:
    """Give an interaction the locale that its person has chosen. Without a database, it keeps Discord's."""
    try:
        chosen = await people.language(interaction.user.id)
    except StoreError as error:
        logger.warning("interaction %s: its person's language is not known (%s)", interaction.id, error)
        return
    speak_as(interaction, chosen)


def speak_as(interaction: Interaction, chosen: str | None) -> None:
    """Give an interaction a locale of this language; for None, or a language without texts, Discord's."""
    given = discords_locale(interaction)
    locale = supported_locale(str(given), chosen)
    interaction.locale = given if locale == str(given) else discord.Locale(locale)


def supported_locale(given: str, chosen: str | None) -> str:
    """Return the locale of this language; for None, or a language without texts, the given locale of
    Discord."""
    if chosen is None or chosen not in LANGUAGES or chosen == language(given):
        return given
    return next(str(one) for one in discord.Locale if str(one).partition("-")[0] == chosen)


async def server_locale(
    client: discord.Client, settings: GuildRow, given: discord.Locale | None = None
) -> str:
    """Return the locale for everybody on a server: the one its administrators have chosen, otherwise
    Discord's, which an interaction may have `given`; a press on a screen does not."""
    if settings.language or given:
        return settings.language or str(given)
    try:
        guild = client.get_guild(settings.id) or await client.fetch_guild(settings.id, with_counts=False)
    except ACCIDENTS:
        return DEFAULT
    return str(guild.preferred_locale)


def discords_locale(interaction: Interaction) -> discord.Locale:
    """Return the locale of the person's Discord."""
    locale: discord.Locale = interaction.extras.setdefault(LOCALE, interaction.locale)
    return locale

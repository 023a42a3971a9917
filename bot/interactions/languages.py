"""A person's own language for private messages, overriding Discord's, and a server's language for public
ones."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from bot.interactions.request import Reader
from bot.messages.first_answer import ACCIDENTS
from bot.pages.texts import DEFAULT, LANGUAGES, language
from bot.store.errors import StoreError
from bot.store.settings import Choices, Setting, Settings, choice

LANGUAGE: Setting[str | None] = choice("person", "core", "language", LANGUAGES, default=None)
"""The language of private messages; None for that of one's Discord. Statements ask the view `person_language`."""
SERVER_LANGUAGE: Setting[str | None] = choice("server", "core", "language", LANGUAGES, default=None)
"""The language of public messages; None for that of the server."""

logger = logging.getLogger(__name__)


async def as_chosen(settings: Settings, reader: Reader) -> Reader:
    """Return a reader with the language that they have chosen; without a database, unchanged."""
    try:
        return speaking(reader, (await settings.of("person", reader.id))[LANGUAGE])
    except StoreError as error:
        logger.warning("a person's language is not known (%s)", error)
        return reader


def speaking(reader: Reader, chosen: str | None) -> Reader:
    """Return a reader with this language; for None, with that of their Discord."""
    locale = supported_locale(reader.given, chosen)
    return reader if locale == reader.locale else replace(reader, locale=locale)


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

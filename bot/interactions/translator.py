"""Translate names and descriptions of commands."""

from __future__ import annotations

from functools import cache

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.pages.texts import LANGUAGES, has_text, text


class Translator(app_commands.Translator):
    """Translates a `locale_str` by its key: `locale_str("play", key="command-play")`."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        del context
        key = string.extras.get("key")
        return None if key is None else translation(str(locale), key)


@cache
def translation(code: str, key: str) -> str | None:
    """Return the words for one of Discord's locales; None for one whose language has no texts."""
    # Discord asks for each of its locales; most are not translated. `en-GB` repeats the default text, but
    # both are needed.
    is_read = code.partition("-")[0] in LANGUAGES
    return text(code, key) if is_read and has_text(code, key) else None


def translated(string: locale_str, locale: str) -> str:
    """Return the words in a person's language."""
    key = string.extras.get("key")
    return string.message if key is None else text(locale, key)


def localised(key: str) -> locale_str:
    """Return the words of a command, option or choice, English by default."""
    return locale_str(text("en", key), key=key)

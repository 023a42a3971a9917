"""Discord's limits for texts."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import discord

from bot.client import Bot
from bot.interactions.tree import Translator
from bot.local.errors import Json
from bot.pages.page import MAX_CONTENT, MAX_LABEL
from bot.store.engines import store_on
from tests.strict.commands import MAX_CHARACTERS, NAME, characters
from tests.texts.files import GAP, TextEntry, TextFault, Texts
from tests.texts.usage import label_keys

MOST_DESCRIPTION = 100
"""The most characters in the description of a command or option, and in the name of a choice."""
MOST_ALT = 1024
PEOPLE = frozenset({"name", "player", "winner", "host"})
LONGEST_NAME, USUAL_VALUE = 32, 8
"""Characters that a value may take: the longest name of a person, and what other values hardly exceed."""


def too_long(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield labels that a control would cut, and texts longer than a message."""
    labels = label_keys(entry.key for entry in own.entries)
    for entry in own.entries:
        most = MAX_LABEL if entry.key in labels else MOST_ALT if entry.key.endswith("-alt") else MAX_CONTENT
        if (length := longest(entry)) > most:
            yield TextFault(entry.place, f"has up to {length} characters, and Discord takes {most} here")


def longest(entry: TextEntry) -> int:
    """Return how many characters a text may have, values included."""
    return max((len(GAP.sub(_value, wording)) for wording in entry.wordings), default=0)


def _value(gap: re.Match[str]) -> str:
    return "x" * (LONGEST_NAME if gap[1] in PEOPLE else USUAL_VALUE)


def wrong_commands(own: Texts, _: Texts) -> Iterator[TextFault]:
    """Yield what Discord would refuse in the language's commands."""
    for locale in locales(own.name):
        yield from _wrong_names(own.name, locale, commands(), "")
        for command in commands():
            yield from _wrong_command(own.name, locale, command, "")


def too_large_commands() -> Iterator[TextFault]:
    """Yield the commands that are too large in the longest of all languages together."""
    for command in commands():
        if (size := characters(command)) > MAX_CHARACTERS:
            yield TextFault(
                f"/{command['name']}",
                f"has {size} characters in the longest language of each text, and Discord takes {MAX_CHARACTERS}",
            )


def locales(language: str) -> list[str]:
    """Return Discord's locales whose readers get this language."""
    return [code for code in map(str, discord.Locale) if code.partition("-")[0] == language]


@lru_cache
def commands() -> tuple[Json, ...]:
    """Return the commands as they are registered with Discord, in every language."""
    return asyncio.run(_commands())


async def _commands() -> tuple[Json, ...]:
    with tempfile.TemporaryDirectory() as folder:
        host = discord.Object(7)
        bot = Bot(store_on(Path(folder) / "never-opened.db"), host_guild=host.id)
        try:
            return tuple(
                [
                    await command.get_translated_payload(bot.tree, Translator())
                    for command in (*bot.tree.get_commands(), *bot.tree.get_commands(guild=host))
                ]
            )
        finally:
            bot.worker.close()


def _wrong_command(language: str, locale: str, command: Json, path: str) -> Iterator[TextFault]:
    """Yield what is wrong with a command, subcommand or option, and with what is inside it."""
    path = f"{path} {command['name']}".strip()
    name, about = (_localised(command, part, locale) for part in ("name", "description"))
    if not NAME.fullmatch(name) or name != name.lower():
        yield TextFault(
            f"{language} /{path}", f"is called {name!r}: up to 32 small letters or digits, without spaces"
        )
    if not 1 <= len(about) <= MOST_DESCRIPTION:
        yield TextFault(
            f"{language} /{path}",
            f"is described in {len(about)} characters, and Discord takes {MOST_DESCRIPTION}",
        )
    inside = command.get("options") or ()
    yield from _wrong_names(language, locale, inside, path)
    for option in inside:
        yield from _wrong_command(language, locale, option, path)
    for choice in command.get("choices") or ():
        if not 1 <= len(words := _localised(choice, "name", locale)) <= MOST_DESCRIPTION:
            yield TextFault(
                f"{language} /{path}",
                f"has a choice of {len(words)} characters, and Discord takes {MOST_DESCRIPTION}",
            )


def _wrong_names(language: str, locale: str, commands_: Sequence[Json], path: str) -> Iterator[TextFault]:
    """Yield the names that two commands, or two options of a command, have."""
    taken: dict[str, str] = {}
    for command in commands_:
        name = _localised(command, "name", locale)
        if (other := taken.setdefault(name, command["name"])) != command["name"]:
            yield TextFault(
                f"{language} /{path} {command['name']}".replace("/ ", "/"), f"has the name of {other}: {name}"
            )


def _localised(thing: Json, part: str, locale: str) -> str:
    return str((thing.get(f"{part}_localizations") or {}).get(locale, thing[part]))

"""Check the options of a command against their declarations, as Discord's clients do but other senders may
not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord import AppCommandOptionType, app_commands
from discord.app_commands import locale_str

from bot.interactions.translator import translated
from bot.messages.first_answer import Interaction
from bot.pages.texts import any_of
from bot.turns.look import Refused

KINDS: Mapping[AppCommandOptionType, tuple[type, ...]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
}
"""The Python types of the values of each type of option; the others are ids, which discord.py resolves."""


def need_declared(interaction: Interaction) -> None:
    """Raise Refused for the first option whose value its command does not offer."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    declared = {option.display_name: option for option in command.parameters}
    for name, value in _given(interaction.data or {}):
        if name in declared:
            _need_allowed(declared[name], value, str(interaction.locale))


def _given(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of the options, including those of a subcommand."""
    for option in data.get("options", ()):
        if "value" in option:
            yield option["name"], option["value"]
        yield from _given(option)


def _need_allowed(option: app_commands.Parameter, value: Any, locale: str) -> None:
    name = _words(option.locale_name or option.display_name, locale)
    if option.choices:
        if value not in [choice.value for choice in option.choices]:
            # discord.py has the translations of a choice under this name alone.
            offered = [_words(choice._locale_name or choice.name, locale) for choice in option.choices]  # noqa: SLF001
            raise Refused("option_choice", {"option": name, "choices": any_of(locale, offered)})
        return
    kinds = KINDS.get(option.type)
    if kinds and (not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds)):
        raise Refused("option_kind", {"option": name})
    least, most = option.min_value, option.max_value
    size = len(value) if isinstance(value, str) else value
    if (least is not None and size < least) or (most is not None and size > most):
        raise Refused("option_range", {"option": name, "least": str(least), "most": str(most)})


def _words(name: locale_str | str, locale: str) -> str:
    return translated(name, locale) if isinstance(name, locale_str) else name

"""Slash commands as data, and the one place that gives them to discord.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from inspect import Parameter, Signature
from itertools import chain
from typing import Any

import discord
from discord import app_commands

from bot.interactions.border import named, reader_of, request_of
from bot.interactions.discord_origin import DiscordOrigin
from bot.interactions.request import Ask
from bot.interactions.services import Services
from bot.interactions.tree import localised
from bot.messages.first_answer import Interaction
from bot.pages.page import MAX_OPTIONS
from bot.pages.texts import Language


class Places(Enum):
    """Where a command can be given."""

    EVERYWHERE = auto()
    GROUPS = auto()
    """Where there are others: in servers, in group messages, and in messages between two people."""
    DIRECT = auto()
    """In direct messages with the bot."""
    HOST = auto()
    """Only on the server of the bot's owner, for its administrators."""


CONTEXTS = {
    Places.GROUPS: app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=True),
    Places.DIRECT: app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=False),
}


@dataclass(frozen=True, slots=True)
class Typing(Language):
    """What a person has typed so far into an option that suggests values."""

    user_id: int
    typed: str
    options: Mapping[str, Any]
    """The other options, as far as they are filled in."""


Suggest = Callable[[Typing], Awaitable[Iterable[tuple[str, str]]]]
"""Returns labels and values."""


@dataclass(frozen=True, slots=True)
class Argument:
    """An option of a command; the text `option-<name>` is its name."""

    name: str
    about: str
    """The key of its description."""
    kind: Any = str
    """`str`, `int`, `bool`, or `USER`."""
    default: Any = ""
    """The value if it is left open; `REQUIRED` if it cannot be."""
    choices: Mapping[str, str] = field(default_factory=dict)
    """Values with the keys of their texts; empty if people type freely."""
    least: int | None = None
    most: int | None = None
    """The bounds of a number, or of the length of a text."""
    suggest: Suggest | None = None
    label: str = ""
    """The key of its name, if that is another one."""


USER = discord.User
REQUIRED = Parameter.empty


@dataclass(frozen=True, slots=True)
class Command:
    """A command; its texts are `command-<word>` and, by default, `command-<word>-about`."""

    word: str
    ask: Ask
    arguments: Sequence[Argument] = ()
    places: Places = Places.EVERYWHERE
    group: str = ""
    """The word of the group that it belongs to."""
    about: str = ""
    """The key of its description, if that is another one."""


def game_choices(games: Iterable[str]) -> dict[str, str]:
    """Return the choices of an option that names a game."""
    return {game: f"game-{game}" for game in games}


def add_commands(
    tree: app_commands.CommandTree[Any],
    services: Services,
    parts: Iterable[Iterable[Command]],
    host_guild: int | None,
) -> None:
    """Add the commands of all parts to those of discord.py; the host's, if this server is set for them."""
    groups: dict[str, app_commands.Group] = {}
    for command in chain.from_iterable(parts):
        is_hosts = command.places is Places.HOST
        if is_hosts and host_guild is None:
            continue
        built = _built(command, services)
        if not command.group:
            built.allowed_contexts = CONTEXTS.get(command.places)
            tree.add_command(built)
        elif command.group in groups:
            groups[command.group].add_command(built)
        else:
            group = groups[command.group] = app_commands.Group(
                name=localised(f"command-{command.group}"),
                description=localised(f"command-{command.group}-about"),
                allowed_contexts=CONTEXTS.get(command.places),
                default_permissions=discord.Permissions.none() if is_hosts else None,
            )
            group.add_command(built)
            tree.add_command(group, guild=discord.Object(host_guild) if is_hosts and host_guild else None)


def _built(command: Command, services: Services) -> app_commands.Command[Any, ..., None]:
    names = {one.name.replace("-", "_"): one for one in command.arguments}

    async def callback(interaction: Interaction, **values: Any) -> None:
        options = {
            names[name].name: named(value) if isinstance(value, USER | discord.Member) else value
            for name, value in values.items()
        }
        origin, now = DiscordOrigin(services, interaction), services.coordinator.now()
        request = request_of(interaction, origin, now, options=options)
        await origin.carry(request, await command.ask(request))

    # discord.py reads a command's options from its signature.
    parameters = [Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction)]
    parameters += [
        Parameter(name, Parameter.KEYWORD_ONLY, annotation=_annotation(one), default=one.default)
        for name, one in names.items()
    ]
    callback.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # inspect looks for it
    app_commands.rename(
        **{name: localised(one.label or f"option-{one.name}") for name, one in names.items()}
    )(callback)
    app_commands.describe(**{name: localised(one.about) for name, one in names.items()})(callback)
    app_commands.choices(
        **{
            name: [
                app_commands.Choice(name=localised(key), value=value) for value, key in one.choices.items()
            ]
            for name, one in names.items()
            if one.choices
        }
    )(callback)
    app_commands.autocomplete(
        **{name: _suggestion(one.suggest) for name, one in names.items() if one.suggest}
    )(callback)
    return app_commands.Command(
        name=localised(f"command-{command.word}"),
        description=localised(command.about or f"command-{command.word}-about"),
        callback=callback,
    )


def _annotation(argument: Argument) -> Any:
    if argument.kind is USER:
        return USER | None
    if argument.least is not None or argument.most is not None:
        return app_commands.Range[argument.kind, argument.least, argument.most]
    return argument.kind


def _suggestion(
    suggest: Suggest,
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        options = {name: value for name, value in vars(interaction.namespace).items() if value is not None}
        reader = reader_of(interaction)
        found = await suggest(Typing(reader.locale, reader.id, typed, options))
        return [app_commands.Choice(name=label, value=value) for label, value in found][:MAX_OPTIONS]

    return offer

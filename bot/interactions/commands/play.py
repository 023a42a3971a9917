"""Build the games' own commands from their declarations: `/<game> play` and, in DMs, `/solo <game>`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.games.command import GameChoice, HeaderOptions, Option, Shared, Subcommand
from bot.games.registry import PARTS
from bot.games.solo import usual_choice
from bot.interactions.commands.opening import Defaults, channel_of, open_solo, open_table, server_defaults
from bot.interactions.commands.options import (
    IN_DMS,
    IN_SERVERS,
    choices,
    panel_place,
)
from bot.interactions.people import invited_guests
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.turns.clocks import CLOCKS
from bot.turns.look import Setup

Suggestion = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def add_games(tree: app_commands.CommandTree[Any], services: Services) -> None:
    alone = _group("solo", IN_DMS)
    for game, part in PARTS.items():
        group = _group(game, IN_SERVERS)
        for declared in part.subcommands:
            group.add_command(_command(services, game, declared, declared.word))
            if declared.mode == "solo":
                options = tuple(option for option in declared.options if option is not Shared.SHEETS)
                alone.add_command(_command(services, game, replace(declared, options=options), game))
        tree.add_command(group)
    tree.add_command(alone)


def _group(word: str, places: app_commands.AppCommandContext) -> app_commands.Group:
    return app_commands.Group(
        name=localised(f"command-{word}"),
        description=localised(f"command-{word}-about"),
        allowed_contexts=places,
    )


def _command(
    services: Services, game: str, declared: Subcommand, word: str
) -> app_commands.Command[Any, ..., None]:
    async def open_game(interaction: Interaction, **values: Any) -> None:
        own = {o.name: str(values[o.name]) for o in declared.options if isinstance(o, Option)}
        choice = declared.choose(own)
        setup = await setup_of(services, interaction, game, declared, choice, values=values)
        prepare = None if choice.make is None else preparation(services, choice.make)
        opens = open_solo if declared.mode == "solo" else open_table
        await opens(services, interaction, setup, prepare)

    # discord.py reads a command's options from its signature.
    parameters = [Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction)]
    parameters += [
        Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=default)
        for option in declared.options
        for name, kind, default in _shapes(option, declared.seats)
    ]
    open_game.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # inspect looks for it
    for decorate in _decorations(game, declared):
        decorate(open_game)
    return app_commands.Command(
        name=localised(f"command-{word}"),
        description=localised(f"command-{game}-{declared.word}-about"),
        callback=open_game,
    )


def _shapes(option: Option | Shared, seats: range) -> Iterator[tuple[str, Any, Any]]:
    """Yield the name, type and default of each option that Discord shows."""
    match option:
        case Option(name, default=default):
            yield name, str, default
        case Shared.PLAYERS:
            yield option.value, app_commands.Range[int, seats[0], seats[-1]], seats[-1]
        case Shared.HINTS:
            yield option.value, bool, False
        case Shared.SHEETS:
            yield option.value, str, ""
        case Shared.CLOCK:
            yield option.value, str | None, None
        case Shared.INVITE | Shared.OPPONENT:
            for name in _names(option, seats):
                yield name, discord.User | None, None


def _names(option: Option | Shared, seats: range) -> list[str]:
    """Return the option's names as the callback knows them; the keys of their texts have hyphens."""
    if isinstance(option, Option):
        return [option.name]
    numbers = range(2, seats[-1]) if option is Shared.INVITE else ()
    return [option.value, *(f"{option.value}_{number}" for number in numbers)]


def _decorations(game: str, declared: Subcommand) -> Iterator[Callable[[Any], Any]]:
    """Yield decorators with the names, descriptions and choices of the options."""
    keys = {name: option for option in declared.options for name in _names(option, declared.seats)}
    yield app_commands.rename(**{name: localised(f"option-{name.replace('_', '-')}") for name in keys})
    yield app_commands.describe(**{name: localised(_about(game, option)) for name, option in keys.items()})
    yield app_commands.choices(**{name: offer for name, o in keys.items() if (offer := _offered(o))})
    if suggesting := {
        o.name: _suggestion(o) for o in declared.options if isinstance(o, Option) and o.suggest
    }:
        yield app_commands.autocomplete(**suggesting)


def _about(game: str, option: Option | Shared) -> str:
    if isinstance(option, Option):
        return option.about
    return f"option-{game}-players-about" if option is Shared.PLAYERS else f"option-{option.value}-about"


def _offered(option: Option | Shared) -> list[app_commands.Choice[str]]:
    match option:
        case Option():
            return [
                app_commands.Choice(name=localised(key), value=value) for value, key in option.choices.items()
            ]
        case Shared.CLOCK:
            return choices("clock", *CLOCKS)
        case Shared.SHEETS:
            return choices("sheets", "dm", "channel")
    return []


def _suggestion(option: Option) -> Suggestion:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = option.suggest(typed, str(interaction.locale)) if option.suggest else ()
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    return suggest


async def usual_setup(services: Services, interaction: Interaction, game: str, declared: Subcommand) -> Setup:
    """Return what this command of a game opens without options."""
    choice = usual_choice(declared)
    setup = await setup_of(services, interaction, game, declared, choice, values={})
    return setup if choice.make is None else await preparation(services, choice.make)(setup)


async def setup_of(
    services: Services,
    interaction: Interaction,
    game: str,
    declared: Subcommand,
    choice: GameChoice,
    *,
    values: Mapping[str, Any],
) -> Setup:
    """Return the set-up: a table in the server's language; a solo game in its player's, and without a
    clock."""
    is_solo = declared.mode == "solo"
    defaults = Defaults(str(interaction.locale)) if is_solo else await server_defaults(services, interaction)
    seats = values.get(Shared.PLAYERS.value, declared.seats[-1])
    chosen = [
        values.get(name)
        for option in (Shared.INVITE, Shared.OPPONENT)
        for name in _names(option, declared.seats)
    ]
    return Setup(
        kind=game,
        variant=choice.variant,
        mode=declared.mode,
        header_options=choice.header_options,
        seats=seats,
        clock=values.get(Shared.CLOCK.value) or defaults.clock,
        panel=panel_place(values.get(Shared.SHEETS.value) or ("channel" if is_solo else "dm")),
        guild_id=interaction.guild_id,
        channel_id=channel_of(interaction),
        locale=defaults.language,
        is_casual=bool(values.get(Shared.HINTS.value)),
        theme=defaults.theme,
        guests=invited_guests(interaction.user.id, filter(None, chosen), seats),
    )


def preparation(services: Services, make: Callable[[], HeaderOptions]) -> Callable[[Setup], Awaitable[Setup]]:
    """Return a preparation for options that take longer to make than Discord waits."""

    async def prepare(setup: Setup) -> Setup:
        place = setup.channel_id if setup.guild_id is None else setup.guild_id
        made = await services.coordinator.thinking.made(place, make)
        return replace(setup, header_options={**setup.header_options, **made})

    return prepare

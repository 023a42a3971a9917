"""The games' own commands, built from their declarations: `/<game> play` and the like."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from dataclasses import replace
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands

from bot.games.command import Choice, Option, Rules, Shared, Subcommand
from bot.games.registry import PARTS
from bot.interactions.commands.opening import channel_of, open_solo, open_table, server_defaults
from bot.interactions.commands.options import choices, labelled, panel_place, sheet_choices
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.sender import Interaction
from bot.turns.clocks import CLOCKS
from bot.turns.look import Setup

Suggestion = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def add_games(tree: app_commands.CommandTree[Any], services: Services) -> None:
    for game, part in PARTS.items():
        group = app_commands.Group(name=named(f"command-{game}"), description=named(f"command-{game}-about"))
        for declared in part.subcommands:
            group.add_command(_command(services, game, declared))
        tree.add_command(group)


def _command(services: Services, game: str, declared: Subcommand) -> app_commands.Command[Any, ..., None]:
    async def open_game(interaction: Interaction, **values: Any) -> None:
        own = {o.name: str(values[o.name]) for o in declared.options if isinstance(o, Option)}
        choice = declared.choose(own)
        setup = await _setup(services, interaction, game, declared, choice, values=values)
        prepare = None if choice.make is None else _preparation(services, choice.make)
        opens = open_solo if declared.mode == "solo" else open_table
        await opens(services, interaction, setup, prepare)

    # discord.py reads a command's options from its signature.
    parameters = [Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction)]
    parameters += [_parameter(option, declared.seats) for option in declared.options]
    open_game.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # inspect looks for it
    for decorate in _decorations(game, declared):
        decorate(open_game)
    return app_commands.Command(
        name=named(f"command-{declared.word}"),
        description=named(f"command-{game}-{declared.word}-about"),
        callback=open_game,
    )


def _parameter(option: Option | Shared, seats: range) -> Parameter:
    name, kind, default = _shape(option, seats)
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _shape(option: Option | Shared, seats: range) -> tuple[str, Any, Any]:
    """Name, type and default."""
    match option:
        case Option(name, default=default):
            return name, str, default
        case Shared.PLAYERS:
            return option.value, app_commands.Range[int, seats[0], seats[-1]], seats[-1]
        case Shared.HINTS:
            return option.value, bool, False
        case Shared.SHEETS:
            return option.value, str, ""
        case Shared.CLOCK:
            return option.value, str | None, None


def _decorations(game: str, declared: Subcommand) -> Iterator[Callable[[Any], Any]]:
    """Names, descriptions and choices of the options."""
    keys = {o.value if isinstance(o, Shared) else o.name: o for o in declared.options}
    yield app_commands.rename(**{name: named(f"option-{name}") for name in keys})
    yield app_commands.describe(**{name: named(_about(game, option)) for name, option in keys.items()})
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
            return labelled(option.choices)
        case Shared.CLOCK:
            return choices("clock", *CLOCKS)
        case Shared.SHEETS:
            return sheet_choices()
    return []


def _suggestion(option: Option) -> Suggestion:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = option.suggest(typed, str(interaction.locale)) if option.suggest else ()
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    return suggest


async def _setup(
    services: Services,
    interaction: Interaction,
    game: str,
    declared: Subcommand,
    choice: Choice,
    *,
    values: Mapping[str, Any],
) -> Setup:
    """A table in the server's language; a solo game in its player's, and without a clock."""
    is_solo = declared.mode == "solo"
    language, default_clock = str(interaction.locale), "none"
    if not is_solo:
        language, default_clock = await server_defaults(services, interaction)
    return Setup(
        game=game,
        variant=choice.variant,
        mode=declared.mode,
        rules=choice.rules,
        seats=values.get(Shared.PLAYERS.value, declared.seats[-1]),
        clock=values.get(Shared.CLOCK.value) or default_clock,
        panel=panel_place(values[Shared.SHEETS.value] or ("channel" if is_solo else "dm")),
        guild_id=interaction.guild_id,
        channel_id=channel_of(interaction),
        locale=language,
        is_casual=bool(values.get(Shared.HINTS.value)),
    )


def _preparation(services: Services, make: Callable[[], Rules]) -> Callable[[Setup], Awaitable[Setup]]:
    async def prepare(setup: Setup) -> Setup:
        async with services.making:
            made = await asyncio.to_thread(make)
        return replace(setup, rules={**setup.rules, **made})

    return prepare

"""`/leaderboard`: the best players of a game, on one server or all; private unless shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.boards.choice import (
    PLACES,
    BoardChoice,
    choice_of,
    newest_result,
    parse_choice,
    suggested_boards,
    wanted_group,
    whats,
)
from bot.features.boards.page import Reader, board_page, shown_page, what_name
from bot.features.boards.standings import best_board, board, seasons
from bot.features.boards.verbs import BoardVerb
from bot.interactions.commands.opening import server_defaults
from bot.interactions.commands.options import game_choices, own_game
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb
from bot.pages.page import MAX_OPTIONS, Page


def add_leaderboard(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    _add_command(tree, services)

    async def turn(press: Press) -> None:
        """Show another leaderboard; a press on another page, or on a public one, opens a private page."""
        arg = press.value if press.control.kind == "s" else press.control.arg
        choice = parse_choice(arg)
        if not arg:
            choice = await _opened(services, press.interaction)
        elif group := wanted_group(arg):
            choice = await _opened(services, press.interaction, choice, group)
        page = await _private_page(services, press.interaction, choice)
        message = press.interaction.message
        if arg and message is not None and message.flags.ephemeral:
            await services.delivery.answer(press.interaction, page)
        else:
            await services.delivery.answer_private(press.interaction, page)

    async def show(press: Press) -> None:
        await _publish(services, press.interaction, parse_choice(press.control.arg))

    return {Verb.BOARD: turn, BoardVerb.BOARDSHOW: show}


def _add_command(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name=localised("command-leaderboard"), description=localised("command-leaderboard-about"))
    @app_commands.rename(
        game=localised("option-game"), what=localised("option-what"), show=localised("option-show")
    )
    @app_commands.describe(
        game=localised("option-page-game-about"),
        what=localised("option-what-about"),
        show=localised("option-show-about"),
    )
    @app_commands.choices(game=game_choices())
    async def leaderboard(
        interaction: Interaction, *, game: str = "", what: str = "", show: bool = False
    ) -> None:
        choice = choice_of(game or await own_game(services, interaction.user.id), what)
        if not what:
            choice = await _opened(services, interaction, choice if game else None)
        if show:
            await _publish(services, interaction, choice)
        else:
            page = await _private_page(services, interaction, choice)
            await services.delivery.answer_private(interaction, page)

    @leaderboard.autocomplete("what")
    async def offer_what(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the boards of the game in the other option."""
        game, locale = choice_of(str(interaction.namespace.game or "")).game, str(interaction.locale)
        return _fitting({what.key: what_name(game, what, locale) for what in whats(game)}, typed)


def _fitting(names: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return the values whose names contain what was typed."""
    fitting = [(value, name) for value, name in names.items() if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=value) for value, name in fitting[:MAX_OPTIONS]]


async def _opened(
    services: Services, interaction: Interaction, near: BoardChoice | None = None, group: str = ""
) -> BoardChoice:
    """Return the board to open with: one that the reader is on, one of what they played last, or one with
    anybody.

    It is of the game and period of `near`, and of a group if one is given.
    """
    user_id = interaction.user.id
    newest = await newest_result(services.store, user_id, "" if near is None else near.game)
    if near is None:
        near = choice_of(newest.game_kind if newest else await own_game(services, user_id))
    wheres = sorted(PLACES, key=near.where.__ne__) if interaction.guild_id is not None else ["everywhere"]
    choices = [
        choice_of(near.game, what.key, near.period, where)
        for where in wheres
        for what in suggested_boards(near.game, newest, group)
    ]
    names = [choice.board(interaction.guild_id, _now()) for choice in choices]
    found = await best_board(services.store, names, user_id, now=_now())
    return choices[0] if found is None else choices[names.index(found)]


async def _private_page(services: Services, interaction: Interaction, choice: BoardChoice) -> Page:
    """Return the page in the person's own language, with controls."""
    choice = _reachable(interaction, choice)
    found = await board(
        services.store,
        choice.board(interaction.guild_id, _now()),
        interaction.user.id,
        now=_now(),
        page=choice.page,
    )
    reader = Reader(str(interaction.locale), interaction.guild_id, interaction.user.id, f"{interaction.id:x}")
    return board_page(found, replace(choice, page=found.page), reader, await seasons(services.store))


async def _publish(services: Services, interaction: Interaction, choice: BoardChoice) -> None:
    """Show the board to everyone: in the server's language, as a picture."""
    choice = _reachable(interaction, choice)
    defaults = await server_defaults(services, interaction)
    name = choice.board(interaction.guild_id, _now())
    found = await board(services.store, name, None, now=_now(), page=choice.page)
    page = shown_page(found, replace(choice, page=found.page), defaults.language, defaults.theme)
    message_id = await services.delivery.answer_public(interaction, page)
    if message_id is not None and interaction.channel_id is not None:
        people = [row.user_id for row in found.rows if row.user_id > 0]
        await services.coordinator.messages.shown_to_all(interaction.channel_id, message_id, people)


def _reachable(interaction: Interaction, choice: BoardChoice) -> BoardChoice:
    """Return the choice, for all servers in direct messages, where there is no server."""
    return choice if interaction.guild_id is not None else replace(choice, where="everywhere")


def _now() -> int:
    return int(discord.utils.utcnow().timestamp() * 1000)

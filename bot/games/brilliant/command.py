"""`/brilliant play` and `/brilliant solo`."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands

from bot.games.brilliant.level_option import chosen_level, suggest_levels
from bot.interactions.commands.opening import channel_of, open_solo, open_table, server_defaults
from bot.interactions.commands.options import Choices, abouts, choices, names, panel_place, sheet_choices
from bot.interactions.translator import named
from bot.messages.sender import Interaction
from bot.turns.clocks import CLOCKS
from bot.turns.look import Wish

if TYPE_CHECKING:
    from bot.client import Bot

NAME = "brilliant"
MAX_SEATS = 6


def add_brilliant(bot: Bot) -> None:
    group = app_commands.Group(name=named("command-brilliant"), description=named("command-brilliant-about"))
    turn = asyncio.Lock()
    _add_play(bot, group, turn)
    _add_solo(bot, group, turn)
    bot.tree.add_command(group)


def _add_play(bot: Bot, group: app_commands.Group, turn: asyncio.Lock) -> None:
    @group.command(name=named("command-play"), description=named("command-brilliant-play-about"))
    @app_commands.rename(**names("level", "players", "clock", "start", "sheets", "hints"))
    @app_commands.describe(
        level=named("option-brilliant-level-about"),
        players=named("option-brilliant-players-about"),
        **abouts("clock", "start", "sheets", "hints"),
    )
    @app_commands.choices(clock=choices("clock", *CLOCKS), start=_starts(), sheets=sheet_choices())
    @app_commands.autocomplete(level=suggest_levels)
    async def play(
        interaction: Interaction,
        *,
        level: str = "1",
        players: app_commands.Range[int, 2, MAX_SEATS] = MAX_SEATS,
        clock: str | None = None,
        start: str = "stars",
        sheets: str = "dm",
        hints: bool = False,
    ) -> None:
        choice = chosen_level(level)
        language, default_clock = await server_defaults(bot, interaction)
        wish = Wish(
            game=NAME,
            variant=choice.variant,
            mode="table",
            rules={"start": start},
            seats=players,
            clock=clock or default_clock,
            panel=panel_place(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=language,
            is_casual=hints,
        )
        await open_table(bot, interaction, wish, partial(choice.set_in, turn=turn))


def _add_solo(bot: Bot, group: app_commands.Group, turn: asyncio.Lock) -> None:
    @group.command(name=named("command-solo"), description=named("command-brilliant-solo-about"))
    @app_commands.rename(**names("level", "start", "sheets"))
    @app_commands.describe(level=named("option-brilliant-level-about"), **abouts("start", "sheets"))
    @app_commands.choices(start=_starts(), sheets=sheet_choices())
    @app_commands.autocomplete(level=suggest_levels)
    async def solo(
        interaction: Interaction, level: str = "1", start: str = "stars", sheets: str = "channel"
    ) -> None:
        choice = chosen_level(level)
        wish = Wish(
            game=NAME,
            variant=choice.variant,
            mode="solo",
            rules={"start": start},
            seats=1,
            clock="none",
            panel=panel_place(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=str(interaction.locale),
        )
        await open_solo(bot, interaction, wish, partial(choice.set_in, turn=turn))


def _starts() -> Choices:
    return choices("start", "stars", "free")

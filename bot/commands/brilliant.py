"""`/brilliant play` and `/brilliant solo`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot import levels
from bot.clocks import CLOCKS
from bot.commands.opening import channel_of, open_solo, open_table, server_defaults
from bot.commands.options import Choices, abouts, choices, names, panel_place, sheet_choices
from bot.delivery import Interaction
from bot.look import Wish
from bot.translator import named

if TYPE_CHECKING:
    from bot.client import Bot

NAME = "brilliant"
MAX_SEATS = 6


def add_brilliant(bot: Bot) -> None:
    group = app_commands.Group(name=named("command-brilliant"), description=named("command-brilliant-about"))
    _add_play(bot, group)
    _add_solo(bot, group)
    bot.tree.add_command(group)


def _add_play(bot: Bot, group: app_commands.Group) -> None:
    @group.command(name=named("command-play"), description=named("command-brilliant-play-about"))
    @app_commands.rename(**names("level", "players", "clock", "start", "sheets"))
    @app_commands.describe(
        players=named("option-brilliant-players-about"), **abouts("level", "clock", "start", "sheets")
    )
    @app_commands.choices(
        level=_levels(), clock=choices("clock", *CLOCKS), start=_starts(), sheets=sheet_choices()
    )
    async def play(
        interaction: Interaction,
        *,
        level: str = "1",
        players: app_commands.Range[int, 2, MAX_SEATS] = MAX_SEATS,
        clock: str | None = None,
        start: str = "stars",
        sheets: str = "dm",
    ) -> None:
        language, default_clock = await server_defaults(bot, interaction)
        wish = Wish(
            game=NAME,
            variant=level,
            mode="table",
            rules={"level": levels.level_text(level), "start": start},
            seats=players,
            clock=clock or default_clock,
            panel=panel_place(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=language,
        )
        await open_table(bot, interaction, wish)


def _add_solo(bot: Bot, group: app_commands.Group) -> None:
    @group.command(name=named("command-solo"), description=named("command-brilliant-solo-about"))
    @app_commands.rename(**names("level", "start", "sheets"))
    @app_commands.describe(**abouts("level", "start", "sheets"))
    @app_commands.choices(level=_levels(), start=_starts(), sheets=sheet_choices())
    async def solo(
        interaction: Interaction, level: str = "1", start: str = "stars", sheets: str = "channel"
    ) -> None:
        wish = Wish(
            game=NAME,
            variant=level,
            mode="solo",
            rules={"level": levels.level_text(level), "start": start},
            seats=1,
            clock="none",
            panel=panel_place(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=str(interaction.locale),
        )
        await open_solo(bot, interaction, wish)


def _levels() -> Choices:
    return [
        app_commands.Choice(name=f"{name} · {levels.load(name).name}", value=name) for name in levels.names()
    ]


def _starts() -> Choices:
    return choices("start", "stars", "free")

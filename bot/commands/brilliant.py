"""`/brilliant play` and `/brilliant solo`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.clocks import CLOCKS
from bot.commands.level_option import chosen_level, suggest_levels
from bot.commands.opening import channel_of, open_solo, open_table, server_defaults
from bot.delivery import Interaction
from bot.look import Wish
from bot.store import PanelPlace
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
    @group.command(name=named("command-play"), description=named("command-play-about"))
    @app_commands.rename(**_names("level", "players", "clock", "start", "sheets"))
    @app_commands.describe(**_abouts("level", "players", "clock", "start", "sheets"))
    @app_commands.choices(clock=_choices("clock", *CLOCKS), start=_starts(), sheets=_sheets())
    @app_commands.autocomplete(level=suggest_levels)
    async def play(
        interaction: Interaction,
        *,
        level: str = "1",
        players: app_commands.Range[int, 2, MAX_SEATS] = MAX_SEATS,
        clock: str | None = None,
        start: str = "stars",
        sheets: str = "dm",
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
            panel=_panel(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=language,
        )
        await open_table(bot, interaction, wish, choice.set_in)


def _add_solo(bot: Bot, group: app_commands.Group) -> None:
    @group.command(name=named("command-solo"), description=named("command-solo-about"))
    @app_commands.rename(**_names("level", "start", "sheets"))
    @app_commands.describe(**_abouts("level", "start", "sheets"))
    @app_commands.choices(start=_starts(), sheets=_sheets())
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
            panel=_panel(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=str(interaction.locale),
        )
        await open_solo(bot, interaction, wish, choice.set_in)


def _panel(sheets: str) -> PanelPlace:
    return "channel" if sheets == "channel" else "dm"


def _names(*options: str) -> dict[str, app_commands.locale_str | str]:
    return {option: named(f"option-{option}") for option in options}


def _abouts(*options: str) -> dict[str, app_commands.locale_str | str]:
    return {option: named(f"option-{option}-about") for option in options}


def _choices(kind: str, *values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(f"{kind}-{value}"), value=value) for value in values]


def _starts() -> list[app_commands.Choice[str]]:
    return _choices("start", "stars", "free")


def _sheets() -> list[app_commands.Choice[str]]:
    return _choices("sheets", "dm", "channel")

"""`/brikks play`, `/brikks solo` and `/brikks duel`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.interactions.commands.opening import channel_of, open_solo, open_table, server_defaults
from bot.interactions.commands.options import Choices, abouts, choices, names, panel_place, sheet_choices
from bot.interactions.translator import named
from bot.messages.sender import Interaction
from bot.turns.clocks import CLOCKS
from bot.turns.look import Wish
from engine.brikks.sheet import LEVELS
from engine.brikks.state import MAX_SEATS, NORMAL_LEVEL, OWN_LEVELS, Variant

if TYPE_CHECKING:
    from bot.client import Bot

NAME = "brikks"
ONE_LEVEL = tuple(map(str, LEVELS))


def add_brikks(bot: Bot) -> None:
    group = app_commands.Group(name=named("command-brikks"), description=named("command-brikks-about"))
    _add_play(bot, group)
    _add_solo(bot, group)
    _add_duel(bot, group)
    bot.tree.add_command(group)


def _add_play(bot: Bot, group: app_commands.Group) -> None:
    @group.command(name=named("command-play"), description=named("command-brikks-play-about"))
    @app_commands.rename(**names("level", "players", "clock", "sheets", "hints"))
    @app_commands.describe(
        players=named("option-brikks-players-about"), **abouts("level", "clock", "sheets", "hints")
    )
    @app_commands.choices(
        level=_levels(*ONE_LEVEL, OWN_LEVELS), clock=choices("clock", *CLOCKS), sheets=sheet_choices()
    )
    async def play(
        interaction: Interaction,
        *,
        level: str = str(NORMAL_LEVEL),
        players: app_commands.Range[int, 2, MAX_SEATS] = MAX_SEATS,
        clock: str | None = None,
        sheets: str = "dm",
        hints: bool = False,
    ) -> None:
        rules = {"level": level, "variant": str(Variant.BASE)}
        wish = await _wish(bot, interaction, "table", rules, clock, seats=players, sheets=sheets, hints=hints)
        await open_table(bot, interaction, wish)


def _add_solo(bot: Bot, group: app_commands.Group) -> None:
    @group.command(name=named("command-solo"), description=named("command-brikks-solo-about"))
    @app_commands.rename(**names("level", "sheets"))
    @app_commands.describe(**abouts("level", "sheets"))
    @app_commands.choices(level=_levels(*ONE_LEVEL), sheets=sheet_choices())
    async def solo(interaction: Interaction, level: str = str(NORMAL_LEVEL), sheets: str = "channel") -> None:
        wish = Wish(
            game=NAME,
            variant=level,
            mode="solo",
            rules={"level": level, "variant": str(Variant.BASE)},
            seats=1,
            clock="none",
            panel=panel_place(sheets),
            guild_id=interaction.guild_id,
            channel_id=channel_of(interaction),
            locale=str(interaction.locale),
        )
        await open_solo(bot, interaction, wish)


def _add_duel(bot: Bot, group: app_commands.Group) -> None:
    @group.command(name=named("command-duel"), description=named("command-brikks-duel-about"))
    @app_commands.rename(**names("level", "clock", "sheets", "hints"))
    @app_commands.describe(**abouts("level", "clock", "sheets", "hints"))
    @app_commands.choices(
        level=_levels(*ONE_LEVEL, OWN_LEVELS), clock=choices("clock", *CLOCKS), sheets=sheet_choices()
    )
    async def duel(
        interaction: Interaction,
        *,
        level: str = str(NORMAL_LEVEL),
        clock: str | None = None,
        sheets: str = "dm",
        hints: bool = False,
    ) -> None:
        rules = {"level": level, "variant": str(Variant.DUEL)}
        wish = await _wish(bot, interaction, "duel", rules, clock, seats=2, sheets=sheets, hints=hints)
        await open_table(bot, interaction, wish)


async def _wish(
    bot: Bot,
    interaction: Interaction,
    mode: str,
    rules: dict[str, str],
    clock: str | None,
    *,
    seats: int,
    sheets: str,
    hints: bool,
) -> Wish:
    """A table in the server's language."""
    language, default_clock = await server_defaults(bot, interaction)
    return Wish(
        game=NAME,
        variant=rules["level"],
        mode=mode,
        rules=rules,
        seats=seats,
        clock=clock or default_clock,
        panel=panel_place(sheets),
        guild_id=interaction.guild_id,
        channel_id=channel_of(interaction),
        locale=language,
        is_casual=hints,
    )


def _levels(*levels: str) -> Choices:
    return choices("brikks-level-choice", *levels)

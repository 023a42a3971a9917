"""`/sheet`: a person's own sheet, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.opening import channel_of
from bot.control import Control
from bot.delivery import Interaction
from bot.look import Refused
from bot.messages import Sent
from bot.pages import Page, button
from bot.panels import PANELS
from bot.texts import text
from bot.translator import named

if TYPE_CHECKING:
    from bot.client import Bot

MOST = 5


def add_sheet(bot: Bot) -> None:
    @bot.tree.command(name=named("command-sheet"), description=named("command-sheet-about"))
    async def sheet(interaction: Interaction) -> None:
        looks = [
            await bot.coordinator.look(game, interaction.user.id)
            for game in await bot.coordinator.games_of(interaction.user.id)
        ]
        running = [look for look in looks if look.status == "running"]
        locale = str(interaction.locale)
        if not running:
            await bot.delivery.answer_private(interaction, Page(text(locale, "sheet-none")))
        elif len(running) > 1:
            row = tuple(
                button(Control("sheet", look.game, look.step), PANELS[look.name].title(look, locale))
                for look in running[:MOST]
            )
            await bot.delivery.answer_private(interaction, Page(text(locale, "sheet-which"), rows=(row,)))
        else:
            await open_here(bot, interaction, running[0].game)


async def open_here(bot: Bot, interaction: Interaction, game: str) -> None:
    """Open a person's panel as the answer: private in a channel, an ordinary message in a DM."""
    if interaction.guild_id is not None:
        await bot.presses.open_panel(interaction, game)
        return
    look = await bot.coordinator.look(game, interaction.user.id)
    if look.seat is None:
        raise Refused("not_playing")
    message_id = await bot.delivery.think(interaction, ephemeral=False)
    if message_id is None:
        return
    sent = Sent("panel", channel_of(interaction), message_id, look.seat, interaction.token)
    await bot.coordinator.set_panel(game, interaction.user.id, "dm", sent)

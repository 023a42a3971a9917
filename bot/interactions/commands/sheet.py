"""`/sheet`: a person's own sheet, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.registry import PARTS
from bot.interactions.commands.opening import channel_of, defer
from bot.interactions.translator import named
from bot.messages.sender import Interaction
from bot.pages.control import Control
from bot.pages.page import Page, button
from bot.pages.texts import text
from bot.store.messages import Sent
from bot.turns.look import Refused

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
                button(Control("sheet", look.game, look.step), PARTS[look.name].presenter.title(look, locale))
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
    message_id = await defer(interaction, ephemeral=False)
    sent = Sent("panel", channel_of(interaction), message_id, look.seat, interaction.token)
    await bot.coordinator.set_panel(game, interaction.user.id, "dm", sent)

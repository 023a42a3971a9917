"""`/sheet`: a person's own sheet, wherever they are."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.games.registry import PARTS
from bot.interactions.commands.opening import channel_of
from bot.interactions.panels import open_panel
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction, token_of
from bot.messages.screen import screen_of
from bot.pages.control import Control, Verb
from bot.pages.page import Page, button
from bot.pages.texts import text
from bot.store.messages import Sent
from bot.turns import own_seat
from bot.turns.look import Look, Refused

MOST = 5


def add_sheet(tree: app_commands.CommandTree[Any], services: Services) -> None:
    @tree.command(name=localised("command-sheet"), description=localised("command-sheet-about"))
    async def sheet(interaction: Interaction) -> None:
        looks = [
            await services.coordinator.look(game, interaction.user.id)
            for game in await services.coordinator.games_of(interaction.user.id)
        ]
        running = [look for look in looks if look.status == "running"]
        locale = str(interaction.locale)
        place = "dm" if interaction.guild_id is None else "server"
        if not running:
            await services.delivery.answer_private(interaction, Page(text(locale, "sheet-none", place=place)))
        elif len(running) > 1:
            row = tuple(
                button(Control(Verb.SHEET, look.game, look.step), PARTS[look.kind].words.title(look, locale))
                for look in running[:MOST]
            )
            await services.delivery.answer_private(
                interaction, Page(text(locale, "sheet-which"), rows=(row,))
            )
        else:
            await open_here(services, interaction, running[0])


async def open_here(services: Services, interaction: Interaction, look: Look) -> None:
    """Answer with the viewer's panel: private in a channel, an ordinary message in a DM, or on their screen."""
    if interaction.guild_id is not None or screen_of(interaction) is not None:
        await open_panel(services, interaction, look)
        return
    if look.viewer.seat is None:
        raise Refused("not_playing")
    message_id = await services.delivery.think(interaction, ephemeral=False)
    if message_id is None:
        return
    sent = Sent("panel", channel_of(interaction), message_id, look.viewer.seat, token_of(interaction))
    await services.coordinator.change(look.game, own_seat.place_panel, interaction.user.id, "dm", sent)

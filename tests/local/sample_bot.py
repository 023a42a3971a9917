"""A small bot that uses everything of discord.py that a game needs."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from PIL import Image

Interaction = discord.Interaction[Any]


def png(shade: int = 0) -> bytes:
    """A small grey picture."""
    file = io.BytesIO()
    Image.new("L", (8, 4), shade).save(file, "PNG")
    return file.getvalue()


def picture(name: str = "board.png", shade: int = 0) -> discord.File:
    return discord.File(io.BytesIO(png(shade=shade)), filename=name, description=f"shade {shade}")


def controls(*ids: str, options: tuple[str, ...] = ()) -> discord.ui.View:
    """A stopped view with these buttons, and a select if there are options."""
    view = discord.ui.View(timeout=None)
    for custom_id in ids:
        view.add_item(discord.ui.Button(custom_id=custom_id, label=custom_id, row=0))
    if options:
        chosen = [discord.SelectOption(label=option, value=option) for option in options]
        view.add_item(discord.ui.Select(custom_id="choose", options=chosen, row=1))
    view.stop()
    return view


class SampleBot(discord.Client):
    """Commands: /table /hand /dm /pick /silent /pages; buttons by their names."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.interactions: list[Interaction] = []
        self.resumed = asyncio.Event()
        self.failures: list[discord.HTTPException] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        self.interactions.append(interaction)
        if interaction.type is discord.InteractionType.component:
            try:
                data: Mapping[str, Any] = interaction.data or {}
                await self._pressed(interaction, str(data.get("custom_id")), data.get("values", ()))
            except discord.HTTPException as error:
                self.failures.append(error)

    async def _pressed(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        answer = interaction.response
        match custom_id:
            case "roll":
                await answer.edit_message(content="rolled", attachments=[picture(shade=9)])
            case "later":
                await answer.defer()
                await interaction.edit_original_response(content="later")
                await interaction.followup.send("and more", ephemeral=True)
            case "secret":
                await answer.send_message("only yours", file=picture("hand.png", 7), ephemeral=True)
            case "choose":
                await answer.edit_message(content=f"chose {', '.join(values)}")


def add_commands(tree: app_commands.CommandTree[SampleBot]) -> None:
    @tree.command(name="table", description="Open a table")
    async def table(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        view = controls("roll", "later", "secret", options=("a", "b"))
        await interaction.edit_original_response(content="the table", attachments=[picture()], view=view)

    @tree.command(name="hand", description="See your hand")
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message("your hand", file=picture("hand.png", 3), ephemeral=True)

    @tree.command(name="dm", description="Get a message")
    async def direct(interaction: Interaction) -> None:
        await interaction.response.send_message("see your messages", ephemeral=True)
        await interaction.user.send("your panel", file=picture("panel.png"), view=controls("roll"))

    @tree.command(name="pick", description="Pick with help")
    async def pick(
        interaction: Interaction, word: str, who: discord.User | None = None, count: int = 1
    ) -> None:
        await interaction.response.send_message(f"{word} {who.name if who else '-'} {count}")

    @pick.autocomplete("word")
    async def words(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}{end}", value=f"{current}{end}") for end in "xy"]

    @tree.command(name="silent", description="Say nothing")
    async def silent(interaction: Interaction) -> None:
        return None

    @tree.command(name="pages", description="A page of components")
    async def pages(interaction: Interaction) -> None:
        view = discord.ui.LayoutView(timeout=None)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="a board")
        view.add_item(discord.ui.Container(discord.ui.TextDisplay("# Rules"), gallery))
        view.stop()
        await interaction.response.send_message(view=view, file=picture())

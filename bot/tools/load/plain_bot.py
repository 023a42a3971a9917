"""Minimal bots to compare with: one gives every press the same answer, one makes the same requests as the bot."""

import io
import sys
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket


def main(api: str, gateway: str, picture: str, further: str = "") -> None:
    """With `further`, so many more edits follow each press, and all show the pressed controls again."""
    discord.http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    content = Path(picture).read_bytes()
    client = discord.Client(intents=discord.Intents.none())
    owed = 0.0

    def sheet() -> discord.File:
        return discord.File(io.BytesIO(content), "sheet.png", description="A sheet")

    @client.event
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        nonlocal owed
        if interaction.message is None or not further:
            await interaction.response.edit_message(content="Placed and saved.", attachments=[sheet()])
            return
        words = interaction.message.content
        owed += float(further)
        count, owed = int(owed), owed % 1
        await interaction.response.edit_message(
            content=words, attachments=[sheet()], view=view(interaction.message)
        )
        for _ in range(count):
            await interaction.edit_original_response(
                content=words, attachments=[sheet()], view=view(interaction.message)
            )

    client.run("any", log_handler=None)


def view(message: discord.Message) -> discord.ui.View:
    """The controls of a message, built anew."""
    built = discord.ui.View.from_message(message, timeout=None)
    built.stop()
    return built


if __name__ == "__main__":
    main(*sys.argv[1:])

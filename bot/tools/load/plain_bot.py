"""A minimal baseline bot that gives every press the same answer."""

import io
import sys
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket


def main(api: str, gateway: str, picture: str) -> None:
    discord.http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    content = Path(picture).read_bytes()
    client = discord.Client(intents=discord.Intents.none())

    @client.event
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        file = discord.File(io.BytesIO(content), "sheet.png", description="A sheet")
        await interaction.response.edit_message(content="Placed and saved.", attachments=[file])

    client.run("any", log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])

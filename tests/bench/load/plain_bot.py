"""Minimal bots to compare with: one gives every press the same answer, one makes the same requests as the bot."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket


@dataclass(frozen=True, slots=True)
class Shares:
    """The requests that the measured bot makes for each press."""

    answers_drawn: float = 1.0
    """The share of answers that upload a picture; the others keep the message's picture."""
    edits: float = 0.0
    """Messages sent or edited beside the answer."""
    edits_drawn: float = 1.0
    """The share of those that upload a picture."""

    def arguments(self) -> tuple[str, ...]:
        return tuple(f"{share:.3f}" for share in (self.answers_drawn, self.edits, self.edits_drawn))


class _Due:
    """Says how often something is due so that it comes to a share of all calls."""

    def __init__(self, share: float) -> None:
        self._share = share
        self._owed = 0.0

    def __call__(self) -> int:
        self._owed += self._share
        count, self._owed = int(self._owed), self._owed % 1
        return count


def main(api: str, gateway: str, picture: str, *shares: str) -> None:
    """Make the requests that the shares (see `Shares`) ask for, all of which show the pressed controls
    again."""
    discord.http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    content = Path(picture).read_bytes()
    client = discord.Client(intents=discord.Intents.none())
    wanted = Shares(*map(float, shares))
    answers_drawn, edits, edits_drawn = map(_Due, (wanted.answers_drawn, wanted.edits, wanted.edits_drawn))

    def sheet(*, is_drawn: int = 1) -> dict[str, Any]:
        if not is_drawn:
            return {}
        return {"attachments": [discord.File(io.BytesIO(content), "sheet.png", description="A sheet")]}

    @client.event
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        if interaction.message is None or not shares:
            await interaction.response.edit_message(content="Placed and saved.", **sheet())
            return
        words, shown = interaction.message.content, interaction.message
        await interaction.response.edit_message(
            content=words, view=view(shown), **sheet(is_drawn=answers_drawn())
        )
        for _ in range(edits()):
            await interaction.edit_original_response(
                content=words, view=view(shown), **sheet(is_drawn=edits_drawn())
            )

    client.run("any", log_handler=None)


def view(message: discord.Message) -> discord.ui.View:
    """Rebuild the controls of a message."""
    built = discord.ui.View.from_message(message, timeout=None)
    built.stop()
    return built


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The slash commands' way in: limits, suggestions, and an answer to each command that fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.answering import Answering
from bot.messages.sender import ACCIDENTS, Interaction

logger = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """Commands for servers and direct messages, not for user installs."""

    def __init__(self, client: discord.Client, answering: Answering) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._answering = answering

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether discord.py is to run the command; what is not run is answered here."""
        if interaction.type is discord.InteractionType.autocomplete:
            await _suggest(interaction)
            return False
        return self._answering.is_new(interaction) and await self._answering.allows(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer every failed command privately."""
        if interaction.client.is_closed():
            # Nothing can be answered any more.
            return
        name = interaction.command.qualified_name if interaction.command else "?"
        await self._answering.failed(interaction, error.__cause__ or error, f"command {name}")


async def _suggest(interaction: Interaction) -> None:
    """Offer values for an option. discord.py would log a failure as an exception that it ignores."""
    command, focused = interaction.command, next(_focused(interaction.data or {}), None)
    try:
        if isinstance(command, app_commands.Command) and focused is not None:
            await command._invoke_autocomplete(interaction, focused, interaction.namespace)  # noqa: SLF001 (no public way)
    except ACCIDENTS as error:
        # The person types on, or has chosen by now.
        logger.info("interaction %s: nothing suggested (%s)", interaction.id, type(error).__name__)
    except Exception:
        logger.exception("interaction %s: nothing suggested", interaction.id)


def _focused(data: Mapping[str, Any]) -> Iterator[str]:
    """The name of the option that the person fills in."""
    for option in data.get("options", ()):
        if option.get("focused"):
            yield option["name"]
        yield from _focused(option)

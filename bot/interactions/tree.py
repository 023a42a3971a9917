"""The tree of slash commands, and the answer to one that failed."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.cluster.client import ShardedClient
from bot.messages.sender import Delivery, Interaction, is_answered
from bot.pages.page import Page
from bot.pages.texts import refusal, text
from bot.store.errors import StoreBusy
from bot.turns.look import Refused

logger = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[ShardedClient]):
    """Commands for servers and direct messages, not for user installs."""

    def __init__(self, client: ShardedClient, delivery: Delivery) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._delivery = delivery

    async def _call(self, interaction: discord.Interaction[ShardedClient]) -> None:
        # `interaction_check` would not tell when the command has ended.
        async with interaction.client.answering(interaction) as is_ours:
            if is_ours:
                await super()._call(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer every failed command privately."""
        if interaction.client.is_closed():
            # Nothing can be answered any more.
            return
        locale, cause = str(interaction.locale), error.__cause__ or error
        if isinstance(cause, Refused):
            sentence = refusal(locale, cause.code, cause.values)
        elif isinstance(error, app_commands.MissingPermissions):
            sentence = text(locale, "refused-not-administrator")
        elif isinstance(cause, StoreBusy):
            logger.warning("command: %s", cause)
            sentence = text(locale, "store-busy")
        else:
            name = interaction.command.qualified_name if interaction.command else "?"
            logger.error("command %s failed", name, exc_info=error)
            sentence = text(locale, "press-failed")
        if is_answered(interaction):
            await self._delivery.answer(interaction, Page(sentence))
        else:
            await self._delivery.answer_private(interaction, Page(sentence))

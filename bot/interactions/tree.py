"""The tree of slash commands, and the answer to one that failed."""

from __future__ import annotations

import hashlib
import json
import logging

import discord
from discord import app_commands

from bot import __version__
from bot.cluster.client import ShardedClient
from bot.messages.sender import Delivery, Interaction, is_answered
from bot.pages.page import Page
from bot.pages.texts import refusal, text
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.errors import StoreBusy
from bot.turns.look import Refused

REGISTERED = "commands"

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

    async def register(self, store: Store, guild_id: int | None) -> None:
        """Register the commands with Discord, in this server or in all, if they have changed."""
        guild = None if guild_id is None else discord.Object(guild_id)
        if guild is not None:
            self.copy_global_to(guild=guild)
        payload = await self._payload()
        digest = hashlib.sha256(f"{__version__}:{guild_id}:{payload}".encode()).hexdigest()
        value = f"{self.client.application_id}:{digest}"
        async with store.snapshot() as tx:
            if await tx.value("memo", name=REGISTERED) == value:
                return
        await self.sync(guild=guild)
        await store.commit((statement("set_memo", name=REGISTERED, value=value),))

    async def _payload(self) -> str:
        translator = self.translator
        if translator is None:
            raise RuntimeError("the translator is set before commands are registered")
        payload = [await command.get_translated_payload(self, translator) for command in self.get_commands()]
        return json.dumps(payload, sort_keys=True)

"""Receive slash commands: limits, suggestions, and an answer to each command that fails."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands
from structlog.contextvars import bound_contextvars

from bot import __version__
from bot.interactions.answering import Answering
from bot.interactions.declaration import need_declared
from bot.interactions.gateway import GatewayClient
from bot.interactions.translator import translation
from bot.messages.command_links import Spoken
from bot.messages.first_answer import ACCIDENTS, Interaction, ids_of, note_heard, note_sureness
from bot.pages.texts import text
from bot.store.batch import statement
from bot.store.database import Store
from bot.store.statements import CoreSql
from bot.turns.look import Refused

REGISTERED = "commands"
"""The note of what was registered last."""
IDS = "command_ids"
"""The note of the ids that Discord gave the commands then, by name, as JSON."""

ENTRY_POINT, DISCORD_LAUNCHES = 4, 2
"""The type of the command that opens the Activity from Discord's own menus, and who handles it."""
SUBCOMMAND = discord.AppCommandOptionType.subcommand.value

logger = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[GatewayClient]):
    """Commands for servers and direct messages, not for user installs."""

    def __init__(self, client: GatewayClient, answering: Answering) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._answering = answering

    async def _call(self, interaction: discord.Interaction[GatewayClient]) -> None:
        note_heard(interaction)
        # `interaction_check` would not report the end of the command.
        with bound_contextvars(**ids_of(interaction)), interaction.client.under_way():
            note_sureness(interaction, is_sure=interaction.client.is_sure(interaction))
            async with self._answering.in_time(interaction):
                await super()._call(interaction)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether discord.py should run the command; any other is answered here."""
        await self._answering.speak(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            await _suggest(interaction)
            return False
        if not await self._answering.allows(interaction):
            return False
        try:
            need_declared(interaction)
        except Refused as refused:
            await self._answering.failed(interaction, refused, "options")
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer every failed command privately."""
        if interaction.client.is_closed():
            # An answer is no longer possible.
            return
        name = interaction.command.qualified_name if interaction.command else "?"
        await self._answering.failed(interaction, error.__cause__ or error, f"command {name}")

    async def register(
        self, store: Store, guild_id: int | None, *, has_activity: bool = False
    ) -> Mapping[str, Spoken]:
        """Register the commands with Discord, in this server or in all, if they have changed; an Activity also has
        its entry point there.

        Returns the commands that texts can name, by their names in every language.
        """
        guild = None if guild_id is None else discord.Object(guild_id)
        if guild is not None:
            self.copy_global_to(guild=guild)
        payload = await self._payload()
        is_entered = has_activity and guild_id is None
        digest = hashlib.sha256(
            f"{__version__}:{guild_id}:{is_entered}:{json.dumps(payload, sort_keys=True)}".encode()
        ).hexdigest()
        value = f"{self.client.application_id}:{digest}"
        async with store.snapshot() as tx:
            is_registered = await tx.value(CoreSql.memo, name=REGISTERED) == value
            kept = await tx.value(CoreSql.memo, name=IDS)
        if is_registered and kept is not None:
            return spoken(payload, json.loads(kept))
        ids = await self._sync(payload, guild_id, is_entered=is_entered)
        await store.commit(
            (
                statement(CoreSql.set_memo, name=REGISTERED, value=value),
                statement(CoreSql.set_memo, name=IDS, value=json.dumps(ids)),
            )
        )
        return spoken(payload, ids)

    async def _sync(
        self, payload: list[dict[str, Any]], guild_id: int | None, *, is_entered: bool
    ) -> dict[str, int]:
        """Replace the commands that Discord has; return the ids of the new ones by name.

        discord.py does not know entry points, and Discord refuses to replace commands without one that it has.
        """
        http, application = self.client.http, self.client.application_id
        if application is None:
            raise RuntimeError("the client logs in before commands are registered")
        if guild_id is not None:
            made = await http.bulk_upsert_guild_commands(application, guild_id, payload=payload)
        else:
            known = [
                int(each["id"])
                for each in await http.get_global_commands(application)
                if each["type"] == ENTRY_POINT
            ]
            if not is_entered:
                for command_id in known:
                    await http.delete_global_command(application, command_id)
            # Without an Activity in the portal, Discord takes no entry point.
            elif known or self.client.application_flags.embedded:
                payload = [*payload, entry_point(*known)]
            made = await http.bulk_upsert_global_commands(application, payload=payload)
        return {command["name"]: int(command["id"]) for command in made if command["type"] != ENTRY_POINT}

    async def _payload(self) -> list[dict[str, Any]]:
        translator = self.translator
        if translator is None:
            raise RuntimeError("the translator is set before commands are registered")
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]


def entry_point(command_id: int | None = None) -> dict[str, Any]:
    """Return the command that opens the Activity from Discord's own menus; `command_id` is that of the one to
    replace, which may have another name."""
    known = {} if command_id is None else {"id": str(command_id)}
    return {
        **known,
        "type": ENTRY_POINT,
        "handler": DISCORD_LAUNCHES,
        **_in_all_languages("name", "command-launch"),
        **_in_all_languages("description", "command-launch-about"),
        "contexts": [0, 1],
        "integration_types": [0],
    }


def _in_all_languages(field: str, key: str) -> dict[str, Any]:
    found = {locale.value: translation(locale.value, key) for locale in discord.Locale}
    words = {locale: word for locale, word in found.items() if word is not None}
    return {field: text("en", key), f"{field}_localizations": words}


def spoken(payload: Iterable[Mapping[str, Any]], ids: Mapping[str, int]) -> dict[str, Spoken]:
    """Return the commands, or their subcommands, by their names in every language; `ids` are those of the commands."""
    found: dict[str, Spoken] = {}
    for command in payload:
        if command["name"] not in ids:
            continue
        inner = [option for option in command.get("options", ()) if option["type"] == SUBCOMMAND]
        paths: list[list[Mapping[str, Any]]] = [[command, option] for option in inner] or [[command]]
        for path in paths:
            one = Spoken(" ".join(part["name"] for part in path), ids[command["name"]])
            for locale in (None, *command["name_localizations"]):
                names = (part["name_localizations"].get(locale, part["name"]) for part in path)
                found[" ".join(names)] = one
    return found


async def _suggest(interaction: Interaction) -> None:
    """Offer values for an option. discord.py would log a failure as an exception that it ignores."""
    command, focused = interaction.command, next(_focused(interaction.data or {}), None)
    try:
        if isinstance(command, app_commands.Command) and focused is not None:
            await command._invoke_autocomplete(interaction, focused, interaction.namespace)  # noqa: SLF001 (no public way to suggest)
    except ACCIDENTS as error:
        # The person types on, or has already chosen.
        logger.info("interaction %s: nothing suggested (%s)", interaction.id, type(error).__name__)
    except Exception:
        logger.exception("interaction %s: nothing suggested", interaction.id)


def _focused(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield the name of the option that the person fills in."""
    for option in data.get("options", ()):
        if option.get("focused"):
            yield option["name"]
        yield from _focused(option)

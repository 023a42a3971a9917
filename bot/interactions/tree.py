"""Receive slash commands: limits, suggestions, and an answer to each command that fails."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot import __version__
from bot.interactions.answering import Answering
from bot.interactions.border import reader_of
from bot.interactions.discord_faults import DISCORD_ERRORS, DiscordFault, fault_of
from bot.interactions.gateway import GatewayClient
from bot.interactions.permissions import is_for_people
from bot.messages.bodies import Spoken
from bot.messages.first_answer import ACCIDENTS, PERSON_INSTALLED, SERVER_INSTALLED, Interaction, answer_to
from bot.pages.texts import LANGUAGES, any_of, has_text, text
from bot.settings import SettingsError
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.memos import MEMO, SET_MEMO
from bot.store.statements import statement
from bot.turns.look import Refused

KINDS: Mapping[AppCommandOptionType, tuple[type, ...]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
}
"""The Python types of the values of each type of option; the others are ids, which discord.py resolves."""

REGISTERED = "commands"
"""The note of what was registered last."""
IDS = "command_ids"
"""The note of the ids that Discord then gave the commands, by name, as JSON."""
SERVERS = "command_servers"
"""The note of the servers that then got commands of their own, as JSON."""

ENTRY_POINT, DISCORD_LAUNCHES = 4, 2
"""The type of the command that opens the Activity from Discord's own menus, and the value that says who
handles it."""
SUBCOMMAND = discord.AppCommandOptionType.subcommand.value
PLACES = ("contexts", "integration_types")
NOT_THERE = (10004, 50001)
"""Codes for a server that does not exist, or does not have the bot with its commands."""
NOT_ON_SERVER = "{} is {}, a server that does not have the bot: add it there, or correct the id"
AGAIN_SECONDS, LONGEST_SECONDS = 60.0, 3600.0
"""The first and the longest pause before Discord is offered the commands again."""

Learn = Callable[[Mapping[str, Spoken]], None]
"""Takes the commands that texts can name, by their names in every language."""

logger = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[GatewayClient]):
    """Commands for servers, and for people who have added the bot to their account."""

    def __init__(self, client: GatewayClient, answering: Answering) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._answering = answering

    async def _call(self, interaction: discord.Interaction[GatewayClient]) -> None:
        answer_to(interaction).is_unsure = not interaction.client.is_sure(interaction)
        # `interaction_check` would not report the end of the command.
        with interaction.client.under_way(interaction.id, interaction.guild_id):
            async with self._answering.in_time(interaction):
                await super()._call(interaction)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether discord.py should run the command; any other is answered here."""
        reader = await self._answering.meet(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            await _suggest(interaction)
            return False
        page = self._answering.why_not(interaction.id, reader, interaction.guild_id)
        if page is not None:
            await self._answering.tell(interaction, page)
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
        self,
        store: Store,
        learn: Learn,
        dev_guild: int | None,
        host_guild: int | None = None,
        *,
        has_activity: bool = False,
    ) -> None:
        """Register the commands with Discord, in the developers' server or in all, and those of the host in theirs, if
        anything has changed; an Activity also has its entry point."""
        if dev_guild is not None:
            self.copy_global_to(guild=discord.Object(dev_guild))
        payloads = {guild: await self._payload(guild) for guild in (dev_guild, host_guild or dev_guild)}
        every = list(chain.from_iterable(payloads.values()))
        is_entered = has_activity and dev_guild is None
        written = json.dumps([*payloads.items()], sort_keys=True)
        digest = hashlib.sha256(f"{__version__}:{is_entered}:{written}".encode()).hexdigest()
        value = f"{self.client.application_id}:{digest}"
        async with store.snapshot() as tx:
            registered = str(await tx.value(MEMO, name=REGISTERED) or "")
            kept = await tx.value(MEMO, name=IDS)
            before = json.loads(str(await tx.value(MEMO, name=SERVERS) or "[]"))
        if kept is not None and registered.startswith(f"{self.client.application_id}:"):
            # The commands that Discord has stay until it takes the new ones.
            learn(commands_by_name(every, json.loads(kept)))
            if registered == value:
                return
        ids: dict[str, int] = {}
        for guild in dict.fromkeys((*payloads, *before)):
            try:
                ids |= await self._sync(payloads.get(guild, []), guild, is_entered=is_entered)
            except discord.HTTPException as error:
                if guild is None or error.code not in NOT_THERE:
                    raise
                if guild == dev_guild:
                    raise SettingsError(NOT_ON_SERVER.format("DEV_GUILD", guild)) from error
                if guild == host_guild:
                    logger.warning(NOT_ON_SERVER.format("HOST_GUILD", guild))
                    # The next start tries again.
                    value = ""
        servers = [guild for guild in payloads if guild is not None]
        notes = {REGISTERED: value, IDS: json.dumps(ids), SERVERS: json.dumps(servers)}
        await store.commit(tuple(statement(SET_MEMO, name=name, value=note) for name, note in notes.items()))
        learn(commands_by_name(every, ids))

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
                payload = [*payload, self._by_those_who_may(entry_point(*known))]
            made = await http.bulk_upsert_global_commands(application, payload=payload)
        return {command["name"]: int(command["id"]) for command in made if command["type"] != ENTRY_POINT}

    async def _payload(self, guild_id: int | None) -> list[dict[str, Any]]:
        translator = self.translator
        if translator is None:
            raise RuntimeError("the translator is set before commands are registered")
        guild = None if guild_id is None else discord.Object(guild_id)
        payload = [
            await command.get_translated_payload(self, translator)
            for command in self.get_commands(guild=guild)
        ]
        if guild_id is None:
            return [self._by_those_who_may(command) for command in payload]
        # A server's own commands have no choice of places.
        return [{key: one for key, one in command.items() if key not in PLACES} for command in payload]

    def _by_those_who_may(self, command: dict[str, Any]) -> dict[str, Any]:
        """Return a command as only servers can add it, unless the portal lets people do that too."""
        return command if is_for_people(self.client) else {**command, "integration_types": [SERVER_INSTALLED]}


class Registration:
    """Registers the commands with Discord, sooner or later; until then, the commands that Discord has keep
    working."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Create it; `attempt` registers the commands."""
        self._attempt = attempt
        self._pause = AGAIN_SECONDS
        self.fault = ""
        """Why Discord has not taken the commands; empty if it has."""

    async def begin(self) -> None:
        """Try once; raises errors that only a person can fix."""
        try:
            await self._attempt()
        except DISCORD_ERRORS as error:
            fault = fault_of(error)
            if fault is None or not fault.passes:
                raise
            self._note(fault.found, fault.seconds)

    async def finish(self) -> None:
        """Try again until Discord has accepted the commands."""
        while self.fault:
            await asyncio.sleep(self._pause)
            try:
                await self._attempt()
            except (*DISCORD_ERRORS, SettingsError, StoreError) as error:
                fault = fault_of(error) or DiscordFault(str(error), "")
                self._pause *= 2
                self._note(fault.found, fault.seconds)
            else:
                self.fault = ""
                logger.info("Discord has taken the commands")

    def _note(self, reason: str, seconds: float) -> None:
        self._pause = min(max(self._pause, seconds), LONGEST_SECONDS)
        self.fault = f"Discord has not taken the commands ({reason})"
        logger.warning("%s; those that it has go on working; again in %.0f s", self.fault, self._pause)


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
        "contexts": [0, 1, 2],
        "integration_types": [SERVER_INSTALLED, PERSON_INSTALLED],
    }


def _in_all_languages(field: str, key: str) -> dict[str, Any]:
    found = {locale.value: translation(locale.value, key) for locale in discord.Locale}
    words = {locale: word for locale, word in found.items() if word is not None}
    return {field: text("en", key), f"{field}_localizations": words}


def commands_by_name(payload: Iterable[Mapping[str, Any]], ids: Mapping[str, int]) -> dict[str, Spoken]:
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
    command = interaction.command
    focused = (one["name"] for one in _options(interaction.data or {}) if one.get("focused"))
    try:
        if isinstance(command, app_commands.Command) and (name := next(focused, None)) is not None:
            await command._invoke_autocomplete(interaction, name, interaction.namespace)  # noqa: SLF001 (no public way to suggest)
    except ACCIDENTS as error:
        # The person types on, or has already chosen.
        logger.info("interaction %s: nothing suggested (%s)", interaction.id, type(error).__name__)
    except Exception:
        logger.exception("interaction %s: nothing suggested", interaction.id)


def need_declared(interaction: Interaction) -> None:
    """Raise Refused for the first option whose value its command does not offer."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    declared = {option.display_name: option for option in command.parameters}
    for option in _options(interaction.data or {}):
        if option["name"] in declared and "value" in option:
            _need_allowed(declared[option["name"]], option["value"], reader_of(interaction).locale)


def _options(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the options of a command, including those of a subcommand."""
    for option in data.get("options", ()):
        yield option
        yield from _options(option)


def _need_allowed(option: app_commands.Parameter, value: Any, locale: str) -> None:
    name = _words(option.locale_name or option.display_name, locale)
    if option.choices:
        if value not in [choice.value for choice in option.choices]:
            offered = [
                _words(choice._locale_name or choice.name, locale)  # noqa: SLF001 (discord.py has no public name for what it translates)
                for choice in option.choices
            ]
            raise Refused("option_choice", {"option": name, "choices": any_of(locale, offered)})
        return
    kinds = KINDS.get(option.type)
    if kinds and (not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds)):
        raise Refused("option_kind", {"option": name})
    least, most = option.min_value, option.max_value
    size = len(value) if isinstance(value, str) else value
    if (least is not None and size < least) or (most is not None and size > most):
        raise Refused("option_range", {"option": name, "least": str(least), "most": str(most)})


def _words(name: locale_str | str, locale: str) -> str:
    """Return the words of a command, option or choice in a person's language."""
    key = name.extras.get("key") if isinstance(name, locale_str) else None
    return str(name) if key is None else text(locale, key)


class Translator(app_commands.Translator):
    """Translates a `locale_str` by its key: `locale_str("play", key="command-play")`."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        del context
        key = string.extras.get("key")
        return None if key is None else translation(str(locale), key)


@cache
def translation(code: str, key: str) -> str | None:
    """Return the words for one of Discord's locales; None for one whose language has no texts."""
    # Discord asks for each of its locales; most are not translated. `en-GB` repeats the default text, but
    # both are needed.
    is_read = code.partition("-")[0] in LANGUAGES
    return text(code, key) if is_read and has_text(code, key) else None


def localised(key: str) -> locale_str:
    """Return the words of a command, option or choice, English by default."""
    return locale_str(text("en", key), key=key)

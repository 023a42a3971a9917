"""`/profile`: what a person has played and reached; private unless shown."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.features.boards.achievements import all_judged
from bot.features.boards.profile_page import Owner, more_page, profile_page, shown_profile
from bot.features.boards.profiles import Profile, Viewed, keep_feats, profile_of, unjudged
from bot.features.boards.verbs import BoardVerb
from bot.interactions.commands.opening import server_defaults
from bot.interactions.people import name_here
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb
from bot.store.settings import LISTED, THEME
from bot.turns.look import Refused

Person = discord.User | discord.Member


def add_profile(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    @tree.command(name=localised("command-profile"), description=localised("command-profile-about"))
    @app_commands.rename(player=localised("option-player"))
    @app_commands.describe(player=localised("option-player-about"))
    async def profile(interaction: Interaction, *, player: discord.User | None = None) -> None:
        await show_profile(services, interaction, player or interaction.user)

    async def own(press: Press) -> None:
        await show_profile(services, press.interaction, press.interaction.user)

    async def publish(press: Press) -> None:
        await _publish(services, press.interaction)

    async def more(press: Press) -> None:
        await _show_more(services, press.interaction, press.control.arg)

    return {Verb.PROFILE: own, BoardVerb.PROFILEMORE: more, BoardVerb.PROFILESHOW: publish}


async def show_profile(services: Services, interaction: Interaction, person: Person) -> None:
    """Answer with a person's profile; raises Refused if they do not show it to others."""
    is_own = person.id == interaction.user.id
    await _need_shown(services, interaction, person.id)
    await _judge(services, interaction, person.id)
    locale = str(interaction.locale)
    found = await _found(services, interaction, person.id, locale)
    theme = (await services.records.settings.of("person", interaction.user.id))[THEME]
    is_on_server = interaction.guild_id is not None
    page = profile_page(found, _owner(person), locale, theme, is_own=is_own, is_on_server=is_on_server)
    await services.delivery.answer_private(interaction, page)


async def _show_more(services: Services, interaction: Interaction, who: str) -> None:
    """Answer with all figures of the person with this id."""
    user_id = int(who) if who.isascii() and who.isdigit() else interaction.user.id
    await _need_shown(services, interaction, user_id)
    locale = str(interaction.locale)
    found = await _found(services, interaction, user_id, locale)
    page = more_page(found, Owner(user_id, ""), locale, is_own=user_id == interaction.user.id)
    await services.delivery.answer_private(interaction, page)


async def _need_shown(services: Services, interaction: Interaction, user_id: int) -> None:
    """Raise Refused if the person does not show their profile to others."""
    if (
        user_id != interaction.user.id
        and not (await services.records.settings.fresh("person", user_id))[LISTED]
    ):
        raise Refused("profile_hidden")


async def _publish(services: Services, interaction: Interaction) -> None:
    """Show one's own profile to everyone: in the server's language and colours."""
    person = interaction.user
    if not (await services.records.settings.fresh("person", person.id))[LISTED]:
        raise Refused("profile_hidden")
    defaults = await server_defaults(services, interaction)
    found = await _found(services, interaction, person.id, defaults.language)
    page = shown_profile(found, _owner(person), defaults.language, defaults.theme)
    message_id = await services.delivery.answer_public(interaction, page)
    if message_id is not None and interaction.channel_id is not None:
        await services.coordinator.messages.shown_to_all(interaction.channel_id, message_id, [person.id])


async def _found(services: Services, interaction: Interaction, user_id: int, locale: str) -> Profile:
    now = int(discord.utils.utcnow().timestamp() * 1000)
    viewed = Viewed(user_id, interaction.user.id, interaction.guild_id)
    return await profile_of(services.store, viewed, services.figures, locale, now=now)


def _owner(person: Person) -> Owner:
    return Owner(person.id, name_here(person))


async def _judge(services: Services, interaction: Interaction, user_id: int) -> None:
    """Judge the sheets of the newest unjudged games; older ones follow the next time."""
    games = await unjudged(services.store, user_id)
    if games:
        await services.delivery.think(interaction, ephemeral=True)
        place = interaction.guild_id or interaction.user.id
        records = [(game, seat, name, record) for game, seat, name, record, _ in games]
        found = await services.coordinator.thinking.made(place, partial(all_judged, records))
        await keep_feats(services.store, user_id, games, found)

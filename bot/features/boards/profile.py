"""`/profile`: what a person has played and reached; private."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.features.boards.achievements import all_judged
from bot.features.boards.profile_page import profile_page
from bot.features.boards.profiles import keep_feats, profile_of, unjudged
from bot.features.boards.verbs import BoardVerb
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.turns.look import Refused


def add_profile(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    @tree.command(name=named("command-profile"), description=named("command-profile-about"))
    @app_commands.rename(player=named("option-player"))
    @app_commands.describe(player=named("option-player-about"))
    async def profile(interaction: Interaction, *, player: discord.User | None = None) -> None:
        await _answer(services, interaction, interaction.user.id if player is None else player.id)

    async def show(press: Press) -> None:
        await _answer(services, press.interaction, press.user_id)

    return {BoardVerb.PROFILE: show}


async def _answer(services: Services, interaction: Interaction, user_id: int) -> None:
    is_own = user_id == interaction.user.id
    if not is_own and (await services.records.people.settings(user_id)).is_unlisted:
        raise Refused("profile_hidden")
    await _judge(services, interaction, user_id)
    now = int(discord.utils.utcnow().timestamp() * 1000)
    found = await profile_of(services.store, user_id, now=now)
    theme = (await services.records.people.settings(interaction.user.id)).theme
    can_challenge = not is_own and interaction.guild_id is not None
    page = profile_page(
        found, f"<@{user_id}>", str(interaction.locale), theme, is_own=is_own, can_challenge=can_challenge
    )
    await services.delivery.answer_private(interaction, page)


async def _judge(services: Services, interaction: Interaction, user_id: int) -> None:
    """Judge the sheets of the newest unjudged games; older ones follow the next time."""
    games = await unjudged(services.store, user_id)
    if games:
        await services.delivery.think(interaction, ephemeral=True)
        place = interaction.guild_id or interaction.user.id
        await keep_feats(services.store, await services.coordinator.made(place, partial(all_judged, games)))

"""Determine who plays: the person behind an interaction, and the guests of a new table."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.games.registry import PARTS
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.turns.look import Guest, Person, Refused


async def person_of(services: Services, interaction: Interaction, game_kind: str) -> Person:
    """Return the person as a player of this kind of game."""
    user = interaction.user
    settings = await services.records.people.settings(user.id)
    is_new = not await services.records.people.has_played(user.id, game_kind)
    is_offered = is_new and not settings.has_answered and PARTS[game_kind].lesson is not None
    locale = str(interaction.locale)
    return Person(
        user.id,
        user.display_name,
        locale,
        settings.theme,
        is_new=is_new,
        is_offered=is_offered,
        goes_on=settings.goes_on,
    )


def invited(host: int, chosen: Iterable[discord.User | discord.Member], seats: int) -> tuple[Guest, ...]:
    """Return those whom the host invites; raises Refused for a person who cannot join."""
    people = {user.id: user for user in chosen}
    for user in people.values():
        if user.id == host:
            raise Refused("invited_self")
        if user.bot:
            raise Refused("invited_bot", {"player": user.mention})
        if not isinstance(user, discord.Member):
            raise Refused("invited_stranger", {"player": user.mention})
    if len(people) >= seats:
        raise Refused("invited_too_many", {"seats": seats})
    return tuple(Guest(user_id, is_invited=True) for user_id in people)


async def told(services: Services, guild_id: int, host: int, now: int) -> tuple[Guest, ...]:
    """Return those who asked to be told when a table opens on this server, unless they were told recently."""
    people = await services.records.people.tell(guild_id, host, now)
    return tuple(Guest(user_id, is_invited=False) for user_id in people)

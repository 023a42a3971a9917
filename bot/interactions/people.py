"""Who plays, and under which name: the person behind an interaction, and the guests of a new table."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress

import discord

from bot.games.registry import PARTS
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.messages.screen import screen_of
from bot.render.names import visible_name
from bot.store.batch import LostRace
from bot.store.errors import StoreError
from bot.store.settings import ANSWERED
from bot.turns.look import Guest, Person, Refused

logger = logging.getLogger(__name__)


def own_name(user: discord.User | discord.Member) -> str:
    """Return the person's name outside of single servers, or their account's if nothing of it is visible."""
    return user.global_name if user.global_name and visible_name(user.global_name) else user.name


def name_here(user: discord.User | discord.Member) -> str:
    """Return the person's name where they are, if anything of it is visible."""
    return user.display_name if visible_name(user.display_name) else own_name(user)


async def note_names(services: Services, interaction: Interaction) -> None:
    """Replace stored names of a person by the present ones. Without a database, they stay."""
    user = interaction.user
    if screen_of(interaction) is not None:
        # A screen knows only the name that its person had when it was opened.
        return
    here = name_here(user)
    try:
        games = await services.records.people.rename(user.id, own_name(user), interaction.guild_id or 0, here)
        if games is not None:
            await services.coordinator.rename(user.id, here, games)
    except (StoreError, LostRace, Refused) as error:
        logger.warning("interaction %s: its person's name is not noted (%s)", interaction.id, error)


async def person_of(services: Services, interaction: Interaction, game_kind: str) -> Person:
    """Return the person as a player of this kind of game."""
    user, people = interaction.user, services.records.people
    with suppress(StoreError):
        # What they do goes on without it, and the next press notes it.
        await people.keep_name(user.id, own_name(user))
    chosen = await services.records.settings.fresh("person", user.id)
    is_new = not await people.has_played(user.id, game_kind)
    is_offered = is_new and not chosen[ANSWERED] and PARTS[game_kind].lesson is not None
    return Person(
        user.id,
        name_here(user) if screen_of(interaction) is None else await people.name(user.id),
        str(interaction.locale),
        chosen.riding,
        is_new=is_new,
        is_offered=is_offered,
    )


def invited_guests(
    host: int, chosen: Iterable[discord.User | discord.Member], seats: int
) -> tuple[Guest, ...]:
    """Return the people whom the host invites; raises Refused for a person who cannot join."""
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

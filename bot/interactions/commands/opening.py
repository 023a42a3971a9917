"""Open a game from a command: check that it may be played here and send its first message."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import discord

from bot.interactions.languages import server_locale
from bot.interactions.panels import open_panel
from bot.interactions.people import person_of
from bot.interactions.permissions import missing
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction, token_of
from bot.messages.panel import sent_page
from bot.messages.screen import screen_of
from bot.pages.texts import text
from bot.store.messages import Sent
from bot.store.rows import Theme
from bot.store.settings import CHANNELS, SERVER_THEME
from bot.turns.clocks import CLOCK
from bot.turns.limits import INVITATIONS, LEVELS, Place
from bot.turns.look import Guest, Refused, Setup


@dataclass(frozen=True, slots=True)
class Defaults:
    """The settings of a table that its command leaves open."""

    language: str
    clock: str = "none"
    theme: Theme = "dark"


Preparation = Callable[[Setup], Awaitable[Setup]]
"""Work that takes longer than Discord waits for an answer."""


def channel_of(interaction: Interaction) -> int:
    """Return the channel of a command; raises Refused if Discord names none."""
    if interaction.channel_id is None:
        raise Refused("not_in_dm")
    return interaction.channel_id


async def open_table(
    services: Services, interaction: Interaction, setup: Setup, prepare: Preparation | None = None
) -> None:
    """Open a lobby for a group, shown to everyone in this channel."""
    if interaction.guild_id is None:
        raise Refused("not_in_dm")
    await need_place(services, interaction, interaction.guild_id)
    async with _room(services, interaction, setup, prepare) as room:
        host = interaction.user.id
        services.coordinator.limiter.take(INVITATIONS, *((host, guest.user_id) for guest in setup.guests))
        message_id = await services.delivery.think(interaction, ephemeral=False)
        if message_id is None:
            return
        sent = Sent("table", channel_of(interaction), message_id, token=token_of(interaction))
        if prepare is not None:
            setup = await prepare(setup)
        person = await person_of(services, interaction, setup.kind)
        setup = replace(setup, guests=await _all_guests(services, interaction, interaction.guild_id, setup))
        await services.coordinator.opening.open_lobby(setup, person, sent, room=room)


async def need_place(services: Services, interaction: Interaction, guild_id: int) -> None:
    """Raise Refused if the bot may not write here, or is not wanted here."""
    allowed = (await services.records.settings.of("server", guild_id))[CHANNELS].split()
    here = {str(interaction.channel_id), str(getattr(interaction.channel, "parent_id", None))}
    if allowed and not here & set(allowed):
        raise Refused("wrong_channel", {"channels": tuple(f"<#{channel}>" for channel in allowed)})
    is_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := missing(interaction.app_permissions, is_thread=is_thread):
        locale = str(interaction.locale)
        names = tuple(text(locale, f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refused("missing_permission", {"permissions": names})


async def open_solo(
    services: Services, interaction: Interaction, setup: Setup, prepare: Preparation | None = None
) -> None:
    """Open a solo game that only its player sees: here or by direct message."""
    is_dm = interaction.guild_id is None
    setup = replace(setup, panel="dm" if is_dm else setup.panel)
    async with _room(services, interaction, setup, prepare) as room:
        message_id = await services.delivery.think(interaction, ephemeral=not is_dm)
        if message_id is None:
            return
        person = await person_of(services, interaction, setup.kind)
        if prepare is not None:
            setup = await prepare(setup)
        if is_dm or setup.panel == "channel":
            sent = Sent("panel", channel_of(interaction), message_id, 0, token_of(interaction))
            await services.coordinator.opening.open_lobby(setup, person, sent, room=room)
            return
        game = await services.coordinator.opening.open_lobby(setup, person, room=room)
    await services.delivery.answer(interaction, sent_page(game, str(interaction.locale), is_dm=False))


async def open_pressed(services: Services, interaction: Interaction, setup: Setup) -> None:
    """Open a game in a new message: a private one, or in a DM an ordinary one like every panel there; or on the
    screen that was pressed."""
    person = await person_of(services, interaction, setup.kind)
    if interaction.guild_id is None and screen_of(interaction) is None:
        await services.coordinator.opening.open_lobby(replace(setup, panel="dm"), person)
        await services.delivery.acknowledge(interaction)
    else:
        game = await services.coordinator.opening.open_lobby(setup, person)
        await open_panel(services, interaction, await services.coordinator.look(game, person.user_id))


async def open_pressed_table(services: Services, interaction: Interaction, setup: Setup) -> str:
    """Open a lobby for a group with a press; the table comes into the channel as a message of its own. Returns the
    game's id."""
    if interaction.guild_id is None:
        raise Refused("not_in_dm")
    await need_place(services, interaction, interaction.guild_id)
    person = await person_of(services, interaction, setup.kind)
    guests = await _all_guests(services, interaction, interaction.guild_id, setup)
    return await services.coordinator.opening.open_lobby(replace(setup, guests=guests), person)


async def server_defaults(services: Services, interaction: Interaction) -> Defaults:
    """Return what a server's administrators have set; by default its locale, the live clock and dark pictures. Outside of
    servers, the locale is the person's."""
    if interaction.guild_id is None:
        return Defaults(str(interaction.locale))
    chosen = await services.records.settings.of("server", interaction.guild_id)
    locale = await server_locale(
        services.delivery.client, interaction.guild_id, chosen, interaction.guild_locale
    )
    return Defaults(locale, chosen[CLOCK] or services.records.default_clock, chosen[SERVER_THEME])


async def _all_guests(
    services: Services, interaction: Interaction, guild_id: int, setup: Setup
) -> tuple[Guest, ...]:
    """Return the invited people, and those who asked to be told when a table opens on this server, unless they were
    told recently."""
    known = {guest.user_id for guest in setup.guests}
    now = int(interaction.created_at.timestamp() * 1000)
    others = await services.records.people.tell(guild_id, interaction.user.id, now)
    return (*setup.guests, *(Guest(one, is_invited=False) for one in others if one not in known))


@asynccontextmanager
async def _room(
    services: Services, interaction: Interaction, setup: Setup, prepare: Preparation | None
) -> AsyncIterator[Place]:
    """Reserve room for the game before anything is shown; raises Refused if the person opens too many."""
    host = interaction.user.id
    place = Place(host, setup.channel_id, setup.guild_id, setup.mode)
    async with services.coordinator.opening.room(place):
        if prepare is not None:
            services.coordinator.limiter.take(LEVELS, host)
        yield place

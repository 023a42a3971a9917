"""Open a game from a command: check that it may be played here and send its first message."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.interactions.answers import DONE, Answer, Sheet, Shown
from bot.interactions.languages import server_locale
from bot.interactions.people import person_of
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.messages.panel import sent_page
from bot.store.rows import TABLE_SEAT, Theme
from bot.store.settings import CHANNELS, SERVER_THEME
from bot.turns.clocks import CLOCK, GUEST_CLOCKS
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


async def open_table(
    services: Services, request: Request, setup: Setup, prepare: Preparation | None = None
) -> Answer:
    """Open a lobby for a group, shown to everyone in this channel."""
    if request.where.is_direct:
        raise Refused("not_in_dm")
    await need_place(services, request)
    if request.where.guest_of is not None and setup.clock not in GUEST_CLOCKS:
        raise Refused("guest_clock")
    async with _room(services, request, setup, prepare) as room:
        host = request.user_id
        services.coordinator.limiter.take(INVITATIONS, *((host, guest.user_id) for guest in setup.guests))
        sent = await request.origin.place(request, "table", TABLE_SEAT, is_private=False)
        if sent is None:
            return DONE
        if prepare is not None:
            setup = await prepare(setup)
        person = await person_of(services, request, setup.kind)
        if (server := request.where.server) is not None:
            setup = replace(setup, guests=await _all_guests(services, request, server, setup))
        await services.coordinator.open_lobby(setup, person, sent, room=room)
    return DONE


async def need_place(services: Services, request: Request) -> None:
    """Raise Refused if the bot may not write in this server's channel or is not wanted there, or if others would not
    see its answers."""
    where = request.where
    need_voice(request)
    allowed = (await services.records.settings.of("server", where.server or 0))[CHANNELS].split()
    if allowed and not {str(where.channel), str(where.parent)} & set(allowed):
        raise Refused("wrong_channel", {"channels": tuple(f"<#{channel}>" for channel in allowed)})
    if lacking := where.lacks():
        names = tuple(request.say(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refused("missing_permission", {"permissions": names})


def need_voice(request: Request) -> None:
    """Raise Refused if others would not see the bot's answers."""
    if request.where.is_hushed:
        raise Refused("guest_hushed")


async def open_solo(
    services: Services, request: Request, setup: Setup, prepare: Preparation | None = None
) -> Answer:
    """Open a solo game that only its player sees: here or by direct message."""
    is_dm, is_guest = request.where.is_direct, request.where.guest_of is not None
    setup = replace(setup, panel="dm" if is_dm else "channel" if is_guest else setup.panel)
    async with _room(services, request, setup, prepare) as room:
        sent = await request.origin.place(request, "panel", 0, is_private=not is_dm)
        if sent is None:
            return DONE
        person = await person_of(services, request, setup.kind)
        if prepare is not None:
            setup = await prepare(setup)
        if is_dm or setup.panel == "channel":
            await services.coordinator.open_lobby(setup, person, sent, room=room)
            return DONE
        game = await services.coordinator.open_lobby(setup, person, room=room)
    return Shown(sent_page(game, request, is_dm=False))


async def open_pressed(services: Services, request: Request, setup: Setup) -> Answer:
    """Open a game in a new message: a private one, or in a DM an ordinary one like every panel there; or on the
    screen that was pressed."""
    person = await person_of(services, request, setup.kind)
    if request.where.is_direct and not request.where.is_screen:
        await services.coordinator.open_lobby(replace(setup, panel="dm"), person)
        return DONE
    game = await services.coordinator.open_lobby(setup, person)
    return Sheet(await services.coordinator.look(game, person.user_id))


async def open_pressed_table(services: Services, request: Request, setup: Setup) -> str:
    """Open a lobby for a group with a press; the table comes into the channel as a message of its own. Returns the
    game's id. Where the bot is a guest, a press in the chat brings it there."""
    if request.where.is_direct:
        raise Refused("not_in_dm")
    await need_place(services, request)
    person = await person_of(services, request, setup.kind)
    if (server := request.where.server) is not None:
        setup = replace(setup, guests=await _all_guests(services, request, server, setup))
    return await services.coordinator.open_lobby(setup, person)


async def server_defaults(services: Services, request: Request) -> Defaults:
    """Return what a server's administrators have set; by default its locale, the live clock and dark pictures. Outside
    of servers, the locale is the person's, and a clock is one of a guest's."""
    server, default_clock = request.where.server, services.records.default_clock
    if request.where.guest_of is not None:
        clock = default_clock if default_clock in GUEST_CLOCKS else GUEST_CLOCKS[-1]
        return Defaults(request.where.locale or request.locale, clock)
    if server is None:
        return Defaults(request.locale)
    chosen = await services.records.settings.of("server", server)
    locale = await server_locale(services.delivery.client, server, chosen, request.where.locale)
    return Defaults(locale, chosen[CLOCK] or default_clock, chosen[SERVER_THEME])


async def _all_guests(services: Services, request: Request, guild_id: int, setup: Setup) -> tuple[Guest, ...]:
    """Return the invited people, and those who asked to be told when a table opens on this server, unless they were
    told recently."""
    known = {guest.user_id for guest in setup.guests}
    others = await services.records.people.tell(guild_id, request.user_id, request.made_at)
    return (*setup.guests, *(Guest(one, is_invited=False) for one in others if one not in known))


@asynccontextmanager
async def _room(
    services: Services, request: Request, setup: Setup, prepare: Preparation | None
) -> AsyncIterator[Place]:
    """Reserve room for the game before anything is shown; raises Refused if the person opens too many."""
    where = Place(request.user_id, setup.channel_id, setup.guild_id, setup.mode)
    async with services.coordinator.room(where):
        if prepare is not None:
            services.coordinator.limiter.take(LEVELS, request.user_id)
        yield where

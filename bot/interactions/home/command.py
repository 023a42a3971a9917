"""`/home` and `/sheet`: the ways to everything and to a person's own sheets, and the presses on pages that belong to no
feature."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from bot.games.command import Subcommand
from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.games.solo import solo_games, solo_of, table_of
from bot.interactions.answers import Answer, Game, Private, Sheet
from bot.interactions.channel_changes import GAMES_IN_CHANNEL
from bot.interactions.commands.declared import Command
from bot.interactions.commands.opening import open_pressed, open_pressed_table, open_table
from bot.interactions.commands.options import own_game
from bot.interactions.commands.play import usual_setup
from bot.interactions.home.page import (
    SURE,
    cancel_page,
    home_page,
    more_page,
    opened_page,
    screen_page,
    which_page,
)
from bot.interactions.home.parts import HomeEntry, HomePart, Rank, Visit
from bot.interactions.request import Asks, Change, Request
from bot.interactions.services import Services
from bot.messages.more_pages import repost_button
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.layouts import timestamp
from bot.pages.page import Button, Link, Page, button, link
from bot.turns import lobby
from bot.turns.look import Look, Refused, Setup

MOST = 3
"""How many games are shown, besides the person's own lobbies; `/sheet` offers others."""
MOST_SHEETS = 5


class HomePage:
    """Asks every feature what needs a person now, and opens games from buttons."""

    opening = frozenset({Verb.MYSHEET.value, Verb.ALONE.value})
    changes: Mapping[str, Change] = {}
    unbarred: frozenset[str] = frozenset()

    def __init__(self, services: Services, parts: Sequence[HomePart]) -> None:
        """Create it; `parts` are the features' additions, in their order."""
        self._services = services
        self._parts = tuple(parts)
        self.buttons = tuple(one for part in parts for one in part.buttons)
        self.handlers: Asks = {
            Verb.HOME: self._show,
            Verb.HOMEMORE: self._show_more,
            Verb.MYSHEET: self._open_sheet,
            Verb.CANCEL: self._cancel,
            Verb.NEWTABLE: self._open_table,
            Verb.ALONE: self._play_alone,
        }
        self.commands = (Command("home", self._show), Command("sheet", self._show_sheet))

    async def _show(self, request: Request) -> Answer:
        server = request.where.server
        is_screen, now = request.where.is_screen, self._services.coordinator.now()
        # Where the bot is a guest, a table that was opened in the Activity may have no message.
        channel = request.where.channel if is_screen or request.where.guest_of is not None else None
        visit = Visit(request.locale, request.user_id, server, now, channel, request.where.theme)
        own = (
            own_games(self._services, visit),
            open_tables(self._services, visit),
            brought(self._services, visit),
        )
        found = await asyncio.gather(*own, *(part.entries(visit) for part in self._parts if part.entries))
        entries = [entry for each in found for entry in each]
        if is_screen:
            usual = await own_game(self._services, request.user_id, solo_games())
            games = sorted(solo_games(), key=lambda game: game != usual)
            return Private(screen_page(entries, games, request, is_server=not request.where.is_direct))
        page = home_page(
            entries,
            self.buttons,
            request,
            is_server=not request.where.is_direct,
            has_activity=self._services.has_activity,
        )
        return Private(page)

    async def _show_more(self, request: Request) -> Answer:
        return Private(more_page(self.buttons, request, is_screen=request.where.is_screen))

    async def _open_sheet(self, request: Request) -> Answer:
        look = await self._services.coordinator.look(request.game, request.user_id)
        # A screen shows the lobby in its place.
        if look.status == "lobby" and not request.where.is_screen:
            raise Refused("not_started")
        return Sheet(look)

    async def _show_sheet(self, request: Request) -> Answer:
        """Open the person's own sheet, wherever they are; ask which one if they play several games."""
        looks = await _own_looks(self._services, request.user_id)
        running = [look for look in looks if look.status == "running"]
        if len(running) == 1:
            return Sheet(running[0])
        if not running:
            place = "dm" if request.where.is_direct else "server"
            return Private(Page(request.say("sheet-none", place=place)))
        row = tuple(
            button(
                Control(Verb.SHEET, look.game, look.step),
                PARTS[look.kind].words.title(look.read_in(request.locale)),
            )
            for look in running[:MOST_SHEETS]
        )
        return Private(Page(request.say("sheet-which"), rows=(row,)))

    async def _cancel(self, request: Request) -> Answer:
        look = await self._services.coordinator.look(request.game)
        has_joined = any(player.is_human and player.user_id != request.user_id for player in look.players)
        if has_joined and request.control.arg != SURE and look.status == "lobby":
            title = PARTS[look.kind].words.title(look.read_in(request.locale))
            return Private(cancel_page(look.game, title, request))
        await self._services.coordinator.change(request.game, lobby.cancel, request.user_id)
        return await self._show(request)

    async def _open_table(self, request: Request) -> Answer:
        if request.where.is_direct:
            raise Refused("not_in_dm")
        setup = await self._setup(request, table_of)
        if isinstance(setup, Page):
            return Private(setup)
        if request.where.guest_of is not None and not request.where.is_screen:
            return await open_table(self._services, request, setup)
        opened = await open_pressed_table(self._services, request, setup)
        looks = await self._services.coordinator.looks(opened)
        return Game(looks, Private(opened_page(request)))

    async def _play_alone(self, request: Request) -> Answer:
        setup = await self._setup(request, solo_of)
        if isinstance(setup, Page):
            return Private(setup)
        return await open_pressed(self._services, request, setup)

    async def _setup(self, request: Request, command_of: Callable[[str], Subcommand | None]) -> Setup | Page:
        """Return what the command of the named game opens; if the press names none, the page that asks for a game
        with such a command."""
        games = [game for game in PARTS if command_of(game) is not None]
        named_game = request.control.arg or (games[0] if len(games) == 1 else "")
        if not named_game:
            return which_page(Verb(request.control.verb), games, request)
        command = command_of(named_game) if named_game in PARTS else None
        if command is None:
            raise Refused("malformed_move")
        return await usual_setup(self._services, request, named_game, command)


async def own_games(services: Services, visit: Visit) -> Sequence[HomeEntry]:
    """Return the person's newest open games, those where it is their turn first: at most `MOST`, and all
    their own lobbies, because only few may be open."""
    looks = await _own_looks(services, visit.user_id)
    entries = [await _entry(services, look.read_in(visit.locale), visit) for look in looks]
    entries.sort(key=lambda entry: entry.rank)
    return [entry for number, entry in enumerate(entries) if number < MOST or entry.cancel]


async def brought(services: Services, visit: Visit) -> Sequence[HomeEntry]:
    """Tell somebody, once, that newcomers came by what they have shared."""
    count = await services.records.people.arrivals(visit.user_id, visit.now)
    if not count:
        return ()
    duel = button(Control(Verb.DUEL), visit.say("home-duel"), emoji="⚔️")
    about = visit.say("home-brought-about", count=count)
    return (HomeEntry(Rank.WAITING, visit.say("home-brought", count=count), about, duel, is_done=True),)


async def open_tables(services: Services, visit: Visit) -> Sequence[HomeEntry]:
    """Return the lobbies of this channel that have a free seat for the person; in the chat, those that no message shows."""
    if visit.channel_id is None:
        return ()
    rows = await services.store.rows(GAMES_IN_CHANNEL, channel_id=visit.channel_id)
    looks = [await services.coordinator.look(str(game), visit.user_id) for (game,) in rows]
    free = [look for look in looks if look.has_free_seat and look.own is None]
    if visit.theme is None:
        free = [look for look in free if not await services.refresher.has_table(look.game)]
    return [_open_table(look.read_in(visit.locale), visit) for look in free[:MOST]]


def _open_table(look: Look, visit: Visit) -> HomeEntry:
    about = look.say(
        "home-table-about",
        players=tuple(player_name(player, look) for player in look.players),
        taken=len(look.players),
        seats=look.options.seats,
    )
    join = button(Control(Verb.JOIN, look.game), look.say("lobby-join"), emoji="✋")
    way = repost_button(look) if visit.theme is None else join
    return HomeEntry(Rank.TABLE, PARTS[look.kind].words.title(look), about, way)


async def _own_looks(services: Services, user_id: int) -> list[Look]:
    """Return a person's open games, the newest first, as they see them."""
    coordinator = services.coordinator
    return [await coordinator.look(game, user_id) for game in await coordinator.games_of(user_id)]


async def _entry(services: Services, look: Look, visit: Visit) -> HomeEntry:
    title = PARTS[look.kind].words.title(look)
    is_alone = look.is_private or (look.place.guild_id is None and not look.place.is_guest)
    place = "alone" if is_alone else f"<#{look.place.channel_id}>"
    if look.place.is_guest and not is_alone:
        # The channel may have no name.
        place = await services.refresher.table_url(look)
    if look.status == "lobby":
        about = look.say("home-lobby-about", taken=len(look.players), place=place)
        title = look.say("home-lobby", title=title)
        if visit.theme is not None:
            return HomeEntry(Rank.LOBBY, title, about, _sheet(look, "home-to-table"))
        to_table: Button | Link = link(look.say("home-to-table"), await services.refresher.table_url(look))
        if look.place.is_guest and not await services.refresher.has_table(look.game):
            to_table = repost_button(look)
        cancel = button(Control(Verb.CANCEL, look.game, tag=ON_PAGE), look.say("home-cancel"), emoji="❌")
        is_host = look.own is not None and look.own.user_id == look.host_id
        return HomeEntry(Rank.LOBBY, title, about, to_table, cancel if is_host else None)
    if look.own is None or not look.own.is_awaited:
        about = look.say("home-waiting-about", place=place)
        return HomeEntry(
            Rank.WAITING, look.say("home-waiting", title=title), about, _sheet(look), is_done=True
        )
    about = look.say("home-turn-about", place=place, time=timestamp(look.times.deadline) or "none")
    return HomeEntry(Rank.TURN, look.say("home-turn", title=title), about, _sheet(look))


def _sheet(look: Look, label: str = "table-sheet") -> Button:
    return button(Control(Verb.MYSHEET, look.game, look.step), look.say(label), emoji="📝")

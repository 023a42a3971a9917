"""`/home`: one way to everything, and the presses on its pages that belong to no feature."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.games.command import Subcommand
from bot.games.registry import PARTS
from bot.games.solo import solo_of, table_of
from bot.interactions.commands.opening import open_pressed, open_pressed_table
from bot.interactions.commands.play import usual_setup
from bot.interactions.commands.sheet import open_here
from bot.interactions.home.page import (
    SURE,
    cancel_page,
    home_page,
    more_page,
    opened_page,
    which_page,
)
from bot.interactions.home.parts import ON_PAGE, HomeEntry, HomePart, Rank, Visit
from bot.interactions.press import Change, Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.messages.screen import screen_of
from bot.messages.table import timestamp
from bot.pages.control import Control, Verb
from bot.pages.page import Button, Page, button, link
from bot.pages.texts import text
from bot.turns import lobby
from bot.turns.look import Look, Refused, Setup

MOST = 3
"""How many games are shown, besides the person's own lobbies; `/sheet` offers others."""


class HomePage:
    """Asks every feature what needs a person now, and opens games from buttons."""

    opening = frozenset({Verb.MYSHEET.value, Verb.ALONE.value})
    changes: Mapping[str, Change] = {}
    unbarred: frozenset[str] = frozenset()

    def __init__(
        self, tree: app_commands.CommandTree[Any], services: Services, parts: Sequence[HomePart]
    ) -> None:
        """Add the command; `parts` are the features' additions, in their order."""
        self._services = services
        self._parts = tuple(parts)
        self.buttons = tuple(one for part in parts for one in part.buttons)
        self.handlers: Handlers = {
            Verb.HOME: self._show,
            Verb.HOMEMORE: self._show_more,
            Verb.MYSHEET: self._open_sheet,
            Verb.CANCEL: self._cancel,
            Verb.NEWTABLE: self._open_table,
            Verb.ALONE: self._play_alone,
        }

        @tree.command(name=localised("command-home"), description=localised("command-home-about"))
        async def home(interaction: Interaction) -> None:
            await services.delivery.answer_private(interaction, await self._page(interaction))

    async def _page(self, interaction: Interaction) -> Page:
        now, locale = self._services.coordinator.now(), str(interaction.locale)
        visit = Visit(interaction.user.id, interaction.guild_id, locale, now)
        own = own_games(self._services, visit)
        found = await asyncio.gather(own, *(part.entries(visit) for part in self._parts))
        entries = [entry for each in found for entry in each]
        is_server, has_activity = interaction.guild_id is not None, self._services.has_activity
        return home_page(entries, self.buttons, locale, is_server=is_server, has_activity=has_activity)

    async def _show(self, press: Press) -> None:
        await self._answer(press, await self._page(press.interaction))

    async def _show_more(self, press: Press) -> None:
        await self._answer(press, more_page(self.buttons, press.locale))

    async def _open_sheet(self, press: Press) -> None:
        look = await self._services.coordinator.look(press.game, press.user_id)
        if look.status == "lobby":
            raise Refused("not_started")
        await open_here(self._services, press.interaction, look)

    async def _cancel(self, press: Press) -> None:
        look = await self._services.coordinator.look(press.game)
        has_joined = any(player.is_human and player.user_id != press.user_id for player in look.players)
        if has_joined and press.control.arg != SURE and look.status == "lobby":
            title = PARTS[look.kind].words.title(look, press.locale)
            await self._answer(press, cancel_page(look.game, title, press.locale))
            return
        await self._services.coordinator.change(press.game, lobby.cancel, press.user_id)
        await self._show(press)

    async def _open_table(self, press: Press) -> None:
        if press.interaction.guild_id is None:
            raise Refused("not_in_dm")
        setup = await self._setup(press, table_of)
        if setup is not None:
            opened = await open_pressed_table(self._services, press.interaction, setup)
            if (screen := screen_of(press.interaction)) is not None:
                await screen.show_game(await self._services.coordinator.looks(opened))
            else:
                await self._answer(press, opened_page(press.locale))

    async def _play_alone(self, press: Press) -> None:
        setup = await self._setup(press, solo_of)
        if setup is not None:
            await open_pressed(self._services, press.interaction, setup)

    async def _setup(self, press: Press, command_of: Callable[[str], Subcommand | None]) -> Setup | None:
        """Return what the command of the game that the press names opens; ask for a game that has such a command
        if it names none."""
        games = [game for game in PARTS if command_of(game) is not None]
        named_game = press.control.arg or (games[0] if len(games) == 1 else "")
        if not named_game:
            await self._answer(press, which_page(Verb(press.control.verb), games, press.locale))
            return None
        command = command_of(named_game) if named_game in PARTS else None
        if command is None:
            raise Refused("malformed_move")
        return await usual_setup(self._services, press.interaction, named_game, command)

    async def _answer(self, press: Press, page: Page) -> None:
        """Replace a page of this command; open a private message from any other."""
        if press.control.tag == ON_PAGE:
            await self._services.delivery.answer(press.interaction, page)
        else:
            await self._services.delivery.answer_private(press.interaction, page)


async def own_games(services: Services, visit: Visit) -> Sequence[HomeEntry]:
    """Return the person's newest open games, those where it is their turn first: at most `MOST`, and all
    their own lobbies, because only few may be open."""
    looks = [
        await services.coordinator.look(game, visit.user_id)
        for game in await services.coordinator.games_of(visit.user_id)
    ]
    entries = [await _entry(services, look, visit.locale) for look in looks]
    entries.sort(key=lambda entry: entry.rank)
    return [entry for number, entry in enumerate(entries) if number < MOST or entry.cancel]


async def _entry(services: Services, look: Look, locale: str) -> HomeEntry:
    title = PARTS[look.kind].words.title(look, locale)
    place = "alone" if look.is_private or look.place.guild_id is None else f"<#{look.place.channel_id}>"
    if look.status == "lobby":
        about = text(locale, "home-lobby-about", taken=len(look.players), place=place)
        to_table = link(text(locale, "home-to-table"), await services.refresher.table_url(look))
        cancel = button(Control(Verb.CANCEL, look.game, tag=ON_PAGE), text(locale, "home-cancel"), emoji="❌")
        is_host = look.own is not None and look.own.user_id == look.host_id
        title = text(locale, "home-lobby", title=title)
        return HomeEntry(Rank.LOBBY, title, about, to_table, cancel if is_host else None)
    if look.own is None or not look.own.is_awaited:
        about = text(locale, "home-waiting-about", place=place)
        return HomeEntry(
            Rank.WAITING, text(locale, "home-waiting", title=title), about, _sheet(look, locale), is_done=True
        )
    about = text(locale, "home-turn-about", place=place, time=timestamp(look.times.deadline) or "none")
    return HomeEntry(Rank.TURN, text(locale, "home-turn", title=title), about, _sheet(look, locale))


def _sheet(look: Look, locale: str) -> Button:
    return button(Control(Verb.MYSHEET, look.game, look.step), text(locale, "table-sheet"), emoji="📝")

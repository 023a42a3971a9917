"""A person's open games, as entries of the home page: those that wait for them first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.registry import PARTS
from bot.interactions.home.parts import ON_PAGE, HomeEntry, Rank, Visit
from bot.interactions.services import Services
from bot.messages.table import timestamp
from bot.pages.control import Control, Verb
from bot.pages.page import Button, button, link
from bot.pages.texts import text
from bot.turns.look import Look

MOST = 3
"""The games that are shown, besides lobbies of the person's own; `/sheet` offers others."""


async def own_games(services: Services, visit: Visit) -> Sequence[HomeEntry]:
    """Return the person's newest open games, those in which it is their turn before all others: at most `MOST`, and every
    lobby of their own, because only few may be open."""
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

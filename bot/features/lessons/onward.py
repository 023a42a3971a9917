"""What a person can do after a lesson: go back to the game that waits, play alone, or open a table."""

from __future__ import annotations

from bot.games.solo import solo_of, table_of
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.page import Item, Row, Style, button, link
from bot.pages.texts import text
from bot.turns.look import Person


async def onward(services: Services, game: str, person: Person, *, is_server: bool) -> Row:
    """Return the button to the person's newest open game of this kind, or those that open one."""
    locale = person.locale
    for open_game in await services.coordinator.games_of(person.user_id):
        look = await services.coordinator.look(open_game, person.user_id)
        if look.kind != game or look.own is None:
            continue
        if look.status == "lobby":
            return (link(text(locale, "learn-back"), await services.refresher.table_url(look)),)
        control = Control(Verb.MYSHEET, look.game, look.step)
        return (button(control, text(locale, "learn-back"), Style.PRIMARY, emoji="📝"),)
    items: list[Item] = []
    if solo_of(game) is not None:
        alone = Control(Verb.ALONE, arg=game)
        items.append(button(alone, text(locale, "home-alone"), Style.PRIMARY, emoji="🎯"))
    if is_server and table_of(game) is not None:
        items.append(button(Control(Verb.NEWTABLE, arg=game), text(locale, "home-table"), emoji="🎲"))
    return tuple(items)

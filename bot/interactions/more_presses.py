"""Handle rarely used controls: a sheet as text, the seal, computer players, leaving, removing, ending."""

from __future__ import annotations

from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.verify import verify_page
from bot.messages.ended import details_page
from bot.messages.more_pages import computers_page, more_page
from bot.messages.panel import text_page
from bot.messages.seal import seal_page
from bot.pages.control import Control, Verb
from bot.pages.page import Page, Style, button
from bot.pages.texts import text
from bot.turns import lobby
from bot.turns.look import Refused
from bot.turns.verifying import verify_game


class MoreMenu:
    """Answers in private; asks for confirmation before anything that cannot be undone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._coordinator = services.coordinator
        self._delivery = services.delivery
        self._additions = services.refresher.additions
        self.handlers: Handlers = {
            Verb.TEXT: self._show_text,
            Verb.MORE: self._show_more,
            Verb.SEAL: self._show_seal,
            Verb.COMPUTERS: self._show_computers,
            Verb.COMPUTER: self._add_computer,
            Verb.QUIT: self._quit,
            Verb.KICK: self._kick,
            Verb.END: self._end,
        }

    async def _show_text(self, press: Press) -> None:
        look = await self._coordinator.look(press.game, press.user_id)
        if look.own is None:
            raise Refused("not_playing")
        await self._delivery.answer_private(press.interaction, text_page(look, press.locale))

    async def _show_more(self, press: Press) -> None:
        look = await self._coordinator.look(press.game, press.user_id)
        if look.status == "finished":
            page = details_page(look, press.locale, self._additions)
        else:
            url = await self._services.refresher.table_url(look)
            page = more_page(look, press.locale, url, self._additions, is_moderator=press.is_moderator)
        await self._delivery.answer_private(press.interaction, page)

    async def _show_seal(self, press: Press) -> None:
        """Show the seal or, once the game is over, whether its throws follow from what the seal hid."""
        look = await self._coordinator.look(press.game, press.user_id)
        if look.is_over:
            found = await verify_game(self._services.store, press.game, self._coordinator.now())
            page = verify_page(found, press.locale)
        else:
            page = seal_page(look, press.locale, self._additions)
        await self._delivery.answer_private(press.interaction, page)

    async def _show_computers(self, press: Press) -> None:
        look = await self._coordinator.look(press.game, press.user_id)
        await self._delivery.answer_private(press.interaction, computers_page(look, press.locale))

    async def _add_computer(self, press: Press) -> None:
        """Add a computer player; the menu stays open for another one."""
        looks = await self._coordinator.add_computer(
            press.game, press.user_id, press.value or press.control.arg or None, interaction=press.chance
        )
        await self._delivery.answer(press.interaction, computers_page(looks(press.user_id), press.locale))

    async def _quit(self, press: Press) -> None:
        look = await self._coordinator.look(press.game)
        if press.control.arg != "sure" and look.status == "running":
            sure = Control(Verb.QUIT, press.game, press.control.step, "sure")
            usual = text(press.locale, "more-leave-ask", mode="solo" if look.is_private else "group")
            await self._ask(press, sure, self._additions.leaving(look, press.locale) or usual, "more-leave")
            return
        await self._coordinator.change(press.game, lobby.depart, press.user_id)
        await self._delivery.answer(press.interaction, Page(text(press.locale, "more-left")))

    async def _end(self, press: Press) -> None:
        look = await self._coordinator.look(press.game)
        is_own_lobby = look.status == "lobby" and look.host_id == press.user_id
        if not (press.is_moderator or is_own_lobby):
            raise Refused("not_moderator")
        if press.control.arg != "sure":
            sure = Control(Verb.END, press.game, press.control.step, "sure")
            await self._ask(press, sure, text(press.locale, "more-end-ask"), "more-end")
            return
        await self._coordinator.change(
            press.game, lobby.cancel, press.user_id, is_moderator=press.is_moderator
        )
        await self._delivery.answer(press.interaction, Page(text(press.locale, "more-ended")))

    async def _kick(self, press: Press) -> None:
        await self._coordinator.change(press.game, lobby.remove, press.user_id, press.seat)
        await self._delivery.answer(press.interaction, Page(text(press.locale, "more-removed")))

    async def _ask(self, press: Press, sure: Control, question: str, yes: str) -> None:
        item = button(sure, text(press.locale, yes), Style.DANGER)
        await self._delivery.answer(press.interaction, Page(question, rows=((item,),)))

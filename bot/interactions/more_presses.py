"""Handle rarely used controls: a sheet as text, the seal, computer players, leaving, removing, ending."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.verify import verify_page
from bot.messages.ended import details_page, final_sheet_page
from bot.messages.more_pages import back_button, computers_page, more_page, seal_page
from bot.messages.panel import text_page
from bot.pages.control import Control, Verb
from bot.pages.page import Page, Style, button
from bot.turns import lobby
from bot.turns.finished import verify_game
from bot.turns.look import Look, Refused
from bot.turns.viewing import look_at_end


class MoreMenu:
    """Answers in private; asks for confirmation before anything that cannot be undone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._coordinator = services.coordinator
        self._additions = services.refresher.additions
        self.handlers: Asks = {
            Verb.TEXT: self._show_text,
            Verb.MORE: self._show_more,
            Verb.SEAL: self._show_seal,
            Verb.SHEETS: self._show_final_sheet,
            Verb.COMPUTERS: self._show_computers,
            Verb.COMPUTER: self._add_computer,
            Verb.QUIT: self._quit,
            Verb.KICK: self._kick,
            Verb.END: self._end,
        }

    async def _look(self, request: Request) -> Look:
        look = await self._coordinator.look(request.game, request.user_id)
        return look.read_in(request.locale)

    async def _show_text(self, request: Request) -> Answer:
        look = await self._look(request)
        if look.own is None:
            raise Refused("not_playing")
        return Private(replace(text_page(look), rows=((back_button(look.game, look),),)))

    async def _show_more(self, request: Request) -> Answer:
        look = await self._look(request)
        if look.status == "finished":
            page = details_page(look, self._additions)
        else:
            url = await self._services.refresher.table_url(look)
            page = more_page(look, url, self._additions, is_moderator=request.where.moderates)
        return Private(page)

    async def _show_final_sheet(self, request: Request) -> Answer:
        """Show the sheet of the chosen seat; without a choice the person's own, or a winner's."""
        look = await self._look(request)
        if look.status != "finished":
            raise Refused("not_over")
        chosen = {str(player.seat): player.seat for player in look.players}.get(request.value)
        own = look.winners[0] if look.viewer.seat is None else look.viewer.seat
        loaded = await self._coordinator.games.game(request.game)
        page = final_sheet_page(look_at_end(loaded, look, own if chosen is None else chosen), request.tag)
        return Private(page) if chosen is None else Shown(page)

    async def _show_seal(self, request: Request) -> Answer:
        """Show the seal or, once the game is over, whether its throws follow from what the seal hid."""
        look = await self._look(request)
        if look.is_over:
            found = await verify_game(self._services.store, request.game, self._coordinator.now())
            page = verify_page(found, request)
        else:
            page = seal_page(look, self._additions)
        return Private(page)

    async def _show_computers(self, request: Request) -> Answer:
        return Private(computers_page(await self._look(request)))

    async def _add_computer(self, request: Request) -> Answer:
        """Add a computer player; the menu stays open for another one."""
        looks = await self._coordinator.add_computer(
            request.game,
            request.user_id,
            request.value or request.control.arg or None,
            interaction=request.chance,
        )
        return Shown(computers_page(looks(request.user_id).read_in(request.locale)))

    async def _quit(self, request: Request) -> Answer:
        look = (await self._coordinator.look(request.game)).read_in(request.locale)
        if request.control.arg != "sure" and look.status == "running":
            sure = Control(Verb.QUIT, request.game, request.control.step, "sure")
            usual = request.say("more-leave-ask", mode="solo" if look.is_private else "group")
            question = self._additions.leaving(look) or usual
            return _question(request, sure, question, "more-leave")
        await self._coordinator.change(request.game, lobby.depart, request.user_id)
        return Shown(Page(request.say("more-left")))

    async def _end(self, request: Request) -> Answer:
        look = await self._coordinator.look(request.game)
        is_own_lobby = look.status == "lobby" and look.host_id == request.user_id
        if not (request.where.moderates or is_own_lobby):
            raise Refused("not_moderator")
        if request.control.arg != "sure":
            sure = Control(Verb.END, request.game, request.control.step, "sure")
            return _question(request, sure, request.say("more-end-ask"), "more-end")
        await self._coordinator.change(
            request.game, lobby.cancel, request.user_id, is_moderator=request.where.moderates
        )
        return Shown(Page(request.say("more-ended")))

    async def _kick(self, request: Request) -> Answer:
        await self._coordinator.change(request.game, lobby.remove, request.user_id, request.seat)
        return Shown(Page(request.say("more-removed")))


def _question(request: Request, sure: Control, question: str, yes: str) -> Answer:
    item = button(sure, request.say(yes), Style.DANGER)
    return Shown(Page(question, rows=((item, back_button(request.game, request)),)))

"""`/sheet`: a person's own sheet, wherever they are."""

from __future__ import annotations

from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private, Sheet
from bot.interactions.commands.declared import Command
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.page import Page, button

MOST = 5


def sheet_command(services: Services) -> Command:
    async def sheet(request: Request) -> Answer:
        looks = [
            await services.coordinator.look(game, request.user_id)
            for game in await services.coordinator.games_of(request.user_id)
        ]
        running = [look for look in looks if look.status == "running"]
        if len(running) == 1:
            return Sheet(running[0])
        if not running:
            place = "dm" if request.where.server is None else "server"
            return Private(Page(request.say("sheet-none", place=place)))
        row = tuple(
            button(
                Control(Verb.SHEET, look.game, look.step),
                PARTS[look.kind].words.title(look.read_in(request.locale)),
            )
            for look in running[:MOST]
        )
        return Private(Page(request.say("sheet-which"), rows=(row,)))

    return Command("sheet", sheet)

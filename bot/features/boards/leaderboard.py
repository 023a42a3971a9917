"""`/leaderboard`: the best players of a game, on one server or all; private unless shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.features.boards.choice import NEWEST_RESULT, PLACES, BoardChoice, Boards, wanted_group
from bot.features.boards.page import board_page, shown_page, what_name
from bot.features.boards.standings import best_board, board, seasons
from bot.features.boards.verbs import BoardVerb
from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Posted, Private, Shown
from bot.interactions.commands.declared import Argument, Command, Typing, game_choices
from bot.interactions.commands.opening import server_defaults
from bot.interactions.commands.options import own_game
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.page import Page
from bot.pages.texts import Language

OPENING = "season"
"""The period of the board that opens."""


class Leaderboards:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._boards = Boards(services.boards)
        self.command = Command(
            "leaderboard",
            self._open,
            (
                Argument("game", "option-page-game-about", choices=game_choices(PARTS)),
                Argument("what", "option-what-about", suggest=self._suggest),
                Argument("show", "option-show-about", bool, default=False),
            ),
        )
        self.handlers: Asks = {BoardVerb.BOARD: self._turn, BoardVerb.BOARDSHOW: self._show}

    async def _open(self, request: Request) -> Answer:
        game, what = request.options["game"], request.options["what"]
        choice = self._boards.choose(game or await own_game(self._services, request.user_id), what)
        if not what:
            choice = await self._opened(request, replace(choice, period=OPENING) if game else None)
        if request.options["show"]:
            return await self._published(request, choice)
        return Private(await self._private_page(request, choice))

    async def _turn(self, request: Request) -> Answer:
        """Show another leaderboard; a press on another page, or on a public one, opens a private page."""
        arg = request.value if request.control.kind == "s" else request.control.arg
        choice = self._boards.parse(arg)
        if not arg:
            choice = await self._opened(request)
        elif group := wanted_group(arg):
            choice = await self._opened(request, choice, group)
        page = await self._private_page(request, choice)
        return Shown(page) if arg and request.where.is_ephemeral else Private(page)

    async def _show(self, request: Request) -> Answer:
        return await self._published(request, self._boards.parse(request.control.arg))

    async def _suggest(self, typing: Typing) -> Iterable[tuple[str, str]]:
        """Return the boards of the game in the other option whose names contain what was typed."""
        game, typed = self._boards.choose(str(typing.options.get("game", ""))).game, typing.typed.casefold()
        names = ((what_name(game, what, typing), what.key) for what in self._boards.of_game(game))
        return [(name, key) for name, key in names if typed in name.casefold()]

    async def _opened(
        self, request: Request, near: BoardChoice | None = None, group: str = ""
    ) -> BoardChoice:
        """Return the board to open with: one that the reader is on, one of what they played last, or one with
        anybody.

        It is of the game and period of `near`, else of all time, and of a group if one is given.
        """
        user_id = request.user_id
        game_kind = "" if near is None else near.game
        newest = await self._services.store.row(NEWEST_RESULT, user_id=user_id, game_kind=game_kind)
        if near is None:
            game = newest.game_kind if newest else await own_game(self._services, user_id)
            near = self._boards.choose(game, period=OPENING)
        wheres = sorted(PLACES, key=near.where.__ne__) if request.where.server is not None else ["everywhere"]
        suggested = self._boards.suggested(near.game, newest, group)
        # Nobody may have played in this season.
        for period in (near.period,) if group else (near.period, "all"):
            choices = [
                self._boards.choose(near.game, what.key, period, where)
                for where in wheres
                for what in suggested
            ]
            names = [choice.board(request.where.server, request.now) for choice in choices]
            found = await best_board(self._services.store, names, user_id, now=request.now)
            if found is not None:
                return choices[names.index(found)]
        return self._boards.choose(near.game, suggested[0].key, near.period, wheres[0])

    async def _private_page(self, request: Request, choice: BoardChoice) -> Page:
        """Return the page in the person's own language, with controls."""
        choice = _reachable(request, choice)
        found = await board(
            self._services.store,
            choice.board(request.where.server, request.now),
            request.user_id,
            now=request.now,
            page=choice.page,
        )
        past = await seasons(self._services.store)
        return board_page(self._boards, found, replace(choice, page=found.page), request, past)

    async def _published(self, request: Request, choice: BoardChoice) -> Answer:
        """Show the board to everyone: in the server's language, as a picture."""
        choice = _reachable(request, choice)
        defaults = await server_defaults(self._services, request)
        name = choice.board(request.where.server, request.now)
        found = await board(self._services.store, name, None, now=request.now, page=choice.page)
        page = shown_page(
            found, replace(choice, page=found.page), Language(defaults.language), defaults.theme
        )
        return Posted(page, [row.user_id for row in found.rows if row.user_id > 0])


def _reachable(request: Request, choice: BoardChoice) -> BoardChoice:
    """Return the choice, for all servers in direct messages, where there is no server."""
    return choice if request.where.server is not None else replace(choice, where="everywhere")

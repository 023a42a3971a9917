"""`/puzzle`: a moment of a real game in which one move is far better than all others; private and rated."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress

from bot.features.days import day_of
from bot.features.puzzles.history import LAST, history_page
from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.page import (
    NEW,
    OF_DAY,
    Around,
    answered_page,
    best_of,
    can_be_shown,
    legal,
    motif_name,
    posed_look,
    puzzle_page,
    rival_of,
    sure_page,
)
from bot.features.puzzles.store import PuzzleRow, PuzzleStore, TryRow
from bot.features.puzzles.verbs import PuzzleVerb
from bot.games.ahead import ahead_page
from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.commands.declared import Argument, Command, Typing, game_choices
from bot.interactions.commands.options import own_game
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.errors import IntegrityError
from bot.store.ratings import Ratings
from bot.store.settings import THEME
from bot.turns.look import Look, Refused
from engine.game import IllegalMove, MalformedText
from engine.games import GAMES


class Puzzles:
    """Handles presses on a puzzle; nothing changes until the answer, which counts once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept = PuzzleStore(services.store)
        self._ratings = Ratings(services.store)
        self.command = Command(
            "puzzle",
            self._open,
            (
                Argument("game", "option-page-game-about", choices=game_choices(puzzle_games())),
                Argument("theme", "option-theme-about", suggest=self._suggest),
            ),
        )
        self.handlers: Asks = {
            PuzzleVerb.PUZZLE: self._another,
            PuzzleVerb.PUZZLEPART: self._choose,
            PuzzleVerb.PUZZLEMOVE: self._ask,
            PuzzleVerb.PUZZLEANSWER: self._answer,
            PuzzleVerb.PUZZLEHISTORY: self._history,
            PuzzleVerb.PUZZLEAHEAD: self._ahead,
        }

    async def _open(self, request: Request) -> Answer:
        game = request.options["game"] or await own_game(self._services, request.user_id)
        return Private(await self._next_page(request, game, request.options["theme"]))

    async def _suggest(self, typing: Typing) -> Iterable[tuple[str, str]]:
        """Suggest themes of the puzzles of the game in the other option."""
        game, typed = str(typing.options.get("game", "")), typing.typed.casefold()
        game = game if game in PARTS else await own_game(self._services, typing.user_id)
        names = ((motif_name(game, one, typing), one) for one in PARTS[game].puzzles.motifs)
        return [(name, motif) for name, motif in names if typed in name.casefold()]

    async def _next_page(self, request: Request, game: str, motif: str) -> Page:
        """Return the next puzzle; when none is left for the request, fall back to any theme, then the other
        game, then the puzzle of the day. Raises Refused if there is none at all."""
        locale, motif = request.locale, motif if motif in PARTS[game].puzzles.motifs else ""
        of_day = await self._open_today(request.user_id)
        others = [other for other in puzzle_games() if other != game]
        for asked, theme in ((game, motif), (game, ""), *((other, "") for other in others)):
            puzzle = await self._kept.next(request.user_id, asked, self._today, theme)
            if puzzle is not None:
                is_other = "no" if asked == game else "yes"
                names = {"game": text(locale, f"game-{game}"), "other": text(locale, f"game-{asked}")}
                remark = text(locale, "puzzle-instead", is_other=is_other, **names)
                return await self._page(
                    request, puzzle, theme, remark="" if (asked, theme) == (game, motif) else remark
                )
        if of_day is None:
            raise Refused("puzzle_none")
        return await self._page(request, of_day, "")

    async def _another(self, request: Request) -> Answer:
        """Replace an answered puzzle by another; show the puzzle of a day, or the first one, in a new
        private message."""
        first, _, second = request.control.arg.partition(",")
        if not first:
            game = await own_game(self._services, request.user_id)
            return Private(await self._next_page(request, game, ""))
        if first == OF_DAY:
            puzzle = _found(await self._kept.of_day(second))
            await self._require_try(puzzle, request.user_id)
            if await self._kept.is_from_game_of(puzzle, request.user_id):
                raise Refused("puzzle_own_game")
            return Private(await self._page(request, puzzle, ""))
        game = first if first in PARTS else await own_game(self._services, request.user_id)
        return Shown(await self._next_page(request, game, second))

    async def _choose(self, request: Request) -> Answer:
        puzzle = await self._puzzle(request)
        choice = PARTS[puzzle.game_kind].controls.choose(request.control.arg, request.value)
        if choice.move is not None:
            return await self._sure(request, puzzle, choice.move)
        return Shown(await self._page(request, puzzle, _motif(request), choice.arg))

    async def _ask(self, request: Request) -> Answer:
        return await self._sure(request, await self._puzzle(request), request.value or request.control.arg)

    async def _sure(self, request: Request, puzzle: PuzzleRow, move: str) -> Answer:
        look = await self._look(request, puzzle)
        return Shown(sure_page(look, motif=_motif(request), move=legal(puzzle, move)))

    async def _answer(self, request: Request) -> Answer:
        puzzle = await self._puzzle(request)
        move, user = legal(puzzle, request.control.arg), request.reader
        await self._require_try(puzzle, user.id)
        is_known = await self._kept.is_answer_out(puzzle.id, request.now)
        is_known = is_known or await self._kept.has_had(user.id, puzzle.id, request.now)
        row = TryRow(
            id=secrets.token_hex(8),
            puzzle=puzzle.id,
            person=user.id,
            move=move,
            is_solved=move in puzzle.moves.split(),
            tried_at=request.now,
            is_rated=not is_known,
        )
        await self._services.records.people.keep_name(user.id, user.own_name)
        # Pressed twice, or on another message: the first answer counts, and is shown.
        with suppress(IntegrityError):
            await self._kept.add_try(row, puzzle.game_kind)
        return Shown(await self._page(request, puzzle, _motif(request)))

    async def _ahead(self, request: Request) -> Answer:
        """Show how it may go on after the answer and what was tried, or what is next best if that was the answer."""
        puzzle = await self._puzzle(request)
        row = await self._kept.try_of(puzzle.id, request.user_id)
        if row is None:
            raise Refused("puzzle_gone")
        look, best = await self._look(request, puzzle), best_of(puzzle)
        other = rival_of(puzzle) if row.is_solved else GAMES[look.kind].parse_move(row.move)
        thinking, which = self._services.coordinator.thinking, "other" if row.is_solved else "yours"
        return Private(await ahead_page(thinking, look, best, other, first="better", second=which))

    async def _history(self, request: Request) -> Answer:
        """Show the last puzzles, or one of them again."""
        if request.value:
            page = await self._page(request, _found(await self._kept.puzzle(request.value)), "")
        else:
            tries = await self._kept.last_tries(request.user_id, LAST)
            streak = await self._kept.streak(request.user_id, self._today)
            of_day = await self._open_today(request.user_id)
            page = history_page(tries, streak, "" if of_day is None else self._today, request)
        return Private(page) if request.control.arg == NEW else Shown(page)

    async def _page(
        self, request: Request, puzzle: PuzzleRow, motif: str, arg: str = "", *, remark: str = ""
    ) -> Page:
        """Return the puzzle, with its answer once this person has tried it."""
        look = await self._look(request, puzzle)
        row = await self._kept.try_of(puzzle.id, request.user_id)
        waiting = await self._open_today(request.user_id)
        of_day = await self._kept.of_day(self._today)
        is_of_day = of_day is not None and of_day.id == puzzle.id
        around = Around(
            motif=motif,
            remark=remark,
            tries=await self._kept.tries(puzzle.id),
            streak=await self._kept.streak(request.user_id, self._today),
            is_of_day=is_of_day,
            open_day="" if waiting is None or is_of_day else self._today,
        )
        if row is None:
            return puzzle_page(look, puzzle, around, arg=arg)
        return answered_page(look, puzzle, row, await self._ratings.changes_of(row.id), around)

    @property
    def _today(self) -> str:
        return day_of(self._services.coordinator.now())

    async def _open_today(self, user_id: int) -> PuzzleRow | None:
        """Return today's puzzle unless this person has tried it or played its game; choose it now if
        necessary."""
        puzzle = await self._kept.today(self._today, puzzle_games())
        if puzzle is None or not can_be_shown(puzzle):
            return None
        is_known = await self._kept.try_of(puzzle.id, user_id) is not None
        is_known = is_known or await self._kept.has_had(user_id, puzzle.id, self._services.coordinator.now())
        return None if is_known or await self._kept.is_from_game_of(puzzle, user_id) else puzzle

    async def _require_try(self, puzzle: PuzzleRow, user_id: int) -> None:
        """Raise Refused for today's puzzle if this person had a try at it before they deleted their data."""
        today = await self._kept.of_day(self._today)
        is_today = today is not None and today.id == puzzle.id
        if is_today and await self._kept.has_had(user_id, puzzle.id, self._services.coordinator.now()):
            raise Refused("puzzle_had_day")

    async def _puzzle(self, request: Request) -> PuzzleRow:
        return _found(await self._kept.puzzle(request.game))

    async def _look(self, request: Request, puzzle: PuzzleRow) -> Look:
        own = await self._services.records.settings.of("person", request.user_id)
        theme = own[THEME] if request.where.theme is None else request.where.theme
        try:
            return posed_look(puzzle, request.user_id, request.locale, theme)
        except (IllegalMove, MalformedText, ValueError) as error:
            raise Refused("puzzle_gone") from error


def _found(puzzle: PuzzleRow | None) -> PuzzleRow:
    """Return a puzzle that can still be shown; raises Refused if there is none."""
    if puzzle is None or not can_be_shown(puzzle):
        raise Refused("puzzle_gone")
    return puzzle


def _motif(request: Request) -> str:
    """Return the theme that was asked for, which every control carries."""
    return request.control.tag.partition(".")[0]

"""`/puzzle`: a moment of a real game in which one move is far better than all others; private and rated."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress

from bot.features.days import day_of
from bot.features.puzzles.history import LAST, history_page
from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.page import (
    NEW,
    OF_DAY,
    PLAIN,
    Around,
    Asked,
    answered_page,
    best_of,
    can_be_shown,
    legal,
    motif_name,
    posed_look,
    puzzle_page,
    rival_of,
    shared_puzzle,
    sure_page,
)
from bot.features.puzzles.runs import (
    LENGTH,
    asked_in,
    bests_of,
    over_words,
    run_button,
    run_page,
    solved_in,
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
from bot.interactions.sharing import Shareable, share
from bot.pages.control import NO_GAME
from bot.pages.page import Page
from bot.pages.texts import Speech, text
from bot.store.errors import IntegrityError
from bot.store.ratings import Ratings
from bot.store.rows import Theme
from bot.store.settings import THEME
from bot.turns.clocks import SECOND
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
            PuzzleVerb.PUZZLESHARE: self._share,
            PuzzleVerb.PUZZLEHISTORY: self._history,
            PuzzleVerb.PUZZLEAHEAD: self._ahead,
            PuzzleVerb.PUZZLERUN: self._run_page,
            PuzzleVerb.PUZZLEGO: self._go,
        }

    async def _open(self, request: Request) -> Answer:
        game = request.options["game"] or await own_game(self._services, request.user_id)
        return Private(await self._next_page(request, game, request.options["theme"]))

    async def _suggest(self, typing: Typing) -> Iterable[tuple[str, str]]:
        """Suggest the themes of the game in the other option that have puzzles."""
        game, typed = str(typing.options.get("game", "")), typing.typed.casefold()
        game = game if game in PARTS else await own_game(self._services, typing.user_id)
        names = ((motif_name(game, one, typing), one) for one in await self._motifs(game))
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
                    request, puzzle, Asked(theme), remark="" if (asked, theme) == (game, motif) else remark
                )
        if of_day is None:
            raise Refused("puzzle_none")
        return await self._page(request, of_day)

    async def _another(self, request: Request) -> Answer:
        """Replace an answered puzzle by another; show the puzzle of a day, one that was shared, or the first one, in a
        new private message."""
        first, _, second = request.control.arg.partition(",")
        if first == OF_DAY or request.game != NO_GAME:
            of_day = self._kept.of_day(second) if first == OF_DAY else self._kept.puzzle(request.game)
            puzzle = _found(await of_day)
            await self._require_try(puzzle, request.user_id)
            if await self._kept.is_from_game_of(puzzle, request.user_id):
                raise Refused("puzzle_own_game")
            return Private(await self._page(request, puzzle))
        if not first:
            game = await own_game(self._services, request.user_id)
            return Private(await self._next_page(request, game, ""))
        game = first if first in PARTS else await own_game(self._services, request.user_id)
        return Shown(await self._next_page(request, game, second))

    async def _choose(self, request: Request) -> Answer:
        puzzle = await self._puzzle(request)
        choice = PARTS[puzzle.game_kind].controls.choose(request.control.arg, request.value)
        asked = asked_in(request.control.tag)
        if choice.move is None:
            return Shown(await self._page(request, puzzle, asked, choice.arg))
        if asked.run:
            return await self._answered(request, puzzle, choice.move, asked)
        return await self._sure(request, puzzle, choice.move)

    async def _ask(self, request: Request) -> Answer:
        return await self._sure(request, await self._puzzle(request), request.value or request.control.arg)

    async def _sure(self, request: Request, puzzle: PuzzleRow, move: str) -> Answer:
        look, tag = await self._look(request, puzzle), asked_in(request.control.tag).tag
        return Shown(sure_page(look, tag=tag, move=legal(puzzle, move)))

    async def _answer(self, request: Request) -> Answer:
        move, asked = request.value or request.control.arg, asked_in(request.control.tag)
        return await self._answered(request, await self._puzzle(request), move, asked)

    async def _answered(self, request: Request, puzzle: PuzzleRow, answer: str, asked: Asked) -> Answer:
        """Keep an answer and show what it is worth or, in a run, the next puzzle."""
        move, user = legal(puzzle, answer), request.reader
        await self._require_try(puzzle, user.id)
        is_run = 0 < asked.run <= request.now
        if is_run and request.now > asked.run + LENGTH:
            return Shown(await self._over_page(request, puzzle.game_kind, asked, is_late=True))
        is_known = await self._kept.is_answer_out(puzzle.id, request.now)
        is_known = is_known or await self._kept.has_had(user.id, puzzle.id, request.now)
        row = TryRow(
            id=secrets.token_hex(8),
            puzzle=puzzle.id,
            person=user.id,
            move=move,
            is_solved=move in puzzle.moves.split(),
            tried_at=request.now,
            is_rated=not is_known and not is_run,
            run=asked.run if is_run else None,
        )
        await self._services.records.people.keep_name(user.id, user.own_name)
        # Pressed twice, or on another message: the first answer counts, and is shown.
        with suppress(IntegrityError):
            await self._kept.add_try(row, puzzle.game_kind)
        kept = await self._kept.try_of(puzzle.id, user.id)
        if is_run and kept is not None and kept.is_solved:
            return Shown(await self._next_in_run(request, puzzle.game_kind, asked))
        remark = ""
        if is_run:
            parts = await self._kept.run_parts(user.id)
            remark = over_words(parts, puzzle.game_kind, asked.run, user, is_late=False)
        return Shown(await self._page(request, puzzle, asked, remark=remark))

    async def _run_page(self, request: Request) -> Answer:
        """Show the page on which a run begins, with what somebody has solved in runs."""
        game = request.control.arg if request.control.arg in puzzle_games() else puzzle_games()[0]
        bests = bests_of(await self._kept.run_parts(request.user_id))
        page = run_page(game, await self._motifs(game), bests, request.reader)
        return Private(page) if request.control.tag == NEW else Shown(page)

    async def _go(self, request: Request) -> Answer:
        game, _, motif = request.control.arg.partition(",")
        motif = request.value or motif
        if game not in puzzle_games():
            raise Refused("puzzle_gone")
        asked = Asked(motif if motif in PARTS[game].puzzles.motifs else "", request.now)
        return Shown(await self._next_in_run(request, game, asked))

    async def _next_in_run(self, request: Request, game: str, asked: Asked) -> Page:
        """Return the next puzzle of a run; when none is left, the run is over."""
        puzzle = await self._kept.next(request.user_id, game, self._today, asked.motif)
        if puzzle is None:
            return await self._over_page(request, game, asked, is_late=False)
        return await self._page(request, puzzle, asked)

    async def _over_page(self, request: Request, game: str, asked: Asked, *, is_late: bool) -> Page:
        parts = await self._kept.run_parts(request.user_id)
        over = over_words(parts, game, asked.run, request.reader, is_late=is_late)
        motifs = await self._motifs(game)
        return run_page(game, motifs, bests_of(parts), request.reader, over, motif=asked.motif)

    async def _motifs(self, game: str) -> Sequence[str]:
        known = await self._kept.asked_motifs(game)
        return [motif for motif in PARTS[game].puzzles.motifs if motif in known]

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

    async def _share(self, request: Request) -> Answer:
        """Show a puzzle that this person has tried to others, as it was asked."""
        puzzle = await self._puzzle(request)
        row = await self._kept.try_of(puzzle.id, request.user_id)
        if row is None:
            raise Refused("puzzle_gone")

        async def made(reader: Speech, theme: Theme | None) -> Shareable:
            look = await self._look(request, puzzle)
            public = posed_look(puzzle, None, reader.locale, theme or look.viewer.theme)
            return shared_puzzle(public, is_solved=row.is_solved)

        return await share(self._services, request, made)

    async def _history(self, request: Request) -> Answer:
        """Show the last puzzles, or one of them again."""
        if request.value:
            page = await self._page(request, _found(await self._kept.puzzle(request.value)))
        else:
            tries = await self._kept.last_tries(request.user_id, LAST)
            streak = await self._kept.streak(request.user_id, self._today)
            of_day = await self._open_today(request.user_id)
            bests = bests_of(await self._kept.run_parts(request.user_id))
            page = history_page(tries, streak, bests, "" if of_day is None else self._today, request)
        return Private(page) if request.control.arg == NEW else Shown(page)

    async def _page(
        self, request: Request, puzzle: PuzzleRow, asked: Asked = PLAIN, arg: str = "", *, remark: str = ""
    ) -> Page:
        """Return the puzzle, with its answer once this person has tried it."""
        look = await self._look(request, puzzle)
        row = await self._kept.try_of(puzzle.id, request.user_id)
        if asked.run and row is None:
            solved = solved_in(await self._kept.run_parts(request.user_id), asked.run)
            until = f"<t:{(asked.run + LENGTH) // SECOND}:R>"
            remark = request.say("puzzle-run-now", solved=solved, until=until)
        waiting = await self._open_today(request.user_id)
        of_day = await self._kept.of_day(self._today)
        is_of_day = of_day is not None and of_day.id == puzzle.id
        around = Around(
            asked=asked,
            remark=remark,
            tries=await self._kept.tries(puzzle.id),
            streak=await self._kept.streak(request.user_id, self._today),
            is_of_day=is_of_day,
            open_day="" if waiting is None or is_of_day else self._today,
            runs=(run_button(puzzle.game_kind, asked, request.reader, is_new=row is None),),
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

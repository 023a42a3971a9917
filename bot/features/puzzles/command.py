"""`/puzzle`: a moment of a real game in which one move is far better than all others; private and rated."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.features.puzzles.days import day_of
from bot.features.puzzles.history import LAST, history_page
from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.page import (
    NEW,
    OF_DAY,
    Answered,
    Around,
    answered_page,
    can_be_shown,
    legal,
    motif_name,
    posed_look,
    puzzle_page,
    sure_page,
)
from bot.features.puzzles.store import PuzzleRow, PuzzleStore, TryRow
from bot.features.puzzles.verbs import PuzzleVerb
from bot.games.registry import PARTS
from bot.interactions.commands.options import choices, own_game
from bot.interactions.people import own_name
from bot.interactions.press import Handler, Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb
from bot.pages.page import MAX_OPTIONS, Page
from bot.pages.texts import text
from bot.store.batch import IntegrityError
from bot.store.ratings import Ratings
from bot.store.settings import THEME
from bot.turns.look import Look, Refused
from engine.game import IllegalMove, MalformedText


def add_puzzle(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    puzzles = Puzzles(services)

    @tree.command(name=localised("command-puzzle"), description=localised("command-puzzle-about"))
    @app_commands.rename(game=localised("option-game"), theme=localised("option-theme"))
    @app_commands.describe(game=localised("option-page-game-about"), theme=localised("option-theme-about"))
    @app_commands.choices(game=choices("game", *puzzle_games()))
    async def puzzle(interaction: Interaction, *, game: str = "", theme: str = "") -> None:
        game = game or await own_game(services, interaction.user.id)
        await services.delivery.answer_private(interaction, await puzzles.next_page(interaction, game, theme))

    @puzzle.autocomplete("theme")
    async def offer_theme(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest themes of the puzzles of the game in the other option."""
        game, locale = str(interaction.namespace.game or ""), str(interaction.locale)
        game = game if game in PARTS else await own_game(services, interaction.user.id)
        names = {motif: motif_name(game, motif, locale) for motif in PARTS[game].puzzles.motifs}
        fitting = [(motif, name) for motif, name in names.items() if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=motif) for motif, name in fitting[:MAX_OPTIONS]]

    return puzzles.handlers


class Puzzles:
    """Handles presses on a puzzle; nothing changes until the answer, which counts once."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept = PuzzleStore(services.store)
        self._ratings = Ratings(services.store)
        self.handlers: Handlers = {
            Verb.PUZZLE: self._told(self._another),
            PuzzleVerb.PUZZLEPART: self._told(self._choose),
            PuzzleVerb.PUZZLEMOVE: self._told(self._ask),
            PuzzleVerb.PUZZLEANSWER: self._told(self._answer),
            PuzzleVerb.PUZZLEHISTORY: self._told(self._history),
        }

    async def next_page(self, interaction: Interaction, game: str, motif: str) -> Page:
        """Return the next puzzle; when none is left for the request, fall back to any theme, then the other
        game, then the puzzle of the day. Raises Refused if there is none at all."""
        locale, motif = str(interaction.locale), motif if motif in PARTS[game].puzzles.motifs else ""
        of_day = await self._open_today(interaction.user.id)
        others = [other for other in puzzle_games() if other != game]
        for asked, theme in ((game, motif), (game, ""), *((other, "") for other in others)):
            puzzle = await self._kept.next(interaction.user.id, asked, self._today, theme)
            if puzzle is not None:
                is_other = "no" if asked == game else "yes"
                names = {"game": text(locale, f"game-{game}"), "other": text(locale, f"game-{asked}")}
                remark = text(locale, "puzzle-instead", is_other=is_other, **names)
                return await self._page(
                    interaction, puzzle, theme, remark="" if (asked, theme) == (game, motif) else remark
                )
        if of_day is None:
            raise Refused("puzzle_none")
        return await self._page(interaction, of_day, "")

    def _told(self, handler: Handler) -> Handler:
        """Report refusals, because such a press belongs to no game that could be looked at."""

        async def told(press: Press) -> None:
            try:
                await handler(press)
            except Refused as refused:
                await self._services.answering.failed(press.interaction, refused, "a puzzle")

        return told

    async def _another(self, press: Press) -> None:
        """Replace an answered puzzle by another; show the puzzle of a day, or the first one, in a new
        private message."""
        first, _, second = press.control.arg.partition(",")
        if not first:
            page = await self.next_page(press.interaction, await own_game(self._services, press.user_id), "")
            await self._services.delivery.answer_private(press.interaction, page)
            return
        if first == OF_DAY:
            puzzle = _found(await self._kept.of_day(second))
            await self._require_try(puzzle, press.user_id)
            if await self._kept.is_from_game_of(puzzle, press.user_id):
                raise Refused("puzzle_own_game")
            page = await self._page(press.interaction, puzzle, "")
            await self._services.delivery.answer_private(press.interaction, page)
        else:
            game = first if first in PARTS else await own_game(self._services, press.user_id)
            page = await self.next_page(press.interaction, game, second)
            await self._services.delivery.answer(press.interaction, page)

    async def _choose(self, press: Press) -> None:
        puzzle = await self._puzzle(press)
        choice = PARTS[puzzle.game_kind].controls.choose(press.control.arg, press.value)
        if choice.move is not None:
            await self._show_sure(press, puzzle, choice.move)
        else:
            page = await self._page(press.interaction, puzzle, _motif(press), choice.arg)
            await self._services.delivery.answer(press.interaction, page)

    async def _ask(self, press: Press) -> None:
        await self._show_sure(press, await self._puzzle(press), press.value or press.control.arg)

    async def _show_sure(self, press: Press, puzzle: PuzzleRow, move: str) -> None:
        look = await self._look(press.interaction, puzzle)
        page = sure_page(look, press.locale, motif=_motif(press), move=_legal(puzzle, move))
        await self._services.delivery.answer(press.interaction, page)

    async def _answer(self, press: Press) -> None:
        puzzle = await self._puzzle(press)
        move, user = _legal(puzzle, press.control.arg), press.interaction.user
        await self._require_try(puzzle, user.id)
        is_known = await self._kept.is_answer_out(puzzle.id, press.now)
        is_known = is_known or await self._kept.has_had(user.id, puzzle.id, press.now)
        row = TryRow(
            id=secrets.token_hex(8),
            puzzle=puzzle.id,
            person=user.id,
            move=move,
            is_solved=move in puzzle.moves.split(),
            tried_at=press.now,
            is_rated=not is_known,
        )
        await self._services.records.people.keep_name(user.id, own_name(user))
        # Pressed twice, or on another message: the first answer counts, and is shown.
        with suppress(IntegrityError):
            await self._kept.add_try(row, puzzle.game_kind)
        page = await self._page(press.interaction, puzzle, _motif(press))
        await self._services.delivery.answer(press.interaction, page)

    async def _history(self, press: Press) -> None:
        """Show the last puzzles, or one of them again."""
        if press.value:
            page = await self._page(press.interaction, _found(await self._kept.puzzle(press.value)), "")
        else:
            tries = await self._kept.last_tries(press.user_id, LAST)
            streak = await self._kept.streak(press.user_id, self._today)
            of_day = await self._open_today(press.user_id)
            page = history_page(tries, streak, "" if of_day is None else self._today, press.locale)
        if press.control.arg == NEW:
            await self._services.delivery.answer_private(press.interaction, page)
        else:
            await self._services.delivery.answer(press.interaction, page)

    async def _page(
        self, interaction: Interaction, puzzle: PuzzleRow, motif: str, arg: str = "", *, remark: str = ""
    ) -> Page:
        """Return the puzzle, with its answer once this person has tried it."""
        look, locale = await self._look(interaction, puzzle), str(interaction.locale)
        row = await self._kept.try_of(puzzle.id, interaction.user.id)
        waiting = await self._open_today(interaction.user.id)
        of_day = await self._kept.of_day(self._today)
        is_of_day = of_day is not None and of_day.id == puzzle.id
        around = Around(
            motif=motif,
            remark=remark,
            tries=await self._kept.tries(puzzle.id),
            streak=await self._kept.streak(interaction.user.id, self._today),
            is_of_day=is_of_day,
            open_day="" if waiting is None or is_of_day else self._today,
        )
        if row is None:
            return puzzle_page(look, puzzle, around, locale, arg=arg)
        answered = Answered(row, await self._ratings.changes_of(row.id))
        return answered_page(look, puzzle, answered, around, locale)

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

    async def _puzzle(self, press: Press) -> PuzzleRow:
        return _found(await self._kept.puzzle(press.game))

    async def _look(self, interaction: Interaction, puzzle: PuzzleRow) -> Look:
        theme = (await self._services.records.settings.of("person", interaction.user.id))[THEME]
        try:
            return posed_look(puzzle, interaction.user.id, str(interaction.locale), theme)
        except (IllegalMove, MalformedText, ValueError) as error:
            raise Refused("puzzle_gone") from error


def _found(puzzle: PuzzleRow | None) -> PuzzleRow:
    if puzzle is None:
        raise Refused("puzzle_gone")
    return puzzle


def _motif(press: Press) -> str:
    """Return the theme that was asked for, which every control carries."""
    return press.control.tag.partition(".")[0]


def _legal(puzzle: PuzzleRow, move: str) -> str:
    try:
        return legal(puzzle, move)
    except IllegalMove as error:
        raise Refused(error.refusal.code, error.refusal.values) from error
    except MalformedText as error:
        raise Refused("malformed_move") from error

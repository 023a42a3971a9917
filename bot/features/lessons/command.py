"""`/learn`: four throws on a prepared sheet. Nothing is stored: the controls carry the whole lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from bot.features.lessons.page import (
    AHEAD,
    BEGIN,
    CHOOSE,
    HINT,
    MOVE,
    TEXT,
    WHY_NOT,
    Idea,
    Turn,
    answered_page,
    asked_page,
    changed_lesson_page,
    end_page,
    hint_page,
    lesson_of,
    parse_turn,
    which_page,
)
from bot.features.lessons.verbs import LessonVerb
from bot.games.ahead import ahead_page
from bot.games.lessons import OWN, header_of, lesson_look, state_after
from bot.games.registry import PARTS
from bot.games.review import SURE
from bot.games.solo import solo_of, table_of
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.commands.declared import Argument, Command, game_choices
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.control import NO_GAME, Control, Verb
from bot.pages.page import Item, Page, Row, Style, button, link
from bot.pages.texts import text
from bot.store.settings import ANSWERED, THEME, Setting, switch
from bot.turns import appearance
from bot.turns.look import Look, Person, Refused
from engine.game import IllegalMove, MalformedText, State
from engine.games import GAMES

CLEARLY = 1.0
"""The points by which another move must be better to be mentioned."""


def judge_answer(game: str, moves: Sequence[str], move: str) -> tuple[float, str]:
    """Return how many points the best move of this throw is ahead of another (0 if that is in doubt), and
    the best move."""
    state, rules = state_after(game, lesson_of(game), moves), GAMES[game]
    reviewer = PARTS[game].reviewer(header_of(game, lesson_of(game)), "lesson")
    verdict = reviewer.verdict(state, OWN, {OWN: rules.parse_move(move)})
    if verdict is None or verdict.loss < SURE * verdict.error:
        return 0.0, move
    return verdict.loss, rules.format_move(verdict.best)


class Learn:
    """Answers one press of a lesson after another."""

    def __init__(self, services: Services) -> None:
        self._services = services
        game = Argument("game", "option-learn-game-about", choices=game_choices(_taught()))
        self.command = Command("learn", self._begin, (game,))
        self.handlers: Asks = {LessonVerb.LEARN: self._press}

    async def _begin(self, request: Request) -> Answer:
        if game := request.options.get("game"):
            return Private(await self._page(request, Turn(game), BEGIN, "", ""))
        own = await self._services.records.settings.of("person", request.user_id)
        return Private(which_page([game for game in _taught() if own[learned(game)]], request))

    async def _press(self, request: Request) -> Answer:
        """Handle a press in a lesson, on the offer of a lesson beside a first game, or on a page that leads
        here."""
        if not request.control.arg:
            return await self._begin(request)
        found = parse_turn(request.control.arg)
        if found is None:
            raise Refused("malformed_move")
        turn, asks, choice = found
        page = await self._page(request, turn, asks, choice, request.value)
        is_offer, is_over = (
            request.control.game != NO_GAME,
            len(turn.moves) >= len(lesson_of(turn.game).throws),
        )
        if is_offer or is_over:
            # A person who takes the offer, or reaches the end without it, is not offered a lesson again.
            changes = (ANSWERED.to(True), *((learned(turn.game).to(True),) if is_over else ()))
            await self._services.records.settings.save(request.user_id, *changes)
            await self._services.coordinator.change_all(request.user_id, appearance.end_offer)
        return Private(page) if is_offer or asks in (TEXT, AHEAD) else Shown(page)

    async def _page(self, request: Request, turn: Turn, asks: str, choice: str, value: str) -> Page:
        lesson, locale = lesson_of(turn.game), request.locale
        try:
            state = state_after(turn.game, lesson, turn.moves)
        except (MalformedText, IllegalMove):
            return changed_lesson_page(turn, request)
        own = await self._services.records.settings.of("person", request.user_id)
        person = Person(request.user_id, request.reader.name, locale, own.riding)
        theme = own[THEME] if request.where.theme is None else request.where.theme

        def look(entry: Any = None) -> Look:
            return lesson_look(turn.game, lesson, state, person, theme=theme, entry=entry)

        if asks == TEXT:
            return Page(PARTS[turn.game].pictures.sheet_text(look()))
        if len(turn.moves) >= len(lesson.throws):
            return end_page(
                turn,
                look(),
                await row_after_lesson(
                    self._services, turn.game, person, is_server=not request.where.is_direct
                ),
            )
        if asks == HINT:
            return hint_page(turn, look(), await self._best(turn, state))
        if asks == AHEAD:
            moves = map(GAMES[turn.game].parse_move, choice.split("/"))
            thinking = self._services.coordinator.thinking
            return await ahead_page(thinking, look(), *moves, first="better", second="yours")
        if asks == CHOOSE:
            chosen = PARTS[turn.game].controls.choose(choice, value)
            if chosen.move is None:
                return asked_page(turn, look(), arg=chosen.arg)
            asks, value = MOVE, chosen.move
        if asks not in (MOVE, WHY_NOT):
            return asked_page(turn, look())
        return await self._answered(turn, state, look, value or choice)

    async def _answered(self, turn: Turn, state: State, look: Callable[[Any], Look], typed: str) -> Page:
        """Return the page after an answer: what it does, or why it is not allowed."""
        rules, present = GAMES[turn.game], look(None)
        try:
            move = rules.parse_move(typed)
        except MalformedText as error:
            raise Refused("malformed_move") from error
        part = PARTS[turn.game]
        if reason := rules.refusal(state, OWN, move):
            why = part.words.refusal(present, reason.code, reason.values)
            return asked_page(turn, present, remark=f"❌ {why}")
        best, idea = await self._best(turn, state), await self._idea(present, turn, typed)
        return answered_page(turn, present, look(move), best, idea)

    async def _idea(self, look: Look, turn: Turn, move: str) -> Idea | None:
        """Return what the reviewer finds clearly better than this move, if anything."""
        judge = partial(judge_answer, turn.game, turn.moves, move)
        loss, better = await self._services.coordinator.thinking.made(look.place.channel_id, judge)
        return Idea(GAMES[turn.game].parse_move(better), loss) if loss >= CLEARLY else None

    async def _best(self, turn: Turn, state: State) -> Any:
        """Return the move that the computer player for par would make here, the same each time."""
        view, chance = GAMES[turn.game].view(state, OWN), Random(" ".join(turn.moves))
        computers = self._services.coordinator.players
        return await computers.think(turn.game, computers.strengths(turn.game).par, view, chance)


def learned(game: str) -> Setting[bool]:
    """Return the setting that says whether a person has gone through the lesson of a game."""
    return switch("person", "lessons", game)


def _taught() -> list[str]:
    """Return the games that have a lesson."""
    return [game for game, part in PARTS.items() if part.lesson is not None]


async def row_after_lesson(services: Services, game: str, person: Person, *, is_server: bool) -> Row:
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

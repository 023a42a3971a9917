"""Presses on a second try: the moment of a mistake, half a move, and a move."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.features.reviews.page import Reviewed
from bot.features.reviews.presses import reviewed_game
from bot.features.reviews.reviews import Reviews
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.second_try_page import SecondTry, judged_page, known_try, second_try_page
from bot.features.reviews.verbs import ReviewVerb
from bot.games.registry import PARTS
from bot.games.review import Decided
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.first_answer import has_expired
from bot.pages.page import Page
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame
from bot.turns.look import Refused
from engine.game import MalformedText, Seat
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Moment:
    """The decision that a control refers to."""

    loaded: CommittedGame
    found: Reviewed
    seat: Seat
    one: Decided

    def page(self, second: SecondTry, locale: str) -> Page:
        return judged_page(self.found, self.seat, self.one, second, locale)


logger = logging.getLogger(__name__)


class SecondTryPresses:
    """Answers in the review that was pressed; nothing is stored, because the control says everything."""

    def __init__(self, services: Services, reviews: Reviews, tries: SecondTries) -> None:
        self._store = services.store
        self._delivery = services.delivery
        self._reviews = reviews
        self._tries = tries
        self._telling: set[asyncio.Task[None]] = set()
        """The tasks that tell what moves are worth."""
        self.handlers: Handlers = {ReviewVerb.RETRY: self._choose, ReviewVerb.RETRYMOVE: self._move}

    async def close(self) -> None:
        """Stop reporting; the pages have a button to try again."""
        tasks = [*self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _choose(self, press: Press) -> None:
        """Show the moment, or half of a move there."""
        moment = await self._moment(press)
        choice = PARTS[moment.found.look.kind].controls.choose(press.control.arg, press.value)
        if choice.move is not None:
            await self._answer(press, choice.move)
        else:
            page = second_try_page(moment.found, moment.seat, moment.one, press.locale, choice.arg)
            await self._delivery.answer(press.interaction, page)

    async def _move(self, press: Press) -> None:
        await self._answer(press, press.value or press.control.arg)

    async def _answer(self, press: Press, said: str) -> None:
        """Show the move beside the best one, and what it is worth as soon as that is known."""
        moment = await self._moment(press)
        move = _legal(moment, said)
        known = known_try(moment.one, move)
        second = SecondTry(move, None, is_underway=True) if known is None else known
        await self._delivery.answer(press.interaction, moment.page(second, press.locale))
        if known is None:
            task = asyncio.create_task(self._tell(press, moment, move))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, press: Press, moment: Moment, move: str) -> None:
        try:
            judged = await self._tries.judge(moment.loaded, moment.seat, moment.one, move)
            if not has_expired(press.interaction):
                page = moment.page(SecondTry(move, judged), press.locale)
                await self._delivery.answer(press.interaction, page)
        except Exception:
            logger.exception("a second try in game %s could not be shown", press.game)

    async def _moment(self, press: Press) -> Moment:
        """Return what the control refers to; raises Refused if the review no longer has such a decision."""
        loaded = await finished_game(self._store, press.game, press.user_id, press.now)
        stored = await self._reviews.stored(press.game)
        if stored is None:
            raise Refused("review_gone")
        found = reviewed_game(loaded, press.user_id, stored)
        number = press.control.tag.partition(".")[0]
        for seat, own in enumerate(stored.review.seats):
            for one in own.mistakes:
                if str(seat) == number and one.step == press.control.step:
                    return Moment(loaded, found, Seat(seat), one)
        raise Refused("review_gone")


def _legal(moment: Moment, said: str) -> str:
    """Return a legal move as the rules write it; raises Refused."""
    rules, state = GAMES[moment.found.look.kind], moment.found.states[moment.one.step]
    try:
        move = rules.parse_move(said)
    except MalformedText as error:
        raise Refused("malformed_move") from error
    if (refusal := rules.refusal(state, moment.seat, move)) is not None:
        raise Refused(refusal.code, refusal.values)
    return rules.format_move(move)

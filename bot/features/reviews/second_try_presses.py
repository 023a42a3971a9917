"""Presses on a second try: the moment of a mistake, half a move, and a move."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from dataclasses import dataclass

from bot.features.reviews.page import Reviewed
from bot.features.reviews.presses import reviewed_game
from bot.features.reviews.reviews import Reviews
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.second_try_page import SecondTry, judged_page, known_try, second_try_page
from bot.features.reviews.verbs import ReviewVerb
from bot.games.ahead import ahead_page
from bot.games.registry import PARTS
from bot.games.review import Decided
from bot.interactions.answers import Answer, Growing, Private, Shown
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.page import Page
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame
from bot.turns.look import Refused, legal_move
from engine.game import Seat
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Moment:
    """The decision that a control refers to."""

    loaded: CommittedGame
    found: Reviewed
    seat: Seat
    one: Decided

    def page(self, second: SecondTry) -> Page:
        return judged_page(self.found, self.seat, self.one, second)


class SecondTryPresses:
    """Answers in the review that was pressed; nothing is stored, because the control says everything."""

    def __init__(self, services: Services, reviews: Reviews, tries: SecondTries) -> None:
        self._services = services
        self._reviews = reviews
        self._tries = tries
        self.handlers: Asks = {
            ReviewVerb.RETRY: self._choose,
            ReviewVerb.RETRYMOVE: self._move,
            ReviewVerb.LOOKAHEAD: self._ahead,
        }

    async def _choose(self, request: Request) -> Answer:
        """Show the moment, or half of a move there."""
        moment = await self._moment(request)
        choice = PARTS[moment.found.look.kind].controls.choose(request.control.arg, request.value)
        if choice.move is not None:
            return await self._answer(moment, choice.move)
        page = second_try_page(moment.found, moment.seat, moment.one, choice.arg)
        return Shown(page)

    async def _move(self, request: Request) -> Answer:
        return await self._answer(await self._moment(request), request.value or request.control.arg)

    async def _ahead(self, request: Request) -> Answer:
        """Show how it may go on after the better move and another one."""
        moment = await self._moment(request)
        rules, found, one = GAMES[moment.found.look.kind], moment.found, moment.one
        look, better = found.at(moment.seat, one.step), rules.parse_move(one.better or one.move)
        other = rules.parse_move(request.control.arg)
        second = "yours" if moment.seat == found.look.viewer.seat else "other"
        page = await ahead_page(
            self._services.coordinator.thinking, look, better, other, first="better", second=second
        )
        return Private(page)

    async def _answer(self, moment: Moment, said: str) -> Answer:
        """Show the move beside the best one, and what it is worth as soon as that is known."""
        rules, state = GAMES[moment.found.look.kind], moment.found.states[moment.one.step]
        move = legal_move(rules, state, moment.seat, said)
        known = known_try(moment.one, move)
        if known is not None:
            return Shown(moment.page(known))
        first = moment.page(SecondTry(move, None, is_underway=True))
        return Growing(self._judging(moment, move), first)

    def _judging(self, moment: Moment, move: str) -> Iterator[Awaitable[Page]]:
        yield self._judged(moment, move)

    async def _judged(self, moment: Moment, move: str) -> Page:
        judged = await self._tries.judge(moment.loaded, moment.seat, moment.one, move)
        return moment.page(SecondTry(move, judged))

    async def _moment(self, request: Request) -> Moment:
        """Return what the control refers to; raises Refused if the review no longer has such a decision."""
        loaded = await finished_game(self._services.store, request.game, request.user_id, request.now)
        stored = await self._reviews.stored(request.game)
        if stored is None:
            raise Refused("review_gone")
        found = reviewed_game(loaded, request.user_id, stored, request, request.where.theme)
        number = request.control.tag.partition(".")[0]
        for seat, own in enumerate(stored.review.seats):
            for one in own.decisions:
                is_meant = str(seat) == number and one.step == request.control.step
                if is_meant and one.better is not None:
                    return Moment(loaded, found, Seat(seat), one)
        raise Refused("review_gone")

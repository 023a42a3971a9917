"""Presses on a review: opening it, its pages, and showing it to everyone."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bot.features.reviews.film_page import film_page
from bot.features.reviews.page import (
    AFTER,
    OVERVIEW,
    Reviewed,
    making_page,
    overview_page,
    public_page,
    replay_game,
    round_page,
)
from bot.features.reviews.reviews import Reviews, StoredReview, Underway
from bot.features.reviews.verbs import ReviewVerb
from bot.interactions.languages import server_locale
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.failures import SHUT, refusal
from bot.messages.first_answer import has_expired, is_answered
from bot.pages.control import Control, Verb
from bot.pages.page import Page
from bot.pages.texts import text
from bot.store.statements import sql
from bot.turns.clocks import SECOND
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame
from bot.turns.look import Refused
from bot.turns.viewing import look
from engine.game import Seat

SOON, PAUSE = 1.0, 3.0
"""Seconds until the progress is first shown, and between two edits of it."""

logger = logging.getLogger(__name__)

LAST_FINISHED_GAME = sql("""
    select game.id from player join game on game.id = player.game
    where player.user_id = :user_id and game.status = 'finished'
    order by game.ended_at desc limit 1
""")


class ReviewPresses:
    """Answers privately. A review that does not exist yet is made, while its message shows the progress."""

    def __init__(self, services: Services, reviews: Reviews) -> None:
        self._store = services.store
        self._reviews = reviews
        self._delivery = services.delivery
        self._records = services.records
        self._messages = services.coordinator.messages
        self._telling: set[asyncio.Task[None]] = set()
        """The tasks that update messages; each ends with its review."""
        self.handlers: Handlers = {
            Verb.REVIEW: self._review,
            ReviewVerb.PUBLISH: self._publish,
            ReviewVerb.FILM: self._film,
            ReviewVerb.NEWEST: self._newest,
        }

    async def _review(self, press: Press) -> None:
        loaded = await finished_game(self._store, press.game, press.user_id, press.now)
        stored = await self._reviews.stored(press.game)
        if stored is None:
            await self._wait(press, loaded)
        elif press.control.arg:
            await self._delivery.answer(press.interaction, await self._page(press, loaded, stored))
        else:
            await self._delivery.answer_private(press.interaction, await self._page(press, loaded, stored))

    async def _newest(self, press: Press) -> None:
        """Open the review of the person's newest finished game."""
        game = await self._store.value(LAST_FINISHED_GAME, user_id=press.user_id)
        if game is None:
            raise Refused("review_none")
        await self._review(replace(press, control=Control(Verb.REVIEW, str(game))))

    async def _film(self, press: Press) -> None:
        """Show the film, in place of the review whose button was pressed if it was one."""
        loaded = await finished_game(self._store, press.game, press.user_id, press.now)
        stored = await self._reviews.stored(press.game)
        shown, arg = replay_game(look(loaded, press.user_id)), press.control.arg
        page = film_page(shown, shown.rounds, None if stored is None else stored.review, press.locale, arg)
        if arg:
            await self._delivery.answer(press.interaction, page)
        else:
            await self._delivery.answer_private(press.interaction, page)

    async def _publish(self, press: Press) -> None:
        """Send the review to the channel of the game, once."""
        loaded = await finished_game(self._store, press.game, press.user_id, press.now)
        stored = await self._reviews.stored(press.game)
        if look(loaded, press.user_id).own is None:
            raise Refused("not_playing")
        if stored is None or (guild_id := loaded.row.place.guild_id) is None:
            raise Refused("review_not_over")
        until = loaded.row.dice.secret_until
        if until is not None and press.now < until:
            raise Refused("review_daily", {"time": f"<t:{until // SECOND}:R>"})
        if not await self._reviews.set_shown(press.game, is_shown=True):
            raise Refused("review_shown")
        try:
            chosen = await self._records.settings.of("server", guild_id)
            # A game alone is in its player's language.
            await self._send(loaded, stored, await server_locale(self._delivery.client, guild_id, chosen))
        except BaseException as error:
            # On a second attempt, the nonce finds a message that did arrive.
            await self._reviews.set_shown(press.game, is_shown=False)
            if isinstance(error, Exception) and refusal(error) in SHUT:
                raise Refused("review_closed", {"channel": f"<#{loaded.row.place.channel_id}>"}) from error
            raise
        await self._delivery.answer(
            press.interaction, await self._page(press, loaded, StoredReview(stored.review, is_shown=True))
        )

    async def _send(self, loaded: CommittedGame, stored: StoredReview, locale: str) -> None:
        page, nonce = public_page(reviewed_game(loaded, None, stored), locale), f"review-{loaded.row.id}"
        channel, message = await self._delivery.send_public(
            loaded.row.place.channel_id, page, nonce, is_first=False
        )
        people = (player.user_id or player.ghost_user for player in loaded.players)
        named = [user_id for user_id in people if user_id is not None]
        await self._messages.shown_to_all(channel, message, named)

    async def _wait(self, press: Press, loaded: CommittedGame) -> None:
        """Have the review made, and show its progress in a separate message."""
        underway = self._reviews.make(loaded)
        if press.control.arg:
            await self._delivery.acknowledge(press.interaction)
        elif await self._delivery.think(press.interaction, ephemeral=True) is None:
            if is_answered(press.interaction):
                # The first answer was given for another message, which must not change.
                await self._delivery.answer_private(press.interaction, self._making(press, underway))
            return
        task = asyncio.create_task(self._tell(press, loaded, underway))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, press: Press, loaded: CommittedGame, underway: Underway) -> None:
        """Show the progress, then the review, as long as Discord takes edits."""
        pause = SOON
        try:
            while not (await asyncio.wait({underway.task}, timeout=pause))[0]:
                if has_expired(press.interaction):
                    return
                await self._delivery.answer(press.interaction, self._making(press, underway))
                pause = PAUSE
            if underway.task.cancelled():
                # The bot is stopping; the message has a button to ask again.
                return
            stored = None if underway.task.exception() else await self._reviews.stored(press.game)
            page = (
                Page(text(press.locale, "press-failed"))
                if stored is None
                else await self._page(press, loaded, stored)
            )
            await self._delivery.answer(press.interaction, page)
        except Exception:
            logger.exception("the review of game %s could not be shown", press.game)

    async def _page(self, press: Press, loaded: CommittedGame, stored: StoredReview) -> Page:
        found = reviewed_game(loaded, press.user_id, stored)
        own = Seat(0) if found.look.viewer.seat is None else found.look.viewer.seat
        first, second, form = (*press.control.arg.split(","), "", "")[:3]
        if second.isdigit() and first != OVERVIEW:
            seat = _seat(found, first, own)
            return round_page(found, press.locale, seat, int(second), is_after=form == AFTER)
        found = replace(found, trend=await self._reviews.trend(press.game, press.user_id))
        return overview_page(found, press.locale, _seat(found, second or press.value or first, own))

    def _making(self, press: Press, underway: Underway) -> Page:
        ahead = self._reviews.ahead(press.game)
        return making_page(press.game, press.locale, percent=underway.percent, ahead=ahead)


def _seat(found: Reviewed, said: str, own: Seat) -> Seat:
    """Return the seat with this number, or the viewer's own if there is none."""
    is_seat = said.isascii() and said.isdigit() and int(said) < len(found.review.seats)
    return Seat(int(said)) if is_seat else own


def reviewed_game(loaded: CommittedGame, user_id: int | None, stored: StoredReview) -> Reviewed:
    """Return a game with its review, as this person may see it."""
    game = replay_game(look(loaded, user_id))
    return Reviewed(game.look, game.states, stored.review, stored.is_shown)

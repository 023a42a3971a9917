"""Presses on a review: opening it, its pages, and showing it to everyone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from dataclasses import replace

from bot.features.reviews.film_page import film_page, own_film_page
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
from bot.features.reviews.reviews import TREND, Reviews, StoredReview, Underway, shares
from bot.features.reviews.verbs import ReviewVerb
from bot.games.review import Review
from bot.interactions.answers import Answer, Growing, Posted, Private, Shown
from bot.interactions.commands.opening import server_defaults
from bot.interactions.languages import server_locale
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.messages.failures import SHUT, refusal
from bot.pages.control import Control, Verb
from bot.pages.page import Page
from bot.pages.texts import Language, Speech
from bot.store.rows import Theme
from bot.store.statements import sql
from bot.turns.clocks import SECOND
from bot.turns.finished import finished_game
from bot.turns.game import CommittedGame
from bot.turns.look import Refused
from bot.turns.viewing import look
from engine.game import Seat

SOON, PAUSE = 1.0, 3.0
"""Seconds until the progress is first shown, and between two edits of it."""

LAST_FINISHED_GAME = sql("""
    select game.id from player join game on game.id = player.game
    where player.user_id = :user_id and game.status = 'finished'
    order by game.ended_at desc limit 1
""")


class ReviewPresses:
    """Answers privately. A review that does not exist yet is made, while its message shows the progress."""

    def __init__(self, services: Services, reviews: Reviews) -> None:
        self._services = services
        self._reviews = reviews
        self.handlers: Asks = {
            Verb.REVIEW: self._review,
            ReviewVerb.PUBLISH: self._publish,
            ReviewVerb.FILM: self._film,
            ReviewVerb.FILMSHOW: self._show_film,
            ReviewVerb.NEWEST: self._newest,
        }

    async def _review(self, request: Request) -> Answer:
        loaded = await finished_game(self._services.store, request.game, request.user_id, request.now)
        stored = await self._reviews.stored(request.game)
        if stored is None:
            growing = self._growing(request, loaded, self._reviews.make(loaded))
            return Growing(growing, is_new=not request.control.arg)
        page = await self._page(request, loaded, stored)
        return Shown(page) if request.control.arg else Private(page)

    async def _newest(self, request: Request) -> Answer:
        """Open the review of the person's newest finished game."""
        game = await self._services.store.value(LAST_FINISHED_GAME, user_id=request.user_id)
        if game is None:
            raise Refused("review_none")
        return await self._review(replace(request, control=Control(Verb.REVIEW, str(game))))

    async def _film(self, request: Request) -> Answer:
        """Show the film, in place of the page whose button was pressed if `arg` names it."""
        loaded = await finished_game(self._services.store, request.game, request.user_id, request.now)
        review, is_on_server = await self._review_of(request.game), not request.where.is_direct
        shown, arg = replay_game(look(loaded, request.user_id).read_in(request.locale)), request.control.arg
        page = own_film_page(shown, review, arg, request.made_at, is_on_server=is_on_server)
        return Shown(page) if arg else Private(page)

    async def _show_film(self, request: Request) -> Answer:
        """Show the film to everybody in the channel."""
        loaded = await self._own_game(request)
        defaults = await server_defaults(self._services, request)
        seen = look(loaded, None).read_in(defaults.language)
        shown = replay_game(replace(seen, viewer=replace(seen.viewer, theme=defaults.theme)))
        return Posted(film_page(shown, await self._review_of(request.game)), _people(loaded))

    async def _review_of(self, game: str) -> Review | None:
        stored = await self._reviews.stored(game)
        return None if stored is None else stored.review

    async def _own_game(self, request: Request) -> CommittedGame:
        """Load a finished game of this person's, which may be shown to everyone; raises Refused."""
        loaded = await finished_game(self._services.store, request.game, request.user_id, request.now)
        if look(loaded, request.user_id).own is None:
            raise Refused("not_playing")
        if until := _sealed_until(loaded, request.now):
            raise Refused("review_daily", {"time": until})
        return loaded

    async def _publish(self, request: Request) -> Answer:
        """Send the review to the channel of the game, once."""
        loaded = await self._own_game(request)
        stored = await self._reviews.stored(request.game)
        if stored is None or (guild_id := loaded.row.place.guild_id) is None:
            raise Refused("review_not_over")
        if not await self._reviews.set_shown(request.game, is_shown=True):
            raise Refused("review_shown")
        try:
            chosen = await self._services.records.settings.of("server", guild_id)
            # A game alone is in its player's language.
            reader = Language(await server_locale(self._services.delivery.client, guild_id, chosen))
            page = public_page(reviewed_game(loaded, None, stored, reader))
            channel, message = await self._services.delivery.send_public(
                loaded.row.place.channel_id, page, f"review-{loaded.row.id}", is_first=False
            )
            await self._services.coordinator.messages.shown_to_all(channel, message, _people(loaded))
        except BaseException as error:
            # On a second attempt, the nonce finds a message that did arrive.
            await self._reviews.set_shown(request.game, is_shown=False)
            if isinstance(error, Exception) and refusal(error) in SHUT:
                raise Refused("review_closed", {"channel": f"<#{loaded.row.place.channel_id}>"}) from error
            raise
        return Shown(await self._page(request, loaded, StoredReview(stored.review, is_shown=True)))

    def _growing(
        self, request: Request, loaded: CommittedGame, underway: Underway
    ) -> Iterator[Awaitable[Page | None]]:
        """Yield the progress of a review that is being made, then the review."""
        pause = SOON
        while not underway.task.done():
            yield self._progress(request, underway, pause)
            pause = PAUSE
        # When the bot is stopping, the message has a button to ask again.
        if not underway.task.cancelled():
            yield self._made(request, loaded, underway)

    async def _progress(self, request: Request, underway: Underway, pause: float) -> Page | None:
        done, _ = await asyncio.wait({underway.task}, timeout=pause)
        ahead = self._reviews.ahead(request.game)
        return None if done else making_page(request.control, request, percent=underway.percent, ahead=ahead)

    async def _made(self, request: Request, loaded: CommittedGame, underway: Underway) -> Page:
        has_failed = underway.task.exception() is not None
        stored = None if has_failed else await self._reviews.stored(request.game)
        if stored is None:
            return Page(request.say("press-failed"))
        return await self._page(request, loaded, stored)

    async def _page(self, request: Request, loaded: CommittedGame, stored: StoredReview) -> Page:
        found = reviewed_game(loaded, request.user_id, stored, request, request.where.theme)
        own = Seat(0) if found.look.viewer.seat is None else found.look.viewer.seat
        first, second, form = (*request.control.arg.split(","), "", "")[:3]
        if second.isdigit() and first != OVERVIEW:
            seat = _seat(found, first, own)
            return round_page(found, seat, int(second), is_after=form == AFTER)
        found = replace(found, trend=await shares(self._services.store, request.game, request.user_id, TREND))
        return overview_page(found, _seat(found, second or request.value or first, own))


def _people(loaded: CommittedGame) -> list[int]:
    people = (player.user_id or player.ghost_user for player in loaded.players)
    return [user_id for user_id in people if user_id is not None]


def _sealed_until(loaded: CommittedGame, now: int) -> str:
    """Return the time until which the throws of a game must not be shown to others; empty if they may."""
    until = loaded.row.dice.secret_until
    return "" if until is None or now >= until else f"<t:{until // SECOND}:R>"


def _seat(found: Reviewed, said: str, own: Seat) -> Seat:
    """Return the seat with this number, or the viewer's own if there is none."""
    is_seat = said.isascii() and said.isdigit() and int(said) < len(found.review.seats)
    return Seat(int(said)) if is_seat else own


def reviewed_game(
    loaded: CommittedGame,
    user_id: int | None,
    stored: StoredReview,
    reader: Speech,
    theme: Theme | None = None,
) -> Reviewed:
    """Return a game with its review, as this person may see it, in this language and, if one is named, this theme."""
    seen = look(loaded, user_id).read_in(reader.locale)
    game = replay_game(replace(seen, viewer=replace(seen.viewer, theme=theme or seen.viewer.theme)))
    return Reviewed(game.look, game.states, stored.review, stored.is_shown)

"""Reviews and films of finished games, declared in one value."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.reviews.decisive import decisive_lines, tell_moment
from bot.features.reviews.film_page import MENU, film_page
from bot.features.reviews.page import film_button, replay_game, review_button
from bot.features.reviews.presses import ReviewPresses
from bot.features.reviews.reviews import Reviews, shares
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.second_try_presses import SecondTryPresses
from bot.features.reviews.sharing import Sharing
from bot.features.reviews.spare_time_reviews import SpareTimeReviews
from bot.features.reviews.verbs import ReviewVerb
from bot.features.spare_time import computed_apart
from bot.games.registry import PARTS
from bot.interactions.boards import BoardKind, Note
from bot.interactions.home.parts import HomePart, PageButton, Shelf
from bot.interactions.services import Services
from bot.interactions.settings_lines import switch_line
from bot.messages.additions import Addition, Lasting
from bot.pages.control import Control
from bot.pages.numbers import countable
from bot.pages.page import Row
from bot.pages.texts import Speech
from bot.store.database import Transaction
from bot.store.records import Personal
from bot.store.settings import switch
from bot.store.statements import sql
from bot.turns.look import Look

GAMES = 5

FILMS = switch("server", "reviews", "films")
"""Whether the film of a finished game is posted in its channel."""
NEWEST = PageButton(
    control=Control(ReviewVerb.NEWEST),
    label="home-newest",
    about="home-newest-about",
    emoji="🔍",
    shelf=Shelf.MORE,
)

# Selects a person's newest game with a review that is not the first of its kind and mode.
NEWEST_REVIEWED = sql("""
    select result.game, result.game_kind, result.mode from result join review on review.game = result.game
    where result.user_id = :user_id and result.has_left = 0 and exists (
        select 1 from result as other join review as earlier on earlier.game = other.game
        where other.user_id = :user_id and other.game_kind = result.game_kind and other.mode = result.mode
            and other.has_left = 0 and other.ended_at < result.ended_at
    )
    order by result.ended_at desc, result.game desc
    limit 1
""")


async def trend_note(tx: Transaction, user_id: int, _: int, reader: Speech) -> Sequence[Note]:
    """Return the share played in the last reviewed games of one kind and mode: the one played last among
    those with two games."""
    newest = await tx.rows(NEWEST_REVIEWED, user_id=user_id)
    if not newest:
        return ()
    [(game, kind, mode)] = newest
    *before, last = await shares(tx, str(game), user_id, GAMES)
    if not before:
        return ()
    words = reader.say(
        "review-trend-lately",
        game=reader.say(f"game-{kind}"),
        mode=reader.say(f"mode-{mode}"),
        before=", ".join(map(str, before)),
        last=last,
    )
    return (Note(words),)


def _run(services: Services) -> Running:
    reviews = Reviews(services.store)
    tries = SecondTries()
    again = SecondTryPresses(services, reviews, tries)

    coordinator = services.coordinator
    tell = partial(tell_moment, coordinator)
    unasked = SpareTimeReviews(services.store, coordinator.now, computed_apart, tell)
    return Running(
        handlers={
            **ReviewPresses(services, reviews).handlers,
            **again.handlers,
            **Sharing(services, reviews, tries).handlers,
        },
        home=HomePart(buttons=(NEWEST,)),
        spare=(unasked.examine, unasked.review),
        close=reviews.close,
        service=reviews,
    )


def _after(look: Look) -> Row:
    # A game must not be shown whole while its throws are secret.
    return () if look.dice.is_sealed else (review_button(look),)


def _menu(look: Look) -> Row:
    is_shown = look.status == "finished" and not look.dice.is_sealed
    return (film_button(look, arg=MENU),) if is_shown else ()


# Reviews hold everyone's decisions; the caller picks the person's own by seat.
EXPORT_REVIEWS = sql("""
    select review.game, player.seat, review.content
    from review join player on player.game = review.game
    where player.user_id = :user_id
    order by review.game
""")


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.rows(EXPORT_REVIEWS, user_id=user_id)
    return {"reviews": [{"game": game, **json.loads(content)["seats"][seat]} for game, seat, content in rows]}


def _losses(value: int, mode: str, reader: Speech) -> str:
    return reader.say("board-loss", mode=mode, loss=countable(-value / 100, 2))


LOSS_BOARD = BoardKind(
    name="loss",
    place=50,
    of_game=lambda game: [(mode, "") for mode in PARTS[game].scoring.modes],
    value=_losses,
    empty="board-unsettled-loss",
    without_own="board-own-loss",
)
"""Mean points lost per decision times -100, so that higher is better; `SpareTimeReviews` writes its lines."""
REVIEWS = Feature(
    name="reviews",
    run=_run,
    addition=Addition(
        after=_after,
        closing=decisive_lines,
        menu=_menu,
        lasting={"film": Lasting(lambda look: film_page(replay_game(look), None), FILMS)},
    ),
    boards=(LOSS_BOARD,),
    figures=trend_note,
    personal=Personal(copy=_copy),
    lines=(switch_line(FILMS, "settings-film", "settings-film-switch", 50),),
)

"""Reviews and films of finished games, declared in one value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.reviews.film_page import film_page
from bot.features.reviews.page import played, review_button
from bot.features.reviews.presses import ReviewPresses
from bot.features.reviews.replay import add_replay
from bot.features.reviews.reviews import Reviews
from bot.features.reviews.statements import ReviewSql
from bot.features.reviews.unasked import UnaskedReviews
from bot.features.spare import computed_apart
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.messages.additions import Addition, Lasting
from bot.pages.page import Page, Row
from bot.store.database import Transaction
from bot.store.personal import Personal
from bot.turns.look import Look


def _run(services: Services, tree: Tree) -> Running:
    reviews = Reviews(services.store)
    unasked = UnaskedReviews(services.store, services.coordinator.now, computed_apart)
    add_replay(tree, services, reviews)
    return Running(
        handlers=ReviewPresses(services, reviews).handlers,
        spare=(unasked.examine, unasked.review),
        close=reviews.close,
        service=reviews,
    )


def _after(look: Look, locale: str) -> Row:
    # While its throws are secret, nobody may see the whole game.
    return () if look.dice.is_sealed else (review_button(look, locale),)


def _film(look: Look) -> Page:
    game = played(look)
    return film_page(game, game.rounds, None, look.place.locale)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(ReviewSql.export_reviews, user_id=user_id)
    return {"reviews": [{"game": game, **json.loads(content)["seats"][seat]} for game, seat, content in rows]}


REVIEWS = Feature(
    name="reviews",
    run=_run,
    addition=Addition(after=_after, lasting={"film": Lasting(_film, lambda guild: guild.has_films)}),
    personal=Personal(copy=_copy),
)

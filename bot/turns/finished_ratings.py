"""Whether a finished game is rated with people who have begun anew, and what it made of ratings."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.store.database import Store
from bot.store.departed import has_departed, pool_scope
from bot.store.ratings import Ratings
from bot.turns.game import LoadedGame

logger = logging.getLogger(__name__)


async def judge_beginners(store: Store, ended: LoadedGame, at: int) -> None:
    """Do not rate a game that ends with somebody whose deletion has made them a new opponent; `at` in milliseconds UTC."""
    if not ended.results or ended.results[0].unrated:
        return
    people = [result.user_id for result in ended.results if result.user_id is not None]
    async with store.reading() as tx:
        if await has_departed(tx, pool_scope(ended.row.name, ended.row.mode), people, at):
            ended.results = tuple(replace(result, unrated="anew") for result in ended.results)


async def learn_ratings(store: Store, loaded: LoadedGame) -> None:
    """Let a finished game know what it made of ratings; where that fails it is told without them."""
    if loaded.results and not loaded.results[0].unrated:
        try:
            loaded.rating_changes = await Ratings(store).changes_of(loaded.row.id)
        except Exception:
            # The result is stored, and is rated sooner or later.
            logger.exception("game %s: its ratings are not known", loaded.row.id)

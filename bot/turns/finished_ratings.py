"""Decide whether a finished game is rated after a deletion, and load its rating changes."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.store.database import Store
from bot.store.departed import has_departed, pool_scope
from bot.store.ratings import Ratings
from bot.turns.game import CommittedGame

logger = logging.getLogger(__name__)


async def judge_beginners(store: Store, ended: CommittedGame, at: int) -> CommittedGame:
    """Return the ended game, unrated if a deletion has made somebody a new opponent; `at` in milliseconds UTC."""
    if not ended.results or ended.results[0].unrated:
        return ended
    people = [result.user_id for result in ended.results if result.user_id is not None]
    async with store.reading() as tx:
        if await has_departed(tx, pool_scope(ended.row.kind, ended.row.mode), people, at):
            return replace(ended, results=tuple(replace(result, unrated="anew") for result in ended.results))
    return ended


async def with_ratings(store: Store, loaded: CommittedGame) -> CommittedGame:
    """Return the game with its rating changes if it is finished, or without them if they cannot be loaded."""
    if loaded.results and not loaded.results[0].unrated:
        try:
            return replace(loaded, rating_changes=await Ratings(store).changes_of(loaded.row.id))
        except Exception:
            # The result is stored, and will be rated later.
            logger.exception("game %s: its ratings are not known", loaded.row.id)
    return loaded

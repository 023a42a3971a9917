"""Decide whether a finished game is rated after a deletion, and load what its end made of ratings and of features."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.store.database import Store
from bot.store.departed import has_departed, pool_scope
from bot.store.facts import Facts
from bot.store.ratings import Ratings
from bot.turns.game import CommittedGame
from bot.turns.hooks import Hooks

logger = logging.getLogger(__name__)


async def judge_beginners(store: Store, ended: CommittedGame, at: int) -> CommittedGame:
    """Return the ended game, unrated if a deletion has made somebody a new opponent; `at` in milliseconds UTC."""
    if not ended.results or ended.unrated:
        return ended
    people = [result.user_id for result in ended.results if result.user_id is not None]
    async with store.reading() as tx:
        if await has_departed(tx, pool_scope(ended.row.kind, ended.row.mode), people, at):
            return replace(ended, results=tuple(replace(result, unrated="anew") for result in ended.results))
    return ended


async def with_end(store: Store, loaded: CommittedGame, hooks: Sequence[Hooks]) -> CommittedGame:
    """Return the game with what is derived from its end, if it is finished."""
    if not loaded.results:
        return loaded
    facts = Facts()
    for close in [one.close for one in hooks if one.close]:
        try:
            facts = facts.joined(await close(store, loaded))
        except Exception:
            # The result is stored; the end is told with less.
            logger.exception("game %s: not all about its end is known", loaded.row.id)
    return await _with_ratings(store, replace(loaded, end_facts=facts))


async def _with_ratings(store: Store, loaded: CommittedGame) -> CommittedGame:
    """Return the game with what it made of ratings; where that fails, it is told without them."""
    if not loaded.unrated:
        try:
            return replace(loaded, rating_changes=await Ratings(store).changes_of(loaded.row.id))
        except Exception:
            # The result is stored, and will be rated later.
            logger.exception("game %s: its ratings are not known", loaded.row.id)
    return loaded

"""What a finished game made of ratings."""

from __future__ import annotations

import logging

from bot.store.database import Store
from bot.store.ratings import Ratings
from bot.turns.game import LoadedGame

logger = logging.getLogger(__name__)


async def learn_ratings(store: Store, loaded: LoadedGame) -> None:
    """Let a finished game know what it made of ratings; where that fails it is told without them."""
    if loaded.results and not loaded.results[0].unrated:
        try:
            loaded.rating_changes = await Ratings(store).changes_of(loaded.row.id)
        except Exception:
            # The result is stored, and is rated sooner or later.
            logger.exception("game %s: its ratings are not known", loaded.row.id)

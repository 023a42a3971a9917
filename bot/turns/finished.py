"""Games that are over: loaded for people who may see everything in them, and with what their end made of ratings."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.store.database import Store
from bot.store.departed import has_departed, pool_scope
from bot.store.ratings import Ratings
from bot.store.rows import Facts
from bot.turns.clocks import SECOND
from bot.turns.game import CommittedGame, load
from bot.turns.hooks import Hooks
from bot.turns.look import Refused
from engine.game import IllegalMove, MalformedText

logger = logging.getLogger(__name__)


async def finished_game(
    store: Store, game: str, user_id: int, now: int, *, is_sealed: bool = False
) -> CommittedGame:
    """Load a finished game that `user_id` may review at `now` (milliseconds UTC).

    Raises Refused if it is open, uses older rules, or its dice are still secret; `is_sealed` allows dice
    that a feature is still to publish.
    """
    async with store.snapshot() as tx:
        try:
            loaded = await load(tx, game)
        except (IllegalMove, MalformedText, ValueError) as error:
            raise Refused("old_rules") from error
    if loaded.row.status != "finished" or loaded.result is None:
        raise Refused("review_not_over")
    until = loaded.row.dice.secret_until
    if loaded.row.dice.is_sealed:
        if not is_sealed:
            raise Refused("challenge_open")
    elif until is not None and now < until and all(one.user_id != user_id for one in loaded.players):
        raise Refused("daily_open", {"time": f"<t:{until // SECOND}:R>"})
    result = loaded.rules.result(loaded.state)
    if result is None or result.points != loaded.result.points:
        raise Refused("old_rules")
    return loaded


async def judge_beginners(store: Store, ended: CommittedGame, at: int) -> CommittedGame:
    """Return the ended game, unrated if a deletion has made somebody a new opponent; `at` in milliseconds UTC."""
    if not ended.results or ended.unrated:
        return ended
    people = [result.user_id for result in ended.results if result.user_id is not None]
    if await has_departed(store, pool_scope(ended.row.kind, ended.row.mode), people, at):
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

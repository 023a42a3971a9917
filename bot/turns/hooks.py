"""The hooks by which features take part in every game, asked when it is opened and when it ends."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from bot.store.database import Store
from bot.store.departed import has_departed, pool_scope
from bot.store.ratings import Ratings
from bot.store.rows import Facts, ResultRow
from bot.store.statements import Statement
from bot.turns.game import CommittedGame, LoadedGame
from bot.turns.look import Setup

logger = logging.getLogger(__name__)

Completion = Callable[[Store, Setup, int], Awaitable[Setup]]
"""(store, set-up, the host's id) -> the set-up completed with a feature's facts about the game to be
opened."""
Judge = Callable[[LoadedGame, int], tuple[ResultRow, ...]]
"""(game that has just ended, time in milliseconds UTC) -> its results, with a feature's say on what they
count for."""
Conclusion = Callable[[Store, LoadedGame, int], Awaitable[Facts]]
"""(store, game that has just ended with its results, time in milliseconds UTC) -> the game's facts, with what
a feature stores about its end."""
Rider = Callable[[LoadedGame, LoadedGame, int], Iterable[Statement]]
"""(game before, game after, time in milliseconds UTC) -> statements of a feature to write with a change.

For a new game, the game before has neither players nor events.
"""


Closing = Callable[[Store, LoadedGame], Awaitable[Facts]]
"""(store, finished game) -> what a feature knows of its end, such as a place among others. It is looked up when the
game ends or is loaded, shown with it and not stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """The hooks of one feature; by default none."""

    complete: Completion | None = None
    judge: Judge | None = None
    conclude: Conclusion | None = None
    ride: Rider | None = None
    close: Closing | None = None


async def complete_setup(store: Store, setup: Setup, host_id: int, hooks: Sequence[Hooks]) -> Setup:
    """Return the set-up of a game that is to be opened, with the facts of features."""
    for complete in [one.complete for one in hooks if one.complete]:
        setup = await complete(store, setup, host_id)
    return setup


async def conclude_game(store: Store, ended: CommittedGame, hooks: Sequence[Hooks], at: int) -> CommittedGame:
    """Return the game that has just ended with what its results count for, and what features store about its end;
    `at` in milliseconds UTC."""
    for judge in [one.judge for one in hooks if one.judge]:
        ended = replace(ended, results=judge(ended, at))
    people = [result.user_id for result in ended.results if result.user_id is not None]
    scope = pool_scope(ended.row.kind, ended.row.mode)
    if not ended.unrated and await has_departed(store, scope, people, at):
        # A deletion has made somebody a new opponent.
        ended = replace(ended, results=tuple(replace(result, unrated="anew") for result in ended.results))
    for conclude in [one.conclude for one in hooks if one.conclude]:
        ended = replace(ended, row=replace(ended.row, facts=await conclude(store, ended, at)))
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
            # The result is stored; the end is shown without this.
            logger.exception("game %s: not all about its end is known", loaded.row.id)
    loaded = replace(loaded, end_facts=facts)
    if not loaded.unrated:
        try:
            return replace(loaded, rating_changes=await Ratings(store).changes_of(loaded.row.id))
        except Exception:
            # The result is stored, and will be rated later.
            logger.exception("game %s: its ratings are not known", loaded.row.id)
    return loaded

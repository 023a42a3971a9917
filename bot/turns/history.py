"""What a new game takes over from what was played and set before."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.database import Store
from bot.store.rows import PRIVATE, Theme
from bot.store.statements import CoreSql
from bot.turns.look import Setup

ENOUGH = 10
"""Games of which there is a median."""


async def best_of(store: Store, setup: Setup, user_id: int) -> int | None:
    """A person's best solo score on this level, if this is a solo game of any other kind than the daily sheet."""
    if setup.mode != "solo" or setup.daily is not None:
        return None
    async with store.reading() as tx:
        best = await tx.value(CoreSql.best_of, user_id=user_id, game_name=setup.game, variant=setup.variant)
    return None if best is None else int(best)


async def median_of(store: Store, setup: Setup) -> int | None:
    """The steps of the median finished game on this level, once there are enough of them.

    None in solo and against ghosts.
    """
    if setup.mode in PRIVATE:
        return None
    async with store.reading() as tx:
        median = await tx.value(
            CoreSql.median_step, name=setup.game, variant=setup.variant, mode=setup.mode, least=ENOUGH
        )
    return None if median is None else int(median)


async def themes_of(store: Store, game: str) -> Mapping[int | None, Theme]:
    """The colours that the players of a game have set by now."""
    async with store.reading() as tx:
        return dict(await tx.values(CoreSql.themes_of, game=game))

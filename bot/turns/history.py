"""What a new game takes over from settings made since."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.database import Store
from bot.store.rows import Theme
from bot.store.statements import CoreSql


async def themes_of(store: Store, game: str) -> Mapping[int | None, Theme]:
    """The colours that the players of a game have set by now."""
    async with store.reading() as tx:
        return dict(await tx.values(CoreSql.themes_of, game=game))

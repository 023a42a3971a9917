"""The rating in puzzles, on profiles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.puzzles.store import POOL
from bot.games.registry import PARTS
from bot.interactions.figures import Figure
from bot.pages.texts import text
from bot.store.database import Transaction
from bot.store.ratings import RatingRow
from bot.store.statements import CoreSql


async def puzzle_figure(tx: Transaction, user_id: int, _: int, locale: str) -> Sequence[Figure]:
    """Return the rating in the game with the most puzzles tried; a question mark says that it is provisional."""
    found = [
        await tx.row(RatingRow, CoreSql.rating_of, game_kind=game, mode=POOL, person=user_id)
        for game in PARTS
    ]
    ratings = [row for row in found if row is not None]
    if not ratings:
        return ()
    most = max(ratings, key=lambda row: row.games)
    value = str(most.shown) if most.skill.is_settled else f"{most.shown}?"
    return (Figure(text(locale, "puzzle-figure"), value),)

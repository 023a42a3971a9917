"""Challenges won and lost, on profiles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.ghosts.statements import GhostSql
from bot.interactions.figures import Figure
from bot.pages.texts import text
from bot.store.database import Transaction


async def challenge_figure(tx: Transaction, user_id: int, _: int, locale: str) -> Sequence[Figure]:
    """Return how many were won and lost; a tie is neither."""
    [(decided, won, lost)] = await tx.values(GhostSql.challenges_decided, user_id=user_id)
    if not decided:
        return ()
    return (Figure(text(locale, "challenge-figure"), f"{won} : {lost}"),)

"""How somebody has played lately, on profiles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.reviews.reviews import shares
from bot.features.reviews.statements import ReviewSql
from bot.interactions.figures import Note
from bot.pages.texts import text
from bot.store.database import Transaction

GAMES = 5


async def trend_note(tx: Transaction, user_id: int, _: int, locale: str) -> Sequence[Note]:
    """Return the share played in the last reviewed games of one kind and mode, of those with two the one played last."""
    newest = await tx.values(ReviewSql.newest_reviewed, user_id=user_id)
    if not newest:
        return ()
    [(game, kind, mode)] = newest
    *before, last = await shares(tx, str(game), user_id, GAMES)
    if not before:
        return ()
    words = text(
        locale,
        "review-trend-lately",
        game=text(locale, f"game-{kind}"),
        mode=text(locale, f"mode-{mode}"),
        before=", ".join(map(str, before)),
        last=last,
    )
    return (Note(words),)

"""Who is listed with their ratings, by place."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from bot.store.database import Store, Transaction
from bot.store.rating import SETTLED
from bot.store.ratings import DAY, OPPONENTS, RatingRow

ACTIVE = 30 * DAY
"""Who has not played for so long is not listed; the rating stays."""
YOUNGEST = 30 * DAY
"""Age of an account that is listed everywhere."""
DISCORD_EPOCH = 1_420_070_400_000
ROWS = 10
LOWEST = -(1 << 31)
"""Nobody is rated so low."""


@dataclass(frozen=True, slots=True)
class _Line:
    user_id: int
    name: str
    shown: int
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Listed(_Line):
    """One line of a rating list."""

    place: int
    """Equal ratings share a place, and the next is skipped."""
    number: int
    """The line on the whole list, from 1."""


@dataclass(frozen=True, slots=True)
class RatingList:
    rows: tuple[Listed, ...]
    """The lines of the page."""
    around: tuple[Listed, ...]
    """The viewer's line with the two around it; empty if they are not listed or it stands on the page."""
    own: RatingRow | None
    """Whether or not they are listed."""
    page: int
    pages: int


async def rating_list(
    store: Store,
    game_name: str,
    mode: str,
    guild_id: int | None,
    user_id: int,
    *,
    now: int,
    page: int = 0,
) -> RatingList:
    """A page, from 0, of those who are listed, or the last page; None means all servers.

    `now` is in milliseconds UTC.
    """
    asked: dict[str, Any] = {
        "game_name": game_name,
        "mode": mode,
        "guild_id": guild_id or 0,
        "settled": SETTLED,
        "since": now - ACTIVE,
        "opponents": OPPONENTS,
        "newest": (now - YOUNGEST - DISCORD_EPOCH) << 22,
    }
    async with store.snapshot() as tx:
        own = await tx.row(RatingRow, "rating_of", game_name=game_name, mode=mode, person=user_id)
        pages = max(1, -(-await _above(tx, asked, LOWEST, 0) // ROWS))
        page = min(page, pages - 1)
        rows = await _lines(tx, asked, page * ROWS, ROWS)
        around: list[Listed] = []
        if own is not None and all(row.user_id != user_id for row in rows):
            number = 1 + await _above(tx, asked, own.shown, user_id)
            around = await _lines(tx, asked, max(0, number - 2), 3 if number > 1 else 2)
        if all(row.user_id != user_id for row in around):
            # There is no line where theirs would be: they are not listed.
            around = []
    return RatingList(tuple(rows), tuple(around), own, page, pages)


async def _above(tx: Transaction, asked: dict[str, Any], shown: int, before: int) -> int:
    """How many are listed above a rating, or with it and before a person."""
    return int(await tx.value("count_listed_ratings", **asked, shown=shown, before=before))


async def _lines(tx: Transaction, asked: dict[str, Any], skipped: int, limit: int) -> list[Listed]:
    """Lines of a list with their places."""
    lines: list[Listed] = []
    for number, found in enumerate(
        await tx.rows(_Line, "listed_ratings", **asked, skipped=skipped, limit=limit), skipped + 1
    ):
        if not lines:
            place = 1 + await _above(tx, asked, found.shown, 0)
        elif found.shown < lines[-1].shown:
            place = number
        lines.append(Listed(**asdict(found), place=place, number=number))
    return lines

"""What the home page says of today's daily sheets."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.daily.page import daily_button
from bot.features.daily.sheets import DailySheets, daily_games
from bot.features.daily.store import Try
from bot.interactions.home.parts import HomeEntry, Rank, Visit
from bot.pages.texts import text
from bot.store.rows import OVER


async def daily_entries(sheets: DailySheets, visit: Visit) -> Sequence[HomeEntry]:
    """Return one entry for the sheets of all games; it is done once the person has finished all of them."""
    day = sheets.today()
    tries = {game: await sheets.store.try_of(game, day, visit.user_id) for game in daily_games()}
    if not tries:
        return ()
    left = [game for game, own in tries.items() if own is None or own.status not in OVER]
    title = text(visit.locale, "home-daily", is_done="no" if left else "yes")
    about = "\n".join(_state(game, own, visit.locale) for game, own in tries.items())
    label = text(visit.locale, "home-daily-open", is_done="no" if left else "yes")
    to_page = daily_button(next(iter(left), next(iter(tries))), day, label)
    return (HomeEntry(Rank.DAILY, title, about, to_page, is_done=not left),)


def _state(game: str, own: Try | None, locale: str) -> str:
    if own is None:
        state = "open"
    elif own.status not in OVER:
        state = "begun"
    else:
        state = "done" if own.points is None else "points"
    points = 0 if own is None or own.points is None else own.points
    return text(locale, "home-daily-game", game=text(locale, f"game-{game}"), state=state, points=points)

"""The board of a week, Monday to Sunday: the shares of par of each person's best days."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from heapq import nlargest

from bot.features.daily.page import ON_PAGE, best_places, daily_button, places
from bot.features.daily.share import share_of
from bot.features.daily.store import DayResult, WeekResult
from bot.features.days import begins_at, later, monday_of
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page
from bot.pages.texts import Speech
from bot.turns.clocks import HOUR, SECOND

BEST_DAYS = 5
"""How many days of a week count; the text of the page says so too."""
WHOLE = 100
"""The points of a week for reaching par."""
NOON = 12 * HOUR
"""A moment at which it is the same date nearly everywhere."""


def week_results(results: Sequence[WeekResult]) -> list[DayResult]:
    """Return each person's result for a week, the best first: the sum of their best days, each of which
    brings the shares of par of its sheets."""
    days: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for one in results:
        days[one.user_id, one.name][one.day] += share_of(one.points, one.par)
    sums = (DayResult(*who, sum(nlargest(BEST_DAYS, found.values()))) for who, found in days.items())
    return sorted(sums, key=lambda one: (-one.points, one.user_id))


def leading(results: Sequence[DayResult], most: int = 1) -> list[DayResult]:
    """Return everybody in the first place, or in the first places; ties share one."""
    return [one for one in results if one.points >= results[:most][-1].points]


def week_page(
    results: Sequence[DayResult],
    leaders: Sequence[DayResult],
    reader: Speech,
    *,
    game: str,
    day: str,
    user_id: int,
    is_here: bool,
    has_today: bool,
) -> Page:
    """Return the board of the week of a day, for the person who came from this game's sheet of that day. Those who have
    not finished a sheet of today are told none of its results: `has_today` says whether all are there."""
    monday = monday_of(day)
    since, until = (f"<t:{(begins_at(each) + NOON) // SECOND}:D>" for each in (monday, later(monday, 6)))
    title = reader.say("daily-week-title", where="here" if is_here else "everywhere")
    about = reader.say("daily-week-about", since=since, until=until)
    note = [] if has_today else [reader.say("daily-week-without-today")]
    lines = best_places(results, WHOLE, user_id, reader, is_here=is_here, key="daily-week-row")
    lines = lines or [reader.say("daily-week-empty")]
    today = places(leaders, WHOLE, reader, is_here=is_here, key="daily-leads")
    back = daily_button(game, day, reader.say("daily-back"), tag=ON_PAGE)
    return layout_page(words(title, about), rule(), words(*lines, *today, *note), row(back))

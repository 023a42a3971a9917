"""The board of a week, Monday to Sunday: the sum of the shares of par of each day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.daily.page import ON_PAGE, best_places, daily_button
from bot.features.daily.share import share_of
from bot.features.daily.store import DayResult, WeekResult
from bot.features.days import begins_at, later, monday_of
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page
from bot.pages.texts import Speech
from bot.turns.clocks import HOUR, SECOND

WHOLE = 100
"""Par where points are per cent."""
NOON = 12 * HOUR
"""A moment at which it is the same date nearly everywhere."""


@dataclass(frozen=True, slots=True)
class Week:
    """The board of a week as one person may see it."""

    game: str
    day: str
    """Any day of the week."""
    results: Sequence[DayResult]
    """The sums of the shares of par in place of points, the best first."""
    guild_id: int | None
    user_id: int
    has_today: bool
    """Whether today's results are in it: those who have not finished today's sheet are told none of them."""


def week_results(results: Sequence[WeekResult]) -> list[DayResult]:
    """Return what each person has made of a week, with the sum of their shares of par in place of points, the best
    first; the results come in the order of their ends."""
    found: dict[int, DayResult] = {}
    for result in results:
        before = found[result.user_id].points if result.user_id in found else 0
        percent = before + share_of(result.points, result.par)
        found[result.user_id] = DayResult(result.user_id, result.name, percent)
    return sorted(found.values(), key=lambda one: (-one.points, one.user_id))


def champions(results: Sequence[DayResult]) -> list[DayResult]:
    """Return everybody in the first place."""
    return [one for one in results if one.points == results[0].points]


def week_page(week: Week, reader: Speech) -> Page:
    is_here = week.guild_id is not None
    monday = monday_of(week.day)
    since, until = (f"<t:{(begins_at(day) + NOON) // SECOND}:D>" for day in (monday, later(monday, 6)))
    title = reader.say(
        "daily-week-title",
        game=reader.say(f"game-{week.game}"),
        where="here" if is_here else "everywhere",
    )
    about = reader.say("daily-week-about", since=since, until=until)
    note = [] if week.has_today else [reader.say("daily-week-without-today")]
    lines = best_places(week.results, WHOLE, week.user_id, reader, is_here=is_here, key="daily-week-row")
    lines = lines or [reader.say("daily-week-empty")]
    back = daily_button(week.game, week.day, reader.say("daily-back"), tag=ON_PAGE)
    return layout_page(words(title, about), rule(), words(*lines, *note), row(back))

"""The board of a week, Monday to Sunday: the sum of the shares of par of each day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.features.daily.days import begins_at, later, monday_of
from bot.features.daily.page import MOST_LINES, MOST_NAMES, ON_PAGE, daily_button, person_words
from bot.features.daily.share import share_of
from bot.features.daily.store import WeekResult
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page
from bot.pages.texts import Speech
from bot.turns.clocks import HOUR, SECOND

NOON = 12 * HOUR
"""A moment at which it is the same date nearly everywhere."""


@dataclass(frozen=True, slots=True)
class WeekPlace:
    """What somebody has made of a week."""

    user_id: int
    name: str
    """Empty for a person who asked to be forgotten."""
    percent: int
    """The sum of the shares of par."""


@dataclass(frozen=True, slots=True)
class Week:
    """The board of a week as one person may see it."""

    game: str
    day: str
    """Any day of the week."""
    places: Sequence[WeekPlace]
    guild_id: int | None
    user_id: int
    has_today: bool
    """Whether today's results are in it: those who have not finished today's sheet are told none of them."""


def week_places(results: Sequence[WeekResult]) -> list[WeekPlace]:
    """Return the places, the best first, from results in the order of their ends."""
    found: dict[int, WeekPlace] = {}
    for result in results:
        before = found[result.user_id].percent if result.user_id in found else 0
        percent = before + share_of(result.points, result.par)
        found[result.user_id] = WeekPlace(result.user_id, result.name, percent)
    return sorted(found.values(), key=lambda place: (-place.percent, place.user_id))


def champions(places: Sequence[WeekPlace]) -> list[WeekPlace]:
    """Return everybody in the first place."""
    return [place for place in places if place.percent == places[0].percent]


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
    lines = _lines(week, reader) or [reader.say("daily-week-empty")]
    back = daily_button(week.game, week.day, reader.say("daily-back"), tag=ON_PAGE)
    return layout_page(words(title, about), rule(), words(*lines, *note), row(back))


def _lines(week: Week, reader: Speech) -> list[str]:
    """Return a line for each place; the reader's own comes below the best."""
    lines: list[str] = []
    own, ahead = None, 0
    for _, group in groupby(week.places, key=lambda place: place.percent):
        tied = list(group)
        names = [
            person_words(one.user_id, one.name, reader, is_here=week.guild_id is not None)
            for one in tied[:MOST_NAMES]
        ]
        if len(tied) > MOST_NAMES:
            names.append(reader.say("daily-more", count=len(tied) - MOST_NAMES))
        if any(one.user_id == week.user_id for one in tied):
            own = len(lines)
        players, percent = tuple(names), tied[0].percent
        lines.append(reader.say("daily-week-row", place=ahead + 1, players=players, percent=percent))
        ahead += len(tied)
    further = ["…", lines[own]] if own is not None and own >= MOST_LINES else []
    return [*lines[:MOST_LINES], *further]

"""When a sheet is open: that of a day, and that of a week."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal

from bot.features.days import BEFORE_FIRST, begins_at, day_of, ends_at, is_day, later, number_of, turns_at
from bot.pages.texts import Speech
from bot.turns.clocks import DAY, HOUR

WEEK = "w"
"""Precedes the Friday in the key of a week, and sorts it after every day."""
FRIDAY, SUNDAY = 4, 6
OPENS = 18 * HOUR
"""When the sheet of a week opens on Friday and closes on Monday (ms after 0:00 UTC)."""
LENGTH = 3 * DAY
SEASON = 12
"""The weeks of a season."""
HARDEST = 3
"""The difficulty of the sheet of a week, the greatest that games know."""


@dataclass(frozen=True, slots=True)
class Term:
    """The time in which games on one sheet count."""

    key: str
    """The day, such as `2026-11-22`, or the Friday of a week, such as `w2026-12-04`."""
    kind: Literal["daily", "weekly"]
    """How its results count, and the first word of its texts."""
    number: int
    """The number by which people call the sheet."""
    opens_at: int
    closes_at: int
    """When the sheet closes to new starts (ms UTC)."""
    ends_at: int
    """When the results are final and the seed may be published (ms UTC)."""
    difficulty: int
    """The difficulty of its level, from 0."""
    is_long: bool
    """Whether the game is as long as in the booklet."""

    @property
    def emoji(self) -> str:
        return "🏆" if self.kind == "weekly" else "📅"

    def is_open(self, now: int) -> bool:
        return self.opens_at <= now < self.closes_at

    def later(self, terms: int) -> Term:
        """Return the term that comes this many days or weeks later, or earlier if negative."""
        day = self.key.removeprefix(WEEK)
        return term_of(WEEK + later(day, 7 * terms) if self.kind == "weekly" else later(day, terms))

    def name(self, reader: Speech) -> str:
        return reader.say(
            "weekly-number" if self.kind == "weekly" else "daily-number", number=str(self.number)
        )

    def sheet_name(self, game: str, reader: Speech) -> str:
        """Return the name of a game's sheet; the week has only one."""
        if self.kind == "weekly":
            return self.name(reader)
        return reader.say("daily-name", game=reader.say(f"game-{game}"), number=str(self.number))


def term_of(key: str) -> Term:
    """Return the term with this key; raises ValueError if there is none."""
    day = key.removeprefix(WEEK)
    if not is_day(day):
        raise ValueError(f"{key!r}: no day, and no week by its Friday")
    on = date.fromisoformat(day)
    if day == key:
        is_long, difficulty = on.weekday() == SUNDAY, on.weekday() // 3
        times = begins_at(day), turns_at(day), ends_at(day)
        return Term(key, "daily", int(number_of(day)), *times, difficulty, is_long)
    if on.weekday() != FRIDAY:
        raise ValueError(f"{key!r}: not a Friday")
    opens_at = begins_at(day) + OPENS
    closes_at = opens_at + LENGTH
    number = (on - BEFORE_FIRST).days // 7 + 1
    return Term(key, "weekly", number, opens_at, closes_at, closes_at, HARDEST, is_long=True)


def week_at(now: int) -> Term:
    """Return the week whose sheet opened last, whether or not it is closed by now (ms UTC)."""
    day = day_of(now - OPENS)
    return term_of(WEEK + later(day, -((date.fromisoformat(day).weekday() - FRIDAY) % 7)))


def season_of(week: Term) -> tuple[Term, Term]:
    """Return the first and the last week of a week's season."""
    first = week.later(-((week.number - 1) % SEASON))
    return first, first.later(SEASON - 1)

"""The puzzle of each day, in UTC, and the number of days in a row on which somebody has solved it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta


@dataclass(frozen=True, slots=True)
class DayTry:
    """A person's try of a day's puzzle."""

    day: str
    is_solved: bool
    tried_at: int


@dataclass(frozen=True, slots=True)
class DayStreak:
    """Days in a row whose puzzle was solved at the first try, as chess sites count them; any other day ends
    it."""

    days: int = 0
    best: int = 0


def day_of(now: int) -> str:
    """Return the day, such as `2026-11-22`, at a time in milliseconds UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def ends_at(day: str) -> int:
    """Return when a day ends, in milliseconds UTC."""
    begin = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int((begin + timedelta(days=1)).timestamp() * 1000)


def streak_of(tries: Iterable[DayTry], today: str) -> DayStreak:
    """Return the streak after tries in the order of their days; today's puzzle may still be solved."""
    length = best = 0
    last = None
    for one in tries:
        # Tried on a later day it is a puzzle like any other; a day that is still to come was tried by a clock that was
        # ahead.
        if day_of(one.tried_at) > one.day or one.day > today:
            continue
        number = date.fromisoformat(one.day).toordinal()
        follows = last == number - 1 and length > 0
        length = (length + 1 if follows else 1) if one.is_solved else 0
        best, last = max(best, length), number
    is_alive = last is not None and last >= date.fromisoformat(today).toordinal() - 1
    return DayStreak(length if is_alive else 0, best)


def order_of_games(games: list[str], day: str) -> list[str]:
    """Return the games in the order in which they are asked for a puzzle of this day: they take turns."""
    turn = date.fromisoformat(day).toordinal()
    return [games[(turn + place) % len(games)] for place in range(len(games))]

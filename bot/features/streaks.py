"""Streaks: how many days in a row people have finished a daily sheet, or solved the puzzle of the day."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import date
from itertools import takewhile

EARNED_AFTER = 7
"""Days of a streak that earn a freeze."""
MOST_FREEZES = 2
"""Freezes of a new streak, and the most that it can have."""


@dataclass(frozen=True, slots=True)
class Streak:
    days: int = 0
    """Days on which it was done; those that a freeze bridges do not count."""
    best: int = 0
    freezes: int = 0
    """Days that may still be missed."""
    used: int = 0
    """Freezes that bridged the days just before the newest one, or before today."""
    has_earned: bool = False
    """Whether the newest day earned a freeze."""


def streak_of(
    days: Iterable[str],
    today: str,
    *,
    still_open: AbstractSet[str] = frozenset(),
    most_freezes: int = MOST_FREEZES,
) -> Streak:
    """Return the streak after these days, given in order. Every streak begins with all its freezes.

    Today is not missed before it is over, nor a day that is `still_open`, whose sheet may still be finished.
    """
    streak, last = Streak(freezes=most_freezes), None
    # A day that is still to come was finished by a clock that was ahead.
    for day in takewhile(lambda day: day <= today, days):
        missed = 0 if last is None else _between(last, day, still_open)
        streak = _missed(streak, missed, most_freezes)
        length = streak.days + 1
        has_earned = length % EARNED_AFTER == 0 and streak.freezes < most_freezes
        best, used = max(streak.best, length), streak.used if missed else 0
        streak = Streak(length, best, streak.freezes + has_earned, used, has_earned)
        last = day
    if last is None or last >= today:
        return streak
    missed = _between(last, today, still_open)
    return _missed(streak, missed, most_freezes) if missed else streak


def _between(one: str, other: str, still_open: AbstractSet[str]) -> int:
    """Count the days between two, except those that are still open."""
    return (
        (date.fromisoformat(other) - date.fromisoformat(one)).days
        - 1
        - sum(one < day < other for day in still_open)
    )


def _missed(streak: Streak, missed: int, most_freezes: int) -> Streak:
    """Return the streak after missed days. Freezes are used by themselves, if there are enough."""
    if missed > streak.freezes:
        return Streak(best=streak.best, freezes=most_freezes)
    return Streak(streak.days, streak.best, streak.freezes - missed, missed)

"""The seasons, months and weeks that boards are kept for; all by UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

ALL_TIME = ""
"""The name of the period that every moment belongs to."""
FOREVER = 2**63 - 1
"""A time later than any other."""


@dataclass(frozen=True, slots=True)
class Span:
    """A period: from its first millisecond to the first after it."""

    name: str
    since: int
    until: int


def season_at(now: int) -> Span:
    """Return the quarter of a year, such as `2026-Q4`."""
    day = _day(now)
    quarter = (day.month + 2) // 3
    first = day.replace(month=3 * quarter - 2, day=1)
    return _span(f"{day.year}-Q{quarter}", first, (first + timedelta(days=100)).replace(day=1))


def month_at(now: int) -> Span:
    """Return the month, such as `2026-11`."""
    first = _day(now).replace(day=1)
    return _span(f"{first:%Y-%m}", first, (first + timedelta(days=40)).replace(day=1))


def week_at(now: int) -> Span:
    """Return the week from Monday, by ISO 8601, such as `2026-W47`."""
    day = _day(now)
    year, week, weekday = day.isocalendar()
    monday = day - timedelta(days=weekday - 1)
    return _span(f"{year}-W{week:02}", monday, monday + timedelta(days=7))


def periods_at(now: int) -> tuple[str, ...]:
    """Return the names of all periods that a moment belongs to, all time first."""
    return tuple(span.name for span in spans_at(now))


def spans_at(now: int) -> tuple[Span, ...]:
    """Return all time, and the periods of a moment."""
    return Span(ALL_TIME, 0, FOREVER), season_at(now), month_at(now), week_at(now)


def _day(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def _span(name: str, first: datetime, after: datetime) -> Span:
    return Span(name, int(first.timestamp() * 1000), int(after.timestamp() * 1000))

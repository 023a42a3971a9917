"""Days in UTC, such as `2026-11-22`: those of the daily sheets, and of the puzzles of the day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from bot.turns.clocks import DAY

BEFORE_FIRST = date(2025, 12, 31)
"""The day before number 1."""


def day_of(now: int) -> str:
    """Return the day, such as `2026-11-22`, at a time in milliseconds UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def number_of(day: str) -> str:
    """Return the number by which people call the daily sheet."""
    return str((date.fromisoformat(day) - BEFORE_FIRST).days)


def later(day: str, days: int) -> str:
    """Return the day that is this many days later, or earlier if negative."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def monday_of(day: str) -> str:
    """Return the first day of the day's week."""
    return later(day, -date.fromisoformat(day).weekday())


def is_sunday(day: str) -> bool:
    return date.fromisoformat(day).weekday() == 6


def begins_at(day: str) -> int:
    """Return when the day begins (ms UTC)."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)


def turns_at(day: str) -> int:
    """Return when the day is over, and its sheet closes to new starts (ms UTC)."""
    return begins_at(day) + DAY


def ends_at(day: str) -> int:
    """Return when the day's results are final and its seed may be published (ms UTC)."""
    return turns_at(day) + DAY

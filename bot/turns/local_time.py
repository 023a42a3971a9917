"""The time for a person, by the clocks of their city."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo


def zone_of(name: str | None) -> tzinfo:
    """Return a zone by its IANA name, or by the minutes that it is ahead of UTC; UTC for None."""
    if name is None:
        return UTC
    return timezone(timedelta(minutes=int(name))) if is_fixed(name) else ZoneInfo(name)


def is_fixed(zone: str) -> bool:
    """Return whether a zone is a number of minutes, as people chose it before there were cities."""
    return zone.lstrip("-").isdecimal()


def local_time(now: int, zone: str | None) -> datetime:
    return datetime.fromtimestamp(now / 1000, zone_of(zone))


def last_and_next(hour: int, zone: str | None, now: int) -> tuple[int, int]:
    """Return when this hour of the day last began, perhaps now, and when it begins next; all in milliseconds UTC.

    Where clocks skip the hour it begins as they do, and of an hour that comes twice only the first counts.
    """
    today = local_time(now, zone).date()
    days = (today + timedelta(days=number) for number in range(-1, 3))
    begins = [int(datetime.combine(day, time(hour), zone_of(zone)).timestamp() * 1000) for day in days]
    return max(begin for begin in begins if begin <= now), min(begin for begin in begins if begin > now)

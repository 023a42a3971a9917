"""Hours of the day by clocks that are changed for summer time, and by others: the right times UTC."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.pages.cities import last_and_next, local_time
from tests.times import utc

DAYS = {
    ("Europe/Berlin", 20): "2026-10-23T18:00 2026-10-24T18:00 2026-10-25T19:00 2026-10-26T19:00",
    ("Europe/Berlin", 2): "2026-10-24T00:00 2026-10-25T00:00 2026-10-26T01:00",
    ("Europe/Berlin", 3): "2026-10-24T01:00 2026-10-25T02:00 2026-10-26T02:00",
    ("Europe/Berlin", 0): "2027-03-26T23:00 2027-03-27T23:00 2027-03-28T22:00 2027-03-29T22:00",
    ("Europe/Berlin ", 2): "2027-03-27T01:00 2027-03-28T01:00 2027-03-29T00:00 2027-03-30T00:00",
    ("Europe/Berlin ", 3): "2027-03-27T02:00 2027-03-28T01:00 2027-03-29T01:00",
    ("America/New_York", 20): "2026-10-31T00:00 2026-11-01T00:00 2026-11-02T01:00 2026-11-03T01:00",
    ("America/New_York", 1): "2026-10-31T05:00 2026-11-01T05:00 2026-11-02T06:00",
    ("America/New_York ", 2): "2027-03-13T07:00 2027-03-14T07:00 2027-03-15T06:00",
    ("America/New_York ", 20): "2027-03-14T01:00 2027-03-15T00:00 2027-03-16T00:00",
    ("Australia/Lord_Howe", 20): "2026-10-02T09:30 2026-10-03T09:30 2026-10-04T09:00 2026-10-05T09:00",
    ("Australia/Lord_Howe", 2): "2026-10-02T15:30 2026-10-03T15:30 2026-10-04T15:00",
    ("Australia/Lord_Howe ", 2): "2027-04-01T15:00 2027-04-02T15:00 2027-04-03T15:30 2027-04-04T15:30",
    ("Australia/Lord_Howe ", 20): "2027-04-03T09:00 2027-04-04T09:30 2027-04-05T09:30",
    ("Asia/Kolkata", 20): "2026-10-24T14:30 2026-10-25T14:30 2026-10-26T14:30",
    ("America/Phoenix", 20): "2026-11-01T03:00 2026-11-02T03:00 2026-11-03T03:00",
    ("Asia/Kathmandu", 18): "2026-11-25T12:15 2026-11-26T12:15",
    ("-210", 20): "2026-11-25T23:30 2026-11-26T23:30",
    ("345", 0): "2026-11-25T18:15 2026-11-26T18:15",
    ("", 13): "2026-11-25T13:00 2026-11-26T13:00",
}
"""When an hour of the day begins on following days; a blank sets the two changes of a year apart."""


@pytest.mark.parametrize(("zone", "hour"), DAYS)
def test_an_hour_of_the_day_begins_once_a_day(zone: str, hour: int) -> None:
    name = zone.strip() or None
    for last, coming in pairwise(map(utc, DAYS[zone, hour].split())):
        assert last_and_next(hour, name, last) == (last, coming)
        assert last_and_next(hour, name, coming - 1) == (last, coming)
        assert last_and_next(hour, name, (last + coming) // 2) == (last, coming)


@pytest.mark.parametrize(
    ("zone", "at", "shown"),
    [
        ("Europe/Berlin", "2026-10-25T00:59", "02:59"),
        ("Europe/Berlin", "2026-10-25T01:00", "02:00"),
        ("Europe/Berlin", "2027-03-28T01:00", "03:00"),
        ("Australia/Lord_Howe", "2026-10-03T15:30", "02:30"),
        ("Asia/Kolkata", "2026-10-25T12:00", "17:30"),
        ("-210", "2026-10-25T12:00", "08:30"),
        (None, "2026-10-25T12:00", "12:00"),
    ],
)
def test_a_clock_shows_the_time_of_its_zone(zone: str | None, at: str, shown: str) -> None:
    assert f"{local_time(utc(at), zone):%H:%M}" == shown

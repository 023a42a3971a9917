"""Reminders: at an hour by the person's own clock, once a day, whatever fails meanwhile."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.features.daily.reminders import LATEST, REMINDER_OF, Reminders, reminder_set
from bot.store.settings import ZONE
from bot.turns.clocks import DAY, HOUR, MINUTE, SECOND
from tests.around import services_at
from tests.messages.posting import Killed, Post, refused
from tests.times import utc
from tests.turns.tables import Table

ANNA = 1_234_567_890_123_456_789

engines = pytest.mark.parametrize("engine", ["sqlite", "postgres"])


class Reminded:
    """Anna, who has asked for a reminder, and what Discord gets."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.post = Post(lambda: table.now)
        self.services = services_at(table, self.post)

    async def ask(self, hour: int, zone: str | None, at: str) -> None:
        self.table.now = utc(at)
        if zone is not None:
            await self.services.records.settings.save(ANNA, ZONE.to(zone), now=self.table.now)
        await self.table.store.commit((reminder_set(ANNA, hour, zone, "en", self.table.now),))

    async def sweep(self) -> None:
        await Reminders(self.services).sweep()

    async def until(self, moment: str, step: int = 10 * MINUTE) -> list[int]:
        """Let time pass; return when reminders came."""
        came = []
        while self.table.now <= utc(moment):
            before = len(self.post.sent)
            await self.sweep()
            if len(self.post.sent) > before:
                came.append(self.table.now)
            self.table.now += step
        return came

    async def due_at(self) -> int:
        reminder = await self.table.store.row(REMINDER_OF, user_id=ANNA)
        assert reminder is not None
        return reminder.due_at


@pytest.fixture
def anna(table: Table) -> Reminded:
    return Reminded(table)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("zone", "hour", "begin", "days"),
    [
        ("Europe/Berlin", 20, "2026-10-24T12:00", "2026-10-24T18:00 2026-10-25T19:00 2026-10-26T19:00"),
        ("Europe/Berlin", 2, "2026-10-23T12:00", "2026-10-24T00:00 2026-10-25T00:00 2026-10-26T01:00"),
        ("Europe/Berlin", 2, "2027-03-26T12:00", "2027-03-27T01:00 2027-03-28T01:00 2027-03-29T00:00"),
        ("America/New_York", 20, "2027-03-13T12:00", "2027-03-14T01:00 2027-03-15T00:00 2027-03-16T00:00"),
        ("Australia/Lord_Howe", 2, "2027-04-02T10:00", "2027-04-02T15:00 2027-04-03T15:30 2027-04-04T15:30"),
        ("Asia/Kolkata", 20, "2026-10-24T12:00", "2026-10-24T14:30 2026-10-25T14:30 2026-10-26T14:30"),
        ("330", 20, "2026-10-24T12:00", "2026-10-24T14:30 2026-10-25T14:30 2026-10-26T14:30"),
        (None, 20, "2026-10-24T12:00", "2026-10-24T20:00 2026-10-25T20:00 2026-10-26T20:00"),
    ],
)
async def test_a_reminder_comes_at_its_hour_on_both_sides_of_a_change_of_the_clock(
    anna: Reminded, zone: str | None, hour: int, begin: str, days: str
) -> None:
    await anna.ask(hour, zone, begin)
    expected = [utc(day) for day in days.split()]
    assert await anna.until(days.rsplit(maxsplit=1)[-1]) == expected


async def test_who_corrects_their_clock_is_reminded_by_the_new_one(table: Table, anna: Reminded) -> None:
    await anna.ask(20, None, "2026-11-28T12:00")
    settings = anna.services.records.settings
    await settings.save(ANNA, ZONE.to("Europe/Berlin"), now=table.now)
    assert await anna.until("2026-11-28T18:50") == []
    assert await anna.until("2026-11-28T19:00") == [utc("2026-11-28T19:00")]
    # Nothing comes twice on a day, and nothing at once for an hour that has passed.
    await settings.save(ANNA, ZONE.to("Asia/Tokyo"), now=table.now)
    assert await anna.until("2026-11-29T10:50") == []
    await settings.save(ANNA, ZONE.to("Europe/London"), now=table.now)
    await settings.save(ANNA, ZONE.to("Asia/Tokyo"), now=table.now)
    assert await anna.until("2026-11-29T11:00") == [utc("2026-11-29T11:00")]


@pytest.mark.parametrize(
    "faults",
    [
        [("before", refused(503))],
        [("after", refused(503))],
        [("before", refused(403)), ("after", refused(429)), ("before", TimeoutError())],
        [("before", discord.RateLimited(60.0))],
        [("before", Killed())],
        [("after", Killed())],
    ],
)
async def test_a_failure_that_passes_costs_no_reminder_and_sends_none_twice(
    table: Table, anna: Reminded, faults: list[tuple[str, BaseException]]
) -> None:
    await anna.ask(20, None, "2026-11-28T20:00")
    anna.post.faults += faults
    table.now = utc("2026-11-29T20:00")
    for _ in range(120):
        try:
            await anna.sweep()
        except Killed:
            await table.restart()
            anna.services = services_at(table, anna.post)
        table.now += 5 * SECOND
    assert len(anna.post.sent) == 1
    assert anna.post.tried == len(faults) + 1
    assert await anna.until("2026-11-30T19:50") == []
    assert await anna.until("2026-11-30T20:00") == [utc("2026-11-30T20:00")]


@pytest.mark.slow
@pytest.mark.parametrize("code", [40003, 20026, 50001, 50035, 20009])
async def test_only_a_person_ends_their_reminder(table: Table, anna: Reminded, code: int) -> None:
    await anna.ask(20, None, "2026-11-28T20:00")
    table.now = utc("2026-11-29T20:00")
    anna.post.faults = [("before", refused(403, code))] * 60
    expected = [utc("2026-11-29T21:00")] if code in {40003, 20026} else []
    assert await anna.until("2026-11-30T19:59", MINUTE) == expected
    anna.post.faults = []
    assert await anna.until("2026-11-30T20:00") == [utc("2026-11-30T20:00")]


@pytest.mark.parametrize("code", [50007, 50278, 10013])
async def test_a_closed_door_ends_the_reminder(anna: Reminded, code: int) -> None:
    await anna.ask(20, None, "2026-11-28T20:00")
    anna.post.faults = [("before", refused(403, code))]
    assert await anna.until("2026-11-29T20:00") == []
    assert await anna.table.store.row(REMINDER_OF, user_id=ANNA) is None


async def test_a_reminder_that_could_not_be_sent_for_hours_waits_for_the_next_day(
    table: Table, anna: Reminded
) -> None:
    await anna.ask(20, None, "2026-11-28T20:00")
    table.now = utc("2026-11-29T20:00")
    anna.post.faults = [("before", refused(503))] * 1000
    await anna.until("2026-11-29T23:00", MINUTE)
    assert anna.post.tried == LATEST // MINUTE + 1
    assert await anna.due_at() == utc("2026-11-30T20:00")


@engines
async def test_two_processes_remind_once(table: Table, anna: Reminded) -> None:
    await anna.ask(20, None, "2026-11-28T20:00")
    table.now += DAY
    await asyncio.gather(*(anna.sweep() for _ in range(4)))
    table.now += HOUR
    await asyncio.gather(*(anna.sweep() for _ in range(4)))
    assert anna.post.tried == 1
    assert await anna.due_at() == utc("2026-11-30T20:00")

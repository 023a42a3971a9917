"""What a clock that was once ahead has stored counts no more: it is neither done nor claimed nor put off."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.client import FEATURES
from bot.features.boards.seasons import SEASON, freeze_season, open_seasons
from bot.store.address import DatabaseServer, Place
from bot.store.database import Store
from bot.store.jobs import ADD_JOB, LEASE, Jobs
from bot.store.people import TELL_GAP, People
from bot.store.statements import Sql, statement
from bot.store.tidying import FORGET_JOBS, FORGET_PERIODS, TIDYING, put_right, tidied
from bot.turns.clocks import DAY, HOUR, MINUTE, SECOND, SharedClock
from bot.turns.processes import TERM, Processes
from tests import databases
from tests.times import utc

NOW = utc("2026-11-28T12:00")
YEAR = 365 * DAY
OTHERS: list[Sql[Any]] = [feature.ahead for feature in FEATURES if feature.ahead]

engines = pytest.mark.parametrize("engine", ["sqlite", "postgres"])

Row = dict[str, object]
ROWS: list[tuple[str, Row, str, int, int | None]] = [
    ("daily_reminder", {"user_id": 1, "hour": 8, "locale": "en"}, "due_at", DAY + HOUR, 0),
    ("turn_notice", {"game": "g", "seat": 0, "step": 1, "state": "owes", "wants": 1}, "due_at", DAY, NOW),
    ("removal", {"channel_id": 1, "message_id": 2, "is_all": 0}, "due_at", 10 * MINUTE, NOW),
    ("person", {"id": 1}, "told_at", 0, 0),
    ("person", {"id": 1}, "seen_at", 0, NOW),
    ("person", {"id": 1}, "forget_at", 30 * DAY, None),
    ("job", {"kind": "daily", "slot": "2026-11-28", "due": 1}, "until", LEASE, 0),
]
"""A table, a row with a time in it that is stored ahead, and its column; the longest that is right, and what a wrong one becomes."""
GONE: dict[str, tuple[Row, str, int]] = {
    "claim": ({"name": "keeper", "owner": "dead"}, "until", TERM),
    "process": ({"owner": "dead"}, "until", TERM),
    "thinking": ({"game": "g", "step": 1, "owner": "dead"}, "until", 5 * SECOND),
    "departed": ({"scope": "s", "secret": "00", "digest": "00"}, "until", 93 * DAY),
    "season": ({"name": "2026-Q4"}, "frozen_at", 0),
}
"""The same for rows that go when their time is wrong."""


def put(place: Place, table: str, row: Row) -> None:
    marks = ", ".join("?" for _ in row)
    databases.answers(
        place,
        [(f"insert into {table} ({', '.join(row)}) values ({marks})", tuple(row.values()))],  # noqa: S608 (our own names)
    )


@engines
@pytest.mark.parametrize(("table", "row", "column", "longest", "becomes"), ROWS)
async def test_a_time_that_is_too_late_is_put_right(
    store: Store,
    place: Place,
    caplog: pytest.LogCaptureFixture,
    *,
    table: str,
    row: Row,
    column: str,
    longest: int,
    becomes: int | None,
) -> None:
    put(place, table, {**row, column: NOW + longest})
    await put_right(store, NOW, OTHERS)
    assert [one[column] for one in databases.held(place, table)] == [NOW + longest]
    assert caplog.messages == []
    await put_right(store, NOW + longest - YEAR, OTHERS)
    assert [one[column] for one in databases.held(place, table)] == [becomes and becomes + longest - YEAR]
    [said] = caplog.messages
    assert "times later than can be: 1 count" in said


@engines
@pytest.mark.parametrize("table", GONE)
async def test_what_is_done_or_claimed_until_too_late_goes(store: Store, place: Place, table: str) -> None:
    row, column, longest = GONE[table]
    put(place, table, {**row, column: NOW + longest})
    await put_right(store, NOW, OTHERS)
    assert len(databases.held(place, table)) == 1
    await put_right(store, NOW - YEAR, OTHERS)
    assert databases.held(place, table) == []


@engines
async def test_a_job_that_was_done_before_its_day_is_done_again(store: Store, place: Place) -> None:
    time, done = NOW + YEAR, []

    async def work(slot: str) -> tuple[()]:
        done.append(slot)
        return ()

    jobs = Jobs(store, "one", lambda: time, {"daily": work})
    for day, due in (("2026-11-28", NOW - 12 * HOUR), ("2026-11-29", NOW + 12 * HOUR)):
        await jobs.add("daily", day, due)
    if isinstance(place, DatabaseServer):
        databases.answers(place, [("update job set is_done = 1", ())])
    else:
        await jobs.run_due()
        assert done == ["2026-11-28", "2026-11-29"]
    await put_right(store, NOW, OTHERS)
    assert [row["slot"] for row in databases.held(place, "job")] == ["2026-11-28"]


@engines
async def test_a_season_that_a_wrong_clock_has_frozen_goes_on(store: Store) -> None:
    later = NOW + YEAR
    await store.commit((statement(ADD_JOB, kind=SEASON, slot="2026-Q4", due=utc("2027-01-01T00:05")),))
    await store.commit(await freeze_season(store, lambda: later, "2026-Q4"))
    assert await open_seasons(store, NOW) == []
    await put_right(store, NOW, OTHERS)
    assert await open_seasons(store, NOW) == [("2026-Q4", utc("2027-01-01T00:05"))]


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_keeper_of_next_year_is_replaced(store: Store, place: Place) -> None:
    put(place, "claim", {"name": "keeper", "owner": "dead", "until": NOW + 100 * YEAR})
    new = Processes(store, SharedClock(), name="new")
    await new.beat()
    assert not new.is_keeper
    await put_right(store, new.clock.wall(), OTHERS)
    await new.beat()
    assert new.is_keeper


@engines
async def test_who_was_told_of_a_table_next_year_is_told_of_one_now(store: Store) -> None:
    people = People(store)
    await people.set_alert(11, 1, is_on=True)
    assert await people.tell(11, 0, NOW + YEAR) == [1]
    assert await people.tell(11, 0, NOW) == []
    await put_right(store, NOW, OTHERS)
    assert await people.tell(11, 0, NOW) == [1]
    await put_right(store, NOW, OTHERS)
    assert await people.tell(11, 0, NOW + TELL_GAP - 1) == []


async def test_a_wrong_clock_deletes_no_boards_of_this_month() -> None:
    """What is old follows from the day on which the job was due."""
    batch = await tidied(lambda: NOW + YEAR, "2026-11-29")
    values = {one.query: one.values for one in batch}
    assert values[FORGET_PERIODS] == {"month": "2026-11", "week": "2026-W48"}
    assert values[FORGET_JOBS]["before"] < NOW
    assert (values[ADD_JOB]["kind"], values[ADD_JOB]["slot"]) == (TIDYING, "2027-11-29")


@pytest.fixture(autouse=True)
def _warnings(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "bot.store.tidying")
